/** Where a server for proofs may be told to die: before, in and after the n-th write of a kind. */
import type { Sql, Write } from '../src/store/sql.ts'

const KINDS: readonly (readonly [string, string])[] = [
  ['guest', 'INSERT INTO person'],
  ['session', 'INSERT INTO session'],
  ['create', 'INSERT INTO game'],
  ['seat', 'UPDATE seat'],
  ['begin', 'UPDATE game SET header'],
  ['move', 'INSERT INTO event'],
  ['chat', 'INSERT INTO chat'],
]
export const KILL_POINTS: readonly string[] = KINDS.flatMap(([kind]) =>
  ['before', 'in', 'after'].map(when => `${when}-${kind}`),
)

const kindOf = (write: Write): string | undefined =>
  // The set-up writes an entry too: what is named last in it says what it is.
  KINDS.filter(([, start]) => write.some(({ text }) => text.trimStart().startsWith(start))).find(
    ([kind], _, all) => kind !== 'move' || !all.some(([other]) => other === 'begin'),
  )?.[0]

const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

/** Dies at the point, e.g. `after-move:3` in the third move; `before-seat` is the first. */
export const dyingAt = (sql: Sql, named: string): Sql => {
  const [point, count = '1'] = named.split(':')
  let left = Number(count)
  return {
    ...sql,
    write: async write => {
      const kind = kindOf(write)
      const here = kind !== undefined && point!.endsWith(`-${kind}`) && --left === 0
      if (here && point!.startsWith('before')) die()
      const written = sql.write(write)
      // The writer has it by then, and has answered or not.
      if (here && point!.startsWith('in')) setImmediate(() => setImmediate(die))
      const result = await written
      if (here) die()
      return result
    },
  }
}
