/** The two pictures of the first page, drawn by us: war cards in a storm, and a castle at dusk. */
import { outlineOf } from './icons.ts'

/** Wide as the doors are; what lies outside is cut off first at the sides. */
const FRAME = { viewBox: '-100 0 600 240', class: 'door-art', 'aria-hidden': true } as const

const STARS = [
  [-70, 30],
  [-28, 62],
  [24, 22],
  [78, 50],
  [136, 18],
  [262, 40],
  [398, 26],
  [452, 66],
] as const

const WarCard = ({
  x,
  tint,
  turn,
  sign,
  cost,
}: {
  x: number
  tint: string
  turn: number
  sign: string
  cost: number
}) => (
  <g transform={`translate(${x} 152) rotate(${turn})`}>
    <rect x="-56" y="-84" width="112" height="158" rx="9" fill="#000" opacity="0.5" transform="translate(5 9)" />
    <rect x="-56" y="-84" width="112" height="158" rx="9" fill="#efe6cf" stroke="#d0a83a" stroke-width="2.5" />
    <rect x="-48" y="-70" width="96" height="92" rx="4" fill={tint} />
    <path
      d="M0 -24 L-48 -70 H-18Z M0 -24 L48 -70 H18Z M0 -24 L-48 22 V-14Z M0 -24 L48 22 V-14Z"
      fill="#fff"
      opacity="0.16"
    />
    <g transform="translate(-36 -60) scale(0.14)">
      <path d={outlineOf(sign)} fill="#1a1208" opacity="0.4" transform="translate(14 22)" />
      <path d={outlineOf(sign)} fill="#ffe7ae" />
    </g>
    <rect x="-48" y="27" width="96" height="15" rx="3" fill="#97382e" />
    <rect x="-48" y="45" width="96" height="15" rx="3" fill="#2f5d8c" />
    <path d="M-64 -92 h27 v19 l-13.5 12 -13.5 -12z" fill="#2a231a" stroke="#d0a83a" stroke-width="2" />
    <text x="-50.5" y="-73" text-anchor="middle" font-size="18" font-weight="700" fill="#fff">
      {cost}
    </text>
  </g>
)

export const StormDoor = () => (
  <svg {...FRAME} preserveAspectRatio="xMidYMid slice">
    <defs>
      <radialGradient id="storm-sky" cx="50%" cy="10%" r="85%">
        <stop offset="0" stop-color="#8d7cb4" />
        <stop offset="0.45" stop-color="#3a3558" />
        <stop offset="1" stop-color="#14131c" />
      </radialGradient>
      <linearGradient id="bolt" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff8dc" />
        <stop offset="1" stop-color="#ffd866" />
      </linearGradient>
    </defs>
    <rect x="-100" width="600" height="240" fill="url(#storm-sky)" />
    <path d="M62 20 L40 78 L58 76 L34 132 L84 62 L62 64 L84 20Z" fill="url(#bolt)" opacity="0.75" />
    <path d="M350 14 L334 60 L348 58 L330 102 L368 48 L350 50 L366 14Z" fill="url(#bolt)" opacity="0.4" />
    <path
      d="M-100 40 Q-60 14 -20 34 Q16 4 70 28 Q120 2 176 26 Q236 0 292 28 Q346 8 396 32 Q450 12 500 36 V0 H-100Z"
      fill="#0d0c14"
      opacity="0.8"
    />
    <path d="M-100 196 L-20 164 L60 192 L150 160 L240 190 L330 158 L420 188 L500 168 V240 H-100Z" fill="#0b0b11" />
    <WarCard x={96} tint="#2e6f9e" turn={-11} sign="shield" cost={1} />
    <WarCard x={304} tint="#2f7a56" turn={11} sign="crossed-swords" cost={2} />
    <WarCard x={200} tint="#a4341f" turn={0} sign="dragon-head" cost={5} />
  </svg>
)

const Tower = ({ x, y, w, h, fill }: { x: number; y: number; w: number; h: number; fill: string }) => {
  const merlon = w / 5
  return (
    <g fill={fill}>
      <rect x={x} y={y} width={w} height={h} />
      <rect x={x - 3} y={y} width={w + 6} height="7" />
      {[0, 2, 4].map(i => (
        <rect key={i} x={x + i * merlon} y={y - 9} width={merlon} height="10" />
      ))}
      <rect x={x + w - 6} y={y - 9} width="6" height={h + 9} fill="#f3e6c2" opacity="0.13" />
      <rect x={x + w / 2 - 2.5} y={y + 16} width="5" height="15" rx="2.5" fill="#ffcf70" />
    </g>
  )
}

const Flag = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path d={`M${x} ${y} v-30`} stroke="#120f10" stroke-width="2.5" />
    <path d={`M${x} ${y - 29} q10 -5 14 1 t12 0 v12 q-8 4 -12 -1 t-14 0z`} fill="#c9483a" />
  </g>
)

const Tent = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path d={`M${x} ${y} l20 -30 20 30z`} fill="#5c4630" />
    <path d={`M${x + 20} ${y - 30} l20 30 h-10z`} fill="#8a6b45" />
    <path d={`M${x + 14} ${y} l6 -16 6 16z`} fill="#ffb54d" />
  </g>
)

export const CastleDoor = () => (
  <svg {...FRAME} preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#1b2436" />
        <stop offset="0.5" stop-color="#5b4a52" />
        <stop offset="0.78" stop-color="#c77b3e" />
        <stop offset="1" stop-color="#e8b45a" />
      </linearGradient>
      <radialGradient id="moon">
        <stop offset="0.3" stop-color="#f3e6c2" stop-opacity="0.5" />
        <stop offset="1" stop-color="#f3e6c2" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect x="-100" width="600" height="240" fill="url(#dusk)" />
    <g fill="#efe9dc" opacity="0.55">
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.4" />
      ))}
    </g>
    <circle cx="356" cy="58" r="62" fill="url(#moon)" />
    <circle cx="356" cy="58" r="25" fill="#f3e6c2" />
    <path d="M-100 168 Q-20 124 90 150 Q200 118 330 148 Q420 128 500 152 V240 H-100Z" fill="#3b3238" />
    <Tower x={174} y={58} w={54} h={120} fill="#26222a" />
    <Flag x={201} y={50} />
    <Tower x={112} y={94} w={40} h={100} fill="#2c282f" />
    <Tower x={250} y={94} w={40} h={100} fill="#2c282f" />
    <g fill="#37323a">
      <rect x="52" y="132" width="298" height="70" />
      {Array.from({ length: 15 }, (_, i) => (
        <rect key={i} x={52 + i * 20.5} y="122" width="11" height="12" />
      ))}
      <path d="M52 148 h298 M52 166 h298 M52 184 h298" stroke="#0003" stroke-width="1.5" />
    </g>
    <Tower x={36} y={112} w={32} h={92} fill="#2f2a32" />
    <Tower x={334} y={112} w={32} h={92} fill="#2f2a32" />
    <path d="M178 202 v-34 a23 24 0 0 1 46 0 v34z" fill="#151317" />
    <path d="M184 202 v-30 a17 18 0 0 1 34 0 v30z" fill="#ffb54d" opacity="0.35" />
    <path d="M190 202 v-44 M201 202 v-48 M212 202 v-44 M180 176 h42 M180 190 h42" stroke="#6b5840" stroke-width="2.5" />
    <path d="M-100 204 Q60 194 200 204 T500 200 V240 H-100Z" fill="#223136" />
    <path
      d="M-40 218 q20 -5 40 0 t40 0 M150 224 q20 -5 40 0 t40 0 M290 216 q20 -5 40 0 t40 0"
      stroke="#6f9fae"
      stroke-width="2"
      fill="none"
      opacity="0.6"
    />
    <g stroke="#120f10" stroke-width="4" fill="none">
      <path d="M62 224 L104 122 M76 228 L118 126" />
      <path d="M67 213 l13 5 M75 194 l13 5 M83 175 l13 5 M91 156 l13 5 M99 137 l13 5" stroke-width="3" />
    </g>
    <Tent x={-84} y={210} />
    <Tent x={-38} y={222} />
    <g stroke="#0e0c0d" stroke-width="6" stroke-linecap="round" fill="none">
      <path d="M398 228 L424 168 L450 228 M408 206 h32" />
      <path d="M466 198 L376 128" stroke-width="5" />
      <path d="M376 128 q-10 12 -4 26" stroke-width="2" />
    </g>
    <rect x="456" y="192" width="22" height="20" rx="3" fill="#0e0c0d" />
    <path d="M-100 226 Q120 214 300 228 T500 224 V240 H-100Z" fill="#0e0c0d" />
  </svg>
)
