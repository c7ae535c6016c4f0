/** One wish at a table, judged: a pure step from what is to what would be. Nothing here waits, writes or sends. */
import {
  type Answer,
  close,
  consentNeeded,
  type Entry,
  type GameTypes,
  type Illegal,
  type Match,
  type Outcome,
  outcomeOf,
  play,
  type Result,
  undo,
} from '@siegeworks/kernel'
import type { DurableMessage, Offer, Pause, Status, TableSettings } from '@siegeworks/protocol'
import type { Aside } from './aside.ts'
import { type FreeTime, flagged, runClocks, startClocks, stopClocks, turnClocks } from './clocks.ts'
import { chargedBetween } from './intervals.ts'
import { charged } from './reaction-windows.ts'

/** Everything a verdict depends on. */
export interface Position {
  readonly match: Match<GameTypes>
  readonly aside: Aside
  readonly status: Status
  readonly settings: TableSettings
  readonly allied: boolean
  /** Seats that agree to anything the asker asks: bots, and other hands of the same person. */
  readonly yesSayers: (seat: string) => readonly string[]
  readonly bots: readonly string[]
  readonly free: FreeTime
  /** So long a player without a clock may be silent before the others can claim the game. */
  readonly claimAfterMs: number
  /** A reaction window of fixed length that is open now. */
  readonly pause?: Pause
}

/** What the server itself may wish for. */
export type ServerWish =
  | { readonly kind: 'flag'; readonly cmdId: string }
  | { readonly kind: 'abandon'; readonly cmdId: string }
  /** A move for a seat that has no person's hand on it. */
  | { readonly kind: 'house-move'; readonly cmdId: string; readonly seq: number; readonly move: string }
  | {
      readonly kind: 'order'
      readonly cmdId: string
      readonly seq: number
      readonly move: string
      readonly index: number
    }

export type Wish = Exclude<DurableMessage, { kind: 'chat' }> | ServerWish

export interface Step {
  readonly match: Match<GameTypes>
  readonly aside: Aside
  readonly status: Status
  readonly entry?: Entry<GameTypes>
}

export type Verdict = { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly error: Refusal }
export type Refusal = Omit<Illegal, 'rule'> & { readonly rule?: string }

const no = (code: string, params?: Illegal['params']): Verdict => ({
  ok: false,
  error: params ? { code, params } : { code },
})

export const judge = (at: Position, seat: string, wish: Wish, now: number): Verdict => {
  if (at.status === 'over') return no('not-playing')
  // Who has resigned a seat has no hand on it any more; the house plays it on.
  if (at.aside.resigned.includes(seat) && wish.kind !== 'house-move') return no('not-playing')
  if (wish.kind === 'standing-orders') return done(at, { orders: { ...at.aside.orders, [seat]: wish.orders } })
  if (at.status === 'paused' && !PAUSED_WISHES.has(wish.kind)) return no('paused')
  switch (wish.kind) {
    case 'command':
    case 'house-move':
      return judgeMove(at, seat, wish.seq, wish.move, wish.cmdId, now)
    case 'order':
      return judgeOrder(at, seat, wish, now)
    case 'undo':
      return judgeUndo(at, seat, wish.toSeq, wish.cmdId, now)
    case 'offer-draw':
      return judgeOffer(at, seat, 'draw', wish.cmdId, now)
    case 'ask-pause':
      return judgeOffer(at, seat, 'pause', wish.cmdId, now)
    case 'answer':
      return judgeAnswer(at, seat, wish.what, wish.yes, wish.cmdId, now)
    case 'unpause':
      return at.status === 'paused' ? resumed(at, now) : no('not-paused')
    case 'resign':
      return judgeResign(at, seat, wish.cmdId, now)
    case 'claim':
      return judgeClaim(at, seat, wish.cmdId, now)
    case 'flag':
      return judgeFlag(at, wish.cmdId, now)
    case 'abandon':
      return ended(at, { winners: [], reason: 'abandoned' }, wish.cmdId, now)
  }
}

const PAUSED_WISHES: ReadonlySet<Wish['kind']> = new Set(['unpause', 'resign', 'answer', 'offer-draw', 'abandon'])

const done = (at: Position, aside: Partial<Aside>, status = at.status): Verdict => ({
  ok: true,
  step: { match: at.match, aside: { ...at.aside, ...aside }, status },
})

const judgeMove = (at: Position, seat: string, seq: number, text: string, cmdId: string, now: number): Verdict => {
  const move = at.match.game.parseMove(text)
  if (move === undefined) return no('not-a-move')
  return appended(at, seat, play(at.match, { seat, move, seq: seq + 1, command: `${seat}/${cmdId}`, at: now }), now)
}

/** After an entry: clocks turn, open questions about the old position lapse. */
const appended = (
  at: Position,
  mover: string | undefined,
  result: Result<Answer<GameTypes>, Illegal>,
  now: number,
): Verdict => {
  if (!result.ok) return result
  const { match, entry, repeated } = result.value
  // The mailbox has looked for this id already; known to the kernel and not to the store cannot be.
  if (repeated) return no('id-reused')
  const over = outcomeOf(match) !== undefined
  const toAct = over ? [] : charged(match)
  const { clock: before, ...rest } = at.aside
  const turned = before && turnClocks(before, at.settings.clock, at.free, { mover, toAct, now })
  // What is taken back by agreement during a pause does not end the pause.
  const clock = turned && at.status === 'paused' ? { ...turned, running: [] } : turned
  const aside: Aside = { ...rest, offers: [], ...(clock ? { clock } : {}) }
  return { ok: true, step: { match, aside, entry, status: over ? 'over' : at.status } }
}

/** A standing order is used up only when its move is really made. */
const judgeOrder = (at: Position, seat: string, wish: Extract<Wish, { kind: 'order' }>, now: number): Verdict => {
  const verdict = judgeMove(at, seat, wish.seq, wish.move, wish.cmdId, now)
  if (!verdict.ok) return verdict
  const orders = (at.aside.orders[seat] ?? []).flatMap((order, i) => {
    if (i !== wish.index || order.times === undefined) return [order]
    return order.times > 1 ? [{ ...order, times: order.times - 1 }] : []
  })
  const { step } = verdict
  return { ok: true, step: { ...step, aside: { ...step.aside, orders: { ...step.aside.orders, [seat]: orders } } } }
}

const judgeUndo = (at: Position, seat: string, toSeq: number | undefined, cmdId: string, now: number): Verdict => {
  if (at.settings.undo === 'never') return no('undo-not-offered')
  const to = toSeq === undefined ? at.match.inForce.findLast(entry => entry.seat === seat)?.seq : toSeq + 1
  if (to === undefined) return no('nothing-to-undo')
  const needed = consentNeeded(at.match, seat, to)
  if (!needed.ok) return needed
  const others = at.match.seats.filter(one => one !== seat)
  const asked = at.settings.undo === 'consent' ? others : needed.value
  return offered(
    at,
    { what: 'undo', by: seat, agreed: [seat, ...at.yesSayers(seat)], toSeq: to - 1 },
    asked,
    cmdId,
    now,
  )
}

const judgeOffer = (at: Position, seat: string, what: 'draw' | 'pause', cmdId: string, now: number): Verdict => {
  if (what === 'pause' && !at.settings.pauses) return no('no-pause-here')
  // A bot never agrees to a draw, and allies have nobody to share it with.
  if (what === 'draw' && (!at.settings.draws || at.allied || at.bots.length > 0)) return no('no-draws-here')
  // Asked for from both sides, it is agreed on.
  if (at.aside.offers.some(open => open.what === what && !open.agreed.includes(seat)))
    return judgeAnswer(at, seat, what, true, cmdId, now)
  const others = at.match.seats.filter(one => one !== seat && !at.aside.resigned.includes(one))
  return offered(at, { what, by: seat, agreed: [seat, ...at.yesSayers(seat)] }, others, cmdId, now)
}

/** A question to the others; when all who must be asked agree already, it happens at once. */
const offered = (at: Position, offer: Offer, asked: readonly string[], cmdId: string, now: number): Verdict => {
  if (asked.every(seat => offer.agreed.includes(seat))) return granted(at, offer, offer.by, cmdId, now)
  if (at.aside.offers.some(open => open.what === offer.what)) return no('already-offered')
  return done(at, { offers: [...at.aside.offers, offer] })
}

const judgeAnswer = (
  at: Position,
  seat: string,
  what: Offer['what'],
  yes: boolean,
  cmdId: string,
  now: number,
): Verdict => {
  const offer = at.aside.offers.find(open => open.what === what)
  if (!offer) return no('nothing-offered')
  if (!yes) return done(at, { offers: at.aside.offers.filter(open => open !== offer) })
  if (offer.agreed.includes(seat)) return no('own-offer')
  const agreed: Offer = { ...offer, agreed: [...offer.agreed, seat, ...at.yesSayers(seat)] }
  const asked = at.match.seats.filter(one => !at.aside.resigned.includes(one))
  if (asked.every(one => agreed.agreed.includes(one))) return granted(at, agreed, seat, cmdId, now)
  return done(at, { offers: at.aside.offers.map(open => (open === offer ? agreed : open)) })
}

/** `actor` is who made it happen: the asker, or the last one to agree. */
const granted = (at: Position, offer: Offer, actor: string, cmdId: string, now: number): Verdict => {
  const { match, aside } = at
  switch (offer.what) {
    case 'draw':
      return ended(at, { winners: [], reason: 'draw-agreed' }, cmdId, now)
    case 'pause': {
      const rest = { ...aside, offers: aside.offers.filter(open => open.what !== 'pause') }
      const clock = aside.clock && stopClocks(aside.clock, at.free, now)
      return { ok: true, step: { match, aside: { ...rest, ...(clock ? { clock } : {}) }, status: 'paused' } }
    }
    case 'undo': {
      const command = `${actor}/${cmdId}`
      const consent = match.seats.filter(seat => seat !== offer.by && offer.agreed.includes(seat))
      const wish = {
        seat: offer.by,
        to: offer.toSeq! + 1,
        consent,
        seq: match.seq,
        command,
        at: now,
      }
      return appended(at, undefined, undo(match, wish), now)
    }
  }
}

const resumed = (at: Position, now: number): Verdict => {
  const { clock } = at.aside
  const running = clock ? { clock: runClocks(clock, charged(at.match), now) } : {}
  return done(at, { ...running, resumedAt: now }, 'playing')
}

const ended = (at: Position, outcome: Outcome, cmdId: string, now: number): Verdict =>
  appended(at, undefined, close(at.match, { outcome, seq: at.match.seq, command: `close/${cmdId}`, at: now }), now)

const judgeResign = (at: Position, seat: string, cmdId: string, now: number): Verdict => {
  const resigned = [...at.aside.resigned.filter(one => one !== seat), seat]
  const left = at.match.seats.filter(one => !resigned.includes(one))
  const over = at.allied ? left.length === 0 : left.length <= 1
  if (!over) return done(at, { resigned })
  const winners = at.allied ? [] : left
  const verdict = ended(at, { winners, reason: 'resigned' }, cmdId, now)
  return verdict.ok ? { ok: true, step: { ...verdict.step, aside: { ...verdict.step.aside, resigned } } } : verdict
}

/** The one who waits may end a game whose other player has been silent too long. */
const judgeClaim = (at: Position, seat: string, cmdId: string, now: number): Verdict => {
  const { match, aside } = at
  if (aside.clock) return judgeFlag(at, cmdId, now)
  const toAct = match.game.toAct(match.state)
  // Neither an agreed pause nor a server that was away counts as silence.
  const since = Math.max(match.answered.at(-1)?.open.at ?? now, aside.resumedAt ?? 0)
  const silent = toAct.every(one => chargedBetween(at.free(one), since, now) >= at.claimAfterMs)
  if (at.allied || toAct.includes(seat) || !silent) return no('too-early')
  const winners = match.seats.filter(one => !toAct.includes(one) && !aside.resigned.includes(one))
  return ended(at, { winners, reason: 'abandoned' }, cmdId, now)
}

const judgeFlag = (at: Position, cmdId: string, now: number): Verdict => {
  const { match, aside } = at
  const fallen = aside.clock ? flagged(aside.clock, at.free, now) : []
  if (fallen.length === 0) return no('too-early')
  const winners = at.allied ? [] : match.seats.filter(seat => !fallen.includes(seat) && !aside.resigned.includes(seat))
  return ended(at, { winners, reason: 'out-of-time' }, cmdId, now)
}

/** The clocks of a match that begins. */
export const asideAtStart = (settings: TableSettings, match: Match<GameTypes>, now: number): Aside => {
  const clock = startClocks(settings.clock, match.seats, charged(match), now)
  return { offers: [], orders: {}, resigned: [], ...(clock ? { clock } : {}) }
}
