/** The map under the fingers: drag, pinch, wheel, and the keys. */
import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useEffect, useRef } from 'preact/hooks'

export interface MapView {
  readonly frame: { current: HTMLDivElement | null }
  readonly paper: { current: HTMLDivElement | null }
  zoom(factor: number): void
  whole(): void
  /** Whether the last press was a drag. */
  dragged(): boolean
}

const NEAR = 1.25

export const usePanzoom = (width: number, height: number): MapView => {
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const pan = useRef<PanzoomObject | undefined>(undefined)
  const moved = useRef(false)

  const fit = (): void => {
    if (!frame.current || !pan.current) return
    const box = frame.current.getBoundingClientRect()
    const scale = Math.min(box.width / width, box.height / height) * 0.98
    const least = Math.max(scale, Math.min(0.62, (box.height / height) * 0.98))
    pan.current.setOptions({ minScale: scale * 0.8 })
    pan.current.zoom(least, { animate: false })
    // Panzoom scales around the middle of the paper, which lies at the top left of the frame.
    pan.current.pan((box.width - width) / 2 / least, (box.height - height) / 2 / least, { animate: false })
  }

  useEffect(() => {
    const element = paper.current
    const outer = frame.current
    if (!element || !outer) return
    const panzoom = createPanzoom(element, { maxScale: 3, minScale: 0.2, step: 0.25, canvas: true, cursor: 'grab' })
    pan.current = panzoom
    fit()
    const wheel = (event: WheelEvent): void => {
      panzoom.zoomWithWheel(event)
    }
    // From this scale on names can be read.
    const near = (): void => {
      outer.dataset['near'] = String(panzoom.getScale() >= NEAR)
    }
    element.addEventListener('panzoomzoom', near)
    near()
    let start = { x: 0, y: 0 }
    const down = (event: PointerEvent): void => {
      start = { x: event.clientX, y: event.clientY }
      moved.current = false
    }
    const move = (event: PointerEvent): void => {
      if (event.buttons && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 6) moved.current = true
    }
    outer.addEventListener('wheel', wheel, { passive: false })
    outer.addEventListener('pointerdown', down, { capture: true })
    outer.addEventListener('pointermove', move, { capture: true })
    const resized = new ResizeObserver(fit)
    resized.observe(outer)
    return () => {
      outer.removeEventListener('wheel', wheel)
      outer.removeEventListener('pointerdown', down, { capture: true })
      outer.removeEventListener('pointermove', move, { capture: true })
      resized.disconnect()
      panzoom.destroy()
    }
  }, [width, height])

  return {
    frame,
    paper,
    zoom: factor => pan.current?.zoom(pan.current.getScale() * factor, { animate: true }),
    whole: fit,
    dragged: () => moved.current,
  }
}
