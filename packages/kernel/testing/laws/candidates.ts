/** Moves worth asking that may not be listed: old ones, and crossings of two. */
import { type Chance, canonical, type Game, type GameTypes } from '../../src/index.ts'

const KEPT = 240

/** Moves met so far in this game, by their text in canonical form. */
export interface MovePool<G extends GameTypes> {
  readonly moves: G['Move'][]
  readonly known: Set<string>
}

export const emptyPool = <G extends GameTypes>(): MovePool<G> => ({ moves: [], known: new Set() })

export const remember = <G extends GameTypes>(pool: MovePool<G>, moves: readonly G['Move'][], picker: Chance): void => {
  for (const move of moves) {
    const text = canonical(move)
    if (pool.known.has(text)) continue
    if (pool.moves.length < KEPT) pool.moves.push(move)
    else {
      const place = picker.pick('forget', KEPT)
      pool.known.delete(canonical(pool.moves[place]!))
      pool.moves[place] = move
    }
    pool.known.add(text)
  }
}

/** Up to `count` moves from the pool or bred from it, also through their text. */
export const candidates = <G extends GameTypes>(
  game: Game<G>,
  pool: MovePool<G>,
  count: number,
  picker: Chance,
): readonly G['Move'][] => {
  if (pool.moves.length === 0) return []
  const any = (): G['Move'] => pool.moves[picker.pick('candidate', pool.moves.length)]!
  const found: G['Move'][] = []
  for (let i = 0; i < count; i++) {
    if (i % 3 === 0) found.push(any())
    else if (i % 3 === 1) found.push(crossed(any(), any(), picker))
    else {
      const move = game.parseMove(crossedText(game.formatMove(any()), game.formatMove(any()), picker))
      if (move) found.push(move)
    }
  }
  return found
}

/** The first move with one of its parts taken from the second. */
const crossed = <M extends object>(a: M, b: M, picker: Chance): M => {
  const donor = b as { readonly [key: string]: unknown }
  const own = a as { readonly [key: string]: unknown }
  const keys = Object.keys(a).filter(key => key in donor && typeof donor[key] === typeof own[key] && key !== 'kind')
  if (keys.length === 0) return a
  const key = keys[picker.pick('part', keys.length)]!
  return { ...a, [key]: donor[key] }
}

/** The first text with one of its words taken from the second. */
const crossedText = (a: string, b: string, picker: Chance): string => {
  const words = a.split(' ')
  const donors = b.split(' ')
  const place = picker.pick('word', words.length)
  words[place] = donors[picker.pick('donor', donors.length)]!
  return words.join(' ')
}
