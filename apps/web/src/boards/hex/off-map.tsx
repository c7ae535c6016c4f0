/** Those who wait beside the map: press one to bring him on. */
import { Icon } from '../../art/icon.tsx'
import { CLASS_ICONS } from './counter.tsx'
import type { Carried } from './drag-piece.tsx'
import { engineIcon } from './engine-icon.ts'
import { pieceTitle } from './piece-label.ts'
import type { SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

interface OffMapProps extends SiegeTableProps {
  readonly onSend: (move: SiegeMove) => void
  readonly onGrab: (carried: Carried, event: PointerEvent) => void
}

export const OffMap = ({ view, voice, moves, onSend, onGrab }: OffMapProps) => {
  const waiting = moves.flatMap(one => {
    const piece = one.move.kind === 'select' ? view.characters[one.move.piece] : undefined
    return piece && piece.hex === undefined ? [{ one, piece }] : []
  })
  if (waiting.length === 0) return null
  // [SG-1.91-1] They come with whoever carries them in.
  const ladders = Object.values(view.engines).filter(
    ({ kind, where, seat }) => kind === 'ladder' && where === 'reserve' && seat === view.phase,
  )
  return (
    <section class="panel off-map">
      <h2>{voice.say('table.off-map')}</h2>
      {view.stage === 'play' && ladders.length > 0 && (
        <p class="ladders-off">
          <Icon name={engineIcon('ladder')} /> {voice.say('table.ladders-off', { n: ladders.length })}
        </p>
      )}
      <ul class="waiting-pieces">
        {waiting.map(({ one, piece }) => (
          <li key={piece.id}>
            <button
              type="button"
              class={`btn small seat-${piece.seat}`}
              onClick={() => onSend(one)}
              onPointerDown={event =>
                view.stage === 'set-up' && onGrab({ id: piece.id, icon: CLASS_ICONS[piece.unit] ?? 'person' }, event)
              }
            >
              <Icon name={CLASS_ICONS[piece.unit] ?? 'person'} /> {pieceTitle(view, voice, piece.id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
