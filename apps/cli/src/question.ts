/** A position and moves somebody wrote: `{ game, options, position | seed, moves, rolls }`. */
import {
  canonical,
  chanceFor,
  type GameTypes,
  GivenDieError,
  opening,
  type Problem,
  parseJson,
  type RecordingChance,
} from '@siegeworks/kernel'
import { isLanguage } from '@siegeworks/words'
import { Fault, fault, faultIn, inVoice } from './fault.ts'
import { gameNamed } from './game-named.ts'
import type { AnyGame, Host } from './host.ts'
import { isReport, questionIn } from './problem-report.ts'
import { voiceIn } from './voice.ts'

const MEGABYTE = 1024 * 1024
export const MAX_QUESTION = 16 * MEGABYTE
const DEFAULT_SEED = 'siegeworks'

type Row = { readonly [key: string]: unknown }
type State = GameTypes['State']

export interface Question {
  readonly game: AnyGame
  readonly options: GameTypes['Options']
  readonly seats: readonly string[]
  readonly state: State
  readonly seed: string
  readonly moves: readonly unknown[]
  /** Dice given that the setup has not used up. */
  readonly rolls: readonly number[]
  /** How many dice the setup used. */
  readonly rollsUsed: number
  /** Somebody wrote the position: what the rules cannot go on from is a fault of the input. */
  readonly written: boolean
  readonly host: Host
}

const KEYS = ['game', 'options', 'position', 'seed', 'moves', 'rolls', 'lang']

/** Reads and checks all of it, strictly; the voice follows the question's own language. */
export const readQuestion = async (
  file: string,
  host: Host,
  more: readonly string[] = [],
): Promise<Question & { readonly input: Row }> => {
  const text = await host.readInput(file, MAX_QUESTION)
  const parsed = parseJson(text)
  if (!parsed.ok) throw faultIn('', parsed.error)
  return questionFrom(isReport(parsed.value) ? questionIn(parsed.value, host) : parsed.value, host, more)
}

export const questionFrom = (
  value: unknown,
  host: Host,
  more: readonly string[] = [],
): Question & { readonly input: Row } => {
  if (!isRow(value)) throw faultIn('', { at: 'line 1, column 1', code: 'needs-object' })
  const { lang } = value
  if (lang !== undefined && !isLanguage(lang))
    throw fault('language', { language: String(lang), languages: 'en, fr, pl' })
  const speaking = lang === undefined ? host : { ...host, voice: voiceIn(lang) }
  return inVoice(speaking.voice, () => checked(value, speaking, more))
}

const checked = (value: Row, host: Host, more: readonly string[]): Question & { readonly input: Row } => {
  const strange = Object.keys(value).find(key => !KEYS.includes(key) && !more.includes(key))
  if (strange !== undefined) throw faultIn('', { at: strange, code: 'unknown-key' })
  const game = gameIn(value, host)
  const options = game.parseOptions(value.options === undefined ? {} : value.options)
  if (!options.ok) throw faultIn('options', options.error[0]!)
  const seed = textOr(value, 'seed', DEFAULT_SEED)
  const rolls = rollsIn(value)
  const { moves = [] } = value
  if (!Array.isArray(moves)) throw faultIn('', { at: 'moves', code: 'needs-list' })
  const seats = game.seats(options.value)
  const chance = chanceFor(seed, 0, value.position === undefined ? rolls : [])
  const state = beginning(game, options.value, value, chance)
  const rollsUsed = chance.givenUsed
  return {
    game,
    options: options.value,
    seats,
    state,
    seed,
    moves,
    rolls: rolls.slice(rollsUsed),
    rollsUsed,
    written: value.position !== undefined,
    host,
    input: value,
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const gameIn = (value: Row, host: Host): AnyGame => {
  if (value.game === undefined) throw faultIn('', { at: 'game', code: 'needs-game' })
  if (typeof value.game !== 'string') throw faultIn('', { at: 'game', code: 'needs-text' })
  return gameNamed(value.game, host)
}

const textOr = (value: Row, key: string, otherwise: string): string => {
  const text = value[key]
  if (text === undefined) return otherwise
  if (typeof text === 'number') return String(text)
  if (typeof text !== 'string') throw faultIn('', { at: key, code: 'needs-text' })
  return text
}

const rollsIn = ({ rolls = [] }: Row): readonly number[] => {
  if (!Array.isArray(rolls)) throw faultIn('', { at: 'rolls', code: 'needs-list' })
  const odd = rolls.findIndex(roll => !Number.isSafeInteger(roll))
  if (odd >= 0) throw faultIn('', { at: `rolls[${odd}]`, code: 'needs-number' })
  const never = rolls.findIndex(roll => roll < 1)
  if (never >= 0) throw faultIn('', { at: `rolls[${never}]`, code: 'no-die', params: { value: String(rolls[never]) } })
  return rolls
}

const beginning = (game: AnyGame, options: object, value: Row, chance: RecordingChance): State => {
  if (value.position === undefined) return withDice(0, () => opening(game, options, chance).state)
  const position = onPosition(true, () => game.parsePosition(value.position, options, chance))
  if (!position.ok) throw faultIn('position', position.error[0]!)
  return position.value
}

/**
 * A whole state altered by hand may pass every check and still make no sense to the rules. Where a
 * position was written, whatever breaks on it is told as a fault of that position.
 */
export const onPosition = <T>(written: boolean, run: () => T): T => {
  try {
    return run()
  } catch (thrown) {
    if (!written || thrown instanceof Fault || !(thrown instanceof Error)) throw thrown
    throw faultIn('', { at: 'position', code: 'position-unplayable', params: { detail: thrown.message.slice(0, 200) } })
  }
}

/** A given die that cannot fall is a fault of the input; `before` dice were used up earlier. */
export const withDice = <T>(before: number, roll: () => T): T => {
  try {
    return roll()
  } catch (thrown) {
    if (!(thrown instanceof GivenDieError)) throw thrown
    const { index, value, sides, purpose } = thrown
    throw faultIn('', {
      at: `rolls[${before + index}]`,
      code: 'given-die',
      params: { value: String(value), sides, purpose },
    })
  }
}

/** Who moves and what, out of `"seat: move"`, `"move"` or `{ seat, move }`. */
export interface Wish {
  readonly seat: string
  /** Undefined when it is no move of this game at all. */
  readonly move: GameTypes['Move'] | undefined
  readonly text: string
}

export const wishFrom = (given: unknown, at: string, game: AnyGame, seats: readonly string[], state: State): Wish => {
  const { seat, move } = partsOf(given, at, seats)
  const acting = game.toAct(state)
  if (seat === undefined && acting.length === 0) throw faultIn('', { at, code: 'game-over' })
  if (seat === undefined && acting.length > 1)
    throw faultIn('', { at, code: 'say-seat', params: { seats: acting.join(', ') } })
  if (seat !== undefined && !seats.includes(seat))
    throw faultIn('', { at, code: 'no-such-seat', params: { seat: seat.slice(0, 80), seats: seats.join(', ') } })
  const text = typeof move === 'string' ? move : canonical(move)
  return {
    seat: seat ?? acting[0]!,
    move: typeof move === 'string' ? game.parseMove(move, state) : moveFrom(game, move),
    text,
  }
}

const partsOf = (
  given: unknown,
  at: string,
  seats: readonly string[],
): { readonly seat?: string; readonly move: unknown } => {
  if (typeof given === 'string') {
    const named = seats.find(seat => given.startsWith(`${seat}:`))
    return named === undefined ? { move: given.trim() } : { seat: named, move: given.slice(named.length + 1).trim() }
  }
  if (!isRow(given)) throw faultIn('', { at, code: 'needs-text' })
  const strange = Object.keys(given).find(key => key !== 'seat' && key !== 'move')
  if (strange !== undefined) throw faultIn('', { at: `${at}.${strange}`, code: 'unknown-key' })
  const { seat, move } = given
  if (seat !== undefined && typeof seat !== 'string') throw faultIn('', { at: `${at}.seat`, code: 'needs-text' })
  if (typeof move !== 'string' && !isRow(move))
    throw faultIn('', { at: `${at}.move`, code: 'needs-text' } satisfies Problem)
  return seat === undefined ? { move } : { seat, move }
}

/** A move as an object counts when its own text gives it back. */
const moveFrom = (game: AnyGame, move: unknown): GameTypes['Move'] | undefined => {
  let text: string
  try {
    text = game.formatMove(move as GameTypes['Move'])
  } catch {
    return
  }
  const back = typeof text === 'string' ? game.parseMove(text) : undefined
  return back !== undefined && canonical(back) === canonical(move) ? back : undefined
}
