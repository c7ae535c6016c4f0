/** Verbs on Supporters; against the boss they act on his Menace Level. [SS-SUB] */
import { changeMenace, gainSupporter } from '../rules/13-keywords.ts'
import { fieldSpot, type Run, tell } from '../run.ts'
import { creatureOf, isSeat, stockOf } from '../scope.ts'
import type { Context, State } from '../state.ts'
import type { Side } from '../vocabulary.ts'
import type { Part } from './effect.ts'
import { objectsOf } from './objects.ts'
import { ownCard, recruitable } from './own-card.ts'
import { answered } from './picking.ts'
import type { PieceTask } from './step.ts'
import { MENACE, menaceMeant, ownerOfSupporter } from './targets.ts'
import { amountOf } from './values.ts'

type Verb<D extends Part['do']> = Extract<Part, { do: D }>

/** That card becomes a Supporter: out of the own hand, off a pile, the source, or what a trigger speaks of. */
export const doRecruit = (run: Run, task: PieceTask, context: Context, part: Verb<'recruit'>): void => {
  const { you } = context
  const { what } = part
  if (what.of !== 'self' && what.of !== 'it') {
    const taken = ownCard(run, task, context, part)
    if (taken) gainSupporter(run, 'card-recruited', taken.from, you, taken.card)
    return
  }
  const [id] = objectsOf(run, task, context, part) ?? []
  const creature = creatureOf(run.state, id)
  if (creature) gainSupporter(run, 'card-recruited', fieldSpot(creature), you, creature)
  else {
    const found = recruitable(run.state, you, id)
    if (found) gainSupporter(run, 'card-recruited', found.from, you, found.card)
  }
}

/** [SS-KW-RESET-1] */
export const doReset = (run: Run, task: PieceTask, context: Context, part: Verb<'reset'>): void => {
  const { you } = context
  const committed = stockOf(run.state, you)
    .supporters.filter(one => !one.ready)
    .map(one => one.id)
  const count = part.amount === 'all' ? committed.length : amountOf(run.state, context, part.amount)
  const chosen = answered(run, task, context, {
    chooser: you,
    prompt: 'reset',
    options: committed,
    min: count,
    max: count,
  })
  if (chosen && chosen.length > 0) tell(run, { kind: 'supporters-readied', side: you, ids: chosen })
}

/** Turned, and with `hold` kept so over the next Prepare step. */
export const doCommit = (run: Run, task: PieceTask, context: Context, part: Verb<'commit'>): void => {
  const objects = objectsOf(run, task, context, part)
  if (!objects) return
  if (objects.includes(MENACE)) {
    // [SS-RULING-76] it does not add up
    if (run.state.boss && !run.state.boss.lowered) tell(run, { kind: 'menace-lowered', when: 'next' })
  }
  for (const [side, ids] of bySide(run.state, objects))
    tell(run, { kind: 'supporters-committed', side, ids, ...(part.hold ? { hold: true as const } : {}) })
}

const bySide = (state: State, ids: readonly string[]): ReadonlyMap<Side, readonly string[]> => {
  const found = new Map<Side, string[]>()
  for (const id of ids) {
    const side = ownerOfSupporter(state, id)
    if (!side || !isSeat(side)) continue
    const own = found.get(side) ?? []
    own.push(id)
    found.set(side, own)
  }
  return found
}

/** They change owner and arrive ready. [SS-RULING-83, SS-SUB-3] */
export const doTake = (run: Run, task: PieceTask, context: Context, part: Verb<'take'>): void => {
  const { you } = context
  const objects = objectsOf(run, task, context, part) ?? []
  for (const id of objects) {
    if (id === MENACE) {
      takeFromBoss(run, you, menaceMeant(run.state, part.what, objects.length - 1))
      continue
    }
    const side = ownerOfSupporter(run.state, id)
    const card = side && stockOf(run.state, side).supporters.find(one => one.id === id)
    if (side && card) gainSupporter(run, 'supporter-taken', { side, zone: 'supporters' }, you, card)
  }
}

/** [SS-RULING-50] The Menace falls, the top cards of his Casualties come over, also at level 1. */
const takeFromBoss = (run: Run, you: Side, count: number): void => {
  changeMenace(run, -count)
  for (const card of stockOf(run.state, 'boss').casualties.slice(0, count))
    gainSupporter(run, 'supporter-taken', { side: 'boss', zone: 'casualties' }, you, card)
}
