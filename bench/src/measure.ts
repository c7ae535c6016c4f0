/** Rates side by side: the rivals take turns, so that a slow moment of the machine hits them all. */

export interface Rival {
  readonly name: string
  /** Does so many units of work. */
  run(units: number): void
}

export interface Effort {
  readonly repeats: number
  readonly ms: number
}

/** How many measured rounds long the warm-up is. */
const WARM_UP = 16

/** The median rate of each, in units a second. */
export const ratesOf = (rivals: readonly Rival[], { repeats, ms }: Effort): readonly number[] => {
  const sizes = rivals.map(rival => sizeFor(rival, ms))
  // A reader of much code warms up for longer: everybody gets the same head start, unmeasured.
  for (const [i, rival] of rivals.entries()) rival.run(sizes[i]! * WARM_UP)
  const rates: number[][] = rivals.map(() => [])
  for (let round = 0; round < repeats; round++)
    for (const [i, rival] of rivals.entries()) rates[i]!.push(rateOf(rival, sizes[i]!))
  return rates.map(median)
}

/** How many units take about that long, found by doubling; it also warms the code up. */
const sizeFor = (rival: Rival, ms: number): number => {
  for (let units = 16; ; units *= 2) {
    const begun = performance.now()
    rival.run(units)
    const took = performance.now() - begun
    if (took >= ms / 2) return Math.max(1, Math.round((units * ms) / took))
  }
}

const rateOf = (rival: Rival, units: number): number => {
  const begun = performance.now()
  rival.run(units)
  return (units * 1000) / (performance.now() - begun)
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
