/** The machines of a day of bombardment: one is picked, then the wall it is to batter. */
import { Icon } from '../../art/icon.tsx'
import type { Carried } from './drag-piece.tsx'
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
  const waiting = [...actorsOf(moves)].filter(id => view.engines[id]?.hexes[0] === undefined)
  if (waiting.length === 0) return null
  return (
    <section class="panel ready-room">
      <h2>{voice.say('table.machines')}</h2>
      <ul class="waiting-pieces">
        {waiting.map(id => (
          <li key={id}>
            <button
              type="button"
              class={`btn small ${actor === id ? 'on' : ''}`}
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
