/** The icon of a piece, whatever it is. */
import type { View } from '@siegeworks/siege'
import { CLASS_ICONS } from './counter.tsx'
import { engineIcon } from './engine-icon.ts'

export const pieceIcon = (view: View, id: string): string => {
  const character = view.characters[id]
  if (character) return CLASS_ICONS[character.unit] ?? 'person'
  const engine = view.engines[id]
  return engine ? engineIcon(engine.kind) : 'horse-head'
}
