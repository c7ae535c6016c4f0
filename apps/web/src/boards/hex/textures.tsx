import type { ComponentChildren } from 'preact'

interface SurfaceProps {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly class?: string
  readonly children: ComponentChildren
}

/** One stone, plank or wave of it, laid side by side over its ground color. */
const Surface = ({ name, width, height, children, ...rest }: SurfaceProps) => (
  <pattern id={`tx-${name}`} width={width} height={height} patternUnits="userSpaceOnUse" {...rest}>
    <rect width={width} height={height} class={`fill-${name}`} />
    {children}
  </pattern>
)

/** Grass, stone of several cuts, planks, water: what the surfaces of the map are filled with. */
export const Textures = () => (
  <defs>
    <Surface name="grass" width={180} height={156}>
      <path
        class="grain"
        d="M8 12l3 4M30 60l4 2M52 20l2 5M70 48l4 -3M84 70l-4 2M20 36l3 3M60 8l3 2M44 44l2 3M98 92l3 4M126 138l4 2M150 104l2 5M166 128l4 -3M174 22l-4 2M116 40l3 3M154 66l3 2M138 14l2 3M14 110l3 -4M46 140l-3 -3M80 118l3 2"
      />
    </Surface>
    <Surface name="court" width={64} height={56}>
      <path class="cobble" d="M3 3h12v7H3zM34 16h13v8H34zM50 33h11v7H50zM10 42h12v9H10z" />
      <path
        class="joint"
        d="M0 13h18V0M18 5h17v9H18M35 0v27M35 10h14V0M49 10v17M49 18h15M0 27h64M9 13v14M24 14v13M15 27v14H0M15 34h18V27M33 34v22M33 43h14V27M47 43h17M55 43v13M8 41v15M20 34v14H8M20 48h13M43 43v13"
      />
    </Surface>
    <Surface name="walk" width={26} height={26}>
      <path class="joint" d="M0 0h26M0 13h26M8 0v13M21 13v13" />
    </Surface>
    <Surface name="floor" width={30} height={30}>
      <path class="joint" d="M0 0h30v30M15 0v15M0 15h30M7 15v15M22 15v15" />
    </Surface>
    <Surface name="keep" width={40} height={12}>
      <path class="plank" d="M0 0h40M0 6h40M12 0v6M31 6v6" />
    </Surface>
    <Surface name="stone" width={22} height={14}>
      <path class="joint" d="M0 0h22M0 7h22M7 0v7M16 7v7" />
    </Surface>
    <Surface name="front" width={14} height={8}>
      <path class="front-joint" d="M0 0h14M0 4h14M4 0v4M11 4v4" />
    </Surface>
    <Surface name="water" width={60} height={26} class="stream">
      <path class="wave" d="M0 7q7 -5 15 0t15 0t15 0t15 0M0 20q7 -5 15 0t15 0t15 0t15 0" />
    </Surface>
  </defs>
)
