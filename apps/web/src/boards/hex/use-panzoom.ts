/** The map under the fingers: drag, pinch, wheel, and the keys. */
import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useEffect, useRef } from 'preact/hooks'
import type { Spot } from './layout.ts'

export interface MapView {
  readonly frame: { current: HTMLDivElement | null }
  readonly paper: { current: HTMLDivElement | null }
  zoom(factor: number): void
  /** Brings a point of the drawing into the middle, near enough for a finger; on a wide screen only into sight. */
  follow(spot: Spot): void
  /** The same for the nearest of several points, unless one of them is under the fingers already. */
  followNearest(spots: readonly Spot[]): void
  /** All of the map, however small. */
  whole(): void
  /** Brings a point of the paper into the frame if it is out of sight. */
  reveal(x: number, y: number): void
  /** Whether the last press was a drag. */
  dragged(): boolean
}

const NEAR = 1.25
const FAR = 0.55
/** At this scale a number on the ground has its own size. */
const READABLE = 0.85
/** At this scale a hex is as wide and high as a finger. */
const FINGER = 0.86
/** At this scale a phone shows a map it opens: sides are told apart, and a good part of the ground is there. */
const OPENING = 0.62
/** The cursor keeps so far from the edge of the frame. */
const EDGE = 60

const onPhone = (): boolean => matchMedia('(max-width: 900px), (max-height: 500px)').matches

/** The nearest middle at which a strip of paper fills a frame; the middle of the paper if it is the smaller. */
const within = (at: number, paper: number, frame: number): number =>
  paper <= frame ? paper / 2 : Math.min(Math.max(at, frame / 2), paper - frame / 2)

/** `home` is where a map too large for the screen is opened. */
export const usePanzoom = (width: number, height: number, home: Spot): MapView => {
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const pan = useRef<PanzoomObject | undefined>(undefined)
  const moved = useRef(false)

  /** Shows a point of the paper in the middle of the frame. Panzoom scales around the middle of the paper. */
  const center = (box: DOMRect, scale: number, x: number, y: number): void => {
    const startX = (box.width / 2 - width / 2) / scale - (x - width / 2)
    const startY = (box.height / 2 - height / 2) / scale - (y - height / 2)
    // A moment after it is made it goes to its start by itself: that is here.
    pan.current?.setOptions({ startX, startY })
    pan.current?.zoom(scale, { animate: false })
    pan.current?.pan(startX, startY, { animate: false })
  }

  const show = (opening: boolean): void => {
    if (!frame.current || !pan.current) return
    const box = frame.current.getBoundingClientRect()
    const all = Math.min(box.width / width, box.height / height) * 0.98
    pan.current.setOptions({ minScale: all * 0.8 })
    const scale = opening && onPhone() ? Math.max(all, Math.min(OPENING, (box.height / height) * 0.98)) : all
    center(box, scale, within(home.x, width, box.width / scale), within(home.y, height, box.height / scale))
  }

  useEffect(() => {
    const element = paper.current
    const outer = frame.current
    if (!element || !outer) return
    const panzoom = createPanzoom(element, { maxScale: 3, minScale: 0.2, step: 0.25, canvas: true, cursor: 'grab' })
    pan.current = panzoom
    show(true)
    const wheel = (event: WheelEvent): void => {
      panzoom.zoomWithWheel(event)
    }
    // Near by names can be read; from afar no figure can, and what is written on the ground is written larger.
    const near = (): void => {
      const scale = panzoom.getScale()
      outer.dataset['near'] = String(scale >= NEAR)
      outer.dataset['far'] = String(scale < FAR)
      outer.style.setProperty('--larger', Math.min(2, Math.max(1, READABLE / scale)).toFixed(1))
    }
    element.addEventListener('panzoomzoom', near)
    near()
    // The map is kept as one picture so that it moves smoothly; after a change of scale it is drawn sharp again.
    let sharpen: ReturnType<typeof setTimeout> | undefined
    const zoomed = (): void => {
      clearTimeout(sharpen)
      sharpen = setTimeout(() => {
        outer.dataset['sharp'] = 'false'
        requestAnimationFrame(() => requestAnimationFrame(() => delete outer.dataset['sharp']))
      }, 160)
    }
    element.addEventListener('panzoomzoom', zoomed)
    zoomed()
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
    // Another size of the frame: what was in its middle stays there.
    let size = outer.getBoundingClientRect()
    const resized = new ResizeObserver(() => {
      const now = outer.getBoundingClientRect()
      const scale = panzoom.getScale() * 2
      const dx = (now.width - size.width) / scale
      const dy = (now.height - size.height) / scale
      if (dx !== 0 || dy !== 0) panzoom.pan(dx, dy, { relative: true, animate: false })
      size = now
    })
    resized.observe(outer)
    return () => {
      clearTimeout(sharpen)
      outer.removeEventListener('wheel', wheel)
      outer.removeEventListener('pointerdown', down, { capture: true })
      outer.removeEventListener('pointermove', move, { capture: true })
      resized.disconnect()
      panzoom.destroy()
    }
  }, [width, height])

  const reveal = (x: number, y: number): void => {
    const box = frame.current?.getBoundingClientRect()
    const sheet = paper.current?.getBoundingClientRect()
    if (!box || !sheet || !pan.current) return
    const scale = pan.current.getScale()
    const out = (at: number, size: number): number => Math.min(0, at - EDGE) + Math.max(0, at + EDGE - size)
    const dx = out(sheet.x + x * scale - box.x, box.width)
    const dy = out(sheet.y + y * scale - box.y, box.height)
    if (dx !== 0 || dy !== 0) pan.current.pan(-dx / scale, -dy / scale, { relative: true, animate: false })
  }

  return {
    frame,
    paper,
    zoom: factor => {
      const box = frame.current?.getBoundingClientRect()
      if (!box || !pan.current) return
      const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
      pan.current.zoomToPoint(pan.current.getScale() * factor, middle, { animate: true })
    },
    follow: ({ x, y }) => {
      const box = frame.current?.getBoundingClientRect()
      if (box && pan.current && onPhone()) center(box, Math.max(FINGER, pan.current.getScale()), x, y)
      else reveal(x, y)
    },
    followNearest: spots => {
      const box = frame.current?.getBoundingClientRect()
      const sheet = paper.current?.getBoundingClientRect()
      if (!box || !sheet || !pan.current || !onPhone()) return
      const scale = pan.current.getScale()
      const off = ({ x, y }: Spot): Spot => ({
        x: Math.abs(sheet.x + x * scale - box.x - box.width / 2),
        y: Math.abs(sheet.y + y * scale - box.y - box.height / 2),
      })
      const far = (spot: Spot): number => Math.hypot(off(spot).x, off(spot).y)
      const [nearest] = [...spots].sort((a, b) => far(a) - far(b))
      if (!nearest) return
      const { x, y } = off(nearest)
      const isSeen = x < box.width / 2 - EDGE && y < box.height / 2 - EDGE
      if (scale < FINGER || !isSeen) center(box, Math.max(FINGER, scale), nearest.x, nearest.y)
    },
    whole: () => show(false),
    reveal,
    dragged: () => moved.current,
  }
}
