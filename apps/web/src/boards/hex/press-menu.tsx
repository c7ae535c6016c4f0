/** A press that may mean several things: which one? */
import type { Move, View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { useEffect, useRef } from 'preact/hooks'
import { angleOf } from './layout.ts'
import { hexName, moveLabel } from './piece-label.ts'
import type { SiegeMove } from './siege-moves.ts'

interface PressMenuProps {
  readonly view: View
  readonly voice: Speaker
  readonly menu: { readonly hex: string; readonly moves: readonly SiegeMove[] }
  readonly onSend: (move: SiegeMove) => void
  readonly onClose: () => void
}

/** Who stands above and who below, marked as on the map. */
const levelOf = (view: View, move: Move): string => {
  const piece = 'piece' in move ? view.characters[move.piece] : undefined
  const under = Object.values(view.characters).some(
    one => one.id !== piece?.id && one.hex === piece?.hex && one.where === 'map' && one.condition !== 'dead',
  )
  return piece?.hex === undefined || !under ? '' : piece.storey === 1 ? ' ▲' : ' ▼'
}

/** Which way a thing would face, as an arrow. */
const Facing = ({ move }: { readonly move: Move }) => {
  const side = 'facing' in move ? move.facing : 'side' in move ? move.side : undefined
  return side === undefined ? null : (
    <svg class="facing" viewBox="-9 -9 18 18" aria-hidden="true">
      <path d="M-7 0H7M1 -6L7 0L1 6" transform={`rotate(${angleOf(side)})`} />
    </svg>
  )
}

export const PressMenu = ({ view, voice, menu, onSend, onClose }: PressMenuProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class="press-menu" onClose={onClose} aria-label={hexName(menu.hex)}>
      <h2>{hexName(menu.hex)}</h2>
      <div class="piece-moves">
        {menu.moves.map(one => (
          <button key={one.text} type="button" class="btn" onClick={() => onSend(one)}>
            <Facing move={one.move} />
            {moveLabel(view, voice, one.move)}
            {levelOf(view, one.move)}
          </button>
        ))}
        <button type="button" class="btn quiet" onClick={() => dialog.current?.close()}>
          {voice.say('table.back')}
        </button>
      </div>
    </dialog>
  )
}
