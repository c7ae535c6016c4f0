/** A bar for long work. In a pipe it stays silent. */
import type { Progress } from './host.ts'

const WIDTH = 30
const EVERY_MS = 100

export const progressBar = (total: number, stream: NodeJS.WriteStream): Progress => {
  if (!stream.isTTY) return { at: () => {}, end: () => {} }
  const begun = performance.now()
  let shown = 0
  return {
    at: done => {
      const now = performance.now()
      if (now - shown < EVERY_MS) return
      shown = now
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const full = Math.round(share * WIDTH)
      const seconds = (now - begun) / 1000
      const left = share > 0 ? Math.round(seconds / share - seconds) : 0
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
      stream.write(`\r${bar} ${Math.floor(share * 100)} %  ${done}/${total}  ${left} s `)
    },
    end: () => {
      stream.write(`\r${' '.repeat(WIDTH + 50)}\r`)
    },
  }
}
