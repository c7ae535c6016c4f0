/** Reads a map drawn as text; every fault with line, column and reason, nothing half loaded. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { type HexKey, hexKey, hexOf, neighbors, type Side, type SideKey, sideKey } from '../geometry/index.ts'
import { FEATURES, type Feature, HEX_FLAGS, type HexFlag, isBuilt } from '../terrain/terrain.ts'
import { deriveSides } from './derive-sides.ts'
import { type Drawing, readDrawing } from './drawing.ts'
import { mapFaults } from './map-faults.ts'
import { type MapProblem, mapProblem } from './problems.ts'
import { hexName, hexOfCell, type MapHex, parseHexName, type SiegeMap } from './siege-map.ts'

interface Line {
  readonly number: number
  readonly text: string
}

const SECTIONS = ['map', 'edges', 'ground', 'buildings', 'sides', 'special', 'zones'] as const
type Section = (typeof SECTIONS)[number]

export const parseMap = (text: string): Result<SiegeMap, readonly Problem[]> => {
  const problems: Problem[] = []
  const sections = splitSections(text, problems)
  const drawing = readDrawing(sections.ground, problems)
  if (problems.length > 0) return err(problems)
  const reader = readerOf(drawing, problems)
  const hexes = reader.withFlags(reader.withBuildings(drawing.hexes, sections.buildings), sections.special)
  const sides = { ...deriveSides(hexes) }
  reader.readSides(sections.sides, sides)
  const map: SiegeMap = {
    id: sections.map[0]?.text.trim() ?? '',
    frame: { columns: drawing.columns, rows: drawing.rows },
    hexes: withMarks(hexes, sides),
    sides,
    edges: reader.readEdges(sections.edges),
    zones: reader.readZones(sections.zones),
    open: false,
  }
  if (map.id === '') problems.push(mapProblem('line 1, column 1', 'map-without-name'))
  if (problems.length === 0) {
    for (const fault of mapFaults(map)) {
      const cell = drawing.places[fault.hex] ?? { line: 1, column: 1 }
      problems.push(
        mapProblem(`line ${cell.line}, column ${cell.column}`, fault.code, { hex: hexName(map, fault.hex) }),
      )
    }
  }
  return problems.length > 0 ? err(problems) : ok(map)
}

const splitSections = (text: string, problems: Problem[]): { readonly [S in Section]: readonly Line[] } => {
  const sections: { [S in Section]: Line[] } = {
    map: [],
    edges: [],
    ground: [],
    buildings: [],
    sides: [],
    special: [],
    zones: [],
  }
  let section: Section | undefined
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const number = i + 1
    if (line.trim() === '' || line.trimStart().startsWith(';')) continue
    if (/^[a-z]/.test(line)) {
      const [word = '', ...rest] = line.split(' ')
      section = SECTIONS.find(name => name === word)
      if (!section) problems.push(mapProblem(`line ${number}, column 1`, 'unknown-section', { section: word }))
      else if (rest.length > 0) sections[section].push({ number, text: ' '.repeat(word.length + 1) + rest.join(' ') })
      continue
    }
    if (section) sections[section].push({ number, text: line })
    else if (problems.length === 0)
      problems.push(mapProblem(`line ${number}, column 1`, 'unknown-section', { section: line.trim() }))
  }
  return sections
}

/** A word of a line and where it stands. */
interface Word {
  readonly text: string
  readonly at: string
}

const wordsOf = (line: Line): readonly Word[] =>
  [...line.text.matchAll(/[^\s,]+/g)].map(match => ({
    text: match[0],
    at: `line ${line.number}, column ${match.index + 1}`,
  }))

interface Reader {
  withBuildings(hexes: { readonly [hex: HexKey]: MapHex }, lines: readonly Line[]): { readonly [hex: HexKey]: MapHex }
  withFlags(hexes: { readonly [hex: HexKey]: MapHex }, lines: readonly Line[]): { readonly [hex: HexKey]: MapHex }
  readSides(lines: readonly Line[], sides: { [side: string]: Feature }): void
  readEdges(lines: readonly Line[]): SiegeMap['edges']
  readZones(lines: readonly Line[]): SiegeMap['zones']
}

const readerOf = (drawing: Drawing, problems: Problem[]): Reader => {
  const blank: SiegeMap = { id: '', frame: drawing, hexes: drawing.hexes, sides: {}, edges: {}, zones: {}, open: false }
  const say = (word: Word, code: MapProblem): void => {
    problems.push(mapProblem(word.at, code, { word: word.text }))
  }
  const hexesIn = (words: readonly Word[]): readonly HexKey[] =>
    words.flatMap(word => {
      const key = parseHexName(blank, word.text)
      if (key === undefined) say(word, 'off-map')
      return key === undefined ? [] : [key]
    })

  return {
    withBuildings: (hexes, lines) => {
      const named: { [hex: HexKey]: MapHex } = { ...hexes }
      const used = new Set<string>()
      for (const line of lines) {
        const [name, ...at] = wordsOf(line)
        if (!name) continue
        if (at.length === 0) say(name, 'no-hex')
        if (used.has(name.text)) say(name, 'building-named-twice')
        used.add(name.text)
        for (const key of hexesIn(at)) {
          if (!isBuilt(named[key]!.terrain)) say(name, 'name-without-building')
          else if (named[key]!.building !== undefined) say(name, 'building-named-twice')
          else flood(named, key, name.text)
        }
      }
      for (const key of Object.keys(named)) {
        if (!isBuilt(named[key]!.terrain) || named[key]!.building !== undefined) continue
        const cell = drawing.places[key]!
        problems.push(mapProblem(`line ${cell.line}, column ${cell.column}`, 'building-without-name'))
      }
      return named
    },
    withFlags: (hexes, lines) => {
      const flagged: { [hex: HexKey]: MapHex } = { ...hexes }
      for (const line of lines) {
        const [flag, ...at] = wordsOf(line)
        if (!flag) continue
        if (at.length === 0) say(flag, 'no-hex')
        if (!HEX_FLAGS.includes(flag.text as HexFlag)) say(flag, 'unknown-flag')
        else for (const key of hexesIn(at)) flagged[key] = addFlag(flagged[key]!, flag.text as HexFlag)
      }
      return flagged
    },
    readSides: (lines, sides) => {
      const said = new Map<SideKey, string>()
      for (const line of lines) {
        const [feature, hex, ...numbers] = wordsOf(line)
        if (!feature) continue
        if (feature.text !== 'none' && !FEATURES.includes(feature.text as Feature)) say(feature, 'unknown-feature')
        if (!hex || numbers.length === 0) {
          say(feature, 'bad-side')
          continue
        }
        for (const key of hexesIn([hex])) {
          for (const number of numbers) {
            if (!/^[0-5]$/.test(number.text)) {
              say(number, 'bad-side')
              continue
            }
            const side = Number(number.text) as Side
            const name = sideKey(hexOf(key), side)
            if ((said.get(name) ?? feature.text) !== feature.text) say(number, 'named-twice')
            said.set(name, feature.text)
            setSide(sides, key, side, feature.text, drawing, () => say(number, 'wall-to-nowhere'))
          }
        }
      }
    },
    readEdges: lines => {
      const edges: { [letter: string]: readonly HexKey[] } = {}
      const words = lines.flatMap(wordsOf)
      for (let i = 0; i < words.length; i += 2) {
        const [letter, side] = [words[i]!, words[i + 1]]
        const hexes = edgeHexes(drawing, side?.text ?? '')
        if (!hexes) say(side ?? letter, 'unknown-edge')
        else if (edges[letter.text]) say(letter, 'named-twice')
        else edges[letter.text] = hexes
      }
      return edges
    },
    readZones: lines => {
      const zones: { [name: string]: readonly HexKey[] } = {}
      for (const line of lines) {
        const [name, ...at] = wordsOf(line)
        if (!name) continue
        if (at.length === 0) say(name, 'no-hex')
        zones[name.text] = [...(zones[name.text] ?? []), ...hexesIn(at)]
      }
      return zones
    },
  }
}

const addFlag = (hex: MapHex, flag: HexFlag): MapHex =>
  hex.flags.includes(flag) ? hex : { ...hex, flags: [...hex.flags, flag] }

const flood = (hexes: { [hex: HexKey]: MapHex }, start: HexKey, building: string): void => {
  const region = hexes[start]!.region
  const open = [start]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const hex = hexes[key]
    if (!hex || !isBuilt(hex.terrain) || hex.building !== undefined || hex.region !== region) continue
    hexes[key] = { ...hex, building }
    open.push(...neighbors(hexOf(key)).map(hexKey))
  }
}

const setSide = (
  sides: { [side: string]: Feature },
  key: HexKey,
  side: Side,
  feature: string,
  drawing: Drawing,
  toNowhere: () => void,
): void => {
  const hex = hexOf(key)
  if (!drawing.hexes[hexKey(neighbors(hex)[side]!)]) toNowhere()
  else if (feature === 'none') delete sides[sideKey(hex, side)]
  else sides[sideKey(hex, side)] = feature as Feature
}

const edgeHexes = (drawing: Drawing, side: string): readonly HexKey[] | undefined => {
  const at = (column: number, row: number): HexKey => hexKey(hexOfCell(column, row))
  const columns = Array.from({ length: drawing.columns }, (_, column) => column)
  const rowsOf = (column: number): readonly number[] =>
    Array.from({ length: drawing.rows + (column & 1) }, (_, row) => row)
  switch (side) {
    case 'north':
      return columns.map(column => at(column, 0))
    case 'south':
      return columns.map(column => at(column, rowsOf(column).length - 1))
    case 'west':
      return rowsOf(0).map(row => at(0, row))
    case 'east':
      return rowsOf(drawing.columns - 1).map(row => at(drawing.columns - 1, row))
    default:
      return
  }
}

/** [SG-GEO-5] What can be climbed and what can be battered follows from the drawing [SG-1.91-6][SG-1.91-7][SG-SHEET-5]. */
const withMarks = (
  hexes: { readonly [hex: HexKey]: MapHex },
  sides: { readonly [side: string]: Feature },
): { readonly [hex: HexKey]: MapHex } => {
  const marked: { [hex: HexKey]: MapHex } = {}
  for (const key in hexes) {
    const hex = hexes[key]!
    const around = ([0, 1, 2, 3, 4, 5] as const).map(side => sides[sideKey(hexOf(key), side)])
    let now = hex
    if (hex.terrain === 'rampart' && around.includes('parapet') && !hex.flags.includes('gate-wall'))
      now = addFlag(now, 'scalable')
    const isFace = around.includes('wall') || around.includes('slit') || around.includes('parapet')
    if (isFace && (hex.terrain === 'rampart' || hex.terrain === 'wall' || isBuilt(hex.terrain)))
      now = addFlag(now, 'batterable')
    marked[key] = now
  }
  return marked
}
