/** What the page asks of its worker besides the messages of a table. */
import type { Outcome, Problem } from '@siegeworks/kernel'
import type { ClientMessage, PastPage, ServerMessage } from '@siegeworks/protocol'

export interface LocalSeat {
  readonly seat: string
  /** Absent: a person at this screen. */
  readonly bot?: string
}

export interface NewMatch {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly LocalSeat[]
  /** A fixed seed makes the same game again: guided games are played so, and `?seed=` on the set-up page. */
  readonly seed?: string
  /** A guided game is not listed among one's games. */
  readonly guided?: boolean
}

export interface LocalGame {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly seats: readonly LocalSeat[]
  readonly createdAt: number
  readonly lastAt: number
  readonly entries: number
  readonly toAct: readonly string[]
  readonly outcome?: Outcome
}

export interface Verdict {
  readonly ok: boolean
  readonly entries: number
  readonly head?: string
  readonly seq?: number
  readonly code?: string
}

export interface DeckSheet {
  readonly name: string
  readonly freeForAll: boolean
  /** Copies by card id. */
  readonly cards: { readonly [id: string]: number }
}
/** The same deck as lines, as JSON and as a short code. */
export interface DeckForms {
  readonly text: string
  readonly json: string
  readonly code: string
}
export type ReadDeck = { readonly deck: DeckSheet } | { readonly problems: readonly Problem[] }

/** Each request by its name: what it takes and what comes back. */
export interface Requests {
  readonly create: (match: NewMatch) => { readonly id: string } | { readonly problems: readonly Problem[] }
  readonly list: () => readonly LocalGame[]
  readonly remove: (id: string) => undefined
  readonly seatsOf: (game: string, options: unknown) => readonly string[] | { readonly problems: readonly Problem[] }
  readonly past: (id: string, as: string, from: number, count: number) => PastPage | undefined
  readonly pastOfLog: (log: string, as: string, from: number, count: number) => PastPage | undefined
  readonly log: (id: string) => string | undefined
  readonly position: (id: string) => string | undefined
  readonly verify: (log: string) => Verdict
  readonly format: (game: string, move: unknown) => string | undefined
  readonly advise: (game: string, view: unknown, question: unknown) => unknown
  readonly judgeDeck: (deck: DeckSheet, packs: readonly unknown[]) => readonly Problem[]
  readonly writeDeck: (deck: DeckSheet) => DeckForms
  readonly readDeck: (text: string) => ReadDeck
  readonly readPack: (text: string) => { readonly pack: unknown } | { readonly problems: readonly Problem[] }
}

export type ToWorker =
  | { readonly ask: keyof Requests; readonly id: number; readonly args: readonly unknown[] }
  | { readonly message: ClientMessage }
export type FromWorker =
  | { readonly answer: number; readonly value: unknown }
  | { readonly failed: number; readonly why: string }
  | { readonly message: ServerMessage }
