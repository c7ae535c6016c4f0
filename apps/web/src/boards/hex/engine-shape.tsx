/** Ladders, towers, rams, throwing machines, mantlets, wagons, barrels as they stand on the map. */
import type { View } from '@siegeworks/siege'
import { Glyph } from './counter.tsx'
import { engineIcon } from './engine-icon.ts'
import { angleOf, hexesPath, middle, middleOf, SIZE, type Spot, sideMiddle, spotOf } from './layout.ts'

type Engine = View['engines'][string]

const rungs = (from: Spot, to: Spot): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const nx = ((to.y - from.y) / length) * 5
  const ny = ((from.x - to.x) / length) * 5
  const rail = (k: number) => `M${from.x + nx * k} ${from.y + ny * k}L${to.x + nx * k} ${to.y + ny * k}`
  const bars = Array.from({ length: 7 }, (_, i) => middle(from, to, (i + 0.5) / 7))
  return `${rail(1)}${rail(-1)}${bars.map(({ x, y }) => `M${x + nx} ${y + ny}L${x - nx} ${y - ny}`).join('')}`
}

const Ladder = ({ engine }: { readonly engine: Engine }) => {
  const first = spotOf(engine.hexes[0]!)
  if (engine.upright && engine.facing !== undefined)
    return <path class="ladder upright" d={rungs(first, middle(first, sideMiddle(first, engine.facing), 1.25))} />
  const last = spotOf(engine.hexes[1] ?? engine.hexes[0]!)
  // From edge to edge: its ends are seen under whoever carries it.
  return <path class="ladder" d={rungs(middle(last, first, 1.4), middle(first, last, 1.4))} />
}

const Mantlet = ({ engine }: { readonly engine: Engine }) => {
  const { x, y } = spotOf(engine.hexes[0]!)
  return (
    <g class="mantlet" transform={`translate(${x} ${y}) rotate(${angleOf(engine.facing ?? 0)})`}>
      <rect x={SIZE * 0.52} y={-SIZE * 0.5} width="8" height={SIZE} rx="2" />
      <path d={`M${SIZE * 0.52 + 4} ${-SIZE * 0.5}v${SIZE}`} />
    </g>
  )
}

const planks = (hex: string): string => {
  const { x, y } = spotOf(hex)
  return [-0.5, -0.17, 0.17, 0.5].map(k => `M${x - SIZE * 0.66} ${y + SIZE * k}h${SIZE * 1.32}`).join('')
}

const Timbered = ({ engine }: { readonly engine: Engine }) => {
  const at = middleOf(engine.hexes)
  const facing = engine.facing === undefined ? 0 : angleOf(engine.facing)
  return (
    <g class={`timber ${engine.kind} seat-${engine.seat}`}>
      <path class="timber-shadow" d={hexesPath(engine.hexes, SIZE * 0.94)} transform="translate(6 9)" />
      <path class="timber-rim" d={hexesPath(engine.hexes, SIZE * 0.9)} />
      <g {...(engine.kind === 'siege-tower' && { transform: 'translate(0 -9)' })}>
        {engine.kind === 'siege-tower' && <path class="timber-rim" d={hexesPath(engine.hexes, SIZE * 0.9)} />}
        <path class="timber-deck" d={hexesPath(engine.hexes, SIZE * 0.96)} />
        <path class="planks" d={engine.hexes.map(planks).join('')} />
      </g>
      {engine.facing !== undefined && (
        <path
          class="timber-front"
          transform={`translate(${at.x} ${at.y}) rotate(${facing})`}
          d={engine.hexes.length > 1 ? 'M24 -9L36 0L24 9' : 'M19 -7L27 0L19 7'}
        />
      )}
      <circle class={`engine-badge seat-${engine.seat}`} cx={at.x} cy={at.y} r={engine.hexes.length > 1 ? 20 : 18} />
      <Glyph name={engineIcon(engine.kind)} x={at.x} y={at.y} size={engine.hexes.length > 1 ? 31 : 28} />
      {engine.loaded !== undefined && engine.kind === 'ballista' && (
        <g class="load" transform={`translate(${at.x + 17} ${at.y - 15})`}>
          <circle r="8" />
          <text dy="3.6">{Math.min(engine.loaded, 3)}</text>
        </g>
      )}
    </g>
  )
}

interface EngineShapeProps {
  readonly engine: Engine
  readonly label: string
  readonly liftable: boolean
}

export const EngineShape = ({ engine, label, liftable }: EngineShapeProps) => {
  if (engine.where !== 'map' || engine.hexes.length === 0) return null
  return (
    <g class={liftable ? 'engine liftable panzoom-exclude' : 'engine'} data-engine={engine.id}>
      <title>{label}</title>
      {engine.kind === 'ladder' ? (
        <Ladder engine={engine} />
      ) : engine.kind === 'mantlet' ? (
        <Mantlet engine={engine} />
      ) : engine.kind === 'barrel' ? (
        <Glyph
          name="barrel"
          x={spotOf(engine.hexes[0]!).x - 17}
          y={spotOf(engine.hexes[0]!).y + 15}
          size={15}
          class="barrel"
        />
      ) : (
        <Timbered engine={engine} />
      )}
    </g>
  )
}
