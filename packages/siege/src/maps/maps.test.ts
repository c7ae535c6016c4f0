/** The two maps in the box, joined ones, and every way a drawn or inline map can be wrong. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hexesOfSide, hexKey, hexOf, neighbors, SIDES, sideKey } from '../geometry/index.ts'
import { RULE_DEFAULTS } from '../options.ts'
import { parsePosition } from '../position.ts'
import { FEATURES, HEX_FLAGS, REGIONS, TERRAINS } from '../terrain/terrain.ts'
import { CASTLE_TEXT } from './castle.ts'
import {
  cellOfHex,
  flagged,
  hexName,
  hexOfCell,
  mapFaults,
  mapNamed,
  parseHexName,
  parseInlineMap,
  parseMap,
  type SiegeMap,
  SYMBOLS,
} from './index.ts'

const castle = mapNamed('castle')!
const camp = mapNamed('camp')!
const count = (map: SiegeMap, terrain: string): number =>
  Object.values(map.hexes).filter(hex => hex.terrain === terrain).length

describe('the maps in the box', () => {
  test('SG-TABLE-MAPS the Castle has its gate, towers, keep, ramparts, stairs, court and moat', () => {
    expect(castle.frame).toEqual({ columns: 28, rows: 18 })
    const buildings = new Set(Object.values(castle.hexes).flatMap(hex => hex.building ?? []))
    expect(buildings.size).toBe(7)
    expect(count(castle, 'rampart')).toBe(32)
    expect(count(castle, 'stairs')).toBe(4)
    expect(count(castle, 'ditch')).toBe(60)
    expect(Object.values(castle.hexes).filter(hex => hex.region === 'courtyard').length).toBeGreaterThan(40)
    // Every tower has three slits; the keep has eight.
    const slits = (building: string): number =>
      Object.entries(castle.sides).filter(
        ([side, f]) => f === 'slit' && hexesOfSide(side).some(h => castle.hexes[hexKey(h)]?.building === building),
      ).length
    expect([...buildings].map(slits).sort()).toEqual([3, 3, 3, 3, 3, 3, 8])
    expect(mapFaults(castle)).toEqual([])
  })

  test('SG-1.8-1 the winch is in the southern gate tower', () => {
    const [winch, ...others] = flagged(castle, 'winch')
    expect(others).toEqual([])
    expect(castle.hexes[winch!]?.building).toBe('south-gate-tower')
    // Flat-top hexes: south is down the rows.
    const row = (building: string): number =>
      Math.max(
        ...Object.keys(castle.hexes)
          .filter(key => castle.hexes[key]!.building === building)
          .map(key => cellOfHex(hexOf(key)).row),
      )
    expect(row('south-gate-tower')).toBeGreaterThan(row('north-gate-tower'))
  })

  test('SG-1.91-6 SG-1.91-7 SG-SHEET-5 SG-4.21-10 only open stretches of rampart can be climbed; walls, towers, keep and gate walls can be battered', () => {
    for (const key of flagged(castle, 'scalable')) expect(castle.hexes[key]!.terrain).toBe('rampart')
    expect(flagged(castle, 'scalable').length).toBe(32)
    expect(flagged(castle, 'gate-wall').map(key => hexName(castle, key))).toEqual(['G8', 'G11'])
    for (const key of flagged(castle, 'gate-wall')) expect(castle.hexes[key]!.flags).toContain('batterable')
    expect(flagged(castle, 'batterable').some(key => castle.hexes[key]!.region === 'keep')).toBe(true)
  })

  test('SG-1.1-1 SG-GEO-6 the moat runs round the castle: no ground outside touches a wall', () => {
    for (const key in castle.hexes) {
      if (castle.hexes[key]!.region === 'exterior') continue
      for (const next of neighbors(hexOf(key)).map(hexKey)) {
        if (castle.hexes[next]?.region === 'exterior')
          expect(castle.hexes[next]!.terrain, hexName(castle, next)).toBe('ditch')
      }
    }
  })

  test('SG-TABLE-MAPS the Camp has tents, trenches, a bank under its height, brush and trees', () => {
    expect(['tent', 'trench', 'brush', 'tree', 'bank'].map(terrain => count(camp, terrain))).toEqual([
      17, 10, 20, 14, 9,
    ])
    const tops = Object.entries(camp.sides).filter(([, f]) => f === 'bank-top')
    expect(tops.length).toBeGreaterThan(8)
    for (const [side] of tops)
      expect(
        hexesOfSide(side)
          .map(h => camp.hexes[hexKey(h)]!.relief)
          .sort(),
      ).toEqual([0, 1])
    expect(mapFaults(camp)).toEqual([])
  })

  test('SG-RUL-053 half hexes at the edges are part of the map and of its edges', () => {
    const halves = flagged(camp, 'half')
    expect(halves.length).toBe(28)
    expect(halves.every(key => camp.edges.A!.includes(key) || camp.edges.C!.includes(key))).toBe(true)
  })

  test('SG-SCN-2 joined maps keep every hex and side, and lose the two edges of the seam', () => {
    const both = mapNamed('camp+castle')!
    expect(Object.keys(both.hexes).length).toBe(Object.keys(camp.hexes).length + Object.keys(castle.hexes).length)
    expect(Object.keys(both.sides).length).toBe(Object.keys(camp.sides).length + Object.keys(castle.sides).length)
    expect(Object.keys(both.edges)).toEqual(['A', 'B', 'C', 'F', 'G', 'H'])
    const gate = hexKey(hexOfCell(28 + 5, 9))
    expect(both.hexes[gate]?.flags).toContain('bridge')
    // The seam is open ground that can be walked over.
    const seam = camp.edges.D!.map(hexOf)
    expect(seam.every(hex => neighbors(hex).some(n => n.q === 28 && both.hexes[hexKey(n)]))).toBe(true)
    expect(seam.flatMap(hex => SIDES.map(side => both.sides[sideKey(hex, side)])).every(f => f === undefined)).toBe(
      true,
    )
    expect(mapNamed('camp+castle')).toBe(both)
    expect(mapNamed('camp+nowhere')).toBeUndefined()
    expect(mapNamed('castle+camp')?.edges).toHaveProperty('E')
  })

  test('SG-GEO-1 hexes have printed names, letter and number, that read back', () => {
    expect(hexName(castle, hexKey(hexOfCell(5, 9)))).toBe('F10')
    expect(hexName(castle, hexKey(hexOfCell(27, 0)))).toBe('AB1')
    for (const key in castle.hexes) expect(parseHexName(castle, hexName(castle, key))).toBe(key)
    // L9 and L10 are neighbors, and M9 touches L10.
    const at = (name: string): string => parseHexName(castle, name)!
    expect(neighbors(hexOf(at('L9'))).map(hexKey)).toContain(at('L10'))
    expect(neighbors(hexOf(at('M9'))).map(hexKey)).toContain(at('L10'))
    expect(parseHexName(castle, 'A99')).toBeUndefined()
    expect(parseHexName(castle, 'ZZ1')).toBeUndefined()
  })
})

/** The first fault of a castle with one change. */
const faultOf = (text: string): string => {
  const parsed = parseMap(text)
  return parsed.ok ? 'sound' : `${parsed.error[0]!.at}: ${parsed.error[0]!.code}`
}

const change = (from: string, to: string): string => {
  expect(CASTLE_TEXT).toContain(from)
  return CASTLE_TEXT.replace(from, to)
}

/** Changes the symbol of a hex in the drawing. */
const redraw = (name: string, symbol: string, text = CASTLE_TEXT): string => {
  const { column, row } = cellOfHex(hexOf(parseHexName(castle, name)!))
  const lines = text.split('\n')
  const at = lines.indexOf('ground') + 1 + 2 * row + (column % 2 === 1 ? 0 : 1)
  const x = 4 + 2 * column
  lines[at] = lines[at]!.slice(0, x) + symbol + lines[at]!.slice(x + 1)
  return lines.join('\n')
}

describe('a bad map is refused with line, column and reason', () => {
  test.each([
    ['sound', 'as it is', CASTLE_TEXT],
    ['line 9, column 13: unknown-symbol', 'unknown symbol', redraw('E1', '?')],
    [
      'line 8, column 8: misplaced-symbol',
      'symbol between two hexes',
      change(' 1    .', ' 1    ..').replace('..   T', '..  T'),
    ],
    ['line 89, column 3: unknown-feature', 'unknown feature', change('keep-door P10 3', 'portcullis P10 3')],
    ['line 89, column 13: off-map', 'hex off the map', change('keep-door P10 3', 'keep-door P99 3')],
    ['line 89, column 17: bad-side', 'side 7', change('keep-door P10 3', 'keep-door P10 7')],
    ['line 90, column 11: wall-to-nowhere', 'a wall over the edge', change('gateway F10 0 1', 'wall A1 3')],
    [
      'line 47, column 3: name-without-building',
      'a name for no building',
      change('north-west-tower H5', 'north-west-tower B5'),
    ],
    [
      'line 47, column 3: name-without-building',
      'unnamed building',
      change('north-west-tower H5', 'north-west-tower A1'),
    ],
    [
      'line 48, column 3: building-named-twice',
      'name used twice',
      change('south-west-tower H15', 'north-west-tower H15'),
    ],
    ['line 90, column 12: named-twice', 'a side given two features', change('gateway F10 0 1', 'wall P10 3')],
    ['line 93, column 3: no-hex', 'a special hex left out', change('gate-wall G8 G11', 'gate-wall')],
    ['line 96, column 3: no-hex', 'a zone of nothing', `${CASTLE_TEXT}\nzones\n  nowhere\n`],
    ['line 47, column 3: no-hex', 'a building of nothing', change('north-west-tower H5', 'north-west-tower')],
    ['line 2, column 34: unknown-edge', 'an edge that is none', change('H south', 'H below')],
    ['line 2, column 32: unknown-edge', 'an edge left out', change('H south', 'H')],
    ['line 2, column 24: named-twice', 'two edges of one letter', change('G east', 'E east')],
    ['sound', 'lines that end as in Windows', CASTLE_TEXT.replaceAll('\n', '\r\n')],
    ['line 93, column 3: unknown-flag', 'unknown special hex', change('gate-wall G8 G11', 'trapdoor G8')],
    [
      'line 46, column 1: unknown-section',
      'unknown section',
      CASTLE_TEXT.replace('\nbuildings', '\ncellars\nbuildings'),
    ],
  ])('%s: %s', (expected, _why, text) => {
    expect(faultOf(text)).toBe(expected)
  })

  const codesOf = (text: string): readonly string[] => {
    const parsed = parseMap(text)
    return parsed.ok ? [] : parsed.error.map(problem => problem.code)
  }

  test.each([
    ['wrong-row-count', CASTLE_TEXT.replace(/\n19 .*\n/, '\n')],
    ['row-too-short', CASTLE_TEXT.replace(/ T\n {4}T/, '\n    T')],
    ['door-without-room', change('door I4 1', 'door L8 1')],
    ['keep-door-without-keep', change('door I4 1', 'keep-door L8 1')],
    ['slit-without-slit-hex', change('slit H4 2', 'slit I4 2')],
    ['slit-hex-without-slit', change('  slit H4 2\n', '')],
    ['door-hex-without-door', change('  door I4 1\n', '')],
    ['parapet-without-rampart', change('gateway F10 0 1', 'parapet A5 0')],
    ['drop-without-rampart', change('gateway F10 0 1', 'drop A5 0')],
    ['bank-top-without-bank', change('gateway F10 0 1', 'bank-top A5 0')],
    ['gateway-without-bridge', change('gateway F10 0 1', 'gateway F11 1')],
    ['no-winch', redraw('I12', 'o')],
    ['building-without-name', change('  keep R10\n', '')],
    ['keep-has-second-entrance', change('keep-door P10 3', 'keep-door P10 3\n  door P10 4')],
    ['open-enclosure', change('gateway F10 0 1', 'gateway F10 0 1\n  none G10 4')],
    ['unreachable-rampart', redraw('M5', ',', redraw('M14', ','))],
    ['unreachable-room', change('keep-door P10 3', 'keep-door P10 3\n  wall Q9 0 1 2 3 4 5')],
    ['blind-slit', change('slit G7 3 4', 'slit G7 3 4 5')],
    ['map-without-name', CASTLE_TEXT.replace('map castle', 'map')],
  ])('%s', (code, text) => {
    expect(codesOf(text)).toContain(code)
  })

  test('SG-SCN-15 nothing is half loaded: all faults are told, no map is given', () => {
    const parsed = parseMap(redraw('E1', '?').replace('keep-door P10 3', 'portcullis P10 3'))
    expect(parsed.ok).toBe(false)
    expect(parseMap('').ok).toBe(false)
    expect(parseMap('ground\n').ok).toBe(false)
    expect(parseMap('nonsense').ok).toBe(false)
  })
})

describe('inline maps', () => {
  test('SG-GEO-5 hexes by axial coordinate, rows and lists; everything else is flat open ground', () => {
    const parsed = parseInlineMap({
      hexes: {
        '0,0..2,0 5,5': 'rampart',
        '0,-1': { terrain: 'flat', region: 'courtyard' },
        '9,9': { terrain: 'bank', relief: 0 },
        '9,8': { relief: 1 },
      },
      sides: { '0,0..2,0/45': 'parapet', '9,9/2': 'bank-top' },
      edges: { A: '0,5..5,5' },
      zones: { yard: ['0,-1', '0,0'] },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const map = parsed.value
    expect(Object.keys(map.hexes).length).toBe(7)
    expect(Object.keys(map.sides).length).toBe(7)
    expect(map.hexes['1,0']).toMatchObject({ terrain: 'rampart', region: 'rampart' })
    expect(map.edges.A?.length).toBe(6)
    expect(map.zones.yard).toEqual(['0,-1', '0,0'])
    expect(map.open).toBe(true)
  })

  test('rooms that touch are one building, the keep is another', () => {
    const parsed = parseInlineMap({
      hexes: { '0,0 1,0 5,0': 'interior', '2,0': { terrain: 'interior', region: 'keep' } },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const building = (key: string): string | undefined => parsed.value.hexes[key]?.building
    expect(building('0,0')).toBe(building('1,0'))
    expect(building('5,0')).not.toBe(building('0,0'))
    expect(building('2,0')).not.toBe(building('1,0'))
  })

  test.each([
    ['map: not-a-map', 7],
    ['map.forest: unknown-key', { forest: true }],
    ['map.hexes["0,0"]: unknown-terrain', { hexes: { '0,0': 'lava' } }],
    ['map.hexes["0,0"]: unknown-terrain', { hexes: { '0,0': 7 } }],
    ['map.hexes["0;0"]: bad-hex', { hexes: { '0;0': 'flat' } }],
    ['map.hexes["0,0..2,1"]: bad-hex', { hexes: { '0,0..2,1': 'flat' } }],
    ['map.hexes["0,0 0,0"]: named-twice', { hexes: { '0,0 0,0': 'flat' } }],
    ['map.hexes["0,0"]: unknown-region', { hexes: { '0,0': { region: 'moon' } } }],
    ['map.hexes["0,0"]: bad-relief', { hexes: { '0,0': { relief: 2 } } }],
    ['map.hexes["0,0"]: unknown-flag', { hexes: { '0,0': { flags: ['lava'] } } }],
    ['map.hexes["0,0"]: unknown-key', { hexes: { '0,0': { color: 'red' } } }],
    ['map.hexes: not-a-map', { hexes: [] }],
    ['map.sides: not-a-map', { sides: 'wall' }],
    ['map.sides["0,0"]: bad-side', { sides: { '0,0': 'wall' } }],
    ['map.sides["0,0/6"]: bad-side', { sides: { '0,0/6': 'wall' } }],
    ['map.sides["0,0/1"]: unknown-feature', { sides: { '0,0/1': 'hedge' } }],
    ['map.sides["1,0/3"]: named-twice', { sides: { '0,0/0': 'wall', '1,0/3': 'gateway' } }],
    ['map.sides["0,0/1"]: door-without-room', { sides: { '0,0/1': 'door' } }],
    ['map.sides["0,0/1"]: slit-without-slit-hex', { hexes: { '0,0': 'interior' }, sides: { '0,0/1': 'slit' } }],
    ['map.sides["0,0/1"]: parapet-without-rampart', { sides: { '0,0/1': 'parapet' } }],
    ['map.sides["0,0/1"]: drop-without-rampart', { sides: { '0,0/1': 'drop' } }],
    ['map.sides["0,0/1"]: bank-top-without-bank', { sides: { '0,0/1': 'bank-top' } }],
    ['map.sides["0,0/1"]: keep-door-without-keep', { hexes: { '0,0': 'interior' }, sides: { '0,0/1': 'keep-door' } }],
    ['map.zones.z: bad-hex', { zones: { z: ['x'] } }],
    ['map.edges: not-a-map', { edges: [] }],
    [
      'map.hexes: too-large',
      { hexes: Object.fromEntries(Array.from({ length: 11 }, (_, r) => [`0,${r}..400,${r}`, 'flat'])) },
    ],
  ])('%s', (expected, input) => {
    const parsed = parseInlineMap(input)
    expect(parsed.ok ? 'sound' : `${parsed.error[0]!.at}: ${parsed.error[0]!.code}`).toBe(expected)
  })
})

describe('docs/positions.md', () => {
  const text = readFileSync(new URL('../../../../docs/positions.md', import.meta.url), 'utf8')
  const blocks = [...text.matchAll(/```(?:json)?\n([\s\S]*?)```/g)].map(match => match[1]!)

  test('its examples are read as they stand', () => {
    const json = blocks
      .filter(block => block.startsWith('{'))
      .map(block => JSON.parse(block))
      .filter(block => 'map' in block)
    expect(json).toHaveLength(2)
    for (const input of json) {
      const parsed = parsePosition(input, { scenario: 'none', setUp: 'ready', rules: RULE_DEFAULTS })
      expect(parsed.ok ? 'sound' : parsed.error).toBe('sound')
    }
    const drawn = blocks.filter(block => block.startsWith('map ')).map(parseMap)
    expect(drawn.map(parsed => (parsed.ok ? Object.keys(parsed.value.hexes).length : parsed.error))).toEqual([15])
  })

  test('it names every symbol, terrain, region, feature and flag', () => {
    const words = [
      ...Object.keys(SYMBOLS),
      ...TERRAINS,
      ...REGIONS,
      ...FEATURES,
      ...HEX_FLAGS.filter(flag => flag !== 'half'),
    ]
    expect(words.filter(word => !text.includes(`\`${word}\``))).toEqual([])
  })
})
