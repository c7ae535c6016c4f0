/** Choosing cards for an effect: asked of a player, or settled by the boss's rules. [SS-RULING-33, SS-RULING-44] */
import { costInPlay, designOf, isShade, printedCost } from '../designs.ts'
import { ask, type Run, tell } from '../run.ts'
import { creatureOf, humanFor, isSeat, opposes, stockOf } from '../scope.ts'
import type { Card, Context, Prompt, State, Task } from '../state.ts'
import type { Seat, Side } from '../vocabulary.ts'
import type { Part } from './effect.ts'

export interface Question {
  readonly chooser: Side
  readonly prompt: Prompt
  readonly options: readonly string[]
  readonly min: number
  readonly max: number
  readonly orNone?: true
  /** The order of choosing matters, also when all are chosen. */
  readonly ordered?: true
  readonly kind?: 'target' | 'choose'
}

/** The answer if it is known: given before, or forced. Otherwise the question is put and the work waits. */
export const answered = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  question: Question,
): readonly string[] | undefined => {
  if (task.answer) return task.answer
  const { options, min, max, orNone, chooser, prompt } = question
  if (options.length === 0 || max === 0) return []
  if (!orNone && options.length <= min && (!question.ordered || options.length === 1)) return options
  ask(run, task, {
    kind: question.kind ?? 'choose',
    seat: humanFor(run.state, chooser),
    prompt,
    options,
    min: Math.min(min, options.length),
    max: Math.min(max, options.length),
    chosen: [],
    ...(orNone ? { orNone } : {}),
    design: context.design,
    ...(context.source ? { source: context.source } : {}),
  })
  return undefined
}

/** A yes-or-no question. */
export const agreed = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  prompt: Prompt,
): boolean | undefined => {
  const answer = answered(run, task, context, {
    chooser: context.you,
    prompt,
    options: ['yes', 'no'],
    min: 1,
    max: 1,
  })
  return answer && answer[0] === 'yes'
}

const supporterOf = (state: State, seat: Seat, target: string): Card | undefined =>
  stockOf(state, seat).supporters.find(one => one.id === target)

/** A Supporter lies face down before opponents, yet the boss's rule weighs it by what it is. */
const costOfTarget = (state: State, target: string): number => {
  const creature = creatureOf(state, target)
  if (creature) return costInPlay(state, creature)
  const card =
    stockOf(state, 'boss').hand.find(one => one.id === target) ??
    state.seats.map(seat => supporterOf(state, seat, target)).find(one => one !== undefined)
  return card ? printedCost(state, card.design) : 0
}

const sideOfTarget = (state: State, target: string): Side | undefined =>
  creatureOf(state, target)?.side ?? state.seats.find(seat => supporterOf(state, seat, target))

const theirsAmong = (state: State, targets: readonly string[]): readonly string[] =>
  targets.filter(target => opposes(state, 'boss', sideOfTarget(state, target) ?? 'boss'))

/**
 * [SS-PVB-8] The boss takes the most expensive legal card of the players, the human breaks ties. Of his own he takes
 * the dearest for what helps him, the cheapest for a loss. Returns undefined while a tie is being broken.
 */
export const bossPicks = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  options: readonly string[],
  count: number,
  isLoss = false,
): readonly string[] | undefined => {
  const { state } = run
  const theirs = theirsAmong(state, options)
  const pool = theirs.length > 0 ? theirs : options
  if (pool.length <= count) return pool
  const sign = isLoss && theirs.length === 0 ? -1 : 1
  const rank = (target: string): number => sign * costOfTarget(state, target)
  const ranked = [...pool].sort((a, b) => rank(b) - rank(a))
  const limit = costOfTarget(state, ranked[count - 1]!)
  const sure = ranked.filter(target => rank(target) > sign * limit)
  const tied = ranked.filter(target => costOfTarget(state, target) === limit)
  const open = count - sure.length
  if (tied.length === open) return [...sure, ...tied]
  const answer = tieBroken(run, task, context, tied, open, 'SS-RULING-44')
  return answer && [...sure, ...answer]
}

/** Among equals the human chooses for the boss, and is told so. [SS-RULING-44] */
export const tieBroken = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  options: readonly string[],
  count: number,
  rule: 'SS-BHAND-3' | 'SS-FAIRY-5' | 'SS-RULING-44',
  params: { readonly cost?: number } = {},
): readonly string[] | undefined => {
  if (options.length > count && !task.answer) tell(run, { kind: 'boss-reasoned', why: 'tie-was-yours', rule, params })
  return answered(run, task, context, { chooser: 'boss', prompt: 'boss-tie', options, min: count, max: count })
}

/** [SS-PVB-8] Of the players' cards these take the dearest, of his own, if it must be, the cheapest. */
const REMOVING: readonly string[] = ['kill', 'destroy', 'return', 'take']

/** Why these: each card the boss has picked, with its cost, a Supporter unnamed; what he does not remove only where he had a choice. */
const explainPicked = (run: Run, picked: readonly string[], hadChoice: boolean, part: Part): void => {
  const removes = REMOVING.includes(part.do)
  for (const target of picked) {
    const creature = creatureOf(run.state, target)
    if (!creature && removes && run.state.seats.some(seat => supporterOf(run.state, seat, target)))
      tell(run, { kind: 'boss-reasoned', why: 'takes-dearest-supporter', rule: 'SS-PVB-8' })
    if (!creature || (!hadChoice && (creature.side === 'boss' || !removes))) continue
    const params = { card: creature.shade ? 'shade' : creature.design, cost: costInPlay(run.state, creature) }
    if (!removes) tell(run, { kind: 'boss-reasoned', why: 'picks-dearest', rule: 'SS-RULING-44', params })
    else if (creature.side === 'boss')
      tell(run, { kind: 'boss-reasoned', why: 'loses-cheapest', rule: 'SS-RULING-44', params })
    else tell(run, { kind: 'boss-reasoned', why: 'takes-dearest', rule: 'SS-PVB-8', params })
  }
}

/** The same for cards in his hand or drawn: a Shade, which lies face down, is not named. */
export const explainDearest = (run: Run, cards: readonly { readonly design: string }[]): void => {
  for (const { design } of cards) {
    if (isShade(designOf(run.state, design))) continue
    const params = { card: design, cost: printedCost(run.state, design) }
    tell(run, { kind: 'boss-reasoned', why: 'picks-dearest', rule: 'SS-RULING-44', params })
  }
}

/** Who picks what a verb is aimed at. */
export const pickTargets = (
  run: Run,
  task: Task & { readonly answer?: readonly string[] },
  context: Context,
  options: readonly string[],
  take: number | 'any-number',
  prompt: Prompt,
  part: Part,
): readonly string[] | undefined => {
  const count = take === 'any-number' ? options.length : take
  if (!isSeat(context.you)) {
    const isLoss = REMOVING.includes(part.do)
    // [SS-RULING-44] the way worst for the human: of his own, none
    if (isLoss && take === 'any-number' && theirsAmong(run.state, options).length === 0) return []
    const picked = bossPicks(run, task, context, options, count, isLoss)
    explainPicked(run, picked ?? [], options.length > count, part)
    return picked
  }
  return answered(run, task, context, {
    chooser: context.you,
    prompt,
    options,
    min: take === 'any-number' ? 0 : count,
    max: count,
    ...(take === 'any-number' ? { orNone: true as const } : {}),
    kind: 'target',
  })
}

/** A hand card that costs most comes first; used where the boss keeps or discards. */
export const dearestFirst = <C extends { readonly design: string }>(state: State, cards: readonly C[]): readonly C[] =>
  [...cards].sort((a, b) => printedCost(state, b.design) - printedCost(state, a.design))
