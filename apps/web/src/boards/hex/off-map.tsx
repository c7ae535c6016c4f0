/** Those who wait beside the map: press one to bring him on. */
import { Icon } from '../../art/icon.tsx'
import { CLASS_ICONS } from './counter.tsx'
import { pieceTitle } from './piece-label.ts'
import type { SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

export const OffMap = ({
  view,
  voice,
  moves,
  onSend,
}: SiegeTableProps & { readonly onSend: (move: SiegeMove) => void }) => {
  const waiting = moves.flatMap(one => {
    const piece = one.move.kind === 'select' ? view.characters[one.move.piece] : undefined
    return piece && piece.hex === undefined ? [{ one, piece }] : []
  })
  if (waiting.length === 0) return null
  return (
    <section class="panel off-map">
      <h2>{voice.say('table.off-map')}</h2>
      <ul class="waiting-pieces">
        {waiting.map(({ one, piece }) => (
          <li key={piece.id}>
            <button type="button" class={`btn small seat-${piece.seat}`} onClick={() => onSend(one)}>
              <Icon name={CLASS_ICONS[piece.unit] ?? 'person'} /> {pieceTitle(view, voice, piece.id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
