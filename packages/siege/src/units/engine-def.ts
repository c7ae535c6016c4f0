/** Engines as data: battering points and the ballista's count. */
import type { EngineKind } from '../vocabulary.ts'

/** [SG-TABLE-BATTERPOINTS] */
const POINTS: { readonly [kind: string]: number } = { mangonel: 1, trebuchet: 3, ram: 9 }

export const fullStrengthOf = (kind: EngineKind): number => POINTS[kind] ?? 0

/** [SG-3.41-5] A ballista is ready when its counter stands at three. */
export const BALLISTA_LOADED = 3

/** Engines that look or lie some way. */
export const needsFacing = (kind: EngineKind): boolean => FACED.includes(kind)
const FACED: readonly EngineKind[] = ['siege-tower', 'ram', 'wagon', 'ladder', 'mantlet']
