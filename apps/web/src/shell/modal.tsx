/** A dialog on the page: native, so that focus and Escape behave. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/say.ts'

export const Modal = ({
  title,
  onClose,
  wide,
  children,
}: {
  title: string
  onClose: () => void
  wide?: boolean
  children: ComponentChildren
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={wide ? 'modal wide' : 'modal'}
      aria-label={title}
      onClose={event => {
        // One that has given way to another is gone already when it hears of its end.
        if (event.currentTarget.isConnected) onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header class="modal-head">
        <h2>{title}</h2>
        <button type="button" class="btn quiet" onClick={onClose} aria-label={say('app.close')}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  )
}
