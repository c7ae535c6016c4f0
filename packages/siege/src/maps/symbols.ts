/** One letter a hex: how maps are drawn. */
import type { HexFlag, Region, Terrain } from '../terrain/terrain.ts'

export interface SymbolDef {
  readonly terrain: Terrain
  readonly region: Region
  readonly relief?: 1
  readonly flags?: readonly HexFlag[]
}

export const SYMBOLS: { readonly [symbol: string]: SymbolDef } = {
  '.': { terrain: 'flat', region: 'exterior' },
  '^': { terrain: 'flat', region: 'exterior', relief: 1 },
  '"': { terrain: 'brush', region: 'exterior' },
  T: { terrain: 'tree', region: 'exterior' },
  b: { terrain: 'bank', region: 'exterior' },
  A: { terrain: 'tent', region: 'exterior' },
  v: { terrain: 'trench', region: 'exterior' },
  '~': { terrain: 'ditch', region: 'exterior' },
  '=': { terrain: 'ditch', region: 'exterior', flags: ['bridge'] },
  n: { terrain: 'rampart', region: 'rampart' },
  '#': { terrain: 'wall', region: 'rampart' },
  ',': { terrain: 'flat', region: 'courtyard' },
  s: { terrain: 'stairs', region: 'courtyard' },
  g: { terrain: 'flat', region: 'gate', flags: ['gate-cover'] },
  o: { terrain: 'interior', region: 'tower' },
  W: { terrain: 'interior', region: 'tower', flags: ['winch'] },
  x: { terrain: 'slit', region: 'tower' },
  d: { terrain: 'door', region: 'tower' },
  O: { terrain: 'interior', region: 'keep' },
  X: { terrain: 'slit', region: 'keep' },
  D: { terrain: 'keep-door', region: 'keep' },
}
