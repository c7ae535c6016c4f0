/** One reading of a line: what it meets from the shooter to the target, in order [SG-GEO-34]. */
import { DIRECTIONS, type Sides } from '../geometry/index.ts'
import { cellAt, NO_STRUCTURE, TOWER } from '../terrain/ground.ts'
import { SURFACES } from '../terrain/surface.ts'
import { FEATURES } from '../terrain/terrain.ts'
import type { Block } from './1-41-blocks.ts'
import { characterAt, obstacleAt } from './1-42-obstacles.ts'
import { isOverlooked, isOverlooking } from './1-44-overlook.ts'
import { wallBlock } from './1-44-walls.ts'
import { bankBlock, climbs } from './3-23-bank.ts'
import type { Drawn, Passage, Reading } from './drawn.ts'
import type { Post } from './post.ts'
import type { Scene } from './scene.ts'

const WALL = 1 + FEATURES.indexOf('wall')
const PARAPET = 1 + FEATURES.indexOf('parapet')
const SLIT = 1 + FEATURES.indexOf('slit')
const DOOR = 1 + FEATURES.indexOf('door')
const KEEP_DOOR = 1 + FEATURES.indexOf('keep-door')
const BANK_TOP = 1 + FEATURES.indexOf('bank-top')
const GATEWAY = 1 + FEATURES.indexOf('gateway')
const BRUSH = SURFACES.indexOf('brush')
const RUBBLE = SURFACES.indexOf('rubble')

const STEP_Q = DIRECTIONS.map(d => d.q)
const STEP_R = DIRECTIONS.map(d => d.r)

export const readLine = (drawn: Drawn, sides: Sides): Reading => {
  const { scene, from, to } = drawn
  const g = scene.ground
  const last = sides.length - 1
  const p: Passage = { aq: from.q, ar: from.r, a: from.cell, side: 0, bq: 0, br: 0, b: 0 }
  // [SG-1.46-1] From ramparts and tower slits nothing but the wall keeps anyone from the ditch below.
  const onlyWalls = to.kind === 'ditch' && !from.inKeep && from.kind !== 'roof' && isOverlooking(from, drawn.start)
  let man: Block | undefined
  let block: Block | undefined
  let overMen = true
  let brush = false
  let door = 0
  let bankTop = false
  let byDoor = false
  let breach = false
  for (let i = 0; i <= last && !block; i++) {
    p.side = sides[i]!
    p.bq = p.aq + STEP_Q[p.side]!
    p.br = p.ar + STEP_R[p.side]!
    p.b = cellAt(g, p.bq, p.br)
    if (g.surface[p.b] === RUBBLE) breach = true
    const feature = p.a > 0 ? g.feature[p.a * 6 + p.side]! : p.b > 0 ? g.feature[p.b * 6 + ((p.side + 3) % 6)]! : 0
    if (feature !== 0 && !(onlyWalls && feature === BANK_TOP)) {
      block = sideBlock(drawn, sides, p, feature, i)
      if (feature === DOOR) {
        door = doorInto(scene, p, to) || door
        byDoor = i === last
      }
      if (feature === BANK_TOP && i === last && !climbs(g, p.a, p.b)) bankTop = true
    }
    if (!block && i < last && !onlyWalls) {
      block = obstacleAt(drawn, p.bq, p.br, p.b)
      if (!block && scene.living[p.b] !== 0) {
        const found = characterAt(drawn, p.bq, p.br, p.b)
        if (found) {
          man ??= found.block
          overMen &&= found.overhead
        }
      }
      if (g.surface[p.b] === BRUSH && p.b > 0 && !isOverlooked(drawn, p.bq, p.br, 0)) brush = true
    }
    p.aq = p.bq
    p.ar = p.br
    p.a = p.b
  }
  const entry = last < 0 ? -1 : (sides[last]! + 3) % 6
  return { sides, block, man, overMen, brush, door, bankTop, byDoor, breach, entry }
}

const sideBlock = (drawn: Drawn, sides: Sides, p: Passage, feature: number, i: number): Block | undefined => {
  const { scene, from, start, end } = drawn
  const first = i === 0
  const final = i === sides.length - 1
  switch (feature) {
    case WALL:
    case PARAPET:
    case SLIT:
      // [SG-GEO-35] The shooter's own opening, and the target's own parapet or slit.
      if (first && start === p.side && feature !== WALL) return
      if (final && end === (p.side + 3) % 6 && feature !== WALL) return
      return wallBlock(drawn, p)
    case GATEWAY:
      // [SG-RUL-042] With the bridge down, or none to raise, the gateway is open.
      if (scene.ground.marks.bridge !== 'up') return
      return wallBlock(drawn, p) && { code: 'bridge-up', rule: 'SG-1.52-1', q: p.aq, r: p.ar, side: p.side }
    case KEEP_DOOR:
      return { code: 'keep-door', rule: 'SG-1.43-4', q: p.aq, r: p.ar, side: p.side }
    case DOOR:
      // [SG-1.43-1] Through a door only from its own height; who stands in it is at its height.
      if (first && start === p.side && from.kind === 'door') return
      if (from.band === doorBand(scene, p) || (from.cell === p.a && from.kind === 'door')) return
      return { code: 'door-height', rule: 'SG-1.43-1', q: p.aq, r: p.ar, side: p.side }
    case BANK_TOP:
      return bankBlock(drawn, sides, p)
    default:
      return
  }
}

/** [SG-GEO-24] A door has the band of the floor it opens onto. */
const doorBand = (scene: Scene, p: Passage): number => {
  const g = scene.ground
  return g.structure[p.a]! >= TOWER ? g.band[p.b]! : g.band[p.a]!
}

/** The door hex, if this crossing leads into the building the target is in. */
const doorInto = (scene: Scene, p: Passage, to: Post): number => {
  const g = scene.ground
  return g.structure[p.b] !== NO_STRUCTURE &&
    g.building[p.b] !== 0 &&
    g.building[p.b] === g.building[to.cell] &&
    g.building[p.a] !== g.building[p.b]
    ? p.b
    : 0
}
