/** Which words a card uses, and where: for checks over whole sets. */
import type { CardDef } from '../cards/card-def.ts'
import type { Effect, Verb } from './effect.ts'

export interface VerbAt {
  readonly path: string
  readonly verb: Verb
}

/** Every verb of the card with its path, in reading order; the structure words (price, if, may) included. */
export const verbsOf = (card: CardDef): readonly VerbAt[] => [
  ...inEffect(card.action, 'action'),
  ...card.passives.flatMap((passive, i): readonly VerbAt[] =>
    passive.kind === 'static'
      ? [{ path: `passives[${i}].does`, verb: passive.does.do }]
      : inEffect(passive.does, `passives[${i}].does`),
  ),
]

/** Whether an effect says this, wherever in it. */
export const says = (effect: Effect, verb: Verb): boolean => inEffect(effect, '').some(found => found.verb === verb)

const inEffect = (effect: Effect, at: string): readonly VerbAt[] =>
  effect.flatMap((part, i) => {
    const path = `${at}[${i}]`
    const here: VerbAt = { path, verb: part.do }
    return 'does' in part ? [here, ...inEffect(part.does, `${path}.does`)] : [here]
  })
