/** What is wrong with options or a position of Siegestorm. */
import type { Catalogue } from '../catalogue.ts'

export const problems = {
  'problem.no-such-card': 'There is no card “{card}”.',
  'problem.no-such-deck': 'There is no deck “{deck}”.',
  'problem.no-such-boss': 'There is no boss “{boss}”.',
  'problem.no-boss-in-this-mode': 'There is no boss in this mode.',
  'problem.no-such-front': 'This player has no such war track.',
  'problem.position-unsound':
    'This position cannot stand: cards are missing, doubled or in places where they cannot be.',
} as const satisfies Catalogue
