/** Whole sides of the box and where they usually stand, for the scenarios that bring all or most of them. */

import type { ReadySetUp } from '../terms.ts'
import { type Nation, ROSTER } from '../units/roster.ts'
import type { PieceId, PlaceId } from '../vocabulary.ts'
import type { EngineEntry, ForceEntry } from './scenario-def.ts'

/** Everybody of a nation, in the order of the roster, but for these. */
export const everybody = (nation: Nation, but: readonly PieceId[] = []): readonly ForceEntry[] =>
  ROSTER.flatMap(({ id, nation: his }) => (his === nation && !but.includes(id) ? [{ id }] : []))

export const named = (...ids: readonly PieceId[]): readonly ForceEntry[] => ids.map(id => ({ id }))

/** Several engines of a kind: `ladder-1`, `ladder-2` … */
export const engines = (
  kind: EngineEntry['kind'],
  count: number,
  more: Omit<EngineEntry, 'id' | 'kind'> = {},
): readonly EngineEntry[] => Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, kind, ...more }))

/** Crews of one siege tower and one ram. */
export const CREWS: readonly PieceId[] = ['cadell', 'ifan', 'llew', 'dai', 'jones', 'rhodri']

/** [SG-OPT-SKILL-2] How well they shoot; each category of a side totals 0. */
const SKILLS: { readonly [id: PieceId]: number } = {
  emlyn: -1,
  gawain: 1,
  aylwin: 0,
  dylan: -1,
  gwyn: -2,
  idris: 0,
  owen: 3,
  myrlin: 0,
  alric: 2,
  edric: -2,
  chretien: 1,
  osric: 0,
  thurstan: -1,
}

export const withSkills = (people: readonly ForceEntry[]): readonly ForceEntry[] =>
  people.map(one => (SKILLS[one.id] === undefined ? one : { ...one, skill: SKILLS[one.id]! }))

type Posts = { readonly [id: PieceId]: PlaceId }

/** The garrison on the Castle. */
const CASTLE: Posts = {
  richard: 'O10',
  lacy: 'G13',
  john: 'N11',
  peter: 'G6',
  martin: 'I12',
  hamon: 'I7',
  hubert: 'J9',
  otto: 'K10',
  fursa: 'J11',
  ranulf: 'I8',
  jean: 'L9',
  robin: 'L11',
  wat: 'M4',
  bertin: 'W9',
  odo: 'M15',
  drogo: 'P4',
  alric: 'G12',
  edric: 'G7',
  chretien: 'H8',
  osric: 'H12',
  thurstan: 'G15',
  anselm: 'R9',
  aldous: 'R10',
  blodwin: 'S10',
  maud: 'S9',
  hodge: 'N10',
  'piers-miller': 'N9',
  tib: 'M10',
}

/** The same with the Camp to the west: 28 columns on. */
const CASTLE_BY_CAMP: Posts = Object.fromEntries(Object.entries(CASTLE).map(([id, hex]) => [id, eastward(hex, 28)]))

/** Before the Castle, in and by the engines that stand at its western edge. */
const AT_THE_EDGE: Posts = { cadell: 'A10', ifan: 'B11', llew: 'B10', dai: 'A12', jones: 'B13', rhodri: 'B12' }

/** The host between the Camp and the Castle. */
const CAMP: Posts = {
  cadell: 'AC10',
  ifan: 'AD11',
  llew: 'AD10',
  dai: 'AC12',
  jones: 'AD13',
  rhodri: 'AD12',
  pugh: 'AB7',
  morgen: 'AB8',
  madoc: 'AB11',
  tegid: 'AB12',
  bran: 'AB5',
  iorwerth: 'AB6',
  wulfric: 'AB13',
  alain: 'AB14',
  cadog: 'AB3',
  huw: 'AB4',
  nye: 'AB15',
  sion: 'AB16',
  emlyn: 'W8',
  gawain: 'X10',
  aylwin: 'U7',
  dylan: 'W10',
  gwyn: 'V12',
  idris: 'X7',
  owen: 'T12',
  myrlin: 'U13',
  peredur: 'T7',
  mortimer: 'P8',
  william: 'P12',
}

/** Ladders by the Camp, two men on each. */
const LADDERS = ['AB7', 'AB11', 'AB5', 'AB13', 'AB3', 'AB15']
export const laddersAtCamp = (count: number): ReadySetUp['engines'] =>
  Object.fromEntries(LADDERS.slice(0, count).map((hex, i) => [`ladder-${i + 1}`, { hex, facing: 2 }]))

/** Everybody of these at his usual post: on the Castle alone, or on Camp and Castle joined. */
export const atPosts = (people: readonly ForceEntry[], board: 'castle' | 'camp+castle'): Posts => {
  const posts = board === 'castle' ? { ...CASTLE, ...AT_THE_EDGE } : { ...CASTLE_BY_CAMP, ...CAMP }
  return Object.fromEntries(people.map(({ id }) => [id, posts[id]!]))
}

/** `G13` some columns further east: `AI13`. */
function eastward(hex: string, columns: number): string {
  const column = hex.charCodeAt(0) - 65 + columns
  return `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${hex.slice(1)}`
}
