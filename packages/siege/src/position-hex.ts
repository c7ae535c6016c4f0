/** A hex as somebody wrote it, by its printed name or its coordinates. */
import { parseHexName, type SiegeMap } from './maps/index.ts'
import type { Reader } from './reader.ts'
import type { HexId } from './vocabulary.ts'

export const hexOf = (reader: Reader, map: SiegeMap, text: unknown, at: string): HexId | undefined => {
  const hex = typeof text === 'string' ? parseHexName(map, text) : undefined
  if (hex === undefined) reader.fault(at, 'no-such-hex', { hex: String(text) })
  return hex
}
