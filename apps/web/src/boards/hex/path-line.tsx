/** The way the piece in hand would take to the place under the pointer, with what each step has cost. */
import type { View } from '@siegeworks/siege'
import { type Advise, useAdvice } from './advice.ts'
import { spotOf } from './layout.ts'

interface PathLineProps {
  readonly view: View
  readonly hover: string | undefined
  readonly advise: Advise
}

export const PathLine = ({ view, hover, advise }: PathLineProps) => {
  const to = hover !== undefined && view.reach ? [hover, `${hover}^`].find(place => view.reach?.[place]) : undefined
  const path = useAdvice<readonly { readonly place: string; readonly cost: number }[]>(
    advise,
    view,
    to === undefined ? undefined : { ask: 'path', to },
  )
  if (!path || path.length < 2) return null
  const stops = path.map(({ place, cost }) => ({ place, cost, ...spotOf(place.replace('^', '')) }))
  return (
    <g class="path-line">
      <polyline points={stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {stops.slice(1).map(({ place, cost, x, y }) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle r="9" />
          <text dy="4">{cost}</text>
        </g>
      ))}
    </g>
  )
}
