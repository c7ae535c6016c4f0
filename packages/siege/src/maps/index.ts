/** Maps: the shape, the drawn ones, inline ones. */
export { mapNamed } from './boards.ts'
export { parseInlineMap } from './inline-map.ts'
export { type MapFault, mapFaults } from './map-faults.ts'
export { parseMap } from './parse-map.ts'
export type { MapProblem } from './problems.ts'
export {
  cellOfHex,
  type Frame,
  flagged,
  hexAt,
  hexName,
  hexOfCell,
  type MapHex,
  parseHexName,
  type SiegeMap,
} from './siege-map.ts'
export { SYMBOLS } from './symbols.ts'
