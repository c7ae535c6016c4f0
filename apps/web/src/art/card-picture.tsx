/** The picture of a card: field, light, emblem, charge. Composed by data, so no two cards of a faction are alike. */
import { memo } from 'preact/compat'
import { CARD_ART, type CardArt, FIELDS } from './card-art.ts'
import { colorsOf } from './factions.ts'
import { HeraldicField } from './heraldry.tsx'
import { outlineOf } from './icons.ts'

/** A card of somebody's own pack: a field by the letters of its id, and the emblem of an unknown knight. */
const unknownArt = (design: string): CardArt => {
  let sum = 0
  for (const letter of design) sum = (sum * 33 + letter.charCodeAt(0)) % 9973
  return { field: FIELDS[sum % FIELDS.length] ?? 'plain', emblem: 'black-knight-helm' }
}

export const artOf = (design: string): CardArt => CARD_ART[design] ?? unknownArt(design)

const Emblem = ({
  name,
  x,
  y,
  size,
  fill,
  line,
}: {
  name: string
  x: number
  y: number
  size: number
  fill: string
  line: string
}) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
    <path d={outlineOf(name)} fill={line} stroke={line} stroke-width="34" stroke-linejoin="round" opacity="0.55" />
    <path d={outlineOf(name)} fill={fill} />
  </g>
)

export const CardPicture = memo(({ design, faction }: { design: string; faction: string }) => {
  const { field, emblem, charge } = artOf(design)
  const colors = colorsOf(faction)
  return (
    <svg class="card-picture" aria-hidden="true">
      <svg viewBox="0 0 100 80" preserveAspectRatio="xMidYMid slice">
        <rect width="100" height="80" fill={colors.deep} />
        <HeraldicField field={field} tint={colors.field} />
        <rect width="100" height="80" fill="url(#card-light)" />
      </svg>
      {/* The field fills whatever room there is; the emblem is never cut off. */}
      <svg viewBox="13 6 74 74">
        <ellipse cx="50" cy="75" rx="30" ry="5" fill="#000" opacity="0.28" />
        <Emblem name={emblem} x={50} y={40} size={62} fill={colors.metal} line="#14100a" />
        {charge && (
          <g>
            <circle cx="74" cy="64" r="11" fill="#14100a" opacity="0.78" stroke={colors.metal} stroke-width="1.2" />
            <Emblem name={charge} x={74} y={64} size={16} fill={colors.metal} line="#14100a" />
          </g>
        )}
      </svg>
      <rect width="100%" height="100%" fill="url(#card-shade)" />
    </svg>
  )
})

/** Gradients shared by all pictures; put once into the page. */
export const CardDefs = () => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="card-light" cx="50%" cy="30%" r="75%">
        <stop offset="0" stop-color="#fff6dc" stop-opacity="0.5" />
        <stop offset="0.6" stop-color="#fff6dc" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="card-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.55" stop-color="#000" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.35" />
      </linearGradient>
    </defs>
  </svg>
)
