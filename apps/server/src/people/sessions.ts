/** Sessions: a random token with its owner, its hash in the store. */
import type { Config } from '../config.ts'
import { sha256 } from '../match/receipts.ts'
import type { Time } from '../match/time.ts'
import { newId, newToken } from '../random.ts'
import type { PeopleStore, PersonRow, SessionRow } from '../store/people-store.ts'

export interface Session {
  readonly row: SessionRow
  readonly person: PersonRow
}

export interface Sessions {
  open(
    person: string,
    kind: 'web' | 'token',
    label: string,
  ): Promise<{ readonly token: string; readonly row: SessionRow }>
  find(token: string): Promise<Session | undefined>
  isOpen(hash: string): Promise<boolean>
  end(hash: string): Promise<void>
  endAll(person: string): Promise<void>
  /** Told whenever sessions end, so that their sockets are closed. */
  onEnd: (ended: (session: SessionRow) => boolean) => void
}

const DAY = 86_400_000

export const sessionsOver = (people: PeopleStore, time: Time, config: Pick<Config, 'sessionDays'>): Sessions => {
  const sessions: Sessions = {
    onEnd: () => {},
    open: async (person, kind, label) => {
      const token = newToken()
      const now = time.now()
      const days = kind === 'token' ? 3650 : config.sessionDays
      const row: SessionRow = {
        hash: sha256(token),
        id: newId(),
        person,
        kind,
        label,
        created: now,
        expires: now + days * DAY,
      }
      await people.addSession(row)
      return { token, row }
    },
    find: async token => {
      if (!/^[A-Za-z0-9_-]{20,100}$/.test(token)) return
      const row = await people.session(sha256(token), time.now())
      const person = row && (await people.person(row.person))
      return person ? { row, person } : undefined
    },
    isOpen: async hash => (await people.session(hash, time.now())) !== undefined,
    end: async hash => {
      await people.endSession(hash)
      sessions.onEnd(session => session.hash === hash)
    },
    endAll: async person => {
      await people.endSessions(person, 'web')
      await people.endSessions(person, 'token')
      sessions.onEnd(session => session.person === person)
    },
  }
  return sessions
}
