/** The keywords of the cards, each with its rule; a card is searched for them in English, whatever language it is read in. */
import type { CardDef } from '@siegeworks/siegestorm'

export const KEYWORD_RULES: { readonly [keyword: string]: string } = {
  advance: 'SS-KW-ADVANCE-1',
  commit: 'SS-SUP-2',
  dmg: 'SS-KW-DMG-1',
  deploy: 'SS-TURN-DEP-1',
  place: 'SS-PLACE-1',
  destroy: 'SS-KW-DESTROY-1',
  discard: 'SS-KW-DISCARD-1',
  draw: 'SS-KW-DRAW-1',
  heal: 'SS-KW-HEAL-1',
  kill: 'SS-KW-KILL-1',
  negate: 'SS-CHAIN-10',
  raise: 'SS-KW-RAISE-1',
  recover: 'SS-KW-RECOVER-1',
  reset: 'SS-KW-RESET-1',
  sacrifice: 'SS-KW-SACRIFICE-1',
  shapeshift: 'SS-KW-SHAPESHIFT-1',
  steal: 'SS-KW-STEAL-1',
  vision: 'SS-KW-VISION-1',
  shielded: 'SS-BHAND-10',
  gang: 'SS-BHAND-11',
  spirit: 'SS-BHAND-12',
  totem: 'SS-BHAND-13',
  swap: 'SS-FAIRY-2',
  shade: 'SS-SHADE-1',
  ghost: 'SS-SHADE-2',
  shoot: 'SS-KW-DMG-1',
  aim: 'SS-MINER-5',
}

/** At the beginning of a word, whatever follows: heal, healed, heals; not the place in "replace". */
const named = (keyword: string): RegExp => new RegExp(`\\b${keyword}`, 'i')

export const keywordsOf = (card: CardDef, english: string): readonly string[] => {
  const specials: readonly string[] = card.kind === 'boss' ? card.specials : []
  return Object.keys(KEYWORD_RULES).filter(keyword => specials.includes(keyword) || named(keyword).test(english))
}
