/** Pieces that wait beside the map for a hex: to be placed in the set-up, to be aimed on a day of bombardment. */
import { Icon } from '../../art/icon.tsx'
import type { Carried } from './drag-piece.tsx'
import { isMainMove } from './main-move.tsx'
import { pieceIcon } from './piece-icon.ts'
import { hexName, pieceTitle } from './piece-label.ts'
import { actorsOf } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

interface ReadyRoomProps extends SiegeTableProps {
  readonly actor: string | undefined
  readonly onPick: (id: string) => void
  readonly onGrab: (carried: Carried, event: PointerEvent) => void
}

export const ReadyRoom = ({ view, voice, moves, actor, onPick, onGrab }: ReadyRoomProps) => {
  const waiting = [...actorsOf(moves)].filter(
    id => (view.characters[id]?.hex ?? view.engines[id]?.hexes[0]) === undefined,
  )
  const setUp = view.stage === 'set-up'
  // Some are taken up first and then get a hex: they wait beside the map.
  const placing =
    waiting.length > 0 ||
    moves.some(({ move }) => move.kind === 'select' && view.characters[move.piece]?.hex === undefined)
  if (waiting.length === 0 && !(setUp && !moves.every(isMainMove))) return null
  return (
    <section class="panel ready-room">
      <h2>{voice.say(setUp ? 'table.set-up' : 'table.machines')}</h2>
      {setUp && <p class="muted">{voice.say(placing ? 'table.set-up-pick' : 'table.set-up-done')}</p>}
      <ul class="waiting-pieces">
        {waiting.map(id => (
          <li key={id}>
            <button
              type="button"
              class={`btn ${actor === id ? 'on' : ''}`}
              aria-pressed={actor === id}
              onClick={() => onPick(id)}
              onPointerDown={event => onGrab({ id, icon: pieceIcon(view, id) }, event)}
            >
              <Icon name={pieceIcon(view, id)} />
              {pieceTitle(view, voice, id)}
              {view.aims?.[id] !== undefined && ` → ${hexName(view.aims[id])}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
