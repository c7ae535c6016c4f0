/** The order and the whole list of what may stand in the way, and the field of fire at once. */
import { describe, expect, test } from 'vitest'
import { CENTER, headsOut, readings, SIDES, stringTo } from '../../src/geometry/index.ts'
import { mapNamed, parseHexName } from '../../src/maps/index.ts'
import { BLOCK_CODES } from '../../src/rules/1-41-blocks.ts'
import { lineOfFire } from '../../src/rules/1-41-line-of-fire.ts'
import { NO_TROOPS, sceneOf } from '../../src/rules/scene.ts'
import { postOf } from '../../src/rules/scene-of-state.ts'
import { explainSight, fieldOfFire, placesOf } from '../../src/rules/sight.ts'
import { engine, FIG_A, field, man } from './field.ts'

describe('what stands in the way', () => {
  test('SG-GEO-34 between two on the ground every obstacle closes the line, and what is open stays open', () => {
    const hexes = (terrain: string) => field({ hexes: { '3,0': terrain } }).say('0,0', '6,0')
    expect(['tree', 'tent', 'wall', 'rampart', 'interior'].map(hexes)).toEqual([
      'tree',
      'tent',
      'wall',
      'solid',
      'solid',
    ])
    expect(['flat', 'stairs', 'ditch', 'trench', 'bank'].map(hexes)).toEqual(
      Array.from({ length: 5 }, () => 'open none'),
    )
    expect(hexes('brush')).toBe('open light')
    const kinds = ['siege-tower', 'ballista', 'mangonel', 'trebuchet', 'ram', 'wagon', 'mantlet'] as const
    const blocks = kinds.map(kind => field({ engines: [engine(kind, ['3,0'], { facing: 0 })] }).say('0,0', '6,0'))
    expect(blocks).toEqual(['siege-tower', 'engine', 'engine', 'engine', 'ram', 'wagon', 'mantlet'])
    expect(field({ people: [man('3,0')] }).say('0,0', '6,0')).toBe('character')
  })

  test('SG-RUL-122 over the man at a ladder’s foot a bow on the wall shoots, not over him at its top, whoever stands below', () => {
    const wall = {
      hexes: { '0,0': 'rampart', '12,-1': 'rampart' },
      sides: { '0,0/0': 'parapet', '12,-1/5': 'parapet' },
    }
    const ladder = engine('ladder', ['12,0'], { upright: true, facing: 2 })
    const say = (...places: readonly string[]) =>
      field({ ...wall, engines: [ladder], people: places.map(place => man(place)) }).say('0,0', '36,0', {
        overhead: true,
      })
    expect([say(), say('12,0'), say('12,0^'), say('12,0', '12,0^')]).toEqual([
      'open none',
      'open none',
      'character',
      'character',
    ])
  })

  test('SG-GEO-34 the first along the line is named, a side before the hex behind it', () => {
    const f = field({ hexes: { '2,0': 'tree', '4,0': 'tent' }, sides: { '1,0/0': 'wall' } })
    expect(f.line('0,0', '6,0').block).toMatchObject({ code: 'wall', q: 1, side: 0 })
    expect(f.line('6,0', '0,0').block).toMatchObject({ code: 'tent', q: 4 })
    const people = field({ hexes: { '4,0': 'tree' }, people: [man('2,0')] })
    expect(people.say('0,0', '6,0')).toBe('character')
    expect(people.say('0,0', '6,0', { overhead: true })).toBe('tree')
  })

  test('SG-RUL-143 SG-TABLE-ELEVATION a siege tower’s roof is in the wall band: ramparts and roof look at each other on the level', () => {
    const f = field({
      hexes: { '0,0..4,0': 'rampart' },
      sides: { '0,0..4,0/45': 'parapet' },
      engines: [engine('siege-tower', ['2,4', '3,4', '2,5'])],
      people: [man('2,2')],
    })
    expect(f.post('2,4^').band).toBe(f.post('2,0').band)
    expect(f.say('2,0', '2,4^')).toBe('open light')
    expect(f.say('2,4^', '2,0')).toBe('open heavy')
  })

  test('SG-TABLE-FIGURES the lost figure of 3.23 rebuilt: plateau, top edge, bank and low ground', () => {
    const f = field({
      hexes: { '-9,0..9,0': 'bank', '-9,-1..9,-1 -9,-2..9,-2 -9,-3..9,-3': { relief: 1 } },
      sides: { '-9,0..9,0/12': 'bank-top' },
    })
    const seen = (from: string) => ['0,0', '0,1', '0,2', '0,3'].map(to => f.say(from, to))
    expect(seen('0,-1')).toEqual(['open medium', 'open none', 'open none', 'open none'])
    expect(seen('0,-2')).toEqual(['open medium', 'bank', 'open none', 'open none'])
    expect(seen('0,-3')).toEqual(['open medium', 'bank', 'bank', 'open none'])
    // Along the height and along the foot nothing hides anybody.
    expect(f.say('-3,-1', '3,-1')).toBe('open none')
    expect(f.say('-3,0', '3,0')).toBe('open none')
  })

  test('SG-GEO-43 every code can come up', () => {
    const seen = new Set<string>()
    const look = (f: ReturnType<typeof field>, from: string, to: string): void => {
      const { block } = f.line(from, to)
      if (block) seen.add(block.code)
    }
    const castle = mapNamed('castle')!
    for (const bridge of ['up', 'down'] as const) {
      const scene = sceneOf(castle, { ...NO_TROOPS, bridge })
      for (const from of placesOf(scene)) for (const one of fieldOfFire(scene, from)) if (one.block) seen.add(one.block)
    }
    const camp = sceneOf(mapNamed('camp')!, NO_TROOPS)
    for (const from of placesOf(camp)) for (const one of fieldOfFire(camp, from)) if (one.block) seen.add(one.block)
    look(field({}), '0,0', '0,0')
    for (const kind of ['siege-tower', 'ram', 'wagon', 'mantlet', 'ballista'] as const) {
      look(field({ engines: [engine(kind, ['2,0'], { facing: 0 })] }), '0,0', '4,0')
      look(field({ engines: [engine(kind, ['2,0'], { facing: 0 })] }), '0,0', '2,0')
    }
    look(field({ people: [man('2,0')] }), '0,0', '4,0')
    look(field({ hexes: { '2,0': 'rampart' } }), '0,0', '4,0')
    look(
      field({ hexes: { '1,0': 'rampart' }, engines: [engine('ladder', ['0,0'], { upright: true, facing: 0 })] }),
      '0,0^',
      '4,0',
    )
    look(
      field({
        hexes: { '0,0': 'bank', '0,-1': { relief: 1 }, '0,-2': 'bank' },
        sides: { '0,0/2': 'bank-top', '0,-2/5': 'bank-top' },
      }),
      '0,4',
      '0,-6',
    )
    expect(BLOCK_CODES.filter(code => !seen.has(code))).toEqual([])
  })
})

describe('everything at once', () => {
  const f = field({ ...FIG_A, engines: [engine('siege-tower', ['2,6', '3,6', '2,7'])] })

  test('SG-GEO-43 the field of fire says of each place what the single question says', () => {
    const from = f.post('-2,0')
    const all = fieldOfFire(f.scene, from)
    expect(all.length).toBe(placesOf(f.scene).length - 1)
    for (const seen of all) {
      const line = lineOfFire(f.scene, from, postOf(f.scene, seen.hex, seen.storey))
      expect([seen.open, seen.range, seen.cover, seen.block]).toEqual([
        line.open,
        line.range,
        line.why.cover,
        line.block?.code,
      ])
    }
    const castle = mapNamed('castle')!
    const scene = sceneOf(castle, {
      ...NO_TROOPS,
      engines: { t: engine('siege-tower', [parseHexName(castle, 'L2')!]) },
    })
    expect(placesOf(scene).filter(post => post.storey === 1)).toHaveLength(1)
  })

  test('SG-GEO-43 an explanation holds the line’s hexes and sides with their heights', () => {
    const sight = explainSight(f.scene, f.post('-4,-1'), f.post('-4,3'))
    expect(sight.path.map(step => [step.hex, step.band, step.feature])).toEqual([
      ['-4,-1', 2, 'slit'],
      ['-4,0', 1, 'parapet'],
      ['-4,1', 0, undefined],
      ['-4,2', 0, undefined],
      ['-4,3', 0, undefined],
    ])
    expect(sight).toMatchObject({
      open: true,
      range: 4,
      from: { side: 5, radius: 12, band: 2 },
      cover: 'none',
      coverRule: 'SG-1.1-13',
    })
    expect(sight.to.side).toBeUndefined()
    const back = explainSight(f.scene, f.post('-4,1'), f.post('-4,-1'))
    expect(back.block).toEqual({ code: 'dead-ground', rule: 'SG-1.44-11', hex: '-4,1', side: 2 })
  })
})

describe('strings by shape', () => {
  test('SG-GEO-32 the kept shapes are the exact traces, for every pair of anchors', () => {
    for (const start of [CENTER, ...SIDES] as const) {
      for (const end of [CENTER, ...SIDES] as const) {
        for (const [q, r] of [
          [4, 1],
          [-3, 5],
          [2, 2],
          [0, -6],
          [7, -3],
          [1, 0],
        ] as const) {
          const a = { hex: { q: 0, r: 0 }, ...(start !== CENTER && { side: start }) }
          const b = { hex: { q, r }, ...(end !== CENTER && { side: end }) }
          if (!headsOut(q, r, start, end) || !headsOut(-q, -r, end, start)) continue
          expect(stringTo(q, r, start, end).map(sides => [...sides])).toEqual(
            readings(a, b).map(line => line.map(c => c.side)),
          )
        }
      }
    }
  })

  test('SG-GEO-33 a string along the side it starts on lies inside its hex or outside', () => {
    expect(stringTo(1, 0, 5, CENTER).map(sides => [...sides])).toEqual([[0], [5, 1]])
    expect(stringTo(-1, 1, 5, CENTER).map(sides => [...sides])).toEqual([[4], [5, 3]])
    expect(stringTo(3, -1, 5, CENTER).map(sides => [...sides])).toEqual([
      [0, 1, 0],
      [5, 1, 0, 1],
    ])
  })
})
