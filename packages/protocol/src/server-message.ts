/** What the server says over the socket, and the local worker in its place. Codes and parameters only, never sentences. */
import type { Params } from '@siegeworks/kernel'
import type { StandingOrder } from './client-message.ts'
import type { Delta } from './delta.ts'
import type { Me } from './people.ts'
import type { Phrase } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import type { TableInfo } from './table.ts'

export interface Welcome {
  readonly kind: 'welcome'
  readonly version: number
  readonly me: Me
  readonly now: number
}

/** A thing that happened, as this viewer may know it. */
export interface SeenEntry {
  readonly seq: number
  /** Who did it; absent for the set-up and for what the server did (a flag fell). */
  readonly by?: string
  /** The text of the move where the viewer may know it: one's own moves always. */
  readonly move?: string
  readonly at: number
  /** What the game showed of it, each with its `kind`. */
  readonly events: readonly { readonly kind: string }[]
  /** Set when this entry takes back others: the position after `toSeq` stands again. */
  readonly takesBackTo?: number
}

export interface CommandResult {
  readonly cmdId: string
  /** 'unknown' means: it never arrived, send it again. */
  readonly result: Ack | Refused | 'unknown'
}

/** Everything about one match for one viewer: the answer to `join`, and whenever deltas would be too much. */
export interface Sync {
  readonly kind: 'sync'
  readonly match: string
  readonly as: string
  readonly table: TableInfo
  readonly sheet: Sheet
  /** The entries this viewer missed (since `since`), or the last few when the client had none. */
  readonly entries: readonly SeenEntry[]
  readonly results: readonly CommandResult[]
  readonly orders: readonly StandingOrder[]
  readonly chat: readonly ChatLine[]
}

/** One step on: `sheet` replaces the old one, or `delta` leads there from the sheet at seq `from`. */
export interface Update {
  readonly kind: 'update'
  readonly match: string
  readonly as: string
  readonly from: number
  readonly seq: number
  readonly entries: readonly SeenEntry[]
  readonly sheet?: Sheet
  readonly delta?: Delta
}

/** The command is on disk. `seq` is the entry it became (for talk: the place it was said at). */
export interface Ack {
  readonly kind: 'ack'
  readonly match: string
  readonly cmdId: string
  readonly seq: number
  /** Proof that the server has confirmed this: keep the last one and show it when joining again. */
  readonly receipt: string
}

export interface Refused {
  readonly kind: 'refused'
  readonly match?: string
  readonly cmdId?: string
  /** A code of the game or one of SERVER_REFUSALS. */
  readonly code: string
  readonly rule?: string
  readonly params?: Params
  readonly retryAfterMs?: number
}

/** The table changed: somebody sat down, came back, left; also carries the rematch. */
export interface TableChanged {
  readonly kind: 'table'
  readonly match: string
  readonly table: TableInfo
}

export interface ChatLine {
  readonly id: string
  readonly person?: string
  readonly name: string
  readonly seat?: string
  readonly at: number
  readonly phrase?: Phrase
  readonly text?: string
}
export interface ChatSaid {
  readonly kind: 'chat'
  readonly match: string
  readonly line: ChatLine
}

/** Standing orders of one's own seat as they are now (one was used up). */
export interface OrdersChanged {
  readonly kind: 'orders'
  readonly match: string
  readonly as: string
  readonly orders: readonly StandingOrder[]
}

/** You were too slow to read: what was under way is dropped and a `sync` follows. */
export interface Resync {
  readonly kind: 'resync'
  readonly match: string
  readonly as: string
}

/** For the person, whatever table is open: it is your turn there, or the game there has ended. */
export interface Notice {
  readonly kind: 'notice'
  readonly what: 'your-turn' | 'game-over' | 'game-started' | 'offer'
  readonly match: string
  readonly game: string
  readonly seat: string
}

/** The server stops for a moment; come back after about so long. */
export interface Restart {
  readonly kind: 'restart'
  readonly afterMs: number
}

export interface Pong {
  readonly kind: 'pong'
  readonly n?: number
  readonly now: number
}

export type ServerMessage =
  | Welcome
  | Sync
  | Update
  | Ack
  | Refused
  | TableChanged
  | ChatSaid
  | OrdersChanged
  | Resync
  | Notice
  | Restart
  | Pong
