/** The words of the ground: terrains, regions, features of hexsides, cover. Lists make the types. */

export const TERRAINS = [
  'flat',
  'wall',
  'slit',
  'rampart',
  'stairs',
  'door',
  'keep-door',
  'interior',
  'ditch',
  'brush',
  'tree',
  'bank',
  'tent',
  'trench',
] as const
export type Terrain = (typeof TERRAINS)[number]

/** [SG-GEO-5] Which part of the map a hex belongs to. Everything but the exterior is inside the castle [SG-RUL-115]. */
export const REGIONS = ['exterior', 'courtyard', 'rampart', 'tower', 'keep', 'gate'] as const
export type Region = (typeof REGIONS)[number]

/** [SG-GEO-6] What may stand on the side two hexes share; none of these is open ground. */
export const FEATURES = ['wall', 'parapet', 'slit', 'door', 'keep-door', 'drop', 'bank-top', 'gateway'] as const
export type Feature = (typeof FEATURES)[number]

/** [SG-GEO-5] Special hexes. */
export const HEX_FLAGS = ['winch', 'bridge', 'gate-cover', 'gate-wall', 'scalable', 'batterable', 'half'] as const
export type HexFlag = (typeof HEX_FLAGS)[number]

/** From nothing to everything; `total` means the target cannot be chosen. */
export const COVERS = ['none', 'light', 'medium', 'heavy', 'total'] as const
export type Cover = (typeof COVERS)[number]

/** [SG-GEO-20] Height bands: ditch, ground, wall, keep. */
export const BANDS = [-1, 0, 1, 2] as const
export type Band = (typeof BANDS)[number]

/** Terrains that are part of a building: walled all round, entered by a door. */
export const isBuilt = (terrain: Terrain): boolean =>
  terrain === 'slit' || terrain === 'door' || terrain === 'keep-door' || terrain === 'interior'
