/** A character as a shield plate: class, side by color, pattern and letter, three figures, and what befell him. */
import type { CharacterView, View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { outlineOf } from '../../art/icons.ts'
import { engineIcon } from './engine-icon.ts'
import { SIZE, type Spot, spotOf } from './layout.ts'
import { memo } from './memo.ts'
import { capital, characterLabel, characterName } from './piece-label.ts'

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

const PLATE = 'M-19 -22Q0 -25 19 -22V4C19 14 10 20 0 24C-10 20 -19 14 -19 4Z'
/** The band over the plate, which the side's pattern and letter are on. */
const CHIEF = 'M-19 -22Q0 -25 19 -22V-11.5H-19Z'

/** Lozenges for the garrison, chevrons for the besieger: told apart without color. */
const Pattern = ({ seat }: { readonly seat: string }) =>
  seat === 'garrison' ? (
    <path
      class="pattern"
      d="M-4 -17l3.4 -4l3.4 4l-3.4 4zM4.6 -17l3.4 -4l3.4 4l-3.4 4zM13 -17l2.8 -3.4l2.8 3.4l-2.8 3.4z"
    />
  ) : (
    <path class="pattern" d="M-5 -14l4 -5l4 5M3 -14l4 -5l4 5M11 -14l3.6 -5l3.6 5" />
  )

const Figure = ({ x, value, kind }: { readonly x: number; readonly value: number; readonly kind: string }) => (
  <g class={`figure ${kind}`} transform={`translate(${x} ${kind === 'defense' ? 18 : 14})`}>
    <circle r="8.4" />
    <text dy="4.1">{value}</text>
  </g>
)

/** What befell him, over a corner of his plate. */
const Badge = ({ kind, icon, x }: { readonly kind: string; readonly icon: string; readonly x: number }) => (
  <g class={`badge ${kind}`} transform={`translate(${x} -20)`}>
    <circle r="9.5" />
    <Glyph name={icon} size={15} />
  </g>
)

/** The two colors of plates, lit from above. */
export const PlateDefs = () => (
  <defs>
    {(['garrison', 'besieger'] as const).map(seat => (
      <linearGradient key={seat} id={`plate-${seat}`} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" class={`plate-high-${seat}`} />
        <stop offset="1" class={`plate-low-${seat}`} />
      </linearGradient>
    ))}
  </defs>
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
  /** The kind of engine he carries or stands in, which his plate hides. */
  readonly engine: string | undefined
  readonly voice: Speaker
}

const LIES: { readonly [condition: string]: string } = { stunned: 'rotate(78)' }
const LEVELS = { upper: 'translate(6 -9)', lower: 'translate(-5 8)' } as const

const Counter = ({ piece, chosen, offered, liftable, spent, level, chance, engine, voice }: CounterProps) => {
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
      <title>{characterLabel(voice, piece)}</title>
      {chosen && <circle class="halo" r={SIZE * 0.86} />}
      {offered && !chosen && chance === undefined && (
        <>
          <circle class="offer-shade" r={SIZE * 0.84} />
          <circle class="offer" r={SIZE * 0.84} />
        </>
      )}
      <g class="face">
        <g transform={level && LEVELS[level]}>
          <g transform={LIES[condition] ?? 'rotate(-3)'}>
            <path class="plate-shadow" d={PLATE} transform="translate(2.5 3.5)" />
            <path class="plate" d={PLATE} />
            <path class="chief" d={CHIEF} />
            <path class="bevel" d={PLATE} transform="scale(0.93)" />
            <Pattern seat={seat} />
            <text class="side-letter" x="-12" y="-13.2">
              {voice.say(`letter.${seat}`)}
            </text>
            {condition === 'wounded' && <path class="split" d="M1 -11.5L-4 -5L5 1L-2 9L2 24C10 20 19 14 19 4V-11.5Z" />}
            {condition === 'wounded' && <path class="rift" d="M2 -24L-1 -17L4 -11.5L-4 -5L5 1L-2 9L2 22" />}
            <g class="sign">
              <Glyph name={mounted ? 'mounted-knight' : (CLASS_ICONS[unit] ?? 'person')} size={24} />
            </g>
          </g>
          <Figure x={-14.5} value={attack} kind="attack" />
          <Figure x={0} value={defense} kind="defense" />
          <Figure x={14.5} value={allowance} kind="allowance" />
        </g>
        {engine !== undefined && (
          <g class="at-engine" transform="translate(20 -3)">
            <circle r="8.6" />
            <Glyph name={engineIcon(engine)} size={13} />
          </g>
        )}
        {condition === 'stunned' && <Badge kind="stars" icon="stars-stack" x={15} />}
        {condition === 'wounded' && <Badge kind="blood" icon="bleeding-wound" x={15} />}
        {morale && <Badge kind="flag" icon="black-flag" x={-15} />}
        {level && (
          <text class="storey" x={level === 'upper' ? 22 : -22} y={level === 'upper' ? -22 : 26}>
            {level === 'upper' ? '▲' : '▼'}
          </text>
        )}
      </g>
      {chance !== undefined && (
        <g class={`chance ${chance >= 6 ? 'likely' : chance >= 3 ? 'even' : 'slight'}`}>
          <circle class="ring" r={SIZE * 0.88} />
          <circle
            class="part"
            r={SIZE * 0.88}
            pathLength={10}
            stroke-dasharray={`${chance} 10`}
            transform="rotate(-90)"
          />
          <g class="tag">
            <rect x="-17" y="-37" width="34" height="17" rx="8.5" />
            <text y="-24.6">{chance * 10} %</text>
          </g>
        </g>
      )}
      <text class="piece-name" y={level === 'upper' ? -27 : 26.5}>
        {capital(characterName(voice, piece))}
      </text>
    </g>
  )
}
/** Drawn again only when something about it is another thing. */
export const CounterPlate = memo(Counter)

/** From above, looking right: croup, barrel, neck, head with its ears. */
const HORSE =
  'M-50 0C-50 -13 -40 -16 -28 -14C-14 -11 0 -12 12 -14C20 -12 26 -8 34 -7L37 -11L40 -6C48 -5 53 -3 54 0C53 3 48 5 40 6L37 11L34 7C26 8 20 12 12 14C0 12 -14 11 -28 14C-40 16 -50 13 -50 0Z'

/** A broad body on one hex, horns at its head, a yoke behind them. */
const OX =
  'M-24 0C-24 -12 -17 -14 -9 -13C-2 -12 5 -13 10 -11C13 -10 15 -8 17 -6C23 -6 26 -3 26 0C26 3 23 6 17 6C15 8 13 10 10 11C5 13 -2 12 -9 13C-17 14 -24 12 -24 0Z'

export const OxBody = ({ at, dead }: { readonly at: Spot; readonly dead: boolean }) => (
  <g class={dead ? 'horse ox dead' : 'horse ox'} transform={`translate(${at.x} ${at.y})`}>
    <path class="plate-shadow" d={OX} transform="translate(2 4)" />
    <path class="hide" d={OX} />
    <path class="horns" d="M17 -6Q17 -14 24 -14M17 6Q17 14 24 14" />
    <path class="mane" d="M-24 0q-6 -3 -9 4" />
    <path class="yoke" d="M8 -14V14" />
  </g>
)

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
      <path class="plate-shadow" d={HORSE} transform="translate(2 4)" />
      <path class="hide" d={HORSE} />
      <path class="mane" d="M22 0H38M-50 0q-8 -4 -12 3" />
      <path class="saddle" d="M-16 -13Q-4 -8 8 -13V13Q-4 8 -16 13Z" />
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
          <g key={hex} transform={`translate(${x - 17} ${y + 13})`}>
            <circle r="9" />
            <Glyph name="dead-head" size={14} />
            {count > 1 && (
              <text x="9" y="-4">
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
