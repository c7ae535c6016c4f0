/** What the commands about the ground of SIEGE say: show, sight, odds. */
import type { Translation } from '../catalogue.ts'
import type { sight as en } from './sight-en.ts'

export const sight: Translation<typeof en> = {
  'command.show': 'Rysuje mapę gry SIEGE albo zapisaną pozycję na jej mapie.',
  'command.sight':
    'Linia strzału między dwoma miejscami lub postaciami w SIEGE: co przecina, co ją zamyka, osłona, szanse.',
  'command.sight.more':
    'MAP to castle, camp, camp+castle albo plik z pozycją (docs/positions.md). FROM i TO to pola (F10 lub 3,-2, ze znakiem ^ dla górnej kondygnacji) albo żetony pozycji. Bez TO: wszystko, co stamtąd widać. Z dwoma żetonami, strzelcem i celem, także szanse strzału.',
  'command.odds': 'Walka wręcz w SIEGE przed rzutem: stosunek sił, przesunięcia z powodami, szansa każdego wyniku.',
  'command.odds.more':
    'Plik to pozycja (docs/positions.md). Kilku atakujących lub broniących oddziela się przecinkami.',
  'option.bridge': 'most zwodzony: up (podniesiony) lub down (opuszczony)',
  'option.weapon': 'short-bow, long-bow, crossbow lub ballista: podaje też zasięg i szanse',
  'sight.no-place': 'nie ma tu pola ani żetonu {place}',
  'sight.not-on-map': '{piece} nie stoi na mapie',
  'sight.no-weapon': 'nie ma broni {weapon}; są {weapons}',
  'sight.open': '{from} → {to}: otwarta, odległość {range}',
  'sight.closed': '{from} → {to}: zamknięta, odległość {range}',
  'sight.block': 'Na {hex}: {why} [{rule}]',
  'sight.cover': 'Osłona: {cover} ({why}) [{rule}]',
  'sight.grazing': 'Linia dotyka narożnika lub biegnie wzdłuż boku: to jest odczyt, który się liczy. [SG-GEO-33]',
  'sight.from':
    'Z {place}, wysokość {height}{radius, plural, =0 {} one {, góruje nad # polem} few {, góruje nad # polami} many {, góruje nad # polami} other {, góruje nad # pola}}',
  'sight.step': '{hex}: {terrain}, wysokość {height}{relief, select, 1 {, nad skarpą} other {}}',
  'sight.engine': 'machina oblężnicza',
  'sight.crosses': 'przecina: {feature}',
  'sight.somebody': 'ktoś tam stoi',
  'sight.field':
    'Z {from}: widać {open, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} z {all}.',
  'sight.shot': '{target} na {place}, odległość {range}, osłona {cover}: {chances}',
  'sight.no-shot': '{target} na {place}, odległość {range}: {why}',
  'sight.range':
    '{weapon}, odległość {range}: {band, select, short {bliska} medium {średnia} long {daleka} other {za daleko}}',
  'sight.modifiers': 'Modyfikatory: {list}',
  'sight.no-modifiers': 'Bez modyfikatorów.',
  'sight.chances': 'Na dziesięć ścianek: {list}',
  'sight.may-not': 'Nie może strzelać: {why}',
  'odds.line': '{attack} przeciw {defense}: {odds}-1, kolumna {column}-1',
  'odds.shift': '{why}: {columns} [{rule}]',
  'odds.chances': 'Na dziesięć ścianek: {list}',
  'odds.refused': 'Niedozwolone: {why}',
  'odds.nobody': 'nie ma tu nikogo o nazwie {piece}',
  'feature.wall': 'mur',
  'feature.parapet': 'przedpiersie',
  'feature.slit': 'strzelnica',
  'feature.door': 'drzwi',
  'feature.keep-door': 'wejście do donżonu',
  'feature.drop': 'wewnętrzna krawędź muru',
  'feature.bank-top': 'krawędź skarpy',
  'feature.gateway': 'przejazd bramny',
  'show.legend': 'Boki: {sides}',
}
