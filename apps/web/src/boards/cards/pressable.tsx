/** A card on the table that can be pressed, held to be read, or dragged; lit when a move concerns it. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { lookedAt } from './preview.tsx'
import { useStorm } from './storm-context.ts'
import { about } from './storm-view.ts'
import { carryByTouch } from './touch-drag.ts'

export interface PressableProps {
  readonly id: string
  readonly label: string
  readonly design?: string | undefined
  /** Said after the text of the card: whose it is, how it stands. */
  readonly note?: string
  readonly class?: string
  readonly draggable?: boolean
  readonly children: ComponentChildren
}

const LONG_PRESS_MS = 450

export const Pressable = ({ id, label, note, design, class: extra, draggable, children }: PressableProps) => {
  const { moves, press, read, marked } = useStorm()
  const held = useRef<number | undefined>(undefined)
  /** Read or carried: what follows is no press. */
  const wasHeld = useRef(false)
  const touched = useRef(false)
  const found = about(moves, id)
  const lit = found.length > 0
  const pays = found[0]?.move.kind === 'pay'
  const look = (): void => {
    lookedAt.value = design ? { design, id } : undefined
  }
  const away = (): void => {
    if (lookedAt.peek()?.id === id) lookedAt.value = undefined
  }
  const release = (): void => clearTimeout(held.current)
  return (
    <button
      type="button"
      class={`pressable ${lit ? 'lit' : ''} ${marked.has(id) ? 'marked' : ''} ${extra ?? ''}`}
      data-moves={id}
      data-card={id}
      data-design={design}
      aria-label={design ? undefined : label}
      aria-pressed={pays ? marked.has(id) : undefined}
      draggable={draggable}
      onDragStart={event => {
        if (touched.current) event.preventDefault()
        else event.dataTransfer?.setData('text/plain', id)
      }}
      onClick={() => {
        if (wasHeld.current) wasHeld.current = false
        else press(id)
      }}
      onContextMenu={event => {
        event.preventDefault()
        if (design) read(design, id)
      }}
      onPointerDown={event => {
        wasHeld.current = false
        touched.current = event.pointerType !== 'mouse'
        if (!touched.current || !design) return
        held.current = window.setTimeout(() => {
          wasHeld.current = true
          read(design, id)
        }, LONG_PRESS_MS)
        if (draggable)
          carryByTouch(event.currentTarget, id, event, () => {
            release()
            wasHeld.current = true
          })
      }}
      onPointerUp={release}
      onPointerEnter={event => event.pointerType === 'mouse' && look()}
      onPointerLeave={() => {
        release()
        away()
      }}
      onFocus={event => event.currentTarget.matches(':focus-visible') && look()}
      onBlur={away}
      onKeyDown={event => {
        if (event.key === 'i' && design) read(design, id)
      }}
    >
      {children}
      {design && note && <span class="sr-only">{note}</span>}
    </button>
  )
}
