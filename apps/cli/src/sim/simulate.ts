/** Many games between computer players, counted. */
import { type AnyBot, botMove } from '@siegeworks/bots'
import { chanceFor, type GameTypes, type Outcome, opening } from '@siegeworks/kernel'
import type { AnyGame, Host } from '../host.ts'
import { bossWon } from './boss-won.ts'
import { type Share, shareOf } from './share.ts'
import { siegeWatch } from './siege-watch.ts'
import { type Spread, spread } from './spread.ts'
import { stormWatch } from './storm-watch.ts'
import type { Watch } from './watch.ts'

export interface SimOrder {
  readonly game: AnyGame
  readonly options: object
  readonly bots: ReadonlyMap<string, AnyBot>
  readonly games: number
  /** A game is given up after so many moves. */
  readonly most: number
  readonly seed: string
}

export interface SimReport {
  readonly game: string
  readonly options: object
  readonly bots: { readonly [seat: string]: string }
  readonly games: number
  readonly moves: number
  readonly movesPerSecond: number
  /** In moves. */
  readonly length: Spread
  readonly wins: { readonly [seat: string]: Share }
  readonly reasons: { readonly [reason: string]: number }
  readonly grades: { readonly [grade: string]: number }
  readonly draws: Share
  readonly unfinished: number
}

const WATCHES: { readonly [game: string]: () => Watch } = { siege: siegeWatch, siegestorm: stormWatch }

const NOTHING: Watch = { event: () => {}, ended: () => {}, facts: () => ({}), lines: () => [] }

export const simulate = (order: SimOrder, host: Host): { readonly report: SimReport; readonly watch: Watch } => {
  const { game, options, bots, games } = order
  const watch = WATCHES[game.id]?.() ?? NOTHING
  const outcomes: (Outcome | undefined)[] = []
  const lengths: number[] = []
  const bar = host.progress(games)
  const begun = host.now()
  for (let n = 1; n <= games; n++) {
    const { outcome, moves } = playOne(order, `${order.seed}-${n}`, watch)
    outcomes.push(outcome)
    lengths.push(moves)
    bar.at(n)
  }
  bar.end()
  const moves = lengths.reduce((sum, length) => sum + length, 0)
  const ended = outcomes.filter(outcome => outcome !== undefined)
  const report: SimReport = {
    game: game.id,
    options,
    bots: Object.fromEntries([...bots].map(([seat, bot]) => [seat, bot.id])),
    games,
    moves,
    movesPerSecond: Math.round((moves * 1000) / Math.max(1, host.now() - begun)),
    length: spread(lengths),
    wins: Object.fromEntries(
      [...bots.keys()].map(seat => [seat, shareOf(ended.filter(one => one.winners.includes(seat)).length, games)]),
    ),
    reasons: counted(ended.map(({ reason }) => reason)),
    grades: counted(ended.flatMap(({ grade }) => (grade === undefined ? [] : [grade]))),
    draws: shareOf(ended.filter(one => one.winners.length === 0 && !bossWon(one)).length, games),
    unfinished: games - ended.length,
  }
  return { report, watch }
}

const playOne = (
  { game, options, bots, most }: SimOrder,
  seed: string,
  watch: Watch,
): { readonly outcome: Outcome | undefined; readonly moves: number } => {
  const book = (state: GameTypes['State'], events: readonly GameTypes['Event'][]): GameTypes['State'] =>
    events.reduce((before, event) => {
      watch.event(event, before)
      return game.evolve(before, event)
    }, state)
  const start = opening(game, options, chanceFor(seed, 0))
  let state = book(game.blank, start.events)
  let moves = 0
  for (; moves < most; moves++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const move = botMove(game, bots.get(seat)!, state, seat, chanceFor(`${seed}/${seat}`, moves))
    const decided = game.decide(state, seat, move, chanceFor(seed, moves + 1))
    if (!decided.ok) throw new Error(`${seat} was refused ${game.formatMove(move)}: ${decided.error.code}`)
    state = book(state, decided.value)
  }
  const outcome = game.outcome(state)
  watch.ended(outcome, state)
  return { outcome, moves }
}

const counted = (names: readonly string[]): { readonly [name: string]: number } => {
  const counts: { [name: string]: number } = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
