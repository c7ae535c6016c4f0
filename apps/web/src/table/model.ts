/** What a table on the screen knows: messages in, signals out. No rules, no drawing. */
import { type Signal, signal } from '@preact/signals'
import type {
  ChatLine,
  Phrase,
  Refused,
  SeenEntry,
  ServerMessage,
  Sheet,
  StandingOrder,
  TableInfo,
} from '@siegeworks/protocol'
import { foldUpdate } from '@siegeworks/protocol'
import type { Connection, Link } from '../net/connection.ts'

export interface Pending {
  readonly cmdId: string
  readonly as: string
  readonly seq: number
  readonly move: string
}

export interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly params?: NonNullable<Refused['params']>
}

export interface TableModel {
  readonly match: string
  readonly source: 'local' | 'online'
  readonly link: Signal<Link>
  readonly table: Signal<TableInfo | undefined>
  /** The seat this screen looks from. */
  readonly seat: Signal<string>
  readonly sheet: Signal<Sheet | undefined>
  readonly log: Signal<readonly SeenEntry[]>
  readonly chat: Signal<readonly ChatLine[]>
  /** Answers given in advance for the seat this screen looks from. */
  readonly orders: Signal<readonly StandingOrder[]>
  readonly pending: Signal<readonly Pending[]>
  readonly refusal: Signal<Refusal | undefined>
  /** The newest entry, for what moves on the screen. */
  readonly latest: Signal<SeenEntry | undefined>
}

export interface TableActions {
  play(move: string): void
  undo(): void
  resign(): void
  answer(what: 'undo' | 'draw' | 'pause', yes: boolean): void
  offerDraw(): void
  askPause(): void
  unpause(): void
  /** End the game of players who have gone or run out of time. */
  claim(): void
  give(orders: readonly StandingOrder[]): void
  mute(person: string, muted: boolean): void
  phrase(phrase: Phrase): void
  write(text: string): void
  /** Look from another seat of this screen; what was seen stays until the other view is there, if it may. */
  sitAs(seat: string, may?: { readonly keepSight: boolean }): void
  clearRefusal(): void
  /** Show at once what is still to be shown step by step. */
  skip(): void
  close(): void
  /** The time at the table, whose clock may be another. */
  now(): number
}

export type Table = TableModel & TableActions

const newId = (): string => `w-${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`

/** How long an entry of somebody else stays before the next is shown. */
export type Pace = (entry: SeenEntry) => number

export interface Opening {
  readonly match: string
  readonly as?: string
  readonly invite?: string
  readonly source: 'local' | 'online'
  readonly connection: Connection
  readonly pace: Pace
  /** Called just before a new sheet is drawn. */
  readonly beforeDraw?: () => void
}

const empty = ({ match, as, source }: Opening): TableModel => ({
  match,
  source,
  link: signal<Link>('connecting'),
  table: signal<TableInfo | undefined>(undefined),
  seat: signal(as ?? ''),
  sheet: signal<Sheet | undefined>(undefined),
  log: signal<readonly SeenEntry[]>([]),
  chat: signal<readonly ChatLine[]>([]),
  orders: signal<readonly StandingOrder[]>([]),
  pending: signal<readonly Pending[]>([]),
  refusal: signal<Refusal | undefined>(undefined),
  latest: signal<SeenEntry | undefined>(undefined),
})

export const openTable = (opening: Opening): Table => {
  const { match, connection, pace, invite } = opening
  const model = empty(opening)
  const inbox: ServerMessage[] = []
  let busy = false
  let hurried = false
  let receipt: { readonly seq: number; readonly receipt: string } | undefined

  const join = (since?: number): void => {
    const as = model.seat.peek()
    connection.send({
      kind: 'join',
      match,
      ...(as && { as }),
      ...(since !== undefined && { since }),
      ...(receipt && { receipt }),
      ...(invite && { invite }),
      pending: model.pending.peek().map(({ cmdId }) => cmdId),
    })
  }

  const settle = (cmdId: string | undefined): void => {
    model.pending.value = model.pending.peek().filter(one => one.cmdId !== cmdId)
  }

  const send = ({ cmdId, as, seq, move }: Pending): void =>
    connection.send({ kind: 'command', match, as, cmdId, seq, move })

  const refuse = ({ code, rule, params }: Refused): void => {
    model.refusal.value = { code, ...(rule !== undefined && { rule }), ...(params && { params }) }
  }

  const addEntries = (entries: readonly SeenEntry[]): void => {
    const last = model.log.peek().at(-1)?.seq ?? -1
    const fresh = entries.filter(entry => entry.seq > last)
    if (fresh.length > 0) model.log.value = [...model.log.peek(), ...fresh]
  }

  const take = (message: ServerMessage): void => {
    switch (message.kind) {
      case 'sync':
        opening.beforeDraw?.()
        model.table.value = message.table
        model.seat.value = message.as
        addEntries(message.entries)
        model.sheet.value = message.sheet
        model.chat.value = message.chat
        model.orders.value = message.orders
        for (const { cmdId, result } of message.results) {
          if (result === 'unknown') {
            const lost = model.pending.peek().find(one => one.cmdId === cmdId)
            if (lost) send(lost)
          } else settle(cmdId)
          if (result !== 'unknown' && result.kind === 'refused') refuse(result)
        }
        return
      case 'update': {
        if (message.as !== model.seat.peek()) return
        opening.beforeDraw?.()
        const next = foldUpdate(model.sheet.peek(), message)
        if (!next) {
          join(model.sheet.peek()?.seq)
          return
        }
        addEntries(message.entries)
        model.latest.value = message.entries.at(-1)
        model.sheet.value = next
        return
      }
      case 'ack':
        receipt = { seq: message.seq, receipt: message.receipt }
        settle(message.cmdId)
        return
      case 'refused':
        settle(message.cmdId)
        // The server is only out of breath: the table is asked for again.
        if (message.cmdId === undefined && message.retryAfterMs !== undefined && !model.sheet.peek())
          setTimeout(join, message.retryAfterMs)
        if (message.code === 'stale') join(model.sheet.peek()?.seq)
        else refuse(message)
        return
      case 'table': {
        const began = model.table.peek()?.status === 'seating' && message.table.status !== 'seating'
        model.table.value = message.table
        if (began) join()
        return
      }
      case 'chat':
        model.chat.value = [...model.chat.peek(), message.line]
        return
      case 'orders':
        if (message.as === model.seat.peek()) model.orders.value = message.orders
        return
      case 'resync':
        join(model.sheet.peek()?.seq)
        return
      default:
    }
  }

  const work = async (): Promise<void> => {
    if (busy) return
    busy = true
    for (let message = inbox.shift(); message; message = inbox.shift()) {
      take(message)
      const entry = message.kind === 'update' ? message.entries.at(-1) : undefined
      const rest = entry && entry.by !== model.seat.peek() && !hurried ? pace(entry) : 0
      if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest))
    }
    busy = false
    hurried = false
  }

  const stopListening = connection.listen(message => {
    if ('match' in message && message.match !== undefined && message.match !== match) return
    inbox.push(message)
    work()
  })
  const stopWatching = connection.watch(link => {
    model.link.value = link
    if (link === 'open') join(model.sheet.peek()?.seq)
  })

  const durable = () => ({ match, as: model.seat.peek(), cmdId: newId() })

  return {
    ...model,
    play: move => {
      const sheet = model.sheet.peek()
      if (!sheet) return
      model.refusal.value = undefined
      const command: Pending = { cmdId: newId(), as: model.seat.peek(), seq: sheet.seq, move }
      model.pending.value = [...model.pending.peek(), command]
      if (model.link.peek() === 'open') send(command)
    },
    undo: () => connection.send({ kind: 'undo', ...durable() }),
    resign: () => connection.send({ kind: 'resign', ...durable() }),
    answer: (what, yes) => connection.send({ kind: 'answer', ...durable(), what, yes }),
    offerDraw: () => connection.send({ kind: 'offer-draw', ...durable() }),
    askPause: () => connection.send({ kind: 'ask-pause', ...durable() }),
    unpause: () => connection.send({ kind: 'unpause', ...durable() }),
    claim: () => connection.send({ kind: 'claim', ...durable() }),
    give: orders => {
      model.orders.value = orders
      connection.send({ kind: 'standing-orders', ...durable(), orders: [...orders] })
    },
    mute: (person, muted) => connection.send({ kind: 'mute', match, person, muted }),
    phrase: phrase => connection.send({ kind: 'chat', ...durable(), say: { phrase } }),
    write: text => connection.send({ kind: 'chat', ...durable(), say: { text } }),
    sitAs: (seat, { keepSight } = { keepSight: false }) => {
      connection.send({ kind: 'leave', match, as: model.seat.peek() })
      model.seat.value = seat
      model.log.value = []
      if (!keepSight) model.sheet.value = undefined
      join()
    },
    clearRefusal: () => {
      model.refusal.value = undefined
    },
    skip: () => {
      hurried = true
    },
    now: () => connection.now(),
    close: () => {
      connection.send({ kind: 'leave', match, as: model.seat.peek() })
      stopListening()
      stopWatching()
    },
  }
}
