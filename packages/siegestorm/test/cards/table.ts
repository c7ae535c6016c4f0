/** A table laid by hand and played by the names of cards: what a card test needs and no more. */
import { assert, chanceFor } from '@siegeworks/kernel'
import { describe, test } from 'vitest'
import type { PlayerCardDef } from '../../src/cards/card-def.ts'
import { cardOf } from '../../src/cards/catalogue.ts'
import { siegestorm } from '../../src/game.ts'
import type { Decision, Move, Seat, Side, State } from '../../src/index.ts'

/** Three cases a card: it works, it must not work, and the edge. The rules it leans on stand in the names. */
export const card = (
  id: string,
  rules: string,
  cases: { readonly works: () => void; readonly not: () => void; readonly edge: () => void },
): void => {
  describe(cardOf(id)?.name ?? id, () => {
    test(`${rules} ${id} works`, cases.works)
    test(`${rules} ${id} must not`, cases.not)
    test(`${rules} ${id} at the edge`, cases.edge)
  })
}

/** The printed facts, so that a figure changed for balance does not change what a test means. */
export const base = (id: string): PlayerCardDef => {
  const found = cardOf(id)
  assert(found?.kind === 'player', `${id} is a player's card`)
  return found
}

/** The same for a boss's creature. */
export const bossBase = (id: string): { readonly att: number; readonly def: number } => {
  const found = cardOf(id)
  assert(found?.kind === 'boss' && found.att !== undefined && found.def !== undefined, `${id} is a boss's creature`)
  return { att: found.att, def: found.def }
}

export const F = 'filler'
/** So many cards without text. */
export const fill = (count: number): readonly string[] => Array.from({ length: count }, () => F)

type Options = { readonly [name: string]: unknown }
type Entry = { readonly [name: string]: unknown }

export interface Position {
  readonly [name: string]: unknown
  readonly north?: Entry
  readonly south?: Entry
  readonly boss?: Entry
}

const SOLO: Options = { mode: 'solo', boss: 'byloss-hard', basic: 'evil-goblins', advanced: 'spectral-shamans' }

/** The player is `south`, the boss waits with nothing unless the position says more. */
export const solo = (position: Position, options: Options = {}) =>
  table({ turn: 'south', ...position }, { ...SOLO, ...options })

/** North and south with 20 cards each; it is north's Deploy step unless the position says otherwise. */
export const table = (position: Position, options: Options = {}) => {
  const parsedOptions = siegestorm.parseOptions(options)
  assert(parsedOptions.ok, JSON.stringify(parsedOptions))
  const isSolo = options.mode === 'solo'
  const side = (entry: Entry | undefined): Entry => ({ resources: 20, ...entry })
  const { north, south, boss, ...rest } = position
  const sides = isSolo
    ? { south: side(south), boss: { resources: 20, ...boss } }
    : { north: side(north), south: side(south) }
  const parsed = siegestorm.parsePosition({ ...rest, ...sides }, parsedOptions.value, chanceFor('table', 0))
  assert(parsed.ok, JSON.stringify(parsed))
  return handle(parsed.value)
}

const handle = (start: State) => {
  let state = start
  let moves = 0
  /** With it off a test answers reactions itself. */
  let passes = true

  const decisionOf = (seat: Seat): Decision | undefined => state.decisions.find(one => one.seat === seat)
  const actor = (): Seat => {
    const seat = siegestorm.toAct(state)[0]
    assert(seat, 'somebody may act')
    return seat
  }
  const raw = (seat: Seat, move: Move): void => {
    const decided = siegestorm.decide(state, seat, move, chanceFor('table', ++moves))
    assert(decided.ok, `${seat} ${siegestorm.formatMove(move)}: ${JSON.stringify(decided)}`)
    for (const event of decided.value)
      if (event.kind === 'cards-drawn') draws[event.to.side] = (draws[event.to.side] ?? 0) + event.cards.length
    state = decided.value.reduce(siegestorm.evolve, state)
    const broken = siegestorm.broken(state)
    assert(broken.length === 0, broken.join('; '))
  }
  const quiet = (): void => {
    while (passes && !state.ending) {
      const reacting = state.decisions.find(one => one.kind === 'react')
      if (!reacting) return
      raw(reacting.seat, { kind: 'pass' })
    }
  }
  const stock = (side: Side) => {
    const found = state.stocks[side]
    assert(found, `${side} has cards`)
    return found
  }
  const inHand = (seat: Seat, design: string): string => {
    const found = stock(seat).hand.find(one => one.design === design)
    assert(found, `${seat} holds ${design}`)
    return found.id
  }
  /** A handle by its design: the other side's creature first, then the own, then what lies elsewhere. */
  const named = (what: string, among: readonly string[]): string => {
    if (among.includes(what)) return what
    const all = [
      ...state.creatures,
      ...Object.values(state.stocks).flatMap(one => [
        ...one.hand,
        ...one.supporters,
        ...one.casualties,
        ...one.heal,
        ...one.vision,
      ]),
      ...state.chain.links.map(link => ({ id: link.id, design: link.context.design })),
    ]
    const found = all.find(one => one.design === what && among.includes(one.id))
    assert(found, `${what} is among ${among.join(', ')}`)
    return found.id
  }
  const pay = (seat: Seat, spare: readonly string[]): void => {
    for (let decision = decisionOf(seat); decision?.kind === 'pay'; decision = decisionOf(seat)) {
      const legal = siegestorm.legalMoves(state, seat)
      const designOf = (id: string) =>
        [...stock(seat).hand, ...stock(seat).supporters].find(one => one.id === id)?.design ?? ''
      const move = legal.find(one => one.kind === 'pay' && !spare.includes(designOf(one.card))) ?? legal[0]
      assert(move, 'something pays')
      raw(seat, move)
    }
    quiet()
  }

  /** Drawn since the start: what the events say. */
  const draws: { [side: string]: number } = {}
  const drawn = (seat: Seat): number => draws[seat] ?? 0

  const self = {
    get state() {
      return state
    },
    byHand: () => {
      passes = false
    },
    /** Plays it and pays with whatever is not to be spared. */
    play: (seat: Seat, design: string, as: 'action' | 'creature' = 'action', spare: readonly string[] = []) => {
      raw(seat, { kind: 'play', card: inHand(seat, design), as })
      pay(seat, spare)
    },
    ability: (seat: Seat, design: string, number = 1, spare: readonly string[] = []) => {
      const creature = state.creatures.find(one => one.design === design)
      assert(creature, `${design} is in play`)
      raw(seat, { kind: 'activate', card: creature.id, ability: number })
      pay(seat, spare)
    },
    /** Whether the seat may now do this with a card of that design. */
    can: (seat: Seat, what: 'action' | 'creature' | 'ability', design: string): boolean =>
      siegestorm.legalMoves(state, seat).some(move => {
        if (move.kind === 'play')
          return what === move.as && stock(seat).hand.some(one => one.id === move.card && one.design === design)
        return (
          move.kind === 'activate' &&
          what === 'ability' &&
          state.creatures.some(one => one.id === move.card && one.design === design)
        )
      }),
    /** The designs (or words) the one who must choose may choose among now. */
    choices: (): readonly string[] => {
      const decision = decisionOf(actor())
      if (decision?.kind !== 'target' && decision?.kind !== 'choose') return []
      const all = [
        ...state.creatures,
        ...Object.values(state.stocks).flatMap(one => [
          ...one.hand,
          ...one.supporters,
          ...one.casualties,
          ...one.vision,
        ]),
        ...state.chain.links.map(link => ({ id: link.id, design: link.context.design })),
      ]
      return decision.options.map(option => all.find(one => one.id === option)?.design ?? option)
    },
    prompt: (): string => {
      const decision = decisionOf(actor())
      return decision && 'prompt' in decision ? decision.prompt : (decision?.kind ?? 'none')
    },
    pick: (...whats: readonly string[]) => {
      for (const what of whats) {
        const seat = actor()
        const decision = decisionOf(seat)
        assert(decision?.kind === 'target' || decision?.kind === 'choose', `${what}: a choice, not ${decision?.kind}`)
        const open = decision.options.filter(one => !decision.chosen.includes(one))
        raw(seat, { kind: decision.kind, what: named(what, open) })
        quiet()
      }
    },
    /** Declares a target where there is more than one; a single one is declared by itself. */
    aim: (...whats: readonly string[]) => {
      for (const what of whats) if (!state.ending && self.choices().includes(what)) self.pick(what)
    },
    /** Answers every question of a Heal with that card, as long as it is asked. */
    healWith: (design: string = F) => {
      while (!state.ending && self.prompt() === 'heal') self.pick(design)
    },
    /** Everybody lets the chain resolve. */
    resolve: () => {
      while (!state.ending && self.prompt() === 'react') self.pass()
    },
    /** The creature on top of the actor's track storms; more answers follow where they are asked for. */
    storm: (seat: Seat = actor()) => {
      self.next(seat)
      self.order('storm')
    },
    pay: (spare: readonly string[] = []) => pay(actor(), spare),
    pass: () => raw(actor(), { kind: 'pass' }),
    done: () => {
      raw(actor(), { kind: 'done' })
      quiet()
    },
    next: (seat: Seat = actor(), times = 1) => {
      for (let i = 0; i < times; i++) {
        raw(seat, { kind: 'next' })
        quiet()
      }
    },
    /** The boss goes on; ties and the like are answered with the first choice. Stops when the player's turn begins. */
    go: () => {
      while (!state.ending && !state.decisions.some(one => one.kind === 'turn')) {
        const seat = actor()
        const [first] = siegestorm.legalMoves(state, seat)
        assert(first, 'an answer')
        raw(seat, state.decisions[0]?.kind === 'react' ? { kind: 'pass' } : first)
      }
    },
    /** Cards lost from the Resources to damage; a turn's own draws are in the hand. */
    lost: (seat: Seat): number => start.stocks[seat]!.resources.length - stock(seat).resources.length - drawn(seat),
    /** On to the turn of the next one; nothing more is played. */
    endTurn: () => {
      const { number } = state.turn
      while (!state.ending && state.turn.number === number) self.next()
      if (state.boss && !state.ending && !state.decisions.some(one => one.kind === 'turn')) self.go()
    },
    order: (order: 'storm' | 'support' | 'frontline' | 'nml') => {
      raw(actor(), order === 'storm' || order === 'support' ? { kind: order } : { kind: 'hold', space: order })
      quiet()
    },
    actor,
    resources: (side: Side): number => stock(side).resources.length,
    hand: (side: Side): readonly string[] => stock(side).hand.map(one => one.design),
    casualties: (side: Side): readonly string[] => stock(side).casualties.map(one => one.design),
    heal: (side: Side): number => stock(side).heal.length,
    supporters: (side: Side): readonly string[] =>
      stock(side).supporters.map(one => `${one.design}${one.ready ? '' : ' committed'}${one.held ? ' held' : ''}`),
    at: (side: Side, place: string): string | undefined =>
      state.creatures.find(one => one.side === side && one.place === place)?.design,
    field: (side: Side): readonly string[] => state.creatures.filter(one => one.side === side).map(one => one.design),
    att: (design: string): number => self.figures(design).att,
    def: (design: string): number => self.figures(design).def,
    figures: (design: string): { readonly att: number; readonly def: number } => {
      const creature = state.creatures.find(one => one.design === design)
      const seen = siegestorm.view(state, 'south').creatures.find(one => one.id === creature?.id)
      assert(seen, `${design} is in play`)
      return { att: seen.att, def: seen.def }
    },
  }
  return self
}
