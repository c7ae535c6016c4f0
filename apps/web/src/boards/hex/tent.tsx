/** A tent from above and in front: a ridge, a panel in the light and one in the shade, the open end, its ropes. */
import type { Spot } from './layout.ts'

/** Strips of cloth down one panel, from the ridge to the eaves. */
const strips = (eaves: -1 | 1): string =>
  [0.14, 0.5, 0.86]
    .map(part => {
      const y = -26 + 21 * part
      return `M0 ${y - 2.6}L${17 * eaves} ${y + 16.4}v5.2L0 ${y + 2.6}Z`
    })
    .join('')

export const Tent = ({ at, hue }: { readonly at: Spot; readonly hue: number }) => (
  <g transform={`translate(${at.x} ${at.y + 2})`} class={`tent tent-${hue}`}>
    <path class="thrown" d="M-16 15L18 17L34 19L26 -1L6 -22L0 -5Z" />
    <path class="rope" d="M-17 14L-23 18M17 14L23 18M-17 -7L-23 -8M17 -7L23 -8" />
    <path class="cloth" d="M0 -27V-5L-17 15V-8Z" />
    <path class="stripe" d={strips(-1)} />
    <path class="cloth shaded" d="M0 -27V-5L17 15V-8Z" />
    <path class="stripe" d={strips(1)} />
    <path class="dusk" d="M0 -27V-5L17 15V-8Z" />
    <path class="cloth gable" d="M0 -5L17 15H-17Z" />
    <path class="opening" d="M0 1L7 15H-7Z" />
    <path class="flap" d="M0 1L7 15L10 15Z" />
    <path class="ridge" d="M0 -27V-5" />
    <path class="pole" d="M0 -27V-33l9 2.4l-9 2.4" />
  </g>
)
