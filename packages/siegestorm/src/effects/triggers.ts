/** Passives that go off by themselves. They open no window and cannot be negated. [SS-RULING-27] */
import { bossOf } from '../cards/catalogue.ts'
import { passivesOfCreature } from '../designs.ts'
import { type Run, todo } from '../run.ts'
import { BOSS_TRACK, opposes } from '../scope.ts'
import type { Context, Creature, State, Task } from '../state.ts'
import type { CardId, Side } from '../vocabulary.ts'
import type { BossTriggerEvent, TriggerEvent } from './effect.ts'
import { isOf } from './selectors.ts'
import { contextOf } from './values.ts'

type Fired = Extract<Task, { do: 'trigger' }>

/** [SS-CONF-3, SS-RULING-38] The active side's go off first, each side's as its cards came. */
const queue = (run: Run, fired: readonly Fired[]): void => {
  if (fired.length === 0) return
  const { active } = run.state.turn
  const isActive = (task: Fired): boolean => active.includes(task.context.you)
  todo(run, ...fired.filter(isActive), ...fired.filter(task => !isActive(task)))
}

const collect = (state: State, creature: Creature, on: TriggerEvent, extra: Partial<Context>, into: Fired[]): void => {
  const { triggers } = passivesOfCreature(state, creature)
  for (let i = 0; i < triggers.length; i++) {
    const passive = triggers[i]!
    if (passive.on !== on) continue
    const once = passive.once ? `${creature.id}/${i}` : undefined
    const context = { ...contextOf(creature), ...extra }
    into.push({ do: 'trigger', effect: passive.does, context, ...(once ? { once } : {}) })
  }
}

/** [SS-MEN-6] The Boss card watches too; his creatures are its Allies. */
const collectBoss = (state: State, on: BossTriggerEvent, extra: Partial<Context>, into: Fired[]): void => {
  const def = state.boss && bossOf(state.boss.card)
  if (!def) return
  def.menaceEffects.forEach((passive, i) => {
    if (passive.on !== on) return
    const once = passive.once ? `boss/${i}` : undefined
    const context: Context = { you: 'boss', front: BOSS_TRACK, design: def.id, as: 'passive', ...extra }
    into.push({ do: 'trigger', effect: passive.does, context, ...(once ? { once } : {}) })
  })
}

/** Something befell a creature itself. */
export const fireSelf = (run: Run, creature: Creature, on: TriggerEvent, extra: Partial<Context> = {}): void => {
  const fired: Fired[] = []
  collect(run.state, creature, on, extra, fired)
  queue(run, fired)
}

export interface Befallen {
  readonly self?: TriggerEvent
  readonly ally?: readonly TriggerEvent[]
  readonly enemy?: TriggerEvent
}

/** Whom it befell, and the card as it lies now. */
export interface Whom {
  readonly creature: Creature
  readonly it: CardId
}

/** Something befell creatures at the same time: they, their Allies and their Enemies who saw it may care. */
export const fireAbout = (
  run: Run,
  whom: readonly Whom[],
  { self, ally, enemy }: Befallen,
  watchers: readonly Creature[] = run.state.creatures,
): void => {
  const { state } = run
  const fired: Fired[] = []
  for (const { creature, it } of whom) {
    if (self) collect(state, creature, self, { it }, fired)
    for (const watcher of watchers) {
      if (watcher.id === creature.id) continue
      const context = contextOf(watcher)
      if (ally && isOf(state, context, { of: 'ally' }, creature))
        for (const on of ally) collect(state, watcher, on, { it }, fired)
      if (enemy && isOf(state, context, { of: 'enemy' }, creature)) collect(state, watcher, enemy, { it }, fired)
    }
    if (creature.side === 'boss' && ally) for (const on of ally) collectBoss(state, on, { it }, fired)
  }
  queue(run, fired)
}

/** Something of the own turn: every creature of that side, on either track. */
export const fireOwn = (run: Run, side: Side, on: TriggerEvent): void => {
  const fired: Fired[] = []
  for (const creature of run.state.creatures) if (creature.side === side) collect(run.state, creature, on, {}, fired)
  if (side === 'boss') collectBoss(run.state, on, {}, fired)
  queue(run, fired)
}

/** Something befell a player: creatures of his opponents may care, in Last Man Standing those that face him. */
export const fireOpponent = (run: Run, side: Side, on: TriggerEvent, times = 1): void => {
  const { state } = run
  const fired: Fired[] = []
  for (const creature of state.creatures) {
    if (!opposes(state, creature.side, side)) continue
    if (state.house.mode === 'last-man-standing' && !facesOn(state, creature, side)) continue
    const extra = creature.side === 'boss' ? { foe: side } : {}
    for (let i = 0; i < times; i++) collect(state, creature, on, extra, fired)
  }
  queue(run, fired)
}

const facesOn = (state: State, creature: Creature, side: Side): boolean =>
  state.fronts.some(front => front.id === creature.front && front.sides.includes(side))

/** Events that only a Boss card watches for. */
export const fireBossCard = (run: Run, on: BossTriggerEvent, times = 1): void => {
  const fired: Fired[] = []
  for (let i = 0; i < times; i++) collectBoss(run.state, on, {}, fired)
  queue(run, fired)
}
