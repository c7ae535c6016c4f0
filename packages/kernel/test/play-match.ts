/** A match of random moves with some taken back, as a log. */
import {
  type Answer,
  beginMatch,
  chanceFor,
  type Entry,
  freeUndo,
  type Game,
  type GameTypes,
  headerFor,
  type Log,
  type Match,
  play,
  type Sha256,
  sha256Hex,
  undo,
} from '@siegeworks/kernel'
import { randomChoice } from '@siegeworks/kernel/testing'

export const playSome = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  moves: number,
  sha256: Sha256 = sha256Hex,
): { readonly match: Match<G>; readonly log: Log<G> } => {
  const beginning = { match: `match-${seed}`, options, hostSeed: `host-${seed}`, sha256 }
  const { header, sealed } = headerFor(game, beginning)
  const nonces = Object.fromEntries(game.seats(options).map(seat => [seat, `nonce of ${seat}`]))
  const begun = beginMatch(game, { ...beginning, nonces })
  let match = begun.match
  const entries: Entry<G>[] = [begun.entry]
  const take = (answer: Answer<G>): void => {
    match = answer.match
    entries.push(answer.entry)
  }
  for (let i = 0; i < moves; i++) {
    const picker = chanceFor(`${seed}/player`, i)
    const choice = randomChoice(game, match.state, picker)
    if (!choice) break
    const at = match.seq * 1000
    const moved = play(match, { ...choice, seq: match.seq, command: `cmd-${match.seq}`, at })
    if (!moved.ok) throw new Error(`refused: ${moved.error.code}`)
    take(moved.value)
    const to = freeUndo(match, choice.seat)
    if (to === undefined || picker.die('regret', 2) === 1) continue
    const back = undo(match, { seat: choice.seat, to, seq: match.seq, command: `cmd-${match.seq}`, at })
    if (back.ok) take(back.value)
  }
  return { match, log: { header, sealed, hostSeed: beginning.hostSeed, entries } }
}
