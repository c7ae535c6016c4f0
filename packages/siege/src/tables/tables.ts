/** The printed tables as data, and where their cells come from. An owner of the printed sheet may replace any of them. */
import type { MeleeLetter, Morale, Weapon } from '../vocabulary.ts'

export type Provenance = 'rulebook' | 'public' | 'ours'

/** Melee: columns 1-1, 2-1 … n-1; ten rows, one per die face, a letter per column. */
export interface MeleeTable {
  readonly columns: number
  readonly rows: readonly string[]
}

export interface Tables {
  readonly 'melee-foot': MeleeTable
  readonly 'melee-mounted': MeleeTable
  /** Row = modified die + offset of the weapon; the letter per cover by row. */
  readonly 'missile-offset': { readonly [W in Weapon]: number }
  readonly 'missile-foot': {
    readonly none: string
    readonly light: string
    readonly medium: string
    readonly heavy: string
  }
  readonly 'missile-mounted': { readonly none: string; readonly light: string; readonly medium: string }
  /** Last hex of short, medium and long range. */
  readonly range: { readonly [W in Weapon]: readonly [number, number, number] }
  readonly fire: {
    readonly spread: string
    readonly arrowLight: string
    readonly arrowHeavy: string
    readonly oil: string
    readonly extinguish: readonly string[]
  }
  readonly battering: { readonly columns: readonly number[]; readonly rows: readonly (readonly string[])[] }
  /** Days by die face; 0 is never in this scenario. */
  readonly healing: readonly number[]
  readonly panic: readonly { readonly morale: Morale | 'none'; readonly count: number }[]
  /** The push succeeds up to this face. */
  readonly ladder: { readonly falls: number }
  /** A stunned man in the flames comes round up to this face. */
  readonly wake: { readonly upTo: number }
  /** A missed arrow finds a friend from this modified roll on. */
  readonly stray: { readonly from: number }
}

export type TableName = keyof Tables

export const TABLES: Tables = {
  'melee-foot': {
    columns: 8,
    rows: [
      'CDEEFFFF',
      'CCDEEFFF',
      '-CDDEEFF',
      '-CCDDEEF',
      '--CCDEEF',
      'B--CDDEE',
      'AAAB-CDE',
      'ABB-CCDE',
      'BB-CCDDE',
      'AAB-CDEF',
    ],
  },
  'melee-mounted': {
    columns: 8,
    rows: [
      'CDEFGHHH',
      'CDDEFGHH',
      '-CDDEFGH',
      '-CCDEFGH',
      '--CCDEFG',
      'B--CDDEF',
      'AAB-CCDE',
      'ABB--CDE',
      'BB-CCDEF',
      'AAAB-CDE',
    ],
  },
  'missile-offset': { ballista: 0, crossbow: 1, 'long-bow': 2, 'short-bow': 3 },
  'missile-foot': { none: 'CCCCBBBAA--', light: 'CCCBBBAAA--', medium: 'CCBBBAAA---', heavy: 'CBBBAAA----' },
  'missile-mounted': { none: 'FFEDCCBAA--', light: 'FEDCCBAA---', medium: 'EDCCBAA----' },
  range: {
    'short-bow': [25, 50, 75],
    crossbow: [25, 75, 130],
    'long-bow': [30, 90, 150],
    ballista: [50, 100, 175],
  },
  fire: {
    spread: '------FFFF',
    arrowLight: '-------FFF',
    arrowHeavy: '---------F',
    oil: '----FFFFFF',
    extinguish: ['D', 'D', 'D', 'DA', 'DA', '-', '-', '-', '-', '-'],
  },
  battering: {
    columns: [1, 3, 6, 9, 12],
    rows: [
      ['1C', '1C', '2C', '3C', '4C'],
      ['-', '-', '1C', '2C', '3C'],
      ['-', '-', '-', '1C', 'D+2C'],
      ['-', '-', '-', '-', 'D+1C'],
      ['-', '-', '-', 'D', 'D'],
      ['-', '-', '-', 'D', 'D'],
      ['-', '-', 'D', 'D', 'D'],
      ['-', '-', 'D', 'D', 'D'],
      ['-', 'D', 'D', 'D', 'D'],
      ['D', 'D', 'D', 'D', 'D'],
    ],
  },
  healing: [1, 2, 3, 4, 5, 6, 8, 10, 0, 0],
  panic: [
    { morale: 'none', count: 0 },
    { morale: 'none', count: 0 },
    { morale: 'none', count: 0 },
    { morale: 'none', count: 0 },
    { morale: 'none', count: 0 },
    { morale: 'panic', count: 1 },
    { morale: 'panic', count: 2 },
    { morale: 'panic', count: 3 },
    { morale: 'rout', count: 3 },
    { morale: 'rout', count: 6 },
  ],
  ladder: { falls: 6 },
  wake: { upTo: 6 },
  stray: { from: 8 },
}

/** Where the cells come from; single cells that differ from their table are named `table:column/die`. */
export const TABLE_PROVENANCE: { readonly [name: string]: Provenance } = {
  'melee-foot': 'ours',
  'melee-foot:3/2': 'rulebook',
  'melee-foot:3/7': 'rulebook',
  'melee-mounted': 'ours',
  'missile-offset': 'ours',
  'missile-foot': 'ours',
  'missile-mounted': 'ours',
  range: 'rulebook',
  fire: 'ours',
  battering: 'public',
  'battering:row/4': 'ours',
  'battering:row/6': 'ours',
  'battering:row/9': 'ours',
  'battering:row/10': 'ours',
  healing: 'rulebook',
  panic: 'rulebook',
  ladder: 'rulebook',
  wake: 'rulebook',
  stray: 'rulebook',
}

const isLetter = (text: string): text is MeleeLetter => /^[A-H-]$/.test(text)

/** [SG-1.7-6] The letter in a column (1 is 1-1) for a die face. */
export const meleeLetter = (table: MeleeTable, column: number, face: number): MeleeLetter => {
  const letter = table.rows[face - 1]?.[column - 1] ?? '-'
  return isLetter(letter) ? letter : '-'
}
