/** Why a line of fire is closed, and what shelters a target: closed lists, each with its rule. */
import type { RuleId } from '../rule-id.ts'
import type { Cover } from '../terrain/terrain.ts'

/** Everything that can close a line [SG-GEO-43]. */
export const BLOCK_CODES = [
  'same-hex',
  'cannot-shoot-from',
  'ladder-faces-one',
  'ditch-to-wall',
  'not-at-ditch-edge',
  'wall',
  'dead-ground',
  'bridge-up',
  'keep-door',
  'door-height',
  'solid',
  'tree',
  'siege-tower',
  'tent',
  'engine',
  'ram',
  'wagon',
  'mantlet',
  'bank',
  'ridge',
  'character',
  'slit-axis',
  'total-cover',
] as const
export type BlockCode = (typeof BLOCK_CODES)[number]

export interface Block {
  readonly code: BlockCode
  readonly rule: RuleId
  /** The hex it stands in, or the hex the line would leave. */
  readonly q: number
  readonly r: number
  /** The side of that hex, where a side closes the line. */
  readonly side?: number
}

export const COVER_CODES = [
  'open',
  'parapet',
  'rampart-inside',
  'slit',
  'door',
  'door-other-face',
  'through-door',
  'keep-door',
  'gate',
  'gate-closed',
  'rubble',
  'roof',
  'tower-floor',
  'ram',
  'mantlet',
  'mantlet-open',
  'ladder',
  'from-ladder',
  'ditch',
  'filled-ditch',
  'stairs',
  'bridge',
  'indoors',
  'brush',
  'brush-between',
  'tree',
  'bank',
  'tent',
  'trench',
  'overlooked',
  'overlooked-from-roof',
] as const
export type CoverCode = (typeof COVER_CODES)[number]

/** A source of cover. The target has the best single one [SG-RUL-023]. */
export interface CoverWhy {
  readonly code: CoverCode
  readonly cover: Cover
  readonly rule: RuleId
}

const why = (code: CoverCode, cover: Cover, rule: RuleId): CoverWhy => ({ code, cover, rule })

export const COVER_WHY: { readonly [C in CoverCode]: CoverWhy } = {
  open: why('open', 'none', 'SG-1.1-13'),
  parapet: why('parapet', 'heavy', 'SG-1.51-1'),
  'rampart-inside': why('rampart-inside', 'none', 'SG-1.45-5'),
  slit: why('slit', 'heavy', 'SG-1.51-2'),
  door: why('door', 'medium', 'SG-1.53-1'),
  'door-other-face': why('door-other-face', 'none', 'SG-1.53-2'),
  'through-door': why('through-door', 'medium', 'SG-1.53-3'),
  'keep-door': why('keep-door', 'total', 'SG-1.54-1'),
  gate: why('gate', 'heavy', 'SG-1.57-1'),
  'gate-closed': why('gate-closed', 'total', 'SG-1.57-2'),
  rubble: why('rubble', 'medium', 'SG-2.32-3'),
  roof: why('roof', 'light', 'SG-2.44-2'),
  'tower-floor': why('tower-floor', 'total', 'SG-2.44-3'),
  ram: why('ram', 'total', 'SG-4.33-2'),
  mantlet: why('mantlet', 'heavy', 'SG-5.22-2'),
  'mantlet-open': why('mantlet-open', 'none', 'SG-5.22-3'),
  ladder: why('ladder', 'none', 'SG-1.93-5'),
  'from-ladder': why('from-ladder', 'heavy', 'SG-1.93-4'),
  ditch: why('ditch', 'none', 'SG-1.55-1'),
  'filled-ditch': why('filled-ditch', 'none', 'SG-2.1-1'),
  stairs: why('stairs', 'none', 'SG-1.1-7'),
  bridge: why('bridge', 'none', 'SG-1.1-14'),
  indoors: why('indoors', 'none', 'SG-1.1-10'),
  brush: why('brush', 'light', 'SG-3.21-2'),
  'brush-between': why('brush-between', 'light', 'SG-3.21-2'),
  tree: why('tree', 'light', 'SG-3.22-3'),
  bank: why('bank', 'medium', 'SG-3.23-4'),
  tent: why('tent', 'light', 'SG-3.24-3'),
  trench: why('trench', 'heavy', 'SG-3.25-2'),
  overlooked: why('overlooked', 'none', 'SG-1.44-9'),
  'overlooked-from-roof': why('overlooked-from-roof', 'none', 'SG-2.43-3'),
}

const RANKS: { readonly [C in Cover]: number } = { none: 0, light: 1, medium: 2, heavy: 3, total: 4 }

/** NONE < LIGHT < MEDIUM < HEAVY < TOTAL. */
export const coverRank = (cover: Cover): number => RANKS[cover]

/** [SG-RUL-023] The better of two for the target; the first where they are equal. */
export const betterCover = (a: CoverWhy, b: CoverWhy): CoverWhy => (RANKS[b.cover] > RANKS[a.cover] ? b : a)
