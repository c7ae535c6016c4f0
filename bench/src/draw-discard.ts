/** The small card game both sides play: two players draw a card and discard one, in turns, from an open-ended deck. */
import { type Chance, type Game, type Illegal, illegal, ok, type Result } from '@siegeworks/kernel'

const SEATS = ['0', '1'] as const
type Seat = (typeof SEATS)[number]
const CARDS = 52
const HAND = 5

interface State {
  readonly deck: readonly number[]
  readonly discard: readonly number[]
  readonly hands: { readonly [S in Seat]: readonly number[] }
  readonly seat: Seat
  readonly drawn: boolean
}
type Move = { readonly kind: 'draw' } | { readonly kind: 'discard'; readonly at: number }
type Event =
  | { readonly kind: 'began'; readonly deck: readonly number[] }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'deck-turned' }

interface DrawDiscard {
  readonly Seat: Seat
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly Seen: Event
  readonly View: object
  readonly Options: object
}

const decide = (state: State, seat: Seat, move: Move, _chance: Chance): Result<readonly Event[], Illegal> => {
  if (seat !== state.seat) return illegal('not-your-turn', 'turns')
  if (move.kind === 'draw') {
    if (state.drawn) return illegal('drawn', 'one-card')
    return ok(state.deck.length === 0 ? [{ kind: 'deck-turned' }, { kind: 'drew', seat }] : [{ kind: 'drew', seat }])
  }
  if (!state.drawn) return illegal('not-drawn', 'draw-first')
  if (!(move.at >= 0 && move.at < state.hands[seat].length)) return illegal('no-card', 'own-hand')
  return ok([{ kind: 'discarded', seat, at: move.at }])
}

const evolve = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'began':
      return {
        ...state,
        deck: event.deck.slice(2 * HAND),
        hands: { 0: event.deck.slice(0, HAND), 1: event.deck.slice(HAND, 2 * HAND) },
      }
    case 'deck-turned':
      return { ...state, deck: state.discard.toReversed(), discard: [] }
    case 'drew': {
      const hands = { ...state.hands, [event.seat]: [...state.hands[event.seat], state.deck.at(-1)!] }
      return { ...state, deck: state.deck.slice(0, -1), hands, drawn: true }
    }
    case 'discarded': {
      const hand = state.hands[event.seat]
      const hands = { ...state.hands, [event.seat]: hand.toSpliced(event.at, 1) }
      const next = event.seat === '0' ? '1' : '0'
      return { ...state, hands, discard: [...state.discard, hand[event.at]!], seat: next, drawn: false }
    }
  }
}

const legalMoves = (state: State, seat: Seat): readonly Move[] => {
  if (seat !== state.seat) return []
  return state.drawn ? state.hands[seat].map((_, at) => ({ kind: 'discard', at })) : [{ kind: 'draw' }]
}

export const drawDiscard: Game<DrawDiscard> = {
  id: 'draw-discard',
  rulesVersion: '1',
  blank: { deck: [], discard: [], hands: { 0: [], 1: [] }, seat: '0', drawn: false },
  parseOptions: () => ok({}),
  dataOf: () => ({}),
  seats: () => SEATS,
  setup: () => [{ kind: 'began', deck: Array.from({ length: CARDS }, (_, i) => i) }],
  toAct: state => [state.seat],
  legalMoves,
  decide,
  evolve,
  outcome: () => undefined,
  view: (state, viewer) => ({
    ...state,
    deck: state.deck.length,
    hands: viewer === 'spectator' ? {} : { [viewer]: state.hands[viewer] },
  }),
  seen: event => event,
  isBarrier: event => event.kind === 'drew',
  formatMove: move => (move.kind === 'draw' ? 'draw' : `discard ${move.at}`),
  parseMove: text => (text === 'draw' ? { kind: 'draw' } : { kind: 'discard', at: Number(text.slice(8)) }),
  formatPosition: state => JSON.stringify(state),
  parsePosition: input => ok(input as State),
  twin: state => state,
  broken: () => [],
}

/** The same game for the peer, written as its tutorial writes games. */
interface PeerTable {
  deck: number[]
  discard: number[]
  hands: { [player: string]: number[] }
  drawn: boolean
}

export const peerDrawDiscard = {
  name: 'draw-discard',
  setup: (): PeerTable => ({
    deck: Array.from({ length: CARDS - 2 * HAND }, (_, i) => i + 2 * HAND),
    discard: [],
    hands: { 0: [0, 1, 2, 3, 4], 1: [5, 6, 7, 8, 9] },
    drawn: false,
  }),
  // Its manual's way to keep a hand from the others, as our view does.
  playerView: ({ G, playerID }: { G: PeerTable; playerID: string | null }): object => ({
    ...G,
    deck: G.deck.length,
    hands: playerID === null ? {} : { [playerID]: G.hands[playerID] },
  }),
  moves: {
    draw: ({ G, playerID }: { G: PeerTable; playerID: string }) => {
      if (G.drawn) return 'INVALID_MOVE'
      if (G.deck.length === 0) {
        G.deck = G.discard.reverse()
        G.discard = []
      }
      G.hands[playerID]!.push(G.deck.pop()!)
      G.drawn = true
      return
    },
    discard: ({ G, playerID, events }: { G: PeerTable; playerID: string; events: { endTurn(): void } }, at: number) => {
      if (!G.drawn || !(at >= 0 && at < G.hands[playerID]!.length)) return 'INVALID_MOVE'
      G.discard.push(...G.hands[playerID]!.splice(at, 1))
      G.drawn = false
      events.endTurn()
      return
    },
  },
}
