/** The rules of SIEGE in Polish. */
import type { RuleBook } from '../rule-book.ts'
import type { SiegeRules } from '../siege.ts'
import { terrainAndShooting } from './pl/1a-terrain-and-shooting.ts'
import { movementAndMelee } from './pl/1b-movement-and-melee.ts'
import { breachAndTower } from './pl/2-breach-and-tower.ts'
import { campRidersFire } from './pl/3-camp-riders-fire.ts'
import { battering } from './pl/4-battering.ts'
import { wagonsAndOil } from './pl/5-wagons-and-oil.ts'
import { optionsAndResults } from './pl/6-options-and-results.ts'
import { tables } from './pl/7-tables.ts'
import { geometry } from './pl/8-geometry.ts'
import { rulingsPlay } from './pl/9a-rulings-play.ts'
import { rulingsEquipment } from './pl/9b-rulings-equipment.ts'
import { examples } from './pl/10-examples.ts'
import { scenarios } from './pl/11-scenarios.ts'

// biome-ignore format: one title a line
export const pl: RuleBook<SiegeRules> = {
  titles: {
    'A.0': 'Wprowadzenie',
    'A.1': 'Część pierwsza: zamek, strzelanie, ruch, walka wręcz, most zwodzony, drabiny',
    '1.1': 'Teren mapy zamku',
    '1.2': 'Przebieg gry',
    '1.21': 'Pięć kroków fazy',
    '1.3': 'Strzelanie z łuku i kuszy',
    '1.41': 'Linia strzału',
    '1.42': 'Strzelanie obok innych postaci',
    '1.43': 'Strzelanie przez drzwi',
    '1.44': 'Strzelanie z blanków i strzelnic',
    '1.45': 'Strzelanie do obrońców na blankach i za strzelnicami',
    '1.46': 'Strzelanie do fosy',
    '1.5': 'Osłona',
    '1.6': 'Ruch',
    '1.7': 'Walka wręcz',
    '1.8': 'Most zwodzony',
    '1.9': 'Drabiny oblężnicze',
    'A.2': 'Część druga: zasypana fosa, gruzowisko, wieża oblężnicza',
    '2.1': 'Teren szczególny',
    '2.2': 'Żetony zasypanej fosy',
    '2.3': 'Żetony gruzowiska',
    '2.4': 'Wieża oblężnicza',
    'A.3': 'Część trzecia: teren obozu, jeźdźcy, balista, ogień',
    '3.1': 'Teren mapy obozu',
    '3.2': 'Strzelanie i osłona',
    '3.3': 'Jeźdźcy i konie',
    '3.4': 'Balista',
    '3.5': 'Ogień',
    'A.4': 'Część czwarta: burzenie murów',
    '4.1': 'Niszczenie murów zamku',
    '4.2': 'Trebusz i mangonela',
    '4.3': 'Taran',
    'A.5': 'Część piąta: wozy, mantelet, ogień i olej, gojenie ran',
    '5.1': 'Wozy i zwierzęta pociągowe',
    '5.2': 'Mantelet',
    '5.3': 'Strzały zapalające i wrzący olej',
    '5.4': 'Gojenie ran',
    'A.6': 'Zasady opcjonalne',
    'panic-and-rout': 'Panika i popłoch',
    'aiming-misses-that-hit-friends': 'Pomyłki strzeleckie: chybienia, które trafiają swoich',
    'marksmanship': 'Celność',
    'A.7': 'Karta pomocy, karta oblężenia, podsumowanie',
    'results-of-shooting': 'Wyniki strzelania',
    'results-of-melee': 'Wyniki walki wręcz',
    'fire-battering-and-sheet-use': 'Ogień, burzenie i użycie karty',
    'T.1': 'Tabele: stałe wartości',
    'T.2': 'Tabele: odtworzone',
    'G.1': 'Geometria: siatka i współrzędne',
    'G.2': 'Geometria: dane pól i boków',
    'G.3': 'Geometria: żetony',
    'G.4': 'Geometria: wysokości',
    'G.5': 'Geometria: linia strzału',
    'G.6': 'Geometria: ruch i żetony na kilku polach',
    'R.1': 'Rozstrzygnięcia: kości, stosunki sił, kolumny',
    'R.2': 'Rozstrzygnięcia: przebieg i stan',
    'R.3': 'Rozstrzygnięcia: strzelanie',
    'R.4': 'Rozstrzygnięcia: ruch i piętrzenie',
    'R.5': 'Rozstrzygnięcia: cofnięcia',
    'R.6': 'Rozstrzygnięcia: walka wręcz',
    'R.7': 'Rozstrzygnięcia: sprzęt, ogień, burzenie',
    'R.8': 'Rozstrzygnięcia: dni, morale, opcje',
    'R.9': 'Rozstrzygnięcia: uzupełnienia',
    'E': 'Przykłady',
    'N.1': 'Scenariusze: co zawiera plik scenariusza',
    'N.2': 'Scenariusze: co wprowadza każdy oryginalny scenariusz',
    'N.3': 'Scenariusze: propozycje (nasze własne)',
  },
  texts: { ...examples, ...scenarios, ...terrainAndShooting, ...movementAndMelee, ...breachAndTower, ...campRidersFire, ...battering, ...wagonsAndOil, ...optionsAndResults, ...tables, ...geometry, ...rulingsPlay, ...rulingsEquipment },
}
