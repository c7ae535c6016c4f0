/** The rules of Siegestorm in Polish. */
import type { RuleBook } from '../rule-book.ts'
import type { SiegestormRules } from '../siegestorm.ts'
import { tableAndCards } from './pl/01-table-and-cards.ts'
import { turnAndOrders } from './pl/02-turn-and-orders.ts'
import { keywordsAndBoss } from './pl/03-keywords-and-boss.ts'
import { rulings } from './pl/04-rulings.ts'
import { examples } from './pl/05-examples.ts'

// biome-ignore format: one title a line
export const pl: RuleBook<SiegestormRules> = {
  titles: {
    '1': 'Elementy i strefy',
    '2': 'Budowa karty',
    '3': 'Budowanie talii',
    '4': 'Przygotowanie rozgrywki, mulligan, pierwszy gracz (Duel)',
    '5': 'Opłacanie kosztów',
    '6': 'Zagrywanie akcji i jednostek; koszty aktywacji',
    '7': 'Tura gracza',
    '8': 'Przegrana',
    '9': 'Rozkazy: Szturm, Utrzymaj Pozycję, Wsparcie',
    '10': 'Sojusznicy, Wrogowie i Pole Bitwy',
    '11': 'Ciąg rozkazów',
    '12': 'Umieszczanie i wystawianie przez efekty, konflikty, interpunkcja',
    '13': 'Słowa kluczowe (z erratą FAQ)',
    '14': 'Tryb Solo: boss',
    '14a': 'Przygotowanie i koniec gry',
    '14b': 'Poziom Grozy',
    '14c': 'Zagrywanie ręki bossa',
    '14d': 'Tura bossa',
    '15': 'Wspierający stają się Grozą; karty gracza przeciw bossowi',
    '16': 'Frakcje bossa',
    'evil-goblins': 'Evil Goblins',
    'wild-fairies': 'Wild Fairies',
    'spectral-shamans': 'Spectral Shamans',
    'shade-slayers': 'Shade Slayers',
    'undead-realms-and-awakened-miner': 'Undead Realms i Awakened Miner',
    '17': 'Tryb Co-op (dwóch graczy przeciw bossowi)',
    '18': 'Last Man Standing (trzech lub czterech graczy)',
    '19': 'Rozstrzygnięcia luk, niejasności i sprzeczności',
    'core-rules': 'Zasady podstawowe',
    'boss-co-op-and-multiplayer': 'Boss, Co-op i gra wieloosobowa',
    'further-rulings-cards-and-modes': 'Dalsze rozstrzygnięcia: karty i tryby',
    '20': 'Przykłady (zakładając / gdy / wtedy)',
  },
  texts: { ...tableAndCards, ...turnAndOrders, ...keywordsAndBoss, ...rulings, ...examples },
}
