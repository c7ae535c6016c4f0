import { outlineOf } from './icons.ts'

export interface IconProps {
  readonly name: string
  readonly class?: string
  /** What it says where no text stands beside it. */
  readonly label?: string
}

export const Icon = ({ name, class: extra, label }: IconProps) => (
  <svg
    class={`icon ${extra ?? ''}`}
    viewBox="0 0 512 512"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={outlineOf(name)} fill="currentColor" />
  </svg>
)
