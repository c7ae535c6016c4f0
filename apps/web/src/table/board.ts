import type { Speaker } from '@siegeworks/words'
import type { Table } from './model.ts'

/** What a board is given, whichever game it draws. */
export interface BoardProps {
  readonly table: Table
  readonly voice: Speaker
  /** In words instead of pictures. */
  readonly twin: boolean
  readonly logOpen: boolean
  readonly replaying: boolean
  /** Seats played at this screen. */
  readonly seats: readonly string[]
}
