/** What SQLite itself gives: the same three writes of a command, grouped, WAL and FULL, and nothing else around them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const GROUP = 32
const MATCHES = 100

export interface RawAppend {
  /** Writes for about so long; commands a second. */
  rate(ms: number): number
  end(): void
}

export const rawAppend = (): RawAppend => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-raw-'))
  const db = new DatabaseSync(join(folder, 'raw.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  db.exec('CREATE TABLE head (game TEXT PRIMARY KEY, seq INTEGER, hash TEXT, aside TEXT) WITHOUT ROWID')
  db.exec('CREATE TABLE event (game TEXT, seq INTEGER, hash TEXT, body TEXT, PRIMARY KEY (game, seq)) WITHOUT ROWID')
  db.exec(
    'CREATE TABLE cmd (game TEXT, actor TEXT, id TEXT, payload TEXT, seq INTEGER, PRIMARY KEY (game, actor, id)) WITHOUT ROWID',
  )
  const games = Array.from({ length: MATCHES }, (_, i) => `match-number-${i}`)
  for (const game of games) db.prepare('INSERT INTO head VALUES (?, 0, ?, ?)').run(game, '', '{}')
  const update = db.prepare('UPDATE head SET seq = ?, hash = ?, aside = ? WHERE game = ? AND seq = ?')
  const event = db.prepare('INSERT INTO event VALUES (?, ?, ?, ?)')
  const cmd = db.prepare('INSERT INTO cmd VALUES (?, ?, ?, ?, ?)')
  const hash = 'f'.repeat(64)
  // About what an entry of the small card game takes.
  const body = JSON.stringify({
    open: 'x'.repeat(230),
    hidden: 'y'.repeat(60),
    salt: 'z'.repeat(32),
    hash,
    commitment: hash,
  })
  let n = 0
  return {
    rate: ms => {
      const began = performance.now()
      let done = 0
      while (performance.now() - began < ms) {
        db.exec('BEGIN IMMEDIATE')
        for (let i = 0; i < GROUP; i++, n++) {
          const game = games[n % MATCHES]!
          const seq = Math.floor(n / MATCHES)
          update.run(seq + 1, hash, '{"offers":[]}', game, seq)
          event.run(game, seq + 1, hash, body)
          cmd.run(game, 'a', `command-${n}`, hash.slice(0, 32), seq + 1)
        }
        db.exec('COMMIT')
        done += GROUP
      }
      return (done * 1000) / (performance.now() - began)
    },
    end: () => {
      db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
