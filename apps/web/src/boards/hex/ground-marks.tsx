/** What the siege does to the ground: filled moat, rubble, cracked walls, burnt tents, fire. */
import type { View } from '@siegeworks/siege'
import { grain, hexesPath, hexPath, linePath, middle, SIZE, type Spot, spotOf } from './layout.ts'
import { memo } from './memo.ts'
import type { Choice } from './siege-moves.ts'

const stones = (hex: string): string => {
  const at = spotOf(hex)
  return Array.from({ length: 11 }, (_, i) => {
    const x = at.x + (grain(at, i) - 0.5) * SIZE * 1.3
    const y = at.y + (grain(at, i + 30) - 0.5) * SIZE * 1.3
    const w = 4 + grain(at, i + 50) * 7
    return `M${x} ${y}l${w} ${-w * 0.4}l${w * 0.6} ${w * 0.6}l${-w * 0.7} ${w * 0.7}l${-w * 0.9} ${-w * 0.2}Z`
  }).join('')
}

const logs = (hex: string): string => {
  const { x, y } = spotOf(hex)
  return [-0.5, -0.25, 0, 0.25, 0.5].map(k => `M${x - SIZE * 0.7} ${y + SIZE * k}h${SIZE * 1.4}`).join('')
}

const cracks = (hex: string, stage: number): string => {
  const at = spotOf(hex)
  return Array.from({ length: stage * 2 }, (_, i) => {
    const angle = grain(at, i) * Math.PI * 2
    const step = SIZE * 0.28
    const turn = (n: number) => angle + (grain(at, i * 7 + n) - 0.5) * 1.4
    return `M${at.x} ${at.y}${[0, 1, 2].map(n => `l${Math.cos(turn(n)) * step} ${Math.sin(turn(n)) * step}`).join('')}`
  }).join('')
}

/** Where the machines are to throw. */
const crosshair = (hex: string): string => {
  const { x, y } = spotOf(hex)
  const r = SIZE * 0.5
  const ring = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  return `${ring}M${x - SIZE * 0.8} ${y}h${SIZE * 0.5}M${x + SIZE * 0.3} ${y}h${SIZE * 0.5}M${x} ${y - SIZE * 0.8}v${SIZE * 0.5}M${x} ${y + SIZE * 0.3}v${SIZE * 0.5}`
}

interface FlameProps {
  readonly hex: string
  readonly count: number
  /** Somebody stands in it: he is to be seen. */
  readonly shared: boolean
}

const Flame = ({ hex, count, shared }: FlameProps) => {
  const { x, y } = spotOf(hex)
  return (
    <g class="fire" transform={shared ? `translate(${x + 20} ${y - 4}) scale(0.68)` : `translate(${x} ${y})`}>
      <circle class="glow" r={SIZE * 1.1} />
      <path
        class="flame outer"
        d="M0 -22C10 -10 16 -2 13 8C11 17 5 20 0 20C-6 20 -12 16 -13 8C-14 0 -6 -4 -5 -12C-2 -10 -1 -16 0 -22Z"
      />
      <path class="flame inner" d="M0 -6C5 0 8 4 6 10C5 15 2 17 0 17C-3 17 -6 14 -6 10C-6 5 -2 3 0 -6Z" />
      <text dy="14">{count + 1}</text>
    </g>
  )
}

const Marks = ({ view }: { readonly view: View }) => (
  <g class="marks">
    <path class="filled" d={hexesPath(view.filled, SIZE * 0.92)} />
    <path class="filled-logs" d={view.filled.map(logs).join('')} />
    <path class="rubble-bed" d={hexesPath(view.rubble, SIZE * 0.98)} />
    <path class="rubble" d={view.rubble.map(stones).join('')} />
    <path class="burnt" d={hexesPath(view.burnt, SIZE * 0.8)} />
    {[...new Set(Object.values(view.aims ?? {}))].map(hex => (
      <path key={`aim ${hex}`} class="aimed" d={crosshair(hex)} />
    ))}
    {Object.entries(view.stages).map(([hex, stage]) =>
      stage < 4 ? <path key={hex} class="cracks" d={cracks(hex, stage)} /> : null,
    )}
  </g>
)

const Burning = ({ view }: { readonly view: View }) => {
  const taken = new Set(Object.values(view.characters).map(({ hex }) => hex))
  return (
    <g class="fires">
      {Object.entries(view.fires).map(([hex, fire]) => (
        <Flame key={hex} hex={hex} count={fire.count} shared={taken.has(hex)} />
      ))}
    </g>
  )
}

/** From the edge of one hex into another. */
const arrow = (from: Spot, to: Spot): string => {
  const [tail, head] = [middle(from, to, 0.5), middle(from, to, 0.92)]
  const barb = (turn: number): string => {
    const angle = Math.atan2(to.y - from.y, to.x - from.x) + turn
    return `M${head.x} ${head.y}l${-9 * Math.cos(angle)} ${-9 * Math.sin(angle)}`
  }
  return `${linePath(tail, head)}${barb(0.6)}${barb(-0.6)}`
}

/** Places that answer the question at hand, with what they cost: the nearer, the brighter. */
const Lit = ({ places }: { readonly places: readonly Choice[] }) => {
  const most = Math.max(1, ...places.map(({ cost = 0 }) => cost))
  return (
    <g class="choices">
      {places.map(({ place, cost, kind, from }) => {
        const hex = place.replace('^', '')
        const { x, y } = spotOf(hex)
        const up = place.endsWith('^')
        return (
          <g key={`${kind} ${from} ${place}`} class={`choice choice-${kind} ${up ? 'upper' : ''}`}>
            <path
              d={hexPath(hex, SIZE * (up ? 0.6 : 0.88))}
              {...(cost !== undefined && { style: { fillOpacity: 0.46 - (0.24 * cost) / most } })}
            />
            {from !== undefined && <path class="going" d={arrow(spotOf(from), { x, y })} />}
            {cost !== undefined && (
              <text x={x} y={y + (up ? -12 : 4)}>
                {cost}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

export const GroundMarks = memo(Marks)
export const Fires = memo(Burning)
/** Many, and the same while the pointer goes over them. */
export const Choices = memo(Lit)
