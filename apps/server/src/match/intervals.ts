/** Stretches of time that nobody is charged for: the server was down, the player was on holiday. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** Milliseconds of [from, to] that lie in none of them. They may overlap. */
export const chargedBetween = (free: readonly Interval[], from: number, to: number): number => {
  let charged = 0
  let at = from
  for (const span of sorted(free)) {
    if (span.to <= at) continue
    if (span.from >= to) break
    if (span.from > at) charged += span.from - at
    at = Math.max(at, span.to)
  }
  return charged + Math.max(0, to - at)
}

/** When `left` milliseconds will have been charged, counted from `from`. */
export const whenSpent = (free: readonly Interval[], from: number, left: number): number => {
  let at = from
  let rest = Math.max(0, left)
  for (const span of sorted(free)) {
    if (span.to <= at) continue
    const open = Math.max(0, span.from - at)
    if (rest <= open) return at + rest
    rest -= open
    at = Math.max(at, span.to)
  }
  return at + rest
}

const sorted = (free: readonly Interval[]): readonly Interval[] => [...free].sort((a, b) => a.from - b.from)
