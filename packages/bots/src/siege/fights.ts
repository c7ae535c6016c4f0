/** What a man is worth in a fight. */
import type { CharacterView, View } from '@siegeworks/siege'
import { distance, hexOf } from '@siegeworks/siege/geometry'

export const strengthOf = (view: View, piece: string): number => view.characters[piece]?.attack ?? 0

/** Some enemy beside him can be attacked at one to one or better, alone or with a friend. */
export const isPromising = (view: View, piece: string, foes: readonly CharacterView[]): boolean => {
  const one = view.characters[piece]
  if (one?.hex === undefined) return false
  const here = hexOf(one.hex)
  const near = (hex: string | undefined): boolean => hex !== undefined && distance(here, hexOf(hex)) <= 2
  const friends = Object.values(view.characters).filter(
    other => other.seat === one.seat && other.condition !== 'dead' && near(other.hex),
  )
  const together = friends.reduce((sum, other) => sum + other.attack, 0)
  return foes.some(
    foe =>
      foe.condition !== 'dead' &&
      (near(foe.hex) || near(foe.rear)) &&
      Math.max(one.attack, together / 2) >= foe.defense,
  )
}
