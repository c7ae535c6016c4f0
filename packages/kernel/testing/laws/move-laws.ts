/** Laws of judging: listed means accepted, unlisted means refused, and the same question has the same answer. */
import {
  type Chance,
  canonical,
  chanceFor,
  type Game,
  type GameTypes,
  type Illegal,
  notPlain,
  type Result,
} from '../../src/index.ts'
import { candidates, type MovePool } from './candidates.ts'
import { demand, difference, fail, guarded, type Place } from './law.ts'
import type { Position } from './state-laws.ts'

type Decided<G extends GameTypes> = Result<readonly G['Event'][], Illegal>

export const decide = <G extends GameTypes>(
  { game, place, state }: Position<G>,
  seat: G['Seat'],
  move: G['Move'],
  seq = place.seq,
): { readonly decided: Decided<G>; readonly draws: number } => {
  const chance = chanceFor(place.seed, seq)
  const decided = guarded(place, `decide ${text(move)}`, () => game.decide(state, seat, move, chance))
  return { decided, draws: chance.draws.length }
}

const text = (move: object): string => canonical(move).slice(0, 200)

/** Some of the listed moves, drawn at random, are tried without being played. */
export const checkListed = <G extends GameTypes>(
  position: Position<G>,
  lists: ReadonlyMap<G['Seat'], readonly G['Move'][]>,
  count: number,
  picker: Chance,
): void => {
  for (const [seat, moves] of lists) {
    const tried = moves.length <= count ? moves : picker.shuffle('listed', moves).slice(0, count)
    for (const move of tried) acceptedEvents(position, seat, move)
  }
}

/** What comes of a listed move: the same twice, plain, never a refusal. */
export const acceptedEvents = <G extends GameTypes>(
  position: Position<G>,
  seat: G['Seat'],
  move: G['Move'],
): readonly G['Event'][] => {
  const { place } = position
  const first = decide(position, seat, move).decided
  if (!first.ok)
    throw fail('listed-accepted', place, `${seat}: ${text(move)} is listed but refused: ${canonical(first.error)}`)
  const odd = notPlain(first.value)
  demand(odd === undefined, 'plain-data', place, () => `events of ${text(move)}: ${odd}`)
  const again = decide(position, seat, move).decided
  const was = canonical(first)
  const is = canonical(again)
  demand(was === is, 'same-again', place, () => `${text(move)} judged twice: ${difference(was, is)}`)
  return first.value
}

/** Returns the refusals by seat, in order, so that another world can be asked the same. */
export const checkUnlisted = <G extends GameTypes>(
  position: Position<G>,
  lists: ReadonlyMap<G['Seat'], readonly G['Move'][]>,
  pool: MovePool<G>,
  count: number,
  picker: Chance,
): ReadonlyMap<G['Seat'], readonly Refused<G>[]> => {
  const { game, place } = position
  const refusals = new Map<G['Seat'], Refused<G>[]>()
  for (const [seat, moves] of lists) {
    const listed = new Set(moves.map(canonical))
    const asked = guarded(place, 'parseMove', () => candidates(game, pool, count, picker))
    const refused: Refused<G>[] = []
    for (const move of asked) {
      if (listed.has(canonical(move))) continue
      const { decided } = decide(position, seat, move)
      if (decided.ok) throw fail('unlisted-refused', place, `${seat}: ${text(move)} is not listed but accepted`)
      else {
        checkRefusal(decided.error, place, move)
        refused.push({ move, answer: canonical(decided.error) })
      }
    }
    refusals.set(seat, refused)
  }
  return refusals
}

export interface Refused<G extends GameTypes> {
  readonly move: G['Move']
  readonly answer: string
}

const checkRefusal = (error: Illegal, place: Place, move: object): void =>
  demand(
    typeof error.code === 'string' &&
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(error.code) &&
      typeof error.rule === 'string' &&
      error.rule !== '',
    'unlisted-refused',
    place,
    () => `the refusal of ${text(move)} has no code or no rule: ${canonical(error)}`,
  )

/** Options say the same when written and read. */
export const checkOptions = <G extends GameTypes>(game: Game<G>, options: G['Options'], place: Place): void => {
  const odd = notPlain(options)
  demand(odd === undefined, 'options-text', place, () => `options ${odd}`)
  const back = guarded(place, 'parseOptions', () => game.parseOptions(JSON.parse(JSON.stringify(options))))
  if (!back.ok) throw fail('options-text', place, `its own options are refused: ${canonical(back.error)}`)
  demand(
    canonical(back.value) === canonical(options),
    'options-text',
    place,
    () => `options read back as ${canonical(back.value)}`,
  )
  const data = guarded(place, 'dataOf', () => game.dataOf(options))
  const oddData = notPlain(data)
  demand(oddData === undefined, 'plain-data', place, () => `dataOf ${oddData}`)
}
