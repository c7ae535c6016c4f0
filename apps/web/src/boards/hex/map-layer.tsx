/** The ground as it is drawn before anybody stands on it: grass, stone, water, walls with thickness, shadows. */

import { boxAround, hexPath, SIZE, spotOf } from './layout.ts'
import type { Clump, DrawnMap, Shapes } from './map-shapes.ts'
import { shapesOf } from './map-shapes.ts'
import { memo } from './memo.ts'
import { Tent } from './tent.tsx'
import { Textures } from './textures.tsx'

const kept = new WeakMap<DrawnMap, Shapes>()
export const shapesFor = (map: DrawnMap): Shapes => {
  const known = kept.get(map)
  if (known) return known
  const made = shapesOf(map)
  kept.set(map, made)
  return made
}

const clump = ({ x, y, r, tone }: Clump, kind: string) => (
  <g key={`${x},${y}`}>
    <circle class="thrown" cx={x + r * 0.35} cy={y + r * 0.45} r={r} />
    <circle class={`${kind} ${kind}-${Math.floor(tone * 3)}`} cx={x} cy={y} r={r} />
    <circle class="leaves" cx={x - r * 0.1} cy={y - r * 0.12} r={r * 0.72} />
    <circle class="lit" cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.45} />
  </g>
)

/** What stands on the side of a hex and throws its shadow on the floor behind. */
const STANDING = ['wall', 'slit', 'door', 'keep-door', 'parapet']

const Walls = ({ shapes }: { readonly shapes: Shapes }) => {
  const line = (feature: string, ...classes: readonly string[]) =>
    shapes.sides[feature]
      ? classes.map(name => <path key={`${feature} ${name}`} class={name} d={shapes.sides[feature]} />)
      : null
  return (
    <g class="walls">
      {line('drop', 'drop')}
      {line('bank-top', 'bank-shade', 'bank-top')}
      <path class="slope" d={shapes.slopes} />
      <g class="wall-thrown">{STANDING.flatMap(feature => line(feature, 'wall-thrown-line') ?? [])}</g>
      <path class="keep-foot" d={shapes.keepRim} />
      {line('wall', 'wall-foot', 'wall-top', 'wall-light', 'wall-joint')}
      {line('slit', 'wall-foot', 'wall-top', 'wall-light', 'wall-joint')}
      {line('door', 'wall-foot', 'wall-top')}
      {line('keep-door', 'wall-foot', 'wall-top')}
      {line('gateway', 'gate-foot', 'gate-bars')}
      {line('parapet', 'parapet-foot', 'parapet-top', 'merlon-side', 'merlon', 'merlon-light')}
      {shapes.turrets.map(({ at, keep }) => (
        <g
          key={`${at.x},${at.y}`}
          class={keep ? 'turret keep-turret' : 'turret'}
          transform={`translate(${at.x} ${at.y})`}
        >
          <circle class="turret-foot" r="9" />
          <circle class="turret-top" r="7" cy="-1" />
          <path class="turret-shade" d="M5 -6A7 7 0 0 1 -4.6 4.4A9 9 0 0 0 5 -6Z" />
          <circle class="turret-well" r="3.4" cy="-1" />
        </g>
      ))}
      {shapes.slits.map(({ at, angle }) => (
        <g key={`${at.x},${at.y}`} class="slit" transform={`translate(${at.x} ${at.y}) rotate(${angle})`}>
          <path class="fan" d="M2 0L15 -8V8Z" />
          <rect x="-5" y="-1.6" width="10" height="3.2" />
        </g>
      ))}
      {shapes.doors.map(({ at, angle, keep }) => (
        <g
          key={`${at.x},${at.y}`}
          class={keep ? 'door keep-door' : 'door'}
          transform={`translate(${at.x} ${at.y}) rotate(${angle})`}
        >
          <rect x="-4.5" y="-9" width="9" height="18" rx="2" />
          <path d="M-4.5 -3h9M-4.5 3h9" />
        </g>
      ))}
    </g>
  )
}

/** A shadow is drawn from the foot of what throws it to its end. */
const SWEEP = [0.25, 0.5, 0.75, 1]

/** How far the land goes on beyond the map. */
const BEYOND = 400

const Ground = ({ map }: { readonly map: DrawnMap }) => {
  const shapes = shapesFor(map)
  const box = boxAround(Object.keys(map.hexes))
  const land = {
    x: box.x - BEYOND,
    y: box.y - BEYOND,
    width: box.width + 2 * BEYOND,
    height: box.height + 2 * BEYOND,
  }
  const low = shapes.fills.filter(fill => !fill.high)
  const high = shapes.fills.filter(fill => fill.high)
  return (
    <g class="ground">
      <Textures />
      <rect class="s-grass" {...land} />
      <rect class="beyond" {...land} />
      <path class="edge" d={shapes.grid} />
      {low.map(({ surface, path }) => (
        <path key={surface} class={`surface s-${surface}`} d={path} />
      ))}
      <path class="patch light" d={shapes.patches.light} />
      <path class="patch dark" d={shapes.patches.dark} />
      <path class="patch worn" d={shapes.patches.worn} />
      <path class="relief" d={shapes.relief} />
      <path class="bed wide" d={shapes.bed} />
      <path class="bed" d={shapes.bed} />
      <path class="shallows" d={shapes.shallows} />
      <path class="shore" d={shapes.shore} />
      <path class="shore-rim" d={shapes.shore} />
      <path class="trampled" d={shapes.trampled} />
      <path class="tufts" d={shapes.tufts} />
      {['trench-spoil', 'trench-edge', 'trench-pit', 'trench-floor'].map(name => (
        <path key={name} class={name} d={shapes.trench} />
      ))}
      <path class="boards" d={shapes.boards} />
      <path class="foot-shade wide" d={shapes.foot} />
      <path class="foot-shade" d={shapes.foot} />
      <g class="shadow">
        {shapes.shadows.flatMap(({ height, path }) =>
          SWEEP.map(part => (
            <path
              key={`${height} ${part}`}
              d={path}
              transform={`translate(${9 * height * part} ${15 * height * part})`}
            />
          )),
        )}
      </g>
      {high.map(({ surface, path }) => (
        <g key={surface}>
          <path class={`front front-${surface}`} d={shapes.faces[surface]} />
          <path class={`surface s-${surface}`} d={path} />
        </g>
      ))}
      {shapes.roofs.map(({ building, keep, path }) => (
        <path key={building} class={keep ? 'roof-light keep-light' : 'roof-light'} d={path} />
      ))}
      {shapes.stairs.map((path, step) => (
        <path key={step} class="stairs" d={path} style={{ fillOpacity: 0.06 + 0.07 * step }} />
      ))}
      {Object.entries(shapes.caps).map(([tone, path]) => (
        <path key={tone} class={`cap cap-${tone}`} d={path} />
      ))}
      <path class="grid" d={shapes.grid} />
      <g class="bushes">{shapes.bushes.map(one => clump(one, 'bush'))}</g>
      <g class="trees">{shapes.trees.map(one => clump(one, 'tree'))}</g>
      {shapes.tents.map(tent => (
        <Tent key={`${tent.at.x},${tent.at.y}`} {...tent} />
      ))}
      <Walls shapes={shapes} />
      {shapes.names.map(({ at, text }) => (
        <text key={`${at.x},${at.y}`} class="hex-name" x={at.x} y={at.y}>
          {text}
        </text>
      ))}
      {shapes.winch.map(key => (
        <g key={key} class="winch" transform={`translate(${spotOf(key).x} ${spotOf(key).y})`}>
          <circle r="9" />
          <path d="M-9 0H9M0 -9V9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4" />
        </g>
      ))}
    </g>
  )
}

/** The map never changes: it is drawn once. */
export const MapLayer = memo(Ground)

export const BridgeLayer = ({ map, bridge }: { readonly map: DrawnMap; readonly bridge: string }) => {
  const hexes = shapesFor(map).bridge
  if (bridge === 'none') return null
  return (
    <g class={`bridge bridge-${bridge}`}>
      {hexes.map(key => {
        const { x, y } = spotOf(key)
        if (bridge === 'up') return <path key={key} class="bridge-ghost" d={hexPath(key, SIZE * 0.78)} />
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <rect x={-SIZE * 0.95} y={-SIZE * 0.62} width={SIZE * 1.9} height={SIZE * 1.24} rx="2" />
            <path
              d={[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map(k => `M${SIZE * k} ${-SIZE * 0.6}v${SIZE * 1.2}`).join('')}
            />
          </g>
        )
      })}
    </g>
  )
}
