/** The side elevation: the ground along the line, walls and people at their heights, the line over it. */
import type { Speaker } from '@siegeworks/words'
import type { LineStop, SightAdvice } from './advice.ts'
import { hexName } from './piece-label.ts'

const WIDTH = 46
/** A long line is drawn narrower to be seen whole, but no narrower than this. */
const NARROWEST = 30
const FLOOR = 120
const HEIGHT = 34
const TOP = -44
/** The lower edge of the picture. */
const DEEP = 162
const MAN = 22

type LineEdge = NonNullable<LineStop['edge']>

/** The height of the floor of a band, from the bottom of the ditch up. */
const floorY = (band: number): number => FLOOR - (band + 1) * HEIGHT

const Column = ({
  stop,
  x,
  blocked,
  aimed,
}: {
  readonly stop: LineStop
  readonly x: number
  readonly blocked: boolean
  readonly aimed: boolean
}) => {
  const y = floorY(stop.band)
  const has = (thing: string): boolean => stop.things.includes(thing)
  return (
    <g class={blocked ? 'column blocked' : 'column'}>
      <rect
        class={stop.band >= 1 ? 'masonry' : stop.band < 0 ? 'bed' : 'earth'}
        x={x}
        y={y}
        width={WIDTH + 0.5}
        height={DEEP - y}
      />
      {stop.band < 0 && <rect class="moat" x={x} y={floorY(0) + 8} width={WIDTH + 0.5} height={y - floorY(0) - 8} />}
      {has('tree') && <path class="leaf" d={`M${x + 23} ${y}v-18m0 4a13 13 0 1 1 .1 0`} />}
      {has('brush') && <path class="leaf" d={`M${x + 6} ${y}q6 -14 12 0q6 -12 11 0q5 -10 10 0z`} />}
      {has('tent') && <path class="canvas" d={`M${x + 4} ${y}L${x + 23} ${y - 30}L${x + 42} ${y}z`} />}
      {has('engine') && (
        <path class="timberwork" d={`M${x + 4} ${y}v-40h38v40M${x + 4} ${y}l38 -40M${x + 42} ${y}l-38 -40`} />
      )}
      {(has('man') || aimed) && (
        <g class={has('man') ? 'man' : 'man aimed'} transform={`translate(${x + WIDTH / 2} ${y})`}>
          <circle cy={-MAN + 4} r="4.5" />
          <path d={`M0 ${-MAN + 8}v9l-4 5m4 -5l4 5m-8 -11h8`} />
        </g>
      )}
    </g>
  )
}

/** Over the head of a man, or to his breast with a merlon. */
const WALL_TOP = 38
const PARAPET_TOP = 15

/** A wall, a parapet or a slit between two hexes; over it, how far from it the lower end is, and the higher. */
const Edge = ({
  edge,
  x,
  top,
  foot,
}: {
  readonly edge: LineEdge
  readonly x: number
  readonly top: number
  readonly foot: number
}) => {
  const { kind, closes, behind } = edge
  const head = top - (kind === 'parapet' ? PARAPET_TOP : WALL_TOP)
  const far = behind && behind.lower >= behind.higher
  return (
    <g class={closes ? 'crest closes' : 'crest'}>
      <path class="battlement" d={`M${x - 5} ${foot}V${head}h3v4h4v-4h3V${foot}z`} />
      {kind === 'slit' && <path class="slit" d={`M${x - 5} ${top - MAN + 2}h10v6h-10z`} />}
      {behind && (
        <text class={far ? 'behind good' : 'behind bad'} x={x} y={head - 6}>
          {`${behind.lower} ${far ? '≥' : '<'} ${behind.higher} ${far ? '✓' : '✗'}`}
        </text>
      )}
    </g>
  )
}

/** Where along the line it is closed: in the middle of a hex, or on a side of it. */
const closedAt = ({ line, block }: SightAdvice): number | undefined => {
  const edge = line.findIndex(one => one.edge?.closes)
  if (edge >= 0) return edge + 0.5
  const hex = line.findIndex(one => one.hex === block?.hex)
  return hex < 0 ? undefined : hex
}

export const Elevation = ({ sight, voice }: { readonly sight: SightAdvice; readonly voice: Speaker }) => {
  const { line } = sight
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return null
  const eye = (stop: LineStop): number => floorY(stop.band) - MAN + 5
  const width = line.length * WIDTH
  const blockAt = closedAt(sight)
  const share = blockAt === undefined ? 1 : blockAt / Math.max(1, line.length - 1)
  const x1 = WIDTH / 2
  const x2 = width - WIDTH / 2
  const bx = x1 + (x2 - x1) * share
  const by = eye(first) + (eye(last) - eye(first)) * share
  return (
    <figure class="elevation">
      <div class="elevation-scroll">
        <svg
          viewBox={`0 ${TOP} ${width} ${DEEP - TOP}`}
          style={{ width: `${width}px`, minWidth: `${line.length * NARROWEST}px` }}
          role="img"
          aria-label={voice.say('table.side-elevation')}
        >
          {line.map((stop, i) => (
            <Column
              key={`${stop.hex} ${i}`}
              stop={stop}
              x={i * WIDTH}
              blocked={i === blockAt}
              aimed={i === line.length - 1}
            />
          ))}
          {line.map(
            ({ hex, band, edge }, i) =>
              edge && (
                <Edge
                  key={`${hex} e${i}`}
                  edge={edge}
                  x={(i + 1) * WIDTH}
                  top={floorY(Math.max(band, line[i + 1]?.band ?? band))}
                  foot={floorY(Math.min(band, line[i + 1]?.band ?? band))}
                />
              ),
          )}
          <line
            class={sight.open ? 'string open' : 'string'}
            x1={x1}
            y1={eye(first)}
            x2={sight.open ? x2 : bx}
            y2={sight.open ? eye(last) : by}
          />
          {!sight.open && <path class="cross" transform={`translate(${bx} ${by})`} d="M-7 -7L7 7M7 -7L-7 7" />}
          {line.map(({ hex }, i) => (
            <text key={`${hex} t${i}`} x={i * WIDTH + WIDTH / 2} y={FLOOR + 24}>
              {hexName(hex)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}
