/** Time that passes only when a test says so; what was put off runs at its moment, in order. */
import type { Time } from '../src/match/time.ts'

export interface TimeByHand extends Time {
  /** Lets so much time pass; between two moments everything that was set going comes to rest. */
  run(ms: number, settled: () => Promise<void>): Promise<void>
  /** The machine was away: nothing ran meanwhile. */
  set(now: number): void
}

export const timeByHand = (start: number): TimeByHand => {
  let now = start
  let due: { readonly at: number; readonly run: () => void }[] = []
  const rest = async (settled: () => Promise<void>): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await new Promise(done => setImmediate(done))
      await settled()
    }
  }
  return {
    now: () => now,
    after: (ms, run) => {
      const one = { at: now + Math.max(0, ms), run }
      due.push(one)
      return () => {
        due = due.filter(other => other !== one)
      }
    },
    run: async (ms, settled) => {
      const end = now + ms
      await rest(settled)
      for (;;) {
        const next = due.filter(one => one.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        due = due.filter(one => one !== next)
        now = Math.max(now, next.at)
        next.run()
        await rest(settled)
      }
      now = end
    },
    set: to => {
      now = to
      due = []
    },
  }
}
