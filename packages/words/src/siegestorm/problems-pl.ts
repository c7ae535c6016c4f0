/** What is wrong with options or a position of Siegestorm. Polish. */
import type { Translation } from '../catalogue.ts'
import type { problems as english } from './problems-en.ts'

export const problems = {
  'problem.no-such-card': 'Nie ma karty „{card}”.',
  'problem.no-such-deck': 'Nie ma talii „{deck}”.',
  'problem.no-such-boss': 'Nie ma bossa „{boss}”.',
  'problem.no-boss-in-this-mode': 'W tym trybie nie ma bossa.',
  'problem.no-such-front': 'Ten gracz nie ma takiego Toru Walki.',
  'problem.position-unsound':
    'Ta pozycja nie może istnieć: karty brakują, powtarzają się albo leżą tam, gdzie nie mogą.',
} as const satisfies Translation<typeof english>
