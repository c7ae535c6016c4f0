/** Hexsides, each stored once although two hexes share it [SG-GEO-2]. */
import { type Hex, hexKey, hexOf, neighbor, opposite, parseHexKey, type Side, sideToward } from './hex.ts'

/** "q,r/k" with k from 0 to 2: the one name of a side. */
export type SideKey = string

/** Side k of a hex and side k + 3 of its neighbor get the same key. */
export const sideKey = (hex: Hex, side: Side): SideKey =>
  side < 3 ? `${hexKey(hex)}/${side}` : `${hexKey(neighbor(hex, side))}/${opposite(side)}`

/** The key of the side two neighbors share. */
export const sideBetween = (a: Hex, b: Hex): SideKey | undefined => {
  const side = sideToward(a, b)
  return side === undefined ? undefined : sideKey(a, side)
}

/** Reads "q,r/k", k from 0 to 5, as a hex and one of its sides. */
export const parseSide = (text: string): { readonly hex: Hex; readonly side: Side } | undefined => {
  const slash = text.indexOf('/')
  const hex = slash < 0 ? undefined : parseHexKey(text.slice(0, slash))
  return hex && /^[0-5]$/.test(text.slice(slash + 1)) ? { hex, side: Number(text.slice(slash + 1)) as Side } : undefined
}

/** The two hexes a side separates, the one it is stored under first. */
export const hexesOfSide = (key: SideKey): readonly [Hex, Hex] => {
  const slash = key.indexOf('/')
  const hex = hexOf(key.slice(0, slash))
  return [hex, neighbor(hex, Number(key.slice(slash + 1)) as Side)]
}
