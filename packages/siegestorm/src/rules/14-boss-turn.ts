/** The boss's turn, step by step. He is played by these rules alone. [SS-BTURN, SS-MEN] */
import { bossOf } from '../cards/catalogue.ts'
import { designOf, isShade, printedCost } from '../designs.ts'
import { paidByMenace } from '../effects/price.ts'
import { fireOwn } from '../effects/triggers.ts'
import { move, type Run, tell, todo } from '../run.ts'
import { BOSS_TRACK, stockOf } from '../scope.ts'
import type { Boss, BossStage, Card, State, Task } from '../state.ts'
import { drawnMore, taxOn } from './07-turn.ts'
import { bossDraws, changeMenace } from './13-keywords.ts'

/** [SS-BTURN-1, SS-BHAND-2] */
export const STAGES: readonly BossStage[] = [
  'start',
  'reserve',
  'advance',
  'draw',
  'deploy',
  'leader',
  'special',
  'action',
  'end',
]

export const doBossTurn = (run: Run, { stage }: Extract<Task, { do: 'boss-turn' }>): void => {
  const next = STAGES[STAGES.indexOf(stage) + 1]
  if (next) todo(run, { do: 'boss-turn', stage: next })
  tell(run, { kind: 'boss-step-begun', stage })
  switch (stage) {
    case 'start':
      begin(run)
      return
    case 'reserve':
      discardToReserve(run)
      return
    case 'advance':
      advance(run)
      return
    case 'draw':
      drawStep(run)
      return
    case 'end':
      end(run)
      return
    default:
      todo(run, { do: 'boss-pick', stage })
      return
  }
}

const begin = (run: Run): void => {
  // [SS-RULING-76] this is the turn in which his Menace counts lower
  if (run.state.boss?.lowered === 'next') tell(run, { kind: 'menace-lowered', when: 'now' })
  // [SS-SHADE-3] just before unused cards go to the Reserves, whoever has such a card
  for (const seat of run.state.seats) fireOwn(run, seat, 'before-reserves')
  fireOwn(run, 'boss', 'before-reserves')
  // Before all of these: what comes last lies on top.
  fireOwn(run, 'boss', 'own-turn-start')
}

/** [SS-BTURN-2] Not to the Casualties. */
const discardToReserve = (run: Run): void => {
  const { hand } = stockOf(run.state, 'boss')
  if (hand.length === 0) return
  tell(run, { kind: 'boss-reasoned', why: 'discards-to-reserve', rule: 'SS-BTURN-2', params: { cards: hand.length } })
  move(run, 'hand-reserved', { side: 'boss', zone: 'hand' }, { side: 'boss', zone: 'reserve' }, hand)
}

const advance = (run: Run): void => {
  const key = `boss/${BOSS_TRACK}`
  if (run.state.stalled.includes(key)) {
    tell(run, { kind: 'track-held', side: 'boss', front: BOSS_TRACK, why: 'stalled' })
    return
  }
  const tax = taxOn(run.state, 'boss', BOSS_TRACK)
  // [SS-RULING-80] the sum of all such prices
  if (tax > 0 && !paidByMenace(run, tax)) {
    tell(run, { kind: 'track-held', side: 'boss', front: BOSS_TRACK, why: 'unpaid' })
    return
  }
  todo(run, { do: 'advance', side: 'boss', front: BOSS_TRACK })
}

/** [SS-BTURN-7] As many as his card says, and what the text of his cards adds. [SS-CONF-1] */
const drawStep = (run: Run): void => {
  const { boss } = run.state
  const printed = boss ? (bossOf(boss.card)?.hand ?? 0) : 0
  if (bossDraws(run, printed + drawnMore(run.state, 'boss'))) raiseIfHelpless(run)
}

/** [SS-MEN-3, SS-MEN-4, SS-RULING-42] Every card too dear: one step up, once. An empty hand raises nothing. */
const raiseIfHelpless = (run: Run): void => {
  const { hand } = stockOf(run.state, 'boss')
  if (hand.length === 0 || hand.some(card => isAffordable(run.state, card))) return
  const { boss } = run.state
  // [SS-RULING-41] from 5+ there is no rise, even where it counts lower
  if (boss && boss.menace < 5) {
    const cost = Math.min(...hand.map(card => handCost(run.state, card)))
    const params = { cost, menace: menaceCounted(boss) }
    tell(run, { kind: 'boss-reasoned', why: 'nothing-playable-menace-rises', rule: 'SS-MEN-3', params })
    changeMenace(run, 1)
  }
  if (!hand.some(card => isAffordable(run.state, card)))
    tell(run, { kind: 'boss-reasoned', why: 'still-nothing-playable', rule: 'SS-MEN-4' })
}

/** What he may play up to. [SS-MEN-1, SS-RULING-76] */
export const menaceCounted = ({ menace, lowered }: Boss): number =>
  lowered === 'now' ? Math.max(1, menace - 1) : menace

/** [SS-RULING-54] Shades count 0 in his hand. */
export const handCost = (state: State, card: Card): number =>
  isShade(designOf(state, card.design)) ? 0 : printedCost(state, card.design)

/** [SS-MEN-1, SS-MEN-2] Equal or lower; at 5+ everything. */
export const isAffordable = (state: State, card: Card): boolean => {
  if (!state.boss) return false
  const level = menaceCounted(state.boss)
  return level >= 5 || handCost(state, card) <= level
}

const end = (run: Run): void => {
  if (run.state.boss?.lowered === 'now') tell(run, { kind: 'menace-lowered', when: 'over' })
  fireOwn(run, 'boss', 'own-turn-end')
}
