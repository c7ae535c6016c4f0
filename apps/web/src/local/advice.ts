/** Answers about a view that need the rules: the map, sight, fields of fire. Worked out from what the viewer sees. */
import type { View } from '@siegeworks/siege'
import { fieldAdvice, mapOfView, pathAdvice, shotsAdvice, sightAdvice } from '@siegeworks/siege/advice'

interface Asked {
  readonly ask: string
  readonly from?: string
  readonly to?: string
}

export const advise = (game: string, view: unknown, question: unknown): unknown => {
  if (game !== 'siege') return undefined
  const { ask, from, to } = question as Asked
  const seen = view as View
  if (ask === 'map') return mapOfView(seen)
  if (ask === 'sight' && from !== undefined && to !== undefined) return sightAdvice(seen, from, to)
  if (ask === 'path' && to !== undefined) return pathAdvice(seen, to)
  if (ask === 'shots' && from !== undefined) return shotsAdvice(seen, from)
  return ask === 'field' && from !== undefined ? fieldAdvice(seen, from) : undefined
}
