/** Matches in the store: made once, advanced under guard, read whole or by the tail. */
import type { Advance, CmdRow, EventRow, GameRow, SeatRow, SnapshotRow } from './game-row.ts'
import { movingSeal, seatSeal, stillSeal } from './seal.ts'
import { guarded, one, type Sql, type Statement, statement, type Written } from './sql.ts'

export interface MatchStore {
  create(row: GameRow, seats: readonly SeatRow[], hostSeed: string): Promise<Written>
  /** The set-up: entry 0, the header, and the options as they are played. */
  begin(advance: Advance, header: string, startedAt: number): Promise<Written>
  /** Appends where the log ends, refused when somebody else has written since. */
  advance(advance: Advance): Promise<Written>
  row(id: string): Promise<GameRow | undefined>
  seats(id: string): Promise<readonly SeatRow[]>
  events(id: string, from: number, to?: number): Promise<readonly EventRow[]>
  command(id: string, actor: string, cmdId: string): Promise<CmdRow | undefined>
  snapshot(id: string): Promise<SnapshotRow | undefined>
  saveSnapshot(id: string, row: SnapshotRow): Promise<Written>
  hostSeed(id: string): Promise<string | undefined>
  setSeat(row: SeatRow, rev: number, now: number): Promise<Written>
  setRematch(id: string, rematch: string): Promise<Written>
  setDeadline(id: string, deadline: number): Promise<Written>
  /** Stopped for repair, also after a restart. */
  freeze(id: string): Promise<Written>
  remove(id: string): Promise<Written>
}

const ADVANCE = `UPDATE head SET rev = rev + 1, status = ?, head_seq = ?, head_hash = ?, aside = ?, to_act = ?, deadline = ?,
  outcome = ?, updated = ?, seal = ? WHERE game = ? AND rev = ? AND epoch = ?`
const INSERT_EVENT = 'INSERT INTO event (game, seq, hash, body) VALUES (?, ?, ?, ?)'
const INSERT_CMD = 'INSERT INTO cmd (game, actor, cmd_id, payload, seq) VALUES (?, ?, ?, ?, ?)'

type Column = Exclude<keyof GameRow, 'still_seal' | 'moving_seal'>
const STILL: readonly Column[] = [
  'id',
  'title',
  'rules_id',
  'seed_commit',
  'header',
  'options',
  'settings',
  'visibility',
  'creator',
  'invite',
  'quick',
  'rematch',
  'created',
  'started',
]
const MOVING: readonly Column[] = [
  'status',
  'head_seq',
  'head_hash',
  'rev',
  'epoch',
  'aside',
  'to_act',
  'deadline',
  'outcome',
  'updated',
]
const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ')
const INSERT_GAME = `INSERT INTO game (${STILL.join(', ')}, seal) VALUES (${marks(STILL.length + 1)})`
const INSERT_HEAD = `INSERT INTO head (game, ${MOVING.join(', ')}, seal) VALUES (${marks(MOVING.length + 2)})`

/** A match as one row. */
export const SELECT_GAME = `SELECT ${[...STILL, ...MOVING].join(', ')}, game.seal AS still_seal, head.seal AS moving_seal FROM game JOIN head ON head.game = game.id`

const INSERT_SEAT =
  'INSERT INTO seat (game, seat, place, person, bot, nonce, deck, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'

export const matchStore = (sql: Sql): MatchStore => ({
  create: (row, seats, hostSeed) =>
    sql.write([
      statement(INSERT_GAME, [...STILL.map(column => row[column]), stillSeal(row)]),
      statement(INSERT_HEAD, [row.id, ...MOVING.map(column => row[column]), movingSeal(row.id, row)]),
      ...seats.map(s =>
        statement(INSERT_SEAT, [s.game, s.seat, s.place, s.person, s.bot, s.nonce, s.deck, seatSeal(s)]),
      ),
      statement('INSERT INTO secret (game, host_seed) VALUES (?, ?)', [row.id, hostSeed]),
    ]),
  begin: (advance, header, startedAt) =>
    sql.write([
      ...advanceWrite(advance),
      statement('UPDATE game SET header = ?, started = ? WHERE id = ?', [header, startedAt, advance.id]),
    ]),
  advance: advance => sql.write(advanceWrite(advance)),
  row: id => one<GameRow>(sql, `${SELECT_GAME} WHERE id = ?`, [id]),
  seats: id =>
    sql.all<SeatRow>(
      'SELECT game, seat, place, person, bot, nonce, deck, seal FROM seat WHERE game = ? ORDER BY place',
      [id],
    ),
  events: (id, from, to = Number.MAX_SAFE_INTEGER) =>
    sql.all<EventRow>('SELECT seq, hash, body FROM event WHERE game = ? AND seq >= ? AND seq <= ? ORDER BY seq', [
      id,
      from,
      to,
    ]),
  command: (id, actor, cmdId) =>
    one<CmdRow>(sql, 'SELECT payload, seq FROM cmd WHERE game = ? AND actor = ? AND cmd_id = ?', [id, actor, cmdId]),
  snapshot: id => one<SnapshotRow>(sql, 'SELECT seq, rules_id, body FROM snapshot WHERE game = ?', [id]),
  saveSnapshot: (id, { seq, rules_id, body }) =>
    sql.write([
      statement('DELETE FROM snapshot WHERE game = ?', [id]),
      statement('INSERT INTO snapshot (game, seq, rules_id, body) VALUES (?, ?, ?, ?)', [id, seq, rules_id, body]),
    ]),
  hostSeed: async id =>
    (await one<{ host_seed: string }>(sql, 'SELECT host_seed FROM secret WHERE game = ?', [id]))?.host_seed,
  setSeat: (row, rev, now) => {
    const { game, seat, person, bot, nonce, deck } = row
    return sql.write([
      guarded('UPDATE head SET rev = rev + 1, updated = ? WHERE game = ? AND rev = ?', [now, game, rev]),
      statement('UPDATE seat SET person = ?, bot = ?, nonce = ?, deck = ?, seal = ? WHERE game = ? AND seat = ?', [
        person,
        bot,
        nonce,
        deck,
        seatSeal(row),
        game,
        seat,
      ]),
    ])
  },
  setRematch: (id, rematch) =>
    sql.write([guarded('UPDATE game SET rematch = ? WHERE id = ? AND rematch IS NULL', [rematch, id])]),
  setDeadline: (id, deadline) => sql.write([guarded('UPDATE head SET deadline = ? WHERE game = ?', [deadline, id])]),
  freeze: id =>
    sql.write([guarded("UPDATE head SET status = 'frozen', rev = rev + 1, deadline = NULL WHERE game = ?", [id])]),
  remove: id =>
    sql.write([
      statement('UPDATE game SET rematch = NULL WHERE rematch = ?', [id]),
      ...['game', 'head', 'seat', 'secret', 'chat', 'snapshot'].map(table =>
        statement(`DELETE FROM ${table} WHERE ${table === 'game' ? 'id' : 'game'} = ?`, [id]),
      ),
    ]),
})

const advanceWrite = ({ id, rev, epoch, row, entry, command }: Advance): readonly Statement[] => {
  const write: Statement[] = [
    guarded(ADVANCE, [
      row.status,
      row.head_seq,
      row.head_hash,
      row.aside,
      row.to_act,
      row.deadline,
      row.outcome,
      row.updated,
      movingSeal(id, row),
      id,
      rev,
      epoch,
    ]),
  ]
  if (entry) write.push(statement(INSERT_EVENT, [id, entry.seq, entry.hash, entry.body]))
  if (command) write.push(statement(INSERT_CMD, [id, command.actor, command.cmdId, command.payload, command.seq]))
  return write
}
