/** Words of a card that are well-formed and say nothing where they stand. */
import type { Problem } from '@siegeworks/kernel'
import type { CardDef } from '../cards/card-def.ts'
import type { Effect, Modifier, Part, TriggerEvent } from '../effects/effect.ts'

/** Triggers that speak of a card. */
const OF_A_CARD: ReadonlySet<TriggerEvent> = new Set([
  'self-storms',
  'self-deploys',
  'self-killed',
  'ally-storms',
  'ally-deploys',
  'ally-killed',
  'ally-sacrificed',
  'enemy-killed',
])

/** What the words around an effect give it: a card to speak of, units of a price to count. */
interface Given {
  readonly it: boolean
  readonly paid: boolean
}

export const emptyWords = ({ action, passives }: CardDef, at: string): readonly Problem[] => [
  ...inEffect(action, `${at}.action`, { it: false, paid: false }),
  ...passives.flatMap((passive, i) => {
    const path = `${at}.passives[${i}].does`
    if (passive.kind === 'static') return unchanged(passive.does, path)
    const it = passive.kind === 'trigger' && OF_A_CARD.has(passive.on)
    return inEffect(passive.does, path, { it, paid: passive.kind === 'ability' && 'sacrifice' in passive.price })
  }),
]

const inEffect = (effect: Effect, at: string, given: Given): readonly Problem[] => {
  let paid = given.paid
  return effect.flatMap((part, i) => {
    const found = inPart(part, `${at}[${i}]`, { ...given, paid })
    paid ||= part.do === 'flip'
    return found
  })
}

const inPart = (part: Part, at: string, given: Given): readonly Problem[] => {
  if ('does' in part) return inEffect(part.does, `${at}.does`, part.do === 'price' ? { ...given, paid: true } : given)
  const problems = [...unchanged(part, at)]
  if ('what' in part && part.what.of === 'it' && !given.it) problems.push(meaningless(`${at}.what.of`, 'it'))
  for (const [key, value] of Object.entries(part))
    if (!given.paid && typeof value === 'object' && 'paid' in value) problems.push(meaningless(`${at}.${key}`, 'paid'))
  return problems
}

const meaningless = (at: string, word: string): Problem => ({ at, code: 'means-nothing-here', params: { word } })

/** A change without a number. */
const unchanged = (change: Part | Modifier, at: string): readonly Problem[] => {
  const { do: verb } = change
  const keys = verb === 'mod' ? ['att', 'def'] : verb === 'damage-mod' ? ['by', 'cap'] : []
  return keys.length === 0 || keys.some(key => key in change) ? [] : [{ at, code: 'changes-nothing' }]
}
