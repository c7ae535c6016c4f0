/** A piece carried by the pointer from where it is pressed to the hex where it is let go. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../art/icon.tsx'
import { hexUnder } from './layout.ts'

export interface Carried {
  readonly id: string
  readonly icon: string
}

/** Less than this is a press, not a drag. */
const STIR = 8

/** The hex of the drawn map at a point of the screen. */
export const hexAtPoint = (svg: SVGSVGElement | null, x: number, y: number): string | undefined => {
  const matrix = svg?.getScreenCTM()
  if (!matrix) return
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  return hexUnder(point.x, point.y)
}

export const useDrag = (onLift: (id: string) => void, onDrop: (id: string, hex: string) => void) => {
  const [held, setHeld] = useState<(Carried & { readonly x: number; readonly y: number }) | undefined>(undefined)
  const [from, setFrom] = useState<(Carried & { readonly x: number; readonly y: number }) | undefined>(undefined)
  // What the table allows may change while the piece is in the air.
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => {
    if (!from) return
    let lifted = false
    const move = (event: PointerEvent): void => {
      if (!lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIR) return
      if (!lifted) onLift(from.id)
      lifted = true
      setHeld({ ...from, x: event.clientX, y: event.clientY })
    }
    const end = (event: PointerEvent): void => {
      setFrom(undefined)
      setHeld(undefined)
      const map = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGSVGElement>('.siege-map')
      const hex =
        lifted && event.type === 'pointerup' && map ? hexAtPoint(map, event.clientX, event.clientY) : undefined
      if (hex) drop.current(from.id, hex)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [from])
  return {
    grab: (carried: Carried, event: PointerEvent) => setFrom({ ...carried, x: event.clientX, y: event.clientY }),
    ghost: held && (
      <div class="carried" aria-hidden="true" style={{ transform: `translate(${held.x}px, ${held.y}px)` }}>
        <Icon name={held.icon} />
      </div>
    ),
  }
}
