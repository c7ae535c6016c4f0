/** What is wrong with options or a position of Siegestorm. French. */
import type { Translation } from '../catalogue.ts'
import type { problems as english } from './problems-en.ts'

export const problems = {
  'problem.no-such-card': 'La carte « {card} » n’existe pas.',
  'problem.no-such-deck': 'Le deck « {deck} » n’existe pas.',
  'problem.no-such-boss': 'Le boss « {boss} » n’existe pas.',
  'problem.no-boss-in-this-mode': 'Il n’y a pas de boss dans ce mode.',
  'problem.boss-has-no-supporters': 'Le boss n’a pas de Soutiens : son Niveau de Menace en tient lieu.',
  'problem.boss-has-no-heal-pile': 'Le boss n’a pas de Pile de Soins.',
  'problem.not-a-creature': '« {card} » n’est qu’une action : sans ATT ni DEF, elle ne se pose nulle part.',
  'problem.not-alike': 'Deux cartes ont l’identifiant {id} sans être écrites de la même façon.',
  'problem.no-gang-token': 'Seules les créatures du boss sur son Sentier de la Guerre portent des pions Bande.',
  'problem.no-spirit-token': 'Les pions Esprit ne se posent que sur les Totems du boss.',
  'problem.not-a-shade': 'Seule une Ombre peut être face cachée.',
  'problem.no-such-front': 'Ce joueur n’a pas ce Sentier de la Guerre.',
  'problem.not-a-handle': 'Un repère est une petite lettre et un nombre, comme h1.',
  'problem.not-a-front': 'Un front s’écrit f et un nombre, comme f1.',
  'problem.figures-beside-card':
    'Une carte donnée par son identifiant garde ses valeurs imprimées : retirez « card: {card} » ou ceci.',
  'problem.hand-too-large': 'Une main contient au plus {most} cartes ; celle-ci en a {count}.',
  'problem.too-few-left':
    '{least, plural, one {Il faut qu’un joueur au moins soit encore en jeu.} other {Il faut que # joueurs au moins soient encore en jeu.}}',
  'problem.no-standing-orders': 'Cette table n’utilise pas de consignes.',
  'problem.not-a-card': 'Une carte est son identifiant, ou un objet avec ses propres valeurs.',
  'problem.not-a-pile': 'Une pile est une liste de cartes, ou leur nombre.',
  'problem.too-many-decks': '{most, plural, one {Il y a une place} other {Il y a # places}} pour {count} decks.',
  'problem.not-in-this-place': '« {key} » ne veut rien dire pour cette carte à cet endroit.',
  'problem.no-vision': 'Aucune Vision n’est en cours : aucune carte n’est mise de côté pour elle.',
  'problem.space-taken': 'Cet emplacement est déjà pris par {first}.',
  'problem.position-unsound': 'Cette position ne tient pas : ce que le programme en avait écrit a été modifié.',
} as const satisfies Translation<typeof english>
