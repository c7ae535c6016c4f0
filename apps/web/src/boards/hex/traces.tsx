/** The ways the others have just gone, and whom they struck, under the pieces. */
import type { View } from '@siegeworks/siege'
import { hexPath, SIZE, type Spot, spotOf } from './layout.ts'
import { memo } from './memo.ts'
import type { Traces } from './story.ts'

const points = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ')

const Drawn = ({ traces, view }: { readonly traces: Traces; readonly view: View }) => (
  <g class="traces">
    {traces.ways.map(({ piece, hexes }) => {
      const spots = hexes.map(spotOf)
      const [start] = spots
      return (
        <g key={piece} class={`trace seat-${view.characters[piece]?.seat ?? view.phase}`}>
          <polyline class="trace-shade" points={points(spots)} />
          <polyline points={points(spots)} />
          {start && <circle cx={start.x} cy={start.y} r="5" />}
        </g>
      )
    })}
    {traces.struck.map(hex => (
      <path key={hex} class="struck" d={hexPath(hex, SIZE * 0.92)} />
    ))}
  </g>
)
export const TracesLayer = memo(Drawn)
