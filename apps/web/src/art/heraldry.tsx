/** Heraldic fields as SVG, drawn in a box of 100 by 80: what stands behind an emblem. */
import type { Field } from './card-art.ts'

const bars = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('')

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI / 5) * i - Math.PI / 2
    const far = i % 2 === 0 ? r : r * 0.42
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const wedge = (from: number, to: number, x = 50, y = 40): string => {
  const point = (turn: number) => `${(x + Math.cos(turn) * 90).toFixed(1)} ${(y + Math.sin(turn) * 90).toFixed(1)}`
  return `M${x} ${y}L${point(from)}L${point(to)}Z`
}

const SHAPES: { readonly [F in Field]: string } = {
  plain: '',
  pale: 'M50 0H100V80H50Z',
  fess: 'M0 27H100V53H0Z',
  bend: 'M0 0H26L100 58V80H74L0 22Z',
  chevron: 'M0 80V58L50 22L100 58V80L50 46Z',
  saltire: 'M0 0H18L50 28L82 0H100V12L66 40L100 68V80H82L50 52L18 80H0V68L34 40L0 12Z',
  cross: 'M40 0H60V30H100V50H60V80H40V50H0V30H40Z',
  quarterly: 'M0 0H50V40H0ZM50 40H100V80H50Z',
  gyronny: bars(8, i => wedge((Math.PI / 4) * i, (Math.PI / 4) * i + Math.PI / 8)),
  rays: bars(6, i => wedge(Math.PI + 0.18 + i * 0.5, Math.PI + 0.4 + i * 0.5, 50, 84)),
  barry: bars(4, i => `M0 ${i * 20 + 10}H100V${i * 20 + 20}H0Z`),
  paly: bars(4, i => `M${i * 25 + 12.5} 0H${i * 25 + 25}V80H${i * 25 + 12.5}Z`),
  bendy: bars(7, i => `M${i * 30 - 80} 0h15l80 80h-15Z`),
  pile: 'M14 0H86L50 76Z',
  lozengy: bars(24, i => {
    const x = (i % 6) * 20 + (Math.floor(i / 6) % 2) * 10
    const y = Math.floor(i / 6) * 20 + 10
    return `M${x} ${y - 10}L${x + 8} ${y}L${x} ${y + 10}L${x - 8} ${y}Z`
  }),
  checky: bars(20, i => {
    const row = Math.floor(i / 4)
    return `M${(i % 4) * 25 + (row % 2) * 12.5} ${row * 16}h12.5v16h-12.5Z`
  }),
  sun: `${disc(50, 40, 30)}${bars(12, i => wedge((Math.PI / 6) * i - 0.07, (Math.PI / 6) * i + 0.07))}`,
  wavy: bars(3, i => `M0 ${18 + i * 22}q12.5 -10 25 0t25 0t25 0t25 0v10q-12.5 10 -25 0t-25 0t-25 0t-25 0Z`),
  bordure: 'M0 0H100V80H0ZM9 9V71H91V9Z',
  roundels: `${disc(18, 16, 9)}${disc(82, 16, 9)}${disc(18, 64, 9)}${disc(82, 64, 9)}${disc(50, 40, 34)}`,
  arch: 'M18 80V38A32 32 0 0 1 82 38V80Z',
  stars: `${star(16, 16, 9)}${star(84, 14, 7)}${star(14, 62, 6)}${star(87, 60, 9)}${star(50, 8, 5)}${star(34, 74, 4)}`,
  peaks: 'M0 80V56L18 34L32 52L54 20L74 48L86 36L100 54V80Z',
  vetu: 'M50 0L100 40L50 80L0 40Z',
}

export const HeraldicField = ({ field, tint }: { field: Field; tint: string }) => (
  <path d={SHAPES[field]} fill={tint} fill-rule="evenodd" />
)
