/** A component that is drawn again only when one of its properties is another thing. */
import { Component, type ComponentType, h } from 'preact'

export const memo = <P extends object>(Inner: ComponentType<P>): ComponentType<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as { readonly [name: string]: unknown }
      const then = next as { readonly [name: string]: unknown }
      return Object.keys(then).some(name => then[name] !== now[name])
    }
    render() {
      return h(Inner as ComponentType<object>, this.props as object)
    }
  }
