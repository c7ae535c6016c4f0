/** A share of something counted, with the interval that holds the true share in 95 of 100 cases (Wilson). */
export interface Share {
  readonly count: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

export const shareOf = (count: number, of: number): Share => {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
  const p = count / of
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of)
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))
  const round = (x: number): number => Math.round(x * 10_000) / 10_000
  return { count, of, share: round(p), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) }
}

export const percent = (x: number): string => `${(x * 100).toFixed(1)} %`

export const formatShare = ({ count, share, low, high }: Share): string =>
  `${count}  ${percent(share)} (${percent(low)} – ${percent(high)})`
