/** Laws of one position: plain, sound, told in text, and the lists of moves as they should be. */
import {
  type Chance,
  canonical,
  chanceFor,
  type Game,
  type GameTypes,
  notPlain,
  reactionWindows,
} from '../../src/index.ts'
import { demand, difference, fail, guarded, type Place } from './law.ts'

/** How much of what is checked at every step; the defaults suit a test that must be quick. */
export interface Effort {
  /** Listed moves that are tried at each step, beside the one that is played. */
  readonly listed: number
  /** Moves not listed that are tried at each step and seat. */
  readonly unlisted: number
}

export interface Position<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly seats: readonly G['Seat'][]
  readonly place: Place
  readonly state: G['State']
}

export const checkState = <G extends GameTypes>({ game, options, seats, place, state }: Position<G>): void => {
  const odd = notPlain(state)
  demand(odd === undefined, 'plain-data', place, () => `state ${odd}`)
  const broken = guarded(place, 'broken', () => game.broken(state))
  demand(broken.length === 0, 'invariants', place, () => broken.join('; '))

  const acting = guarded(place, 'toAct', () => game.toAct(state))
  demand(
    new Set(acting).size === acting.length && acting.every(seat => seats.includes(seat)),
    'who-acts',
    place,
    () => `toAct is ${canonical(acting)} at a table of ${canonical(seats)}`,
  )
  const outcome = guarded(place, 'outcome', () => game.outcome(state))
  demand((outcome === undefined) === acting.length > 0, 'over-is-over', place, () =>
    outcome ? `an outcome (${outcome.reason}) while ${acting} may act` : 'nobody may act, and there is no outcome',
  )
  checkPositionText(game, options, place, state)
}

const checkPositionText = <G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  place: Place,
  state: G['State'],
): void => {
  const text = guarded(place, 'formatPosition', () => game.formatPosition(state))
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw fail('position-text', place, `formatPosition gives no JSON: ${text.slice(0, 80)}`)
  }
  const back = guarded(place, 'parsePosition', () => game.parsePosition(data, options, chanceFor('parse', place.seq)))
  if (!back.ok) throw fail('position-text', place, `its own text is refused: ${canonical(back.error)}`)
  const was = canonical(state)
  const is = canonical(back.value)
  demand(was === is, 'position-text', place, () => `written and read it differs: ${difference(was, is)}`)
}

/** Returns the lists by seat, already checked. */
export const checkLists = <G extends GameTypes>(
  position: Position<G>,
): ReadonlyMap<G['Seat'], readonly G['Move'][]> => {
  const { game, seats, place, state } = position
  const acting = game.toAct(state)
  const lists = new Map<G['Seat'], readonly G['Move'][]>()
  for (const seat of seats) {
    const moves = guarded(place, 'legalMoves', () => game.legalMoves(state, seat))
    demand(moves.length > 0 === acting.includes(seat), 'who-acts', place, () =>
      moves.length > 0 ? `${seat} is not to act but has moves` : `${seat} is to act but has no move`,
    )
    checkTexts(game, place, moves)
    const again = guarded(place, 'legalMoves', () => game.legalMoves(state, seat))
    demand(
      canonical(moves) === canonical(again),
      'same-again',
      place,
      () => `legalMoves of ${seat} differ when asked twice`,
    )
    lists.set(seat, moves)
  }
  for (const { seat, pass } of guarded(place, 'reactionWindow', () => reactionWindows(game, state)))
    demand(
      lists.get(seat)?.some(move => game.formatMove(move) === pass) === true,
      'who-acts',
      place,
      () => `${seat} may let it be by '${pass}', which is no move of its list`,
    )
  return lists
}

const checkTexts = <G extends GameTypes>(game: Game<G>, place: Place, moves: readonly G['Move'][]): void => {
  const texts = new Set<string>()
  for (const move of moves) {
    const odd = notPlain(move)
    demand(odd === undefined, 'plain-data', place, () => `move ${odd}`)
    const text = guarded(place, 'formatMove', () => game.formatMove(move))
    demand(!texts.has(text), 'each-once', place, () => `'${text}' is listed twice`)
    texts.add(text)
    demand(
      text !== '' && text === text.trim() && !/[\r\n]/.test(text),
      'move-text',
      place,
      () => `'${text}' is no short line`,
    )
    const back = guarded(place, 'parseMove', () => game.parseMove(text))
    demand(back !== undefined && canonical(back) === canonical(move), 'move-text', place, () =>
      back === undefined
        ? `'${text}' does not parse`
        : `'${text}' parses to ${canonical(back)}, not ${canonical(move)}`,
    )
  }
}

/** Text that people and programs get wrong: it may be no move, but it may not crash. */
export const checkOddText = <G extends GameTypes>(game: Game<G>, place: Place, picker: Chance): void => {
  const odd = ['', ' ', '\n', '{}', '[]', 'null', '__proto__', 'constructor', '-1', 'x'.repeat(5000), '\u0000', 'é 🂡']
  const text = odd[picker.pick('odd', odd.length)]!
  guarded(place, 'parseMove of odd text', () => game.parseMove(text))
}
