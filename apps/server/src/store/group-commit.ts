/** One writer, many waiting: whatever was asked in one turn of the loop is committed together, and only then answered. */
import { StoreDamaged, type Write, type Written } from './sql.ts'

/** So many writes at most share a commit, so that one slow disk does not make everybody wait for everybody. */
const MAX_GROUP = 512

/** How it went for one member: what lies on a damaged page is its own trouble. */
export type Fate = Written | 'damaged'

interface Waiting {
  readonly write: Write
  resolve(written: Written): void
  reject(reason: unknown): void
}

export interface GroupCommit {
  push(write: Write): Promise<Written>
  /** Resolves when all that was pushed is answered; nothing is taken afterwards. */
  drain(): Promise<void>
}

/** `commit` writes a group in one transaction and says of each member how it went; it throws when the commit as a whole failed. */
export const groupCommit = (
  commit: (group: readonly Write[]) => readonly Fate[] | Promise<readonly Fate[]>,
): GroupCommit => {
  let queue: Waiting[] = []
  let running: Promise<void> | undefined
  let closed = false

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue.slice(0, MAX_GROUP)
      queue = queue.slice(MAX_GROUP)
      try {
        const written = await commit(group.map(member => member.write))
        group.forEach((member, i) => {
          const fate = written[i]!
          if (fate === 'damaged') member.reject(new StoreDamaged('it lies on a damaged page'))
          else member.resolve(fate)
        })
      } catch (error) {
        for (const member of group) member.reject(error)
      }
    }
    running = undefined
  }

  return {
    push: write =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the store is closed'))
          return
        }
        queue.push({ write, resolve, reject })
        // At the end of this turn of the loop, after all messages that have arrived together.
        running ??= new Promise<void>(done => setImmediate(done)).then(flush)
      }),
    drain: async () => {
      closed = true
      while (running) await running
    },
  }
}
