/** A match as the store keeps it: one row of facts, its seats, its entries. Columns are named as in the tables. */
export interface GameRow {
  readonly id: string
  readonly title: string
  readonly rules_id: string
  readonly status: string
  /** The last entry; -1 before the set-up. */
  readonly head_seq: number
  readonly head_hash: string
  /** Raised by every write, so that of two writers the second is refused. */
  readonly rev: number
  readonly epoch: number
  readonly seed_commit: string
  /** The log's header and sealed options, once play has begun. */
  readonly header: string | null
  readonly options: string
  readonly settings: string
  readonly visibility: string
  readonly creator: string
  readonly invite: string
  readonly quick: string | null
  readonly rematch: string | null
  /** Clocks, offers and standing orders: what lies beside the log. */
  readonly aside: string
  readonly to_act: string
  readonly deadline: number | null
  readonly outcome: string | null
  readonly created: number
  readonly started: number | null
  readonly updated: number
  /** As they were read; whoever writes makes them anew. */
  readonly still_seal?: string | null
  readonly moving_seal?: string | null
}

export interface SeatRow {
  readonly game: string
  readonly seat: string
  readonly place: number
  readonly person: string | null
  readonly bot: string | null
  readonly nonce: string | null
  /** A deck this player brought along, as JSON. */
  readonly deck: string | null
  readonly seal?: string | null
}

export interface EventRow {
  readonly seq: number
  readonly hash: string
  readonly body: string
}

export interface CmdRow {
  readonly payload: string
  readonly seq: number
}

export interface SnapshotRow {
  readonly seq: number
  readonly rules_id: string
  readonly body: string
}

/** What one step of a match writes: the row's new facts and, where there is one, the entry and the command it answers. */
export interface Advance {
  readonly id: string
  readonly rev: number
  readonly epoch: number
  readonly row: Pick<
    GameRow,
    'status' | 'head_seq' | 'head_hash' | 'aside' | 'to_act' | 'deadline' | 'outcome' | 'updated'
  >
  readonly entry?: EventRow
  readonly command?: { readonly actor: string; readonly cmdId: string; readonly payload: string; readonly seq: number }
}
