/** The server's own time, as a port: real in production, told by hand in tests. */
export interface Time {
  /** Milliseconds since 1970, never going backwards while the process lives. */
  now(): number
  /** Runs it later; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

/** The wall clock is read once; from then on the monotonic clock counts, so a corrected wall clock flags nobody. */
export const realTime = (): Time => {
  const origin = Date.now() - performance.now()
  return {
    now: () => Math.floor(origin + performance.now()),
    after: (ms, run) => {
      // Timers beyond 24 days would fire at once; whoever waits that long is found by the sweep.
      const timer = setTimeout(run, Math.min(Math.max(0, ms), 2 ** 31 - 1))
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}
