/** The two pictures of the first page, drawn by us: a storm over war cards, and a castle at dusk. */

const Stars = () => (
  <g fill="#efe9dc" opacity="0.5">
    {[
      [40, 40],
      [92, 22],
      [150, 58],
      [210, 26],
      [268, 50],
      [330, 20],
      [372, 62],
      [60, 96],
      [300, 92],
      [350, 120],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="1.4" />
    ))}
  </g>
)

const Banner = ({
  x,
  tint,
  turn,
  children,
}: {
  x: number
  tint: string
  turn: number
  children: preact.ComponentChildren
}) => (
  <g transform={`translate(${x} 208) rotate(${turn})`}>
    <rect x="-56" y="-80" width="112" height="158" rx="9" fill="#0b0c0f" opacity="0.55" transform="translate(4 7)" />
    <rect x="-56" y="-80" width="112" height="158" rx="9" fill="#1a1713" stroke="#d0a83a" stroke-width="2.5" />
    <rect x="-48" y="-72" width="96" height="92" rx="4" fill={tint} />
    <path d="M-48 -72 L0 -26 L48 -72 Z" fill="#fff" opacity="0.14" />
    <rect x="-48" y="26" width="96" height="16" rx="3" fill="#8c2f26" />
    <rect x="-48" y="46" width="96" height="16" rx="3" fill="#27517c" />
    <circle cx="-44" cy="-68" r="13" fill="#d0a83a" stroke="#1a1713" stroke-width="3" />
    <path d="M34 -66 l8 -6 8 6 v5 l-8 -6 -8 6z M34 -56 l8 -6 8 6 v5 l-8 -6 -8 6z" fill="#d0a83a" />
    {children}
  </g>
)

export const StormDoor = () => (
  <svg viewBox="0 0 400 300" class="door-art" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <defs>
      <radialGradient id="storm-sky" cx="50%" cy="18%" r="90%">
        <stop offset="0" stop-color="#7a6a9e" />
        <stop offset="0.45" stop-color="#33304f" />
        <stop offset="1" stop-color="#14131c" />
      </radialGradient>
    </defs>
    <rect width="400" height="300" fill="url(#storm-sky)" />
    <path d="M0 62 Q40 30 92 48 Q130 8 188 34 Q236 4 286 36 Q342 18 400 54 V0 H0Z" fill="#0d0c14" opacity="0.75" />
    <path d="M204 30 L176 96 L198 96 L168 162 L232 82 L206 82 L228 30Z" fill="#ffe9a3" opacity="0.9" />
    <path d="M74 46 L60 82 L72 82 L54 122 L92 74 L78 74 L90 46Z" fill="#ffe9a3" opacity="0.4" />
    <path d="M0 250 L60 214 L120 240 L190 204 L262 238 L330 206 L400 244 V300 H0Z" fill="#0b0b11" />
    <Banner x={112} tint="#2e6f8e" turn={-13}>
      <path
        d="M0 -60 q30 8 30 34 q0 30 -30 44 q-30 -14 -30 -44 q0 -26 30 -34z"
        fill="#dfeaf2"
        opacity="0.9"
        transform="scale(0.8) translate(0 -2)"
      />
    </Banner>
    <Banner x={288} tint="#3d6b3a" turn={13}>
      <path d="M-26 14 L-6 -58 L6 -58 L26 14 L0 -4Z" fill="#f2e6c8" opacity="0.92" transform="scale(0.85)" />
    </Banner>
    <Banner x={200} tint="#a4341f" turn={0}>
      <path
        d="M0 -64 C22 -46 34 -30 28 -4 C40 -14 40 -28 38 -34 C52 -10 44 14 0 18 C-44 14 -52 -10 -38 -34 C-40 -28 -40 -14 -28 -4 C-34 -30 -22 -46 0 -64Z"
        fill="#ffd58a"
      />
      <path d="M0 -34 C12 -20 16 -8 0 8 C-16 -8 -12 -20 0 -34Z" fill="#fff3d0" />
    </Banner>
  </svg>
)

const Tower = ({ x, y, w, h, fill }: { x: number; y: number; w: number; h: number; fill: string }) => {
  const merlon = w / 5
  return (
    <g fill={fill}>
      <rect x={x} y={y} width={w} height={h} />
      {[0, 2, 4].map(i => (
        <rect key={i} x={x + i * merlon} y={y - 9} width={merlon} height="10" />
      ))}
      <rect x={x + w / 2 - 2} y={y + 18} width="4" height="16" rx="2" fill="#ffcf70" />
    </g>
  )
}

export const CastleDoor = () => (
  <svg viewBox="0 0 400 300" class="door-art" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#1b2436" />
        <stop offset="0.55" stop-color="#5b4a52" />
        <stop offset="0.8" stop-color="#c77b3e" />
        <stop offset="1" stop-color="#e8b45a" />
      </linearGradient>
    </defs>
    <rect width="400" height="300" fill="url(#dusk)" />
    <Stars />
    <circle cx="318" cy="74" r="26" fill="#f3e6c2" opacity="0.92" />
    <path d="M0 208 Q70 168 150 190 Q230 162 400 196 V300 H0Z" fill="#352f33" />
    <Tower x={176} y={76} w={52} h={140} fill="#221f26" />
    <path d="M202 44 v26 M202 46 l26 7 -26 8z" stroke="#221f26" stroke-width="3" fill="#c9483a" />
    <Tower x={112} y={122} w={38} h={100} fill="#2b272e" />
    <Tower x={254} y={122} w={38} h={100} fill="#2b272e" />
    <g fill="#312c33">
      <rect x="92" y="160" width="220" height="74" />
      {Array.from({ length: 11 }, (_, i) => (
        <rect key={i} x={92 + i * 21} y="150" width="11" height="12" />
      ))}
    </g>
    <path d="M182 234 v-32 a20 22 0 0 1 40 0 v32z" fill="#151317" />
    <path d="M190 234 v-34 M202 234 v-40 M214 234 v-34 M182 210 h40 M182 222 h40" stroke="#6b5840" stroke-width="2.5" />
    <path d="M0 236 Q110 222 200 236 T400 232 V300 H0Z" fill="#1d2a2b" />
    <path
      d="M30 252 q20 -6 40 0 t40 0 M170 262 q20 -6 40 0 t40 0 M290 250 q20 -6 40 0 t40 0"
      stroke="#5a8a98"
      stroke-width="2"
      fill="none"
      opacity="0.7"
    />
    <g stroke="#120f10" stroke-width="4" fill="none">
      <path d="M52 246 L100 158 M64 250 L112 162" />
      <path d="M58 236 l11 5 M66 221 l11 5 M74 206 l11 5 M82 191 l11 5 M90 176 l11 5" stroke-width="3" />
    </g>
    <g fill="#0e0c0d">
      <path d="M318 262 l14 -62 8 0 -10 62z M340 206 l-46 -30 3 -6 52 28z M296 262 h66 v8 h-66z" />
      <circle cx="306" cy="272" r="9" />
      <circle cx="350" cy="272" r="9" />
    </g>
    <path d="M0 276 L400 264 V300 H0Z" fill="#0e0c0d" />
  </svg>
)
