/** A table for tests: a hand-written position, moves as text, answers as facts. */
import { chanceFor, type Viewer } from '@siegeworks/kernel'
import { expect } from 'vitest'
import type { Amount, Effect, Part, Passive, Selector } from '../src/effects/effect.ts'
import { attOf, defOf } from '../src/effects/values.ts'
import { type Event, type EventKind, type Options, type Seat, type Side, type State, siegestorm } from '../src/index.ts'

export const optionsOf = (input: unknown = {}): Options => {
  const parsed = siegestorm.parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

export interface Table {
  readonly state: State
  /** Everything that happened so far. */
  readonly events: readonly Event[]
  /** Plays moves one after the other; returns what happened. */
  do(seat: Seat, ...moves: readonly string[]): readonly Event[]
  /** The move is refused, nothing changes: `code rule`. */
  no(seat: Seat, move: string): string
  legal(seat: Seat): readonly string[]
  /** Piles as designs or handles, from the top. */
  pile(side: Side, zone: 'hand' | 'casualties' | 'heal' | 'supporters' | 'resources'): readonly string[]
  ids(side: Side, zone: 'hand' | 'casualties' | 'heal' | 'supporters'): readonly string[]
  /** Where a design stands: `frontline`, `top` …; undefined when it is not in play. */
  place(design: string): string | undefined
  id(design: string): string
  att(design: string): number
  def(design: string): number
  count(kind: EventKind): number
  view(viewer: Viewer<Seat>): ReturnType<typeof siegestorm.view>
  /** Passes for whoever is asked to react until nobody is. */
  pass(): void
}

export const tableOf = (state: State, dice: readonly number[] = []): Table => {
  let now = state
  let seq = 0
  const events: Event[] = []
  const rolls = [...dice]
  const judge = (seat: Seat, text: string) => {
    const move = siegestorm.parseMove(text)
    if (!move) throw new Error(`no move: ${text}`)
    const chance = chanceFor('test', ++seq, rolls)
    const decided = siegestorm.decide(now, seat, move, chance)
    rolls.splice(0, chance.givenUsed)
    return decided
  }
  const stock = (side: Side) => {
    const found = now.stocks[side]
    if (!found) throw new Error(`${side} is not at the table`)
    return found
  }
  const creature = (design: string) => {
    const found = now.creatures.find(one => one.design === design || one.id === design)
    if (!found) throw new Error(`${design} is not in play`)
    return found
  }
  const table: Table = {
    get state() {
      return now
    },
    events,
    do: (seat, ...moves) => {
      const before = events.length
      for (const text of moves) {
        const decided = judge(seat, text)
        if (!decided.ok)
          throw new Error(`${seat} ${text}: ${JSON.stringify(decided.error)}, legal: ${table.legal(seat)}`)
        for (const event of decided.value) {
          now = siegestorm.evolve(now, event)
          events.push(event)
        }
        expect(siegestorm.broken(now)).toEqual([])
      }
      return events.slice(before)
    },
    no: (seat, text) => {
      const before = JSON.stringify(now)
      const decided = judge(seat, text)
      expect(JSON.stringify(now), 'a refused move changes nothing').toBe(before)
      if (decided.ok) throw new Error(`${seat} ${text} was accepted`)
      return `${decided.error.code} ${decided.error.rule}`
    },
    legal: seat => siegestorm.legalMoves(now, seat).map(siegestorm.formatMove),
    pile: (side, zone) => (zone === 'resources' ? stock(side).resources : stock(side)[zone].map(card => card.design)),
    ids: (side, zone) => stock(side)[zone].map(card => card.id),
    place: design => now.creatures.find(one => one.design === design || one.id === design)?.place,
    id: design => creature(design).id,
    att: design => attOf(now, creature(design)),
    def: design => defOf(now, creature(design)),
    count: kind => events.filter(event => event.kind === kind).length,
    view: viewer => siegestorm.view(now, viewer),
    pass: () => {
      for (;;) {
        const asked = now.decisions.find(one => one.kind === 'react')
        if (!asked) return
        table.do(asked.seat, 'pass')
      }
    },
  }
  return table
}

export const at = (position: object, input: unknown = {}, dice: readonly number[] = []): Table => {
  const parsed = siegestorm.parsePosition(position, optionsOf(input), chanceFor('position', 0))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return tableOf(parsed.value, dice)
}

/** A match from its setup on. */
export const opening = (input: unknown = {}, seed = 'opening'): Table => {
  const events = siegestorm.setup(optionsOf(input), chanceFor(seed, 0))
  return tableOf(events.reduce(siegestorm.evolve, siegestorm.blank))
}

interface Figures {
  readonly id?: string
  readonly cost?: number
  readonly att?: number
  readonly def?: number
  readonly action?: Effect
  readonly passives?: readonly Passive[]
  readonly [more: string]: unknown
}

/** A card of our own making, named by its design. */
export const card = (design: string, figures: Figures = {}): object => ({ design, ...figures })

export const dmg = (amount: Amount): Part => ({ do: 'dmg', to: 'opponent', amount })
export const heal = (amount: number): Part => ({ do: 'heal', amount })
export const drawing = (amount: number): Part => ({ do: 'draw', amount })
export const kill = (what: Selector): Part => ({ do: 'kill', what })
export const NEGATE: Effect = [{ do: 'negate' }]
export const ALL_ALLIES = { of: 'ally' } as const
export const ENEMY: Selector = { of: 'enemy', take: 1 }
export const ANY_CARD: Selector = { of: 'card', side: 'any', take: 1 }
export const CREATURE: Selector = { of: 'creature', side: 'any', take: 1 }
export const boost = (att: number, def = 0): Passive => ({
  kind: 'static',
  does: { do: 'mod', what: ALL_ALLIES, att, def },
})
/** A plain creature. */
export const beast = (design: string, att = 1, def = 0, more: Figures = {}): object =>
  card(design, { att, def, ...more })
