/** The ground as it is drawn before anybody stands on it: grass, stone, water, walls with thickness, shadows. */

import { boxAround, hexPath, SIZE, spotOf } from './layout.ts'
import type { Clump, DrawnMap, Shapes } from './map-shapes.ts'
import { shapesOf } from './map-shapes.ts'
import { memo } from './memo.ts'

const kept = new WeakMap<DrawnMap, Shapes>()
export const shapesFor = (map: DrawnMap): Shapes => {
  const known = kept.get(map)
  if (known) return known
  const made = shapesOf(map)
  kept.set(map, made)
  return made
}

const Textures = () => (
  <defs>
    <pattern id="tx-grass" width="180" height="156" patternUnits="userSpaceOnUse">
      <rect width="180" height="156" class="fill-grass" />
      <path
        class="grain"
        d="M8 12l3 4M30 60l4 2M52 20l2 5M70 48l4 -3M84 70l-4 2M20 36l3 3M60 8l3 2M44 44l2 3M98 92l3 4M126 138l4 2M150 104l2 5M166 128l4 -3M174 22l-4 2M116 40l3 3M154 66l3 2M138 14l2 3M14 110l3 -4M46 140l-3 -3M80 118l3 2"
      />
    </pattern>
    <pattern id="tx-court" width="64" height="56" patternUnits="userSpaceOnUse">
      <rect width="64" height="56" class="fill-court" />
      <path class="cobble" d="M3 3h12v7H3zM34 16h13v8H34zM50 33h11v7H50zM10 42h12v9H10z" />
      <path
        class="joint"
        d="M0 13h18V0M18 5h17v9H18M35 0v27M35 10h14V0M49 10v17M49 18h15M0 27h64M9 13v14M24 14v13M15 27v14H0M15 34h18V27M33 34v22M33 43h14V27M47 43h17M55 43v13M8 41v15M20 34v14H8M20 48h13M43 43v13"
      />
    </pattern>
    <pattern id="tx-walk" width="26" height="26" patternUnits="userSpaceOnUse">
      <rect width="26" height="26" class="fill-walk" />
      <path class="joint" d="M0 0h26M0 13h26M8 0v13M21 13v13" />
    </pattern>
    <pattern id="tx-floor" width="30" height="30" patternUnits="userSpaceOnUse">
      <rect width="30" height="30" class="fill-floor" />
      <path class="joint" d="M0 0h30v30M15 0v15M0 15h30M7 15v15M22 15v15" />
    </pattern>
    <pattern id="tx-keep" width="40" height="12" patternUnits="userSpaceOnUse">
      <rect width="40" height="12" class="fill-keep" />
      <path class="joint" d="M0 0h40M12 0v12" />
    </pattern>
    <pattern id="tx-stone" width="22" height="14" patternUnits="userSpaceOnUse">
      <rect width="22" height="14" class="fill-stone" />
      <path class="joint" d="M0 0h22M0 7h22M7 0v7M16 7v7" />
    </pattern>
    <pattern id="tx-front" width="14" height="8" patternUnits="userSpaceOnUse">
      <rect width="14" height="8" class="fill-front" />
      <path class="front-joint" d="M0 0h14M0 4h14M4 0v4M11 4v4" />
    </pattern>
    <pattern id="tx-water" class="stream" width="60" height="26" patternUnits="userSpaceOnUse">
      <rect width="60" height="26" class="fill-water" />
      <path class="wave" d="M0 7q7 -5 15 0t15 0t15 0t15 0M0 20q7 -5 15 0t15 0t15 0t15 0" />
    </pattern>
  </defs>
)

const clump = ({ x, y, r, tone }: Clump, kind: string) => (
  <g key={`${x},${y}`}>
    <circle class="thrown" cx={x + r * 0.35} cy={y + r * 0.45} r={r} />
    <circle class={`${kind} ${kind}-${Math.floor(tone * 3)}`} cx={x} cy={y} r={r} />
    <circle class="lit" cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.45} />
  </g>
)

const Tent = ({ at, hue }: Shapes['tents'][number]) => {
  const w = SIZE * 0.66
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`tent tent-${hue}`}>
      <path class="thrown" d={`M${-w + 4} ${w * 0.6 + 4}L4 ${-w * 0.9 + 4}L${w + 4} ${w * 0.6 + 4}Z`} />
      <path class="cloth" d={`M${-w} ${w * 0.6}L0 ${-w * 0.9}L${w} ${w * 0.6}Z`} />
      <path class="stripe" d={`M${-w * 0.62} ${w * 0.6}L0 ${-w * 0.9}L${-w * 0.22} ${w * 0.6}Z`} />
      <path class="stripe" d={`M${w * 0.22} ${w * 0.6}L0 ${-w * 0.9}L${w * 0.62} ${w * 0.6}Z`} />
      <path class="opening" d={`M${-w * 0.14} ${w * 0.6}L0 ${-w * 0.1}L${w * 0.14} ${w * 0.6}Z`} />
      <path class="pole" d={`M0 ${-w * 0.9}V${-w * 1.15}l${w * 0.3} ${w * 0.1}l${-w * 0.3} ${w * 0.1}`} />
    </g>
  )
}

const Walls = ({ shapes }: { readonly shapes: Shapes }) => {
  const line = (feature: string, ...classes: readonly string[]) =>
    shapes.sides[feature]
      ? classes.map(name => <path key={`${feature} ${name}`} class={name} d={shapes.sides[feature]} />)
      : null
  return (
    <g class="walls">
      {line('drop', 'drop')}
      {line('bank-top', 'bank-top')}
      <path class="slope" d={shapes.slopes} />
      <path class="keep-foot" d={shapes.keepRim} />
      {line('wall', 'wall-foot', 'wall-top', 'wall-joint')}
      {line('slit', 'wall-foot', 'wall-top', 'wall-joint')}
      {line('door', 'wall-foot', 'wall-top')}
      {line('keep-door', 'wall-foot', 'wall-top')}
      {line('gateway', 'gate-foot')}
      {line('parapet', 'parapet-foot', 'parapet-top', 'crenel')}
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
      <path class="shore" d={shapes.shore} />
      <path class="shallows" d={shapes.shore} />
      <path class="trampled" d={shapes.trampled} />
      <path class="tufts" d={shapes.tufts} />
      <path class="boards" d={shapes.boards} />
      {shapes.shadows.map(({ height, path }) => (
        <path key={height} class="shadow" d={path} transform={`translate(${6 * height} ${13 * height})`} />
      ))}
      {high.map(({ surface, path }) => (
        <g key={surface}>
          <path class={`front front-${surface}`} d={shapes.faces[surface]} />
          <path class={`surface s-${surface}`} d={path} />
        </g>
      ))}
      {shapes.roofs.map(({ building, keep, path }) => (
        <path key={building} class={keep ? 'roof-light keep-light' : 'roof-light'} d={path} />
      ))}
      <path class="stairs" d={shapes.stairs} />
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
