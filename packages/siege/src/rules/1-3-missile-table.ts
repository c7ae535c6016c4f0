/** 1.3 The missile tables: weapon, range and cover give the letter; every face of the die beforehand [SG-GEO-43]. */
import type { RuleId } from '../rule-id.ts'
import type { Tables } from '../tables/tables.ts'
import type { Cover } from '../terrain/terrain.ts'
import type { Weapon } from '../vocabulary.ts'

export type RangeBand = 'short' | 'medium' | 'long'
const BANDS: readonly RangeBand[] = ['short', 'medium', 'long']

/** A miss is a dash. Against men on foot A to C, against riders A to F. */
export const SHOT_LETTERS = ['-', 'A', 'B', 'C', 'D', 'E', 'F'] as const
export type ShotLetter = (typeof SHOT_LETTERS)[number]

export interface Modifier {
  readonly code: 'range' | 'wounded-shooter' | 'dismounted-knight' | 'skill'
  readonly value: number
  readonly rule: RuleId
}

export interface ShotChance {
  readonly letter: ShotLetter
  /** Faces of the ten-sided die. */
  readonly faces: number
}

/** [SG-TABLE-RANGE] The band of a distance; undefined beyond long range [SG-1.3-9]. */
export const rangeBand = (tables: Pick<Tables, 'range'>, weapon: Weapon, range: number): RangeBand | undefined =>
  BANDS[tables.range[weapon].findIndex(last => range <= last)]

/** [SG-1.3-5] Short 0, medium +1, long +2. */
export const rangeModifier = (band: RangeBand): number => BANDS.indexOf(band)

/** [SG-1.3-8] All modifiers add up. */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, m) => sum + m.value, 0)

/** [SG-RUL-001] Below 1 reads as 1; there is no upper cap. */
export const modifiedRoll = (face: number, modifiers: readonly Modifier[]): number =>
  Math.max(1, face + sumOf(modifiers))

export interface ShotColumn {
  readonly weapon: Weapon
  readonly mounted: boolean
  readonly cover: Cover
}

/** [SG-1.3-2] [SG-1.3-3] The target's state picks the table, the weapon the row, the cover the letter in it. */
export const shotLetter = (tables: Tables, { weapon, mounted, cover }: ShotColumn, roll: number): ShotLetter => {
  if (cover === 'total') return '-'
  const row = roll + tables['missile-offset'][weapon]
  // [SG-1.3-10] [SG-RUL-045] Riders have no heavy column: theirs is the medium one.
  const letters = mounted
    ? tables['missile-mounted'][cover === 'heavy' ? 'medium' : cover]
    : tables['missile-foot'][cover]
  const letter = letters[row - 1]
  return SHOT_LETTERS.find(known => known === letter) ?? '-'
}

/** The faces of the die for each result, worst for the target last, the miss first. */
export const shotChances = (
  tables: Tables,
  column: ShotColumn,
  modifiers: readonly Modifier[],
): readonly ShotChance[] => {
  const faces = new Map<ShotLetter, number>()
  for (let face = 1; face <= 10; face++) {
    const letter = shotLetter(tables, column, modifiedRoll(face, modifiers))
    faces.set(letter, (faces.get(letter) ?? 0) + 1)
  }
  return SHOT_LETTERS.flatMap(letter => {
    const count = faces.get(letter)
    return count === undefined ? [] : [{ letter, faces: count }]
  })
}
