/** Sight goes both ways over every pair of places of both maps, but for the exceptions the rules name. */
import { expect, test } from 'vitest'
import { hexOf } from '../../src/geometry/index.ts'
import { mapNamed, parseHexName, type SiegeMap } from '../../src/maps/index.ts'
import { type Line, lineOfFire } from '../../src/rules/1-41-line-of-fire.ts'
import { type Post, postAt } from '../../src/rules/post.ts'
import { NO_TROOPS, type Scene, sceneOf, type Troops } from '../../src/rules/scene.ts'
import { engine } from './field.ts'

/** Every place somebody can be in: natural floors, and upper storeys where equipment makes one. */
const posts = (map: SiegeMap, scene: Scene, upper: readonly string[]): readonly Post[] => [
  ...Object.keys(map.hexes)
    .filter(key => map.hexes[key]!.terrain !== 'wall')
    .map(key => postAt(scene, hexOf(key), 0)),
  ...upper.map(key => postAt(scene, hexOf(key), 1)),
]

/** Which rule lets a see b while b does not see a. */
const exception = (a: Post, b: Post, back: Line): string => {
  // [SG-1.45-2] Behind a slit one is seen from its axis only; [SG-1.45-3] from the ditch nobody reaches the walls.
  if (back.block?.rule === 'SG-1.45-2' || back.block?.rule === 'SG-1.45-3') return back.block.rule
  // [SG-1.43-1] Through a door only from its own height; [SG-1.43-3] who stands in it starts at the opening, who is aimed at is in the middle.
  if (back.block?.rule === 'SG-1.43-1') return 'SG-1.43-1'
  if (a.kind === 'door' || b.kind === 'door') return 'SG-1.43-3'
  // [SG-1.93-3] From a ladder only at the rampart it faces.
  if (back.block?.rule === 'SG-1.93-3') return 'SG-1.93-3'
  return `${a.kind} ${b.kind} ${back.block?.code} ${back.block?.rule}`
}

const exceptions = (
  map: SiegeMap,
  troops: Troops,
  upper: readonly string[] = [],
): { readonly [rule: string]: number } => {
  const scene = sceneOf(map, troops)
  const all = posts(map, scene, upper)
  const found: { [rule: string]: number } = {}
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const there = lineOfFire(scene, a, b)
      const back = lineOfFire(scene, b, a)
      if (there.open === back.open) continue
      const rule = there.open ? exception(a, b, back) : exception(b, a, there)
      found[rule] = (found[rule] ?? 0) + 1
    }
  }
  return found
}

test('SG-1.45-1 SG-1.45-2 SG-1.45-3 on the Castle with the bridge up', () => {
  expect(exceptions(mapNamed('castle')!, { ...NO_TROOPS, bridge: 'up' })).toMatchInlineSnapshot(`
    {
      "SG-1.43-1": 122,
      "SG-1.43-3": 412,
      "SG-1.45-2": 1144,
      "SG-1.45-3": 270,
    }
  `)
})

test('SG-1.45-1 on the Castle with the bridge down, a breach, a filled ditch, a siege tower and a ladder', () => {
  const castle = mapNamed('castle')!
  const at = (name: string): string => parseHexName(castle, name)!
  const tower = ['L2', 'M2', 'L3'].map(at)
  const ladder = at('P3')
  const troops: Troops = {
    ...NO_TROOPS,
    bridge: 'down',
    filled: { [at('L3')]: true },
    rubble: { [at('S4')]: true, [at('G6')]: true },
    engines: { tower: engine('siege-tower', tower), ladder: engine('ladder', [ladder], { upright: true, facing: 5 }) },
  }
  expect(exceptions(castle, troops, [...tower, ladder])).toMatchInlineSnapshot(`
    {
      "SG-1.43-1": 193,
      "SG-1.43-3": 492,
      "SG-1.45-2": 1159,
      "SG-1.45-3": 317,
      "SG-1.93-3": 44,
    }
  `)
})

test('SG-1.41-2 on the Camp nothing is one-sided, burnt tents included', () => {
  const camp = mapNamed('camp')!
  expect(exceptions(camp, NO_TROOPS)).toEqual({})
  const burnt = Object.fromEntries(
    Object.keys(camp.hexes)
      .filter(key => camp.hexes[key]!.terrain === 'tent')
      .map(key => [key, true as const]),
  )
  expect(exceptions(camp, { ...NO_TROOPS, burnt })).toEqual({})
})
