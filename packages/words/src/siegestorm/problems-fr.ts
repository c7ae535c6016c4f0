/** What is wrong with options or a position of Siegestorm. French. */
import type { Translation } from '../catalogue.ts'
import type { problems as english } from './problems-en.ts'

export const problems = {
  'problem.no-such-card': 'La carte « {card} » n’existe pas.',
  'problem.no-such-deck': 'Le deck « {deck} » n’existe pas.',
  'problem.no-such-boss': 'Le boss « {boss} » n’existe pas.',
  'problem.no-boss-in-this-mode': 'Il n’y a pas de boss dans ce mode.',
  'problem.no-such-front': 'Ce joueur n’a pas ce Sentier de la Guerre.',
  'problem.position-unsound':
    'Cette position ne tient pas : des cartes manquent, sont en double ou se trouvent là où elles ne peuvent pas être.',
} as const satisfies Translation<typeof english>
