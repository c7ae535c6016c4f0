/** The bookkeeping: one case an event. It cannot refuse, roll or look anything up. */
import { unreachable } from '@siegeworks/kernel'
import { type Event, type Fact, isMoved } from './event.ts'
import type { Creature, Progress, State, Supporter } from './state.ts'
import type { CardId, Place, Seat, Side } from './vocabulary.ts'
import { EMPTY_STOCK, moveCards, withEntry, withStock } from './zones.ts'

export const BLANK: State = {
  house: {
    mode: 'duel',
    reactions: 'always-ask',
    miner: 'easy',
    minerMirrored: false,
    healTopOnly: false,
    sacrificeSelf: false,
    deployPerTrack: false,
  },
  designs: {},
  seats: [],
  fronts: [],
  stocks: {},
  creatures: [],
  destroyed: [],
  turn: { number: 0, active: [], once: [] },
  progress: {},
  standing: {},
  stalled: [],
  chain: { links: [], passed: [] },
  lasting: [],
  agenda: [],
  decisions: [],
  nextId: 1,
  cards: 0,
}

export const START_OF_TURN: Progress = { step: 'prepare', tracks: [], deploys: [], played: 0 }

export const evolve = (state: State, event: Event): State =>
  isMoved(event) ? moveCards(state, event) : record(state, event)

/** The move worked out last: its events, and the states before and after each, in a list that is written over. */
let events: readonly Event[] = []
const states: State[] = []
let noted = 0
let at = 0

export const startSteps = (state: State): void => {
  events = []
  states[0] = state
  noted = 1
}

export const noteStep = (after: State): void => {
  states[noted++] = after
}

export const rememberSteps = (told: readonly Event[]): void => {
  events = told
  at = 0
}

/**
 * The same as `evolve`. Whoever asks for a decision books its events next, in their order: those very states are
 * known already. Told by identity, so it can give nothing but what evolve would.
 */
export const evolveAgain = (state: State, event: Event): State => {
  if (events[at] !== event || states[at] !== state) return evolve(state, event)
  at++
  return states[at]!
}

const NEXT_PLACE: { readonly [place in Place]?: Place } = { deployment: 'middle', middle: 'top', top: 'leaving' }

export const record = (state: State, event: Fact): State => {
  switch (event.kind) {
    // The most frequent first.
    case 'awaited':
      return { ...state, agenda: event.agenda, decisions: event.decisions, nextId: event.nextId }
    case 'step-begun':
      return withProgress(state, event.seat, { ...progressOf(state, event.seat), step: event.step })
    case 'progress-made':
      return withProgress(state, event.seat, event.progress)
    case 'match-begun': {
      const { kind: _, ...given } = event
      return { ...BLANK, ...given }
    }
    case 'mulligan-chosen':
    case 'mulligan-settled':
    case 'first-player-chosen':
    case 'boss-step-begun':
    case 'strength-counted':
    case 'storm-aimed':
    case 'storm-repelled':
    case 'damage-dealt':
    case 'play-begun':
    case 'storm-action-skipped':
    case 'hand-peeked':
    case 'card-revealed':
    case 'boss-reasoned':
    case 'link-fizzled':
      return state
    case 'turn-begun':
      return beginTurn(state, event)
    case 'supporters-readied':
      return turnSupporters(state, event.side, event.ids, ({ id, design }) => ({ id, design, ready: true }))
    case 'supporters-released':
      return turnSupporters(state, event.side, event.ids, ({ id, design, ready }) => ({ id, design, ready }))
    case 'supporters-committed':
      return turnSupporters(state, event.side, event.ids, ({ id, design }) =>
        event.hold ? { id, design, ready: false, held: true } : { id, design, ready: false },
      )
    case 'supporter-paid':
      return turnSupporters(state, event.side, [event.id], supporter => ({ ...supporter, ready: false }))
    case 'track-advanced':
      return {
        ...state,
        creatures: state.creatures.map(one => {
          const next = NEXT_PLACE[one.place]
          return next && one.side === event.side && one.front === event.front ? { ...one, place: next } : one
        }),
      }
    case 'track-held':
      return event.why === 'stalled'
        ? { ...state, stalled: state.stalled.filter(key => key !== `${event.side}/${event.front}`) }
        : state
    case 'track-stalled': {
      const key = `${event.side}/${event.front}`
      return state.stalled.includes(key) ? state : { ...state, stalled: [...state.stalled, key] }
    }
    case 'order-given':
    case 'creature-shifted':
      return withCreature(state, event.creature, one => ({ ...one, place: event.place }))
    case 'gang-given':
      return withCreature(state, event.creature, one => ({ ...one, gang: (one.gang ?? 0) + event.count }))
    case 'spirit-given':
      return withCreature(state, event.creature, one => ({ ...one, spirit: (one.spirit ?? 0) + 1 }))
    case 'shade-turned':
      return withCreature(state, event.creature, ({ shade: _, ...one }) => one)
    case 'trigger-fired':
      return event.once ? { ...state, turn: { ...state.turn, once: [...state.turn.once, event.once] } } : state
    case 'link-added':
    case 'reaction-passed':
    case 'chain-closed':
    case 'link-negated':
    case 'link-resolved':
    case 'links-dropped':
      return recordChain(state, event)
    case 'lasting-begun':
      return { ...state, lasting: [...state.lasting, event.lasting] }
    case 'lasting-ended':
      return { ...state, lasting: state.lasting.filter(one => !event.ids.includes(one.id)) }
    case 'extra-turn-granted':
      return event.seat === 'boss'
        ? { ...state, turn: { ...state.turn, bossExtra: true } }
        : withProgress(state, event.seat, { ...progressOf(state, event.seat), extra: 'granted' })
    case 'extra-turn-answered':
      return withProgress(state, event.seat, {
        ...progressOf(state, event.seat),
        extra: event.taken ? 'taken' : 'declined',
      })
    case 'resources-shuffled': {
      const stock = state.stocks[event.side] ?? EMPTY_STOCK
      const shuffled = withStock(state, event.side, { ...stock, resources: event.order })
      return event.reserve && state.boss
        ? { ...shuffled, boss: { ...state.boss, reserve: [], reshuffles: state.boss.reshuffles - 1 } }
        : shuffled
    }
    case 'menace-changed':
      return state.boss ? { ...state, boss: { ...state.boss, menace: event.to } } : state
    case 'menace-lowered': {
      if (!state.boss) return state
      const { lowered: _, ...boss } = state.boss
      return { ...state, boss: event.when === 'over' ? boss : { ...boss, lowered: event.when } }
    }
    case 'life-changed':
      return state.boss ? { ...state, boss: { ...state.boss, life: event.to } } : state
    case 'seat-eliminated':
      return eliminate(state, event)
    case 'standing-ordered':
      return { ...state, standing: withEntry(state.standing, event.seat, event.when) }
    case 'game-ended':
      return { ...state, ending: event.ending }
    default:
      return unreachable(event)
  }
}

const beginTurn = (state: State, event: Extract<Fact, { kind: 'turn-begun' }>): State => {
  const progress: { [seat in Seat]?: Progress } = {}
  for (const seat of state.seats)
    progress[seat] = event.active.includes(seat) ? START_OF_TURN : { ...START_OF_TURN, step: 'done' }
  const turn = { number: event.number, active: event.active, once: [] }
  return { ...state, turn: event.extra ? { ...turn, extra: true } : turn, progress }
}

const recordChain = (
  state: State,
  event: Extract<
    Fact,
    {
      kind: 'link-added' | 'reaction-passed' | 'chain-closed' | 'link-negated' | 'link-resolved' | 'links-dropped'
    }
  >,
): State => {
  const { chain } = state
  switch (event.kind) {
    case 'link-added': {
      const linked: State = { ...state, chain: { ...chain, links: chain.links.concat(event.link), passed: [] } }
      const { card } = event.link
      if (!event.from || !card) return linked
      const { you } = event.link.context
      const stock = state.stocks[you] ?? EMPTY_STOCK
      return withStock(linked, you, { ...stock, hand: stock.hand.filter(one => one.id !== event.from) })
    }
    case 'reaction-passed':
      return { ...state, chain: { ...chain, passed: chain.passed.concat(event.seat) } }
    case 'chain-closed':
      return { ...state, chain: { ...chain, passed: [], resolving: true } }
    case 'link-negated':
      return {
        ...state,
        chain: { ...chain, links: chain.links.map(one => (one.id === event.link ? { ...one, negated: true } : one)) },
      }
    case 'link-resolved':
    case 'links-dropped': {
      const gone = event.kind === 'link-resolved' ? [event.link] : event.links
      const links = chain.links.filter(one => !gone.includes(one.id))
      return { ...state, chain: links.length === 0 ? { links, passed: [] } : { ...chain, links } }
    }
    default:
      return unreachable(event)
  }
}

const progressOf = (state: State, seat: Seat): Progress => state.progress[seat] ?? START_OF_TURN

const withProgress = (state: State, seat: Seat, progress: Progress): State => ({
  ...state,
  progress: withEntry(state.progress, seat, progress),
})

const withCreature = (state: State, id: CardId, change: (one: Creature) => Creature): State => ({
  ...state,
  creatures: state.creatures.map(one => (one.id === id ? change(one) : one)),
})

const turnSupporters = (
  state: State,
  side: Side,
  ids: readonly CardId[],
  change: (one: Supporter) => Supporter,
): State => {
  const stock = state.stocks[side] ?? EMPTY_STOCK
  return withStock(state, side, {
    ...stock,
    supporters: stock.supporters.map(one => (ids.includes(one.id) ? change(one) : one)),
  })
}

/** [SS-LMS-6] The player's cards leave the game; what stood against him was moved before. */
const eliminate = (state: State, event: Extract<Fact, { kind: 'seat-eliminated' }>): State => {
  const { [event.seat]: _stock, ...stocks } = state.stocks
  const { [event.seat]: _progress, ...progress } = state.progress
  return {
    ...state,
    seats: state.seats.filter(seat => seat !== event.seat),
    stocks,
    progress,
    fronts: event.fronts,
    creatures: state.creatures.filter(one => one.side !== event.seat),
    lasting: state.lasting.filter(one => one.context.you !== event.seat),
    turn: {
      ...state.turn,
      active: state.turn.active.filter(side => side !== event.seat),
      ...(event.next ? { next: event.next } : {}),
    },
    cards: state.cards - event.cards,
  }
}
