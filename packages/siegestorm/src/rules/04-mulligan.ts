/** Mulligan: every player has chosen, now all of it happens, and then the first turn begins. */
import { move, type Run, tell } from '../run.ts'
import { stockOf } from '../scope.ts'
import type { Task } from '../state.ts'
import { beginTurn } from './07-turn.ts'
import { draw } from './13-keywords.ts'

/** [SS-SETUP-3, SS-SETUP-4] Under the deck in the order given, then as many anew; no shuffle. */
export const doMulligan = (run: Run, { returned }: Extract<Task, { do: 'mulligan' }>): void => {
  for (const seat of run.state.seats) {
    const ids = returned[seat] ?? []
    const { hand } = stockOf(run.state, seat)
    const cards = ids.map(id => hand.find(card => card.id === id)).filter(card => card !== undefined)
    move(
      run,
      'mulligan-returned',
      { side: seat, zone: 'hand' },
      { side: seat, zone: 'resources', end: 'bottom' },
      cards,
    )
    draw(run, seat, cards.length, 'setup')
    tell(run, { kind: 'mulligan-settled', seat, count: cards.length })
  }
  if (run.state.boss) {
    // [SS-BOSS-6]
    beginTurn(run, ['boss'], false)
    return
  }
  // [SS-SETUP-5]
  const seat = run.state.seats[run.chance.pick('first-player', run.state.seats.length)]!
  tell(run, { kind: 'first-player-chosen', seat })
  beginTurn(run, [seat], false)
}
