/** A card carried by a finger: lifted out of the hand and dropped where a mouse would drop it. Sideways the hand scrolls. */

/** Less than this is a press, not a drag. */
const STIR = 14

const ghostOf = (card: HTMLElement): HTMLElement => {
  const ghost = card.cloneNode(true) as HTMLElement
  const { left, top, width } = card.getBoundingClientRect()
  for (const name of ['data-card', 'data-moves', 'data-design']) ghost.removeAttribute(name)
  ghost.classList.add('carried-card')
  ghost.inert = true
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  document.body.append(ghost)
  return ghost
}

const dropAt = (x: number, y: number, id: string): void => {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', id)
  document
    .elementFromPoint(x, y)
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

export const carryByTouch = (card: HTMLElement, id: string, start: PointerEvent, onLift: () => void): void => {
  let ghost: HTMLElement | undefined
  const listening = new AbortController()
  const { signal } = listening
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== start.pointerId) return
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    if (!ghost && Math.hypot(x, y) < STIR) return
    if (!ghost) onLift()
    ghost ??= ghostOf(card)
    ghost.style.translate = `${x}px ${y}px`
  }
  const end = ({ pointerId, type, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== start.pointerId) return
    listening.abort()
    if (!ghost) return
    ghost.remove()
    if (type === 'pointerup') dropAt(clientX, clientY, id)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}
