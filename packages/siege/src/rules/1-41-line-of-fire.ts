/** The line of fire between two posts: every pair of ends the rules allow, both readings of each, the best for the shooter. */
import { type Anchor, CENTER, DIRECTIONS, headsOut, type Side, stringTo } from '../geometry/index.ts'
import { coverOn, type Shelter } from './1-5-cover.ts'
import { type Block, COVER_WHY, type CoverWhy, coverRank } from './1-41-blocks.ts'
import { readLine } from './1-41-reading.ts'
import type { Drawn, Reading } from './drawn.ts'
import { between, type Post } from './post.ts'
import type { Scene } from './scene.ts'

export interface Line {
  readonly open: boolean
  /** Hexes from one to the other [SG-RUL-019]. */
  readonly range: number
  /** The first thing that closes it; absent when it is open. */
  readonly block: Block | undefined
  readonly why: CoverWhy
  /** The reading that counts, and where it is drawn from and to. */
  readonly reading: Reading | undefined
  readonly start: Anchor
  readonly end: Anchor
  /** The string touches a corner or runs along a side [SG-GEO-33]. */
  readonly grazing: boolean
}

export interface LineOptions {
  /** Of a bow: whether the range lets it shoot over people [SG-1.42-3]; absent where the weapon never does. */
  readonly overhead?: boolean
  /** The face of a door the target has chosen [SG-RUL-041]. */
  readonly shelter?: Shelter
}

const PLAIN: LineOptions = {}

export const lineOfFire = (scene: Scene, from: Post, to: Post, options: LineOptions = PLAIN): Line => {
  const range = between(from.q, from.r, to.q, to.r)
  const ruledOut = postBlock(scene, from, to, range)
  if (ruledOut) return closed(range, ruledOut)
  // [SG-1.93-3] [SG-1.93-4] From the ladder top into the hex it faces, past its parapet.
  if (from.kind === 'ladder-top') return faced(range)
  let best: Line | undefined
  for (const start of startsOf(from, to)) {
    for (const end of endsOf(from, to)) {
      if (!isDrawable(from, to, start, end)) continue
      const line = judge({ scene, from, to, start, end }, range, options)
      if (!best || isBetter(line, best)) best = line
      // None is better than this.
      if (best.open && best.why.cover === 'none') return best
    }
  }
  return best ?? closed(range, { code: 'wall', rule: 'SG-1.56-1', q: from.q, r: from.r })
}

const faced = (range: number): Line => ({
  open: true,
  range,
  block: undefined,
  why: COVER_WHY['from-ladder'],
  reading: undefined,
  start: CENTER,
  end: CENTER,
  grazing: false,
})

const closed = (range: number, block: Block): Line => ({
  open: false,
  range,
  block,
  why: COVER_WHY.open,
  reading: undefined,
  start: CENTER,
  end: CENTER,
  grazing: false,
})

/** [SG-RUL-033] The shooter picks the line: an open one before a closed one, then the least cover, then the first. */
const isBetter = (line: Line, best: Line): boolean => {
  if (line.open !== best.open) return line.open
  if (line.open) return coverRank(line.why.cover) < coverRank(best.why.cover)
  return tells(line) > tells(best)
}

/** Of two closed lines the one that fails only by a slit's axis or a door's height says most. */
const tells = (line: Line): number =>
  line.block?.code === 'slit-axis' ? 2 : line.block?.code === 'door-height' ? 1 : 0

/** What the two posts alone forbid, whatever lies between. */
const postBlock = (scene: Scene, from: Post, to: Post, range: number): Block | undefined => {
  const at = { q: from.q, r: from.r }
  if (range === 0) return { code: 'same-hex', rule: 'SG-1.41-1', ...at }
  // [SG-2.44-3] [SG-4.33-2] [SG-1.43-5]
  if (from.kind === 'tower-floor') return { code: 'cannot-shoot-from', rule: 'SG-2.44-3', ...at }
  if (from.kind === 'ram') return { code: 'cannot-shoot-from', rule: 'SG-4.33-2', ...at }
  if (from.kind === 'keep-door') return { code: 'cannot-shoot-from', rule: 'SG-1.43-5', ...at }
  if (from.kind === 'ladder-top' && !isFaced(scene, from, to))
    return { code: 'ladder-faces-one', rule: 'SG-1.93-3', ...at }
  return ditchBlock(scene, from, to)
}

const isFaced = (scene: Scene, from: Post, to: Post): boolean => {
  const faced = DIRECTIONS[scene.ladder[from.cell]! - 1]
  return to.kind === 'rampart' && to.q - from.q === faced?.q && to.r - from.r === faced.r
}

/** [SG-GEO-41] Between ditch and ground only at its edge; from the ditch never at the walls. */
const ditchBlock = (scene: Scene, from: Post, to: Post): Block | undefined => {
  const edge = scene.ground.ditchEdge
  if (from.band === -1) {
    if (to.band >= 1) return { code: 'ditch-to-wall', rule: 'SG-1.45-3', q: to.q, r: to.r }
    if (to.band === 0 && edge[to.cell] === 0) return { code: 'not-at-ditch-edge', rule: 'SG-1.46-5', q: to.q, r: to.r }
  }
  if (to.band === -1 && from.band === 0 && edge[from.cell] === 0)
    return { code: 'not-at-ditch-edge', rule: 'SG-1.46-3', q: from.q, r: from.r }
  return
}

const CENTER_ONLY: readonly Anchor[] = [CENTER]

/** [SG-GEO-30] Where the shooter's end may lie. */
const startsOf = (from: Post, to: Post): readonly Anchor[] => {
  switch (from.kind) {
    case 'rampart': {
      // [SG-1.44-1] The middle of an outer side of his choice, if one looks that way.
      if (!to.outside) return CENTER_ONLY
      const facing = from.openings.filter(side => headsOut(to.q - from.q, to.r - from.r, side, CENTER))
      return facing.length > 0 ? facing : CENTER_ONLY
    }
    case 'slit':
      // [SG-1.44-2] Through a slit, or into the building from the center.
      return from.anchors
    case 'door':
      // [SG-1.43-3] Always from the opening.
      return from.openings.length > 0 ? from.openings : CENTER_ONLY
    default:
      return CENTER_ONLY
  }
}

const endsOf = (from: Post, to: Post): readonly Anchor[] => {
  switch (to.kind) {
    case 'rampart': {
      if (!from.outside) return CENTER_ONLY
      const facing = to.openings.filter(side => headsOut(from.q - to.q, from.r - to.r, side, CENTER))
      return facing.length > 0 ? facing : CENTER_ONLY
    }
    case 'slit':
      return to.anchors
    default:
      return CENTER_ONLY
  }
}

/** [SG-GEO-31] Out through one's own slit or parapet, in through the target's; [SG-RUL-120] a door passes both ways. */
const isDrawable = (from: Post, to: Post, start: Anchor, end: Anchor): boolean => {
  const dq = to.q - from.q
  const dr = to.r - from.r
  if (start !== CENTER && from.kind !== 'door' && !headsOut(dq, dr, start, end)) return false
  return end === CENTER || headsOut(-dq, -dr, end, start)
}

const judge = (drawn: Drawn, range: number, options: LineOptions): Line => {
  const { from, to, start, end } = drawn
  const strings = stringTo(to.q - from.q, to.r - from.r, start, end)
  const grazing = strings.length === 2
  let line: Line | undefined
  for (const sides of strings) {
    const reading = readLine(drawn, sides)
    const why = coverOn(drawn, reading, options.shelter)
    const block = blockOf(drawn, reading, why, options)
    const read: Line = { open: !block, range, block, why, reading, start, end, grazing }
    // [SG-RUL-020] Open if one reading is; if both are, the target keeps the better cover.
    if (!line || (read.open ? !line.open || isSheltered(read, line) : !line.open && tells(read) > tells(line)))
      line = read
  }
  return line!
}

const isSheltered = (a: Line, b: Line): boolean => coverRank(a.why.cover) > coverRank(b.why.cover)

const blockOf = (drawn: Drawn, reading: Reading, why: CoverWhy, options: LineOptions): Block | undefined => {
  const { from, to, end } = drawn
  if (reading.man) {
    // [SG-1.42-3] A bow shoots over them at medium or long range, if the target has light cover at most.
    const over = options.overhead === true && reading.overMen && coverRank(why.cover) <= coverRank('light')
    if (!over) return options.overhead === undefined ? reading.man : { ...reading.man, rule: 'SG-1.42-4' }
  }
  if (reading.block) return reading.block
  // [SG-1.45-2] [SG-GEO-39] Through a slit only from its exact axis.
  if (to.kind === 'slit' && end !== CENTER && !isAligned(to, end, from))
    return { code: 'slit-axis', rule: 'SG-1.45-2', q: to.q, r: to.r, side: end }
  if (why.cover === 'total') return { code: 'total-cover', rule: why.rule, q: to.q, r: to.r }
  if (isShutIn(drawn, reading)) return { code: 'bridge-up', rule: 'SG-1.52-1', q: to.q, r: to.r }
  return
}

/** [SG-1.52-1] With the bridge up those inside who are neither on the walls nor at a slit; [SG-1.52-2] not to breaches and siege towers. */
const isShutIn = ({ scene, from, to }: Drawn, { breach }: Reading): boolean =>
  scene.ground.marks.bridge === 'up' &&
  from.outside &&
  from.kind !== 'roof' &&
  !to.outside &&
  to.kind !== 'rampart' &&
  to.kind !== 'slit' &&
  !breach

/** Straight out from a slit all sides crossed are the slit's own. */
const isAligned = (slit: Post, side: Side, other: Post): boolean =>
  stringTo(other.q - slit.q, other.r - slit.r, CENTER, CENTER)[0]!.every(k => k === side)
