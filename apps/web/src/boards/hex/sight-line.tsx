/** What a piece sees on the map, under the pieces; and over them the line of fire: the hexes it crosses, numbered, and a cross at what closes it. */
import type { View } from '@siegeworks/siege'
import { type Advise, type SightAdvice, useAdvice } from './advice.ts'
import { hexesPath, hexPath, SIZE, type Spot, sideMiddle, spotOf } from './layout.ts'
import { hexesOfPiece } from './siege-moves.ts'

export const useSight = (view: View, advise: Advise, from: string, to: string | undefined): SightAdvice | undefined =>
  useAdvice(advise, view, to === undefined ? undefined : { ask: 'sight', from, to })

const endOf = (hex: string, side: number | undefined): Spot =>
  side === undefined ? spotOf(hex) : sideMiddle(spotOf(hex), side as 0 | 1 | 2 | 3 | 4 | 5)

interface SightLineProps {
  readonly view: View
  readonly looking: { readonly from: string; readonly to?: string }
  readonly hover: string | undefined
  readonly advise: Advise
}

export const SightField = ({
  view,
  from,
  advise,
}: Pick<SightLineProps, 'view' | 'advise'> & { readonly from: string }) => {
  const field = useAdvice<readonly string[]>(advise, view, { ask: 'field', from })
  return <path class="sight-field" d={hexesPath(field ?? [], SIZE * 0.97)} />
}

export const SightLine = ({ view, looking, hover, advise }: SightLineProps) => {
  const to = looking.to ?? hover
  const sight = useSight(view, advise, looking.from, to)
  const [start] = hexesOfPiece(view, looking.from)
  if (start === undefined) return null
  const a = endOf(start, sight?.fromSide)
  const b = to === undefined ? undefined : endOf(to, sight?.toSide)
  const closed = sight?.block?.hex === undefined ? undefined : endOf(sight.block.hex, sight.block.side)
  return (
    <g class="sight">
      {sight && b && (
        <g class={sight.open ? 'sight-open' : 'sight-blocked'}>
          {sight.line.slice(1, -1).map(({ hex }, i) => (
            <g key={`${hex} ${i}`}>
              <path class="crossed" d={hexPath(hex, SIZE * 0.9)} />
              <text x={spotOf(hex).x} y={spotOf(hex).y - 10}>
                {i + 1}
              </text>
            </g>
          ))}
          <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          <circle cx={b.x} cy={b.y} r="6" />
          {closed && <path class="cross" transform={`translate(${closed.x} ${closed.y})`} d="M-9 -9L9 9M9 -9L-9 9" />}
        </g>
      )}
    </g>
  )
}
