/** A component that is drawn again only when one of its properties is another thing. */
import { Component, type ComponentType, h } from 'preact'

const isFlat = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same thing, or a fresh copy of a flat one: every position comes anew, most pieces in it are as they were. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!isFlat(a) || !isFlat(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name])
}

export const memo = <P extends object>(Inner: ComponentType<P>): ComponentType<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as { readonly [name: string]: unknown }
      const then = next as { readonly [name: string]: unknown }
      return Object.keys(then).some(name => !isSame(then[name], now[name]))
    }
    render() {
      return h(Inner as ComponentType<object>, this.props as object)
    }
  }
