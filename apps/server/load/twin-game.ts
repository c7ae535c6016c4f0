/** A game that begins in the middle of play, in one of two worlds that differ only in what one viewer cannot know. */
import { chanceFor, evolveAll, ok } from '@siegeworks/kernel'
import type { AnyGame, GameEntry } from '../src/match/games.ts'

export interface TwinOptions {
  readonly inner: object
  /** Which pair, which of the two worlds, for whom they must look the same. */
  readonly n: number
  readonly world: 'this' | 'other'
  readonly viewer: string
  /** Random moves before the worlds part. */
  readonly moves: number
}

/** The worlds part by an event that nobody sees. */
interface Parted {
  readonly kind: 'world-parted'
  readonly state: object
}

const isParted = (event: { readonly kind: string }): event is Parted => event.kind === 'world-parted'

export const twinGame = (game: AnyGame): GameEntry => {
  const setup = (options: object): readonly { readonly kind: string }[] => {
    const { inner, n, world, viewer, moves } = options as TwinOptions
    const events = [...game.setup(inner, chanceFor(`setup/${n}`, 0))]
    let state = evolveAll(game, game.blank, events)
    for (let i = 0; i < moves; i++) {
      const seat = game.toAct(state)[0]
      if (seat === undefined) break
      const legal = game.legalMoves(state, seat)
      const decided = game.decide(
        state,
        seat,
        legal[chanceFor(`pick/${n}`, i).pick('p', legal.length)]!,
        chanceFor(`play/${n}`, i),
      )
      if (!decided.ok) throw new Error(`a listed move was refused: ${decided.error.code}`)
      const next = evolveAll(game, state, decided.value)
      if (game.toAct(next).length === 0) break
      events.push(...decided.value)
      state = next
    }
    const parted: Parted = {
      kind: 'world-parted',
      state: world === 'this' ? state : game.twin(state, viewer, chanceFor(`twin/${n}`, 0)),
    }
    return [...events, parted]
  }
  const twinned: AnyGame = {
    ...game,
    id: `${game.id}-twin`,
    parseOptions: input => ok(input as object),
    dataOf: options => game.dataOf((options as TwinOptions).inner),
    seats: options => game.seats((options as TwinOptions).inner),
    setup,
    evolve: (state, event) => (isParted(event) ? event.state : game.evolve(state, event)),
    seen: (event, viewer, before) => (isParted(event) ? undefined : game.seen(event, viewer, before)),
    isBarrier: event => isParted(event) || game.isBarrier(event),
  }
  return { game: twinned, openOptions: [], allied: () => false, bots: [] }
}
