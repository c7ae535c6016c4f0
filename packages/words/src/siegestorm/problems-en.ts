/** What is wrong with options or a position of Siegestorm. */
import type { Catalogue } from '../catalogue.ts'

export const problems = {
  'problem.no-such-card': 'There is no card “{card}”.',
  'problem.no-such-deck': 'There is no deck “{deck}”.',
  'problem.no-such-boss': 'There is no boss “{boss}”.',
  'problem.no-boss-in-this-mode': 'There is no boss in this mode.',
  'problem.boss-has-no-supporters': 'The boss has no Supporters: his Menace Level stands for them.',
  'problem.boss-has-no-heal-pile': 'The boss has no Heal pile.',
  'problem.not-a-creature': '“{card}” is only an action: without ATT and DEF it stands nowhere.',
  'problem.not-alike': 'Two cards have the id {id} but are not written alike.',
  'problem.no-gang-token': 'Only the boss’s creatures on his war track carry Gang tokens.',
  'problem.no-spirit-token': 'Spirit tokens lie on the boss’s Totems only.',
  'problem.not-a-shade': 'Only a Shade lies face down.',
  'problem.no-such-front': 'This player has no such war track.',
  'problem.not-a-handle': 'A handle is a small letter and a number, like h1.',
  'problem.not-a-front': 'A front is f and a number, like f1.',
  'problem.figures-beside-card': 'A card named by its id has its printed figures: leave out “card: {card}” or these.',
  'problem.hand-too-large': 'A hand holds at most {most} cards; this one has {count}.',
  'problem.too-few-left':
    '{least, plural, one {At least one seat} other {At least # seats}} must still be in the game.',
  'problem.no-standing-orders': 'This table does not use standing orders.',
  'problem.not-a-card': 'A card is its id, or an object with its own figures.',
  'problem.not-a-pile': 'A pile is a list of cards, or how many there are.',
  'problem.too-many-decks': '{most, plural, one {There is one seat} other {There are # seats}} for {count} decks.',
  'problem.not-in-this-place': '“{key}” means nothing for this card in this place.',
  'problem.no-vision': 'No Vision is under way: no cards lie aside for one.',
  'problem.space-taken': 'This space is taken already by {first}.',
  'problem.position-unsound': 'This position cannot stand: what the program wrote of it was altered.',
} as const satisfies Catalogue
