/** A hex in words: its name and its ground. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import type { DrawnMap } from './map-shapes.ts'
import { hexName } from './piece-label.ts'

/** What is on a hex now: what the siege made of it, else what the map says. */
export const placeText = (view: View, map: DrawnMap, voice: Speaker, hex: string): string => {
  const ground = map.hexes[hex]
  if (!ground) return ''
  const terrain = view.rubble.includes(hex)
    ? 'rubble'
    : view.filled.includes(hex)
      ? 'filled-ditch'
      : ground.flags.includes('bridge') && view.bridge === 'down'
        ? 'bridge'
        : ground.terrain
  const stage = view.stages[hex]
  return [
    hexName(hex),
    voice.say(`terrain.${terrain}`),
    stage !== undefined && stage < 4 && voice.say('table.damage', { n: stage }),
  ]
    .filter(Boolean)
    .join(' · ')
}
