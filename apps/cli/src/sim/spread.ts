/** How far numbers lie apart. */
export interface Spread {
  readonly mean: number
  readonly least: number
  readonly median: number
  readonly most: number
}

export const spread = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return {
    mean: Math.round(sum / Math.max(1, numbers.length)),
    least: sorted[0] ?? 0,
    median: sorted[sorted.length >> 1] ?? 0,
    most: sorted.at(-1) ?? 0,
  }
}
