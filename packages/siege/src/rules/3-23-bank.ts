/** The top edges of banks along a line [SG-3.23-1 … SG-3.23-5][SG-GEO-38]. */
import { DIRECTIONS, type Sides } from '../geometry/index.ts'
import { cellAt, type Ground } from '../terrain/ground.ts'
import { SURFACES } from '../terrain/surface.ts'
import { FEATURES } from '../terrain/terrain.ts'
import type { Block } from './1-41-blocks.ts'
import { isOverlooked } from './1-44-overlook.ts'
import type { Drawn, Passage } from './drawn.ts'
import { between } from './post.ts'

const BANK = SURFACES.indexOf('bank')
const BANK_TOP = 1 + FEATURES.indexOf('bank-top')

/** Whether going from a to b climbs: relief tells, else the bank hex is the low side. */
export const climbs = (g: Ground, a: number, b: number): boolean =>
  g.relief[a] === g.relief[b] ? g.surface[a] === BANK : g.relief[a]! < g.relief[b]!

export const bankBlock = (drawn: Drawn, sides: Sides, p: Passage): Block | undefined => {
  const g = drawn.scene.ground
  const up = climbs(g, p.a, p.b)
  const bankQ = up ? p.aq : p.bq
  const bankR = up ? p.ar : p.br
  // [SG-1.44-5] A bank that lies lower within the radius is disregarded.
  if (isOverlooked(drawn, bankQ, bankR, 0)) return
  const at = { q: p.aq, r: p.ar, side: p.side }
  const slopes = slopesOf(drawn, sides)
  const fromHeight = slopes.startsWith('d')
  // Neither of them on the height: a ridge; both: neither is the lower.
  if (fromHeight === slopes.endsWith('u')) return fromHeight ? undefined : { code: 'ridge', rule: 'SG-GEO-38', ...at }
  const [high, low] = fromHeight ? [drawn.from, drawn.to] : [drawn.to, drawn.from]
  const dHigh = between(high.q, high.r, bankQ, bankR)
  const dLow = between(low.q, low.r, bankQ, bankR)
  // [SG-3.23-3] On the bank hex itself he is seen and sees.
  if (dLow === 0 || dLow >= dHigh) return
  return { code: 'bank', rule: 'SG-3.23-2', ...at }
}

/** The top edges the line crosses, u for up and d for down, those that are overlooked left out. */
const slopesOf = (drawn: Drawn, sides: Sides): string => {
  const g = drawn.scene.ground
  let { q, r, cell } = drawn.from
  let slopes = ''
  for (const side of sides) {
    const step = DIRECTIONS[side]!
    const next = cellAt(g, q + step.q, r + step.r)
    if (cell > 0 && g.feature[cell * 6 + side] === BANK_TOP) {
      const up = climbs(g, cell, next)
      const overlooked = up ? isOverlooked(drawn, q, r, 0) : isOverlooked(drawn, q + step.q, r + step.r, 0)
      if (!overlooked) slopes += up ? 'u' : 'd'
    }
    q += step.q
    r += step.r
    cell = next
  }
  return slopes
}
