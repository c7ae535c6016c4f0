/** What is asked over HTTP: games on offer, open tables, my games, what can be watched, logs. */
import type { Outcome } from '@siegeworks/kernel'
import type { Refused, SeenEntry } from './server-message.ts'
import type { Sheet } from './sheet.ts'
import type { TableInfo } from './table.ts'

/** GET /api/games */
export interface GameInfo {
  readonly id: string
  readonly rulesVersion: string
  readonly bots: readonly string[]
}

/** GET /api/tables, GET /api/watchable */
export interface LobbyPage {
  readonly tables: readonly TableInfo[]
}

/** GET /api/my-games: running first, those waiting for me on top. */
export interface MyGame {
  readonly table: TableInfo
  readonly mySeats: readonly string[]
  readonly myTurn: boolean
  /** When a clock runs, or a pause for reactions: the server time at which it ends. */
  readonly deadline?: number
  readonly outcome?: Outcome
  readonly lastAt: number
}
export interface MyGames {
  readonly games: readonly MyGame[]
}

/** GET /api/tables/:id/past?as=&from=&count=: the course of the game as this viewer may know it today. */
export interface PastPage {
  readonly match: string
  readonly as: string
  readonly head: number
  readonly moments: readonly { readonly entry: SeenEntry; readonly sheet: Sheet }[]
}

/** Every refusal over HTTP has this body, with a fitting status. */
export interface HttpRefusal {
  readonly error: Omit<Refused, 'kind'>
}
