/** The ground as it is drawn before anybody stands on it: grass, stone, water, walls with thickness, shadows. */

import { hexPath, SIZE, spotOf } from './layout.ts'
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
    <pattern id="tx-grass" width="90" height="78" patternUnits="userSpaceOnUse">
      <rect width="90" height="78" class="fill-grass" />
      <path class="grain" d="M8 12l3 4M30 60l4 2M52 20l2 5M70 48l4 -3M84 70l-4 2M20 36l3 3M60 8l3 2M44 44l2 3" />
    </pattern>
    <pattern id="tx-court" width="24" height="24" patternUnits="userSpaceOnUse">
      <rect width="24" height="24" class="fill-court" />
      <path class="joint" d="M0 6h11v8H0M11 2h13v9H11M4 14h12v8H4M16 11h8v9h-8" />
    </pattern>
    <pattern id="tx-walk" width="20" height="20" patternUnits="userSpaceOnUse">
      <rect width="20" height="20" class="fill-walk" />
      <path class="joint" d="M0 0h20M0 10h20M6 0v10M16 10v10" />
    </pattern>
    <pattern id="tx-floor" width="16" height="16" patternUnits="userSpaceOnUse">
      <rect width="16" height="16" class="fill-floor" />
      <path class="joint" d="M0 0h16v16M8 0v8M0 8h16" />
    </pattern>
    <pattern id="tx-keep" width="18" height="18" patternUnits="userSpaceOnUse">
      <rect width="18" height="18" class="fill-keep" />
      <path class="joint" d="M0 0h18M0 9h18M9 0v9M0 9v9" />
    </pattern>
    <pattern id="tx-stone" width="22" height="14" patternUnits="userSpaceOnUse">
      <rect width="22" height="14" class="fill-stone" />
      <path class="joint" d="M0 0h22M0 7h22M7 0v7M16 7v7" />
    </pattern>
    <pattern id="tx-water" width="60" height="26" patternUnits="userSpaceOnUse">
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
      {line('wall', 'wall-foot', 'wall-top')}
      {line('slit', 'wall-foot', 'wall-top')}
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

const Ground = ({ map }: { readonly map: DrawnMap }) => {
  const shapes = shapesFor(map)
  const low = shapes.fills.filter(fill => !fill.high)
  const high = shapes.fills.filter(fill => fill.high)
  return (
    <g class="ground">
      <Textures />
      {low.map(({ surface, path }) => (
        <path key={surface} class={`surface s-${surface}`} d={path} />
      ))}
      <path class="trampled" d={shapes.trampled} />
      <path class="tufts" d={shapes.tufts} />
      <path class="boards" d={shapes.boards} />
      {shapes.shadows.map(({ height, path }) => (
        <path key={height} class="shadow" d={path} transform={`translate(${5 * height} ${7 * height})`} />
      ))}
      {high.map(({ surface, path }) => (
        <path key={surface} class={`surface s-${surface}`} d={path} />
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
        if (bridge === 'up') return <path key={key} class="bridge-ghost" d={hexPath(key, SIZE * 0.72)} />
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
