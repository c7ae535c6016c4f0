/** Talk at a table: preset phrases for everybody, free words where the table allows them. */
import type { ChatLine, ClientMessage, Phrase } from '@siegeworks/protocol'
import type { Table } from '../match/table.ts'
import type { Tables } from '../match/tables.ts'
import { Refusal } from '../refusal.ts'
import type { ChatRow } from '../store/lobby-store.ts'
import type { PersonRow } from '../store/people-store.ts'

const KEPT_LINES = 100

export const sayAt = async (
  tables: Tables,
  table: Table,
  person: PersonRow,
  message: Extract<ClientMessage, { kind: 'chat' }>,
): Promise<void> => {
  const { chat } = table.settings
  const { say } = message
  if (chat === 'closed') throw new Refusal('chat-closed')
  if ('text' in say && chat !== 'free-text') throw new Refusal('chat-presets-only')
  const seat =
    message.as && table.seatsOf(person.id).includes(message.as) ? message.as : (table.seatsOf(person.id)[0] ?? null)
  // Those who only watch do not talk into a game that is on.
  if (seat === null && table.state !== 'over') throw new Refusal('not-seated')
  const row: ChatRow = {
    // Made of the sender's own id, so that the same line sent again is the same line.
    id: `${table.id}/${person.id}/${message.cmdId}`,
    game: table.id,
    person: person.id,
    seat,
    at: tables.house.time.now(),
    phrase: 'phrase' in say ? say.phrase : null,
    words: 'text' in say ? say.text : null,
  }
  const { lobby } = tables.house.store
  const said = await lobby.line(row.id)
  if (said && (said.phrase !== row.phrase || said.words !== row.words)) throw new Refusal('id-reused')
  if (said) return
  // The same line on another page of theirs, in the same moment.
  if ((await lobby.say(row)) === 'stale') return
  const blockers = new Set<string>()
  for (const other of table.people())
    if (other !== person.id && (await isBlocked(tables, other, person.id))) blockers.add(other)
  // The socket may have been opened under an older name.
  const { name } = (await tables.house.store.people.person(person.id)) ?? person
  const text = JSON.stringify({ kind: 'chat', match: table.id, line: lineOf(row, name) })
  table.tellAll(other => (blockers.has(other) ? undefined : text), person.id)
}

const isBlocked = async (tables: Tables, by: string, person: string): Promise<boolean> =>
  (await tables.house.store.people.blockedBy(by)).includes(person)

/** What was said, without those the reader has blocked. */
export const talkFor = async (tables: Tables, table: Table, person: string): Promise<readonly ChatLine[]> => {
  const { lobby, people } = tables.house.store
  const rows = await lobby.talk(table.id, KEPT_LINES)
  const blocked = new Set(rows.length === 0 ? [] : await people.blockedBy(person))
  const names = new Map(
    (await people.persons([...new Set(rows.map(row => row.person))])).map(row => [row.id, row.name]),
  )
  return rows.filter(row => !blocked.has(row.person)).map(row => lineOf(row, names.get(row.person) ?? ''))
}

const lineOf = (row: ChatRow, name: string): ChatLine => ({
  id: row.id,
  person: row.person,
  name,
  ...(row.seat === null ? {} : { seat: row.seat }),
  at: row.at,
  ...(row.phrase === null ? {} : { phrase: row.phrase as Phrase }),
  ...(row.words === null ? {} : { text: row.words }),
})
