/** The rules of Siegestorm in French. */
import type { RuleBook } from '../rule-book.ts'
import type { SiegestormRules } from '../siegestorm.ts'
import { tableAndCards } from './fr/01-table-and-cards.ts'
import { turnAndOrders } from './fr/02-turn-and-orders.ts'
import { keywordsAndBoss } from './fr/03-keywords-and-boss.ts'
import { rulings } from './fr/04-rulings.ts'
import { examples } from './fr/05-examples.ts'

// biome-ignore format: one title a line
export const fr: RuleBook<SiegestormRules> = {
  titles: {
    '1': 'Matériel et zones',
    '2': 'Anatomie des cartes',
    '3': 'Construction du deck',
    '4': 'Mise en place, mulligan, premier joueur (Duel)',
    '5': 'Payer les coûts',
    '6': 'Jouer des actions et des créatures ; coûts d’activation',
    '7': 'Déroulement du tour (joueur)',
    '8': 'Perdre la partie',
    '9': 'Ordres : Guerroyer, Tenir la Position, Soutien',
    '10': 'Alliés, Ennemis et Zone de Guerre',
    '11': 'Chaîne d’Ordres',
    '12': 'Effets de placement et de déploiement, conflits, ponctuation',
    '13': 'Mots-clés (errata de la FAQ compris)',
    '14': 'Mode Solo : le boss',
    '14a': 'Mise en place et fin de partie',
    '14b': 'Niveau de Menace',
    '14c': 'Jouer la main du boss',
    '14d': 'Tour du boss',
    '15': 'Les Soutiens deviennent Menace ; cartes du joueur contre le boss',
    '16': 'Factions de boss',
    'evil-goblins': 'Gobelins Maléfiques',
    'wild-fairies': 'Fées Sauvages',
    'spectral-shamans': 'Chamanes Spectraux',
    'shade-slayers': 'Tueurs de l’Ombre',
    'undead-realms-and-awakened-miner': 'Royaumes des Non-Morts et Awakened Miner',
    '17': 'Mode Coopératif (deux joueurs contre le boss)',
    '18': 'Jusqu’au Dernier (trois ou quatre joueurs)',
    '19': 'Décisions sur les lacunes, ambiguïtés et contradictions',
    'core-rules': 'Règles de Base',
    'boss-co-op-and-multiplayer': 'Boss, coopératif et plusieurs joueurs',
    'further-rulings-cards-and-modes': 'Autres décisions : cartes et modes',
    '20': 'Exemples (étant donné / quand / alors)',
  },
  texts: { ...tableAndCards, ...turnAndOrders, ...keywordsAndBoss, ...rulings, ...examples },
}
