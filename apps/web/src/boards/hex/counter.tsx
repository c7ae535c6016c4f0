/** A character as a shield plate: class, side by color, pattern and letter, three figures, and what befell him. */
import type { CharacterView, View } from '@siegeworks/siege'
import { outlineOf } from '../../art/icons.ts'
import { SIZE, type Spot, spotOf } from './layout.ts'
import { memo } from './memo.ts'

export const CLASS_ICONS: { readonly [unit: string]: string } = {
  baron: 'crown',
  knight: 'visored-helm',
  serjeant: 'barbute',
  halberdier: 'halberd',
  billman: 'sword-brandish',
  spearman: 'spears',
  crossbowman: 'crossbow',
  longbowman: 'high-shot',
  archer: 'bow-arrow',
  engineer: 'gear-hammer',
  priest: 'prayer',
  peasant: 'farmer',
  civilian: 'person',
}

/** A glyph of the icon set inside the map, `size` wide around a point. */
export const Glyph = ({
  name,
  x = 0,
  y = 0,
  size,
  class: extra,
}: {
  readonly name: string
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly class?: string
}) => (
  <path
    class={extra ?? 'glyph'}
    d={outlineOf(name)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
  />
)

const PLATE = 'M-17 -20H17V4C17 13 9 19 0 22C-9 19 -17 13 -17 4Z'

/** Lozenges for the garrison, chevrons for the besieger: told apart without color. */
const Pattern = ({ seat }: { readonly seat: string }) =>
  seat === 'garrison' ? (
    <path class="pattern" d="M-13 -16l3 -3l3 3l-3 3zM-3 -16l3 -3l3 3l-3 3zM7 -16l3 -3l3 3l-3 3z" />
  ) : (
    <path class="pattern" d="M-14 -14l4 -4l4 4M-4 -14l4 -4l4 4M6 -14l4 -4l4 4" />
  )

const Figure = ({ x, value, kind }: { readonly x: number; readonly value: number; readonly kind: string }) => (
  <g class={`figure ${kind}`} transform={`translate(${x} ${kind === 'defense' ? 14.5 : 10.5})`}>
    <circle r="7" />
    <text dy="3.6">{value}</text>
  </g>
)

export interface CounterProps {
  readonly piece: CharacterView
  readonly chosen: boolean
  readonly offered: boolean
  readonly liftable: boolean
  /** Done with what this step asks. */
  readonly spent: boolean
  /** On a siege tower, or under somebody who is. */
  readonly level: 'upper' | 'lower' | undefined
  /** Faces of the die in ten that bring anything, for a target. */
  readonly chance: number | undefined
  /** The letter of the side. */
  readonly letter: string
  readonly name: string
  readonly label: string
}

const LIES: { readonly [condition: string]: string } = { stunned: 'rotate(78)' }
const LEVELS = { upper: 'translate(6 -9)', lower: 'translate(-5 8)' } as const

const Counter = ({ piece, chosen, offered, liftable, spent, level, chance, letter, name, label }: CounterProps) => {
  const at = plateSpot(piece)
  if (!at) return null
  const { id, condition, seat, unit, attack, defense, allowance, morale } = piece
  const classes = [
    'counter',
    `seat-${seat}`,
    condition,
    chosen && 'chosen',
    offered && 'offered',
    liftable && 'liftable panzoom-exclude',
    spent && 'spent',
    level,
    morale,
  ]
  const mounted = piece.rear !== undefined && piece.horse !== undefined
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      data-piece={id}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <title>{label}</title>
      {chosen && <circle class="halo" r={SIZE * 0.86} />}
      {offered && !chosen && <circle class="offer" r={SIZE * 0.84} />}
      <g transform={`${level ? `${LEVELS[level]} ` : ''}${LIES[condition] ?? 'rotate(-3)'}`}>
        <path class="plate-shadow" d={PLATE} transform="translate(2 3)" />
        <path class="plate" d={PLATE} />
        <path class="plate-light" d="M-15.5 -18.5H15.5V-8H-15.5Z" />
        {condition === 'wounded' && (
          <path class="split" d="M-17 -2L-6 3L2 -4L9 4L17 -1V4C17 13 9 19 0 22C-9 19 -17 13 -17 4Z" />
        )}
        <Pattern seat={seat} />
        <Glyph name={mounted ? 'mounted-knight' : (CLASS_ICONS[unit] ?? 'person')} y={-4.5} size={20} />
        <text class="side-letter" x="12.5" y="-2">
          {letter}
        </text>
        <Figure x={-11} value={attack} kind="attack" />
        <Figure x={0} value={defense} kind="defense" />
        <Figure x={11} value={allowance} kind="allowance" />
      </g>
      {condition === 'stunned' && <Glyph name="stars-stack" x={0} y={-20} size={16} class="glyph stars" />}
      {condition === 'wounded' && <Glyph name="bleeding-wound" x={16} y={-18} size={13} class="glyph blood" />}
      {morale && <Glyph name="black-flag" x={-16} y={-18} size={13} class="glyph flag" />}
      {level && (
        <text class="storey" x={level === 'upper' ? 22 : -22} y={level === 'upper' ? -22 : 26}>
          {level === 'upper' ? '▲' : '▼'}
        </text>
      )}
      {chance !== undefined && (
        <g class="chance" transform="translate(0 -27)">
          <rect x="-15" y="-8" width="30" height="15" rx="7.5" />
          <text dy="3.6">{chance * 10} %</text>
        </g>
      )}
      <text class="piece-name" y="31">
        {name}
      </text>
    </g>
  )
}
/** Drawn again only when something about it is another thing. */
export const CounterPlate = memo(Counter)

/** The body of a horse under its rider or alone, head first. */
export const HorseBody = ({
  head,
  rear,
  dead,
}: {
  readonly head: Spot
  readonly rear: Spot
  readonly dead: boolean
}) => {
  const angle = (Math.atan2(head.y - rear.y, head.x - rear.x) * 180) / Math.PI
  return (
    <g
      class={dead ? 'horse dead' : 'horse'}
      transform={`translate(${(head.x + rear.x) / 2} ${(head.y + rear.y) / 2}) rotate(${angle})`}
    >
      <path class="plate-shadow" d="M-46 -13Q-50 0 -46 13H26Q40 10 44 0Q40 -10 26 -13Z" transform="translate(2 3)" />
      <path class="hide" d="M-46 -13Q-50 0 -46 13H26Q40 10 44 0Q40 -10 26 -13Z" />
      <path class="mane" d="M10 0H38M-46 0q-6 -3 -9 2" />
    </g>
  )
}

/** Where a character's plate is drawn: riders between their two hexes, nearer the head. */
const plateSpot = (piece: CharacterView): Spot | undefined => {
  if (piece.hex === undefined) return
  const head = spotOf(piece.hex)
  if (piece.rear === undefined) return head
  const rear = spotOf(piece.rear)
  return { x: head.x * 0.62 + rear.x * 0.38, y: head.y * 0.62 + rear.y * 0.38 }
}

/** The dead of a hex, as small stones under the living, counted. */
export const Corpses = ({ view }: { readonly view: View }) => {
  const men = new Map<string, number>()
  for (const piece of Object.values(view.characters))
    if (piece.condition === 'dead' && piece.hex !== undefined && piece.where === 'map')
      men.set(piece.hex, (men.get(piece.hex) ?? 0) + 1)
  return (
    <g class="corpses">
      {[...men].map(([hex, count]) => {
        const { x, y } = spotOf(hex)
        return (
          <g key={hex} transform={`translate(${x - 15} ${y + 13})`}>
            <circle r="8" />
            <Glyph name="dead-head" y={count > 1 ? -1 : 0} size={11} />
            {count > 1 && <text y="7">{count}</text>}
          </g>
        )
      })}
    </g>
  )
}
