/** A line of fire from the side: the ground along it in steps of height, walls on the sides it crosses, and the string. */
import type { Sight, SightStep } from '@siegeworks/siege'

/** Text rows for one height band, and how high eyes are above the floor they stand on. */
const BAND_ROWS = 2
const EYES = 1
const LEAST_WIDTH = 4
const LOWEST = -1
const TOP = 3

/** Lines of text, the highest first, then the hexes' names. */
export const elevation = (sight: Sight, nameOf: (hex: string) => string): readonly string[] => {
  const steps = sight.path
  const names = steps.map(step => nameOf(step.hex))
  const wide = Math.max(LEAST_WIDTH, ...names.map(name => name.length + 1))
  const width = steps.length * wide
  const rows = (TOP - LOWEST) * BAND_ROWS
  const canvas: string[][] = Array.from({ length: rows }, () => Array.from({ length: width }, () => ' '))
  const put = (x: number, height: number, sign: string): void => {
    const row = canvas[rows - 1 - height]
    if (row && x >= 0 && x < width) row[x] = sign
  }
  for (const [i, step] of steps.entries()) {
    drawGround(put, i * wide, wide, step)
    if (step.feature) drawSide(put, (i + 1) * wide - 1, step, steps[i + 1])
  }
  drawString(put, sight, wide)
  const labels = ['2', '', '1', '', '0', '', '-1', '']
  const lines = canvas.map((row, y) =>
    `${(labels[y - (rows - labels.length)] ?? '').padStart(3)} |${row.join('')}`.trimEnd(),
  )
  return [...lines, `     ${names.map(name => name.padEnd(wide)).join('')}`.trimEnd()]
}

type Put = (x: number, height: number, sign: string) => void

/** Text row of a floor, counted from the lowest; a bank's height is half a band. */
const floorOf = (step: SightStep): number => (step.band - LOWEST) * BAND_ROWS + (step.band === 0 ? step.relief : 0)

const drawGround = (put: Put, left: number, wide: number, step: SightStep): void => {
  const floor = floorOf(step)
  const fill = step.band >= 1 ? '#' : '.'
  for (let height = 0; height < floor; height++) {
    for (let x = left; x < left + wide; x++) put(x, height, height < -LOWEST * BAND_ROWS ? '.' : fill)
  }
  const mark = markOf(step)
  if (mark) for (let height = floor; height < floor + mark.rows; height++) put(left + 1, height, mark.sign)
}

const markOf = (step: SightStep): { readonly sign: string; readonly rows: number } | undefined => {
  if (step.fixtures.includes('siege-tower')) return { sign: 'H', rows: BAND_ROWS }
  if (step.surface === 'tree') return { sign: 'T', rows: 3 }
  if (step.surface === 'tent') return { sign: 'A', rows: 2 }
  if (step.fixtures.length > 0) return { sign: step.fixtures[0]!.slice(0, 1), rows: 1 }
  if (step.living) return { sign: 'o', rows: 2 }
  return step.surface === 'brush' ? { sign: '"', rows: 1 } : undefined
}

const SIDE_MARKS: { readonly [feature: string]: string } = {
  wall: '|',
  parapet: 'n',
  slit: ':',
  door: '+',
  'keep-door': '@',
  gateway: '%',
  'bank-top': '^',
}

const drawSide = (put: Put, x: number, step: SightStep, next: SightStep | undefined): void => {
  const sign = SIDE_MARKS[step.feature!]
  if (!sign) return
  const floor = Math.max(floorOf(step), next ? floorOf(next) : 0)
  const rows = step.feature === 'parapet' || step.feature === 'bank-top' ? 1 : 2
  for (let height = floor; height < floor + rows; height++) put(x, height, sign)
}

/** From eye to eye, in whole text cells; what lies behind the thing that closes it is not drawn. */
const drawString = (put: Put, sight: Sight, wide: number): void => {
  const steps = sight.path
  const heightAt = (band: number, relief: number): number =>
    (band - LOWEST) * BAND_ROWS + EYES + (band === 0 ? relief : 0)
  const from = heightAt(sight.from.band, steps[0]!.relief)
  const to = heightAt(sight.to.band, steps.at(-1)!.relief)
  const start = 1
  const end = (steps.length - 1) * wide + 1
  const stop = sight.block ? stopOf(sight, wide) : end
  for (let x = start; x <= end; x++) {
    const height = from + Math.round(((to - from) * (x - start)) / Math.max(1, end - start))
    if (x === start) put(x, height, 'S')
    else if (x === end) put(x, height, 'T')
    else if (x === stop) put(x, height, 'x')
    else if (x < stop) put(x, height, '-')
  }
}

const stopOf = (sight: Sight, wide: number): number => {
  const at = sight.path.findIndex(step => step.hex === sight.block!.hex)
  if (at < 0) return 2
  return sight.block!.side === undefined ? at * wide + 1 : (at + 1) * wide - 1
}
