/** One attack of a storm: Strength, then a target, then the blow. [SS-STORM-2 … SS-STORM-9] */
import { costInPlay, designOf } from '../designs.ts'
import { tieBroken } from '../effects/picking.ts'
import { attOf, contextOf, defOf, eachModifier } from '../effects/values.ts'
import { ask, type Run, tell, todo } from '../run.ts'
import { creatureOf, defenderOf, frontsOf, humanFor, isOnTrack, isSeat } from '../scope.ts'
import type { Aimed, Context, Creature, State, Task } from '../state.ts'
import type { CardId, FrontId, Side } from '../vocabulary.ts'
import { damage } from './13-keywords.ts'

export const OPPONENT = 'opponent'

interface Blow {
  readonly id: CardId
  readonly side: Side
  readonly front: FrontId
  readonly context: Context
  readonly att: number
  readonly ignoresDefender: boolean
}

type Waiting = Extract<Task, { do: 'attack' | 'ghost-storm' }>

export const doAttack = (run: Run, task: Extract<Task, { do: 'attack' }>): void => {
  const creature = creatureOf(run.state, task.creature)
  if (!creature) return
  // [SS-RULING-18] read from the current state before each attack
  const blow: Blow = {
    id: creature.id,
    side: creature.side,
    front: creature.front,
    context: contextOf(creature),
    att: attOf(run.state, creature),
    ignoresDefender: ignoresDefender(run.state, creature),
  }
  const aimed = aimAtEach(run, task, blow)
  if (!aimed) return
  const { creature: id, left } = task
  // Underneath what the blows themselves bring about.
  if (left > 1) run.agenda.push({ do: 'attack', creature: id, left: left - 1, against: aimed.map(one => one.against) })
  dealAll(run, blow, aimed)
}

/** [SS-EX-19] A Destroyed card attacks with what is printed on it. */
export const doGhostStorm = (run: Run, task: Extract<Task, { do: 'ghost-storm' }>): void => {
  const { card, context } = task
  const blow: Blow = {
    id: card.id,
    side: context.you,
    front: context.front,
    context,
    att: designOf(run.state, card.design).att ?? 0,
    ignoresDefender: false,
  }
  const aimed = aimAtEach(run, task, blow)
  if (aimed) dealAll(run, blow, aimed)
}

const ignoresDefender = (state: State, creature: Creature): boolean => {
  let ignores = false
  eachModifier(state, 'ignore-defender', ({ context }) => {
    if (context.source === creature.id) ignores = true
  })
  return ignores
}

/** [SS-RULING-57] Who is out is stormed no more. */
const stillIn = (state: State, sides: readonly Side[]): readonly Side[] =>
  sides.filter(side => side === 'boss' || state.seats.includes(side))

/** [SS-COOP-9] Both players are stormed at once: all is aimed before a blow falls. Undefined while a target is asked for. */
const aimAtEach = (run: Run, task: Waiting, blow: Blow): readonly Aimed[] | undefined => {
  const { aimed = [] } = task
  const [against, ...others] = stillIn(run.state, task.against)
  if (!against) return aimed
  const found = aimAt(run, task, blow, against)
  if (!found) return undefined
  const { answer: _, ...next } = task
  return aimAtEach(run, { ...next, against: others, aimed: [...aimed, found] }, blow)
}

const aimAt = (run: Run, task: Waiting, blow: Blow, against: Side): Aimed | undefined => {
  const { state } = run
  const front = frontAgainst(state, blow, against)
  const defender = defenderOf(state, against, front)
  // [SS-STORM-2, SS-RULING-16] never below 0
  const def = defender && !blow.ignoresDefender ? defOf(state, defender) : 0
  const strength = Math.max(0, blow.att - def)
  if (!task.answer) tell(run, { kind: 'strength-counted', creature: blow.id, att: blow.att, def, strength, against })
  const target = isSeat(blow.side)
    ? playerAims(run, task, blow, against, strength)
    : bossAims(run, task, blow, against, front, strength)
  if (target === undefined) return undefined
  tell(run, { kind: 'storm-aimed', creature: blow.id, target, strength })
  return { against, target, strength }
}

/** The Battle Zone between the stormer and who is stormed. */
const frontAgainst = (state: State, blow: Blow, against: Side): FrontId =>
  isSeat(blow.side) ? blow.front : (frontsOf(state, against)[0]?.id ?? blow.front)

const battleZoneOf = (state: State, side: Side, front: FrontId): readonly Creature[] =>
  state.creatures.filter(one => one.side === side && one.front === front && !isOnTrack(one.place))

/** [SS-STORM-3, SS-STORM-8, SS-STORM-9] One opposing creature on the Battle Zone, or the opponent. */
const playerAims = (run: Run, task: Waiting, blow: Blow, against: Side, strength: number): string | undefined => {
  const options = [...battleZoneOf(run.state, against, blow.front).map(one => one.id), OPPONENT]
  if (options.length === 1) return OPPONENT
  if (task.answer) return task.answer[0]
  ask(run, task, {
    kind: 'target',
    seat: humanFor(run.state, blow.side),
    prompt: 'storm-target',
    options,
    min: 1,
    max: 1,
    chosen: [],
    design: blow.context.design,
    source: blow.id,
    strength,
  })
  return undefined
}

/** [SS-BTURN-4, SS-BTURN-5] The dearest card it can kill there, else the player. */
const bossAims = (
  run: Run,
  task: Waiting,
  blow: Blow,
  against: Side,
  front: FrontId,
  strength: number,
): string | undefined => {
  const { state } = run
  const killable = battleZoneOf(state, against, front).filter(one => strength > defOf(state, one))
  if (killable.length === 0) {
    tell(run, { kind: 'boss-reasoned', why: 'storm-hits-player', rule: 'SS-BTURN-5', params: { strength } })
    return OPPONENT
  }
  const cost = Math.max(...killable.map(one => costInPlay(state, one)))
  const dearest = killable.filter(one => costInPlay(state, one) === cost).map(one => one.id)
  const chosen = tieBroken(run, task, blow.context, dearest, 1, 'SS-RULING-44', { cost })
  if (!chosen) return undefined
  tell(run, { kind: 'boss-reasoned', why: 'storm-kills-dearest', rule: 'SS-BTURN-4', params: { cost, strength } })
  return chosen[0]
}

/** [SS-COOP-9, SS-CONF-2] Who falls is settled before anybody is hurt, and all fall at the same time. */
const dealAll = (run: Run, blow: Blow, aimed: readonly Aimed[]): void => {
  const killed = aimed.filter(one => isKilled(run, blow, one)).map(one => one.target)
  // [SS-STORM-7]
  for (const { target, against, strength } of aimed)
    if (target === OPPONENT && !run.state.ending) damage(run, against, strength)
  if (killed.length > 0) todo(run, { do: 'leave', creatures: killed, cause: 'kill' })
}

/** [SS-STORM-5, SS-STORM-6] Strictly greater; what is over is lost. */
const isKilled = (run: Run, blow: Blow, { target, strength }: Aimed): boolean => {
  const creature = creatureOf(run.state, target)
  if (!creature) return false
  const def = defOf(run.state, creature)
  if (strength <= def) tell(run, { kind: 'storm-repelled', creature: blow.id, target, def })
  return strength > def
}
