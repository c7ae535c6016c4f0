/** Set-up: pieces waiting to be placed. Pick one, then a lit hex; ready when done. */
import { Icon } from '../../art/icon.tsx'
import { CLASS_ICONS } from './counter.tsx'
import { engineIcon } from './engine-shape.tsx'
import { moveLabel, pieceName } from './piece-label.ts'
import { actorsOf } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

interface ReadyRoomProps extends SiegeTableProps {
  readonly actor: string | undefined
  readonly onPick: (id: string) => void
}

export const ReadyRoom = ({ view, voice, moves, actor, play, onPick }: ReadyRoomProps) => {
  const pieces = [...actorsOf(moves)]
  const waiting = pieces.filter(id => (view.characters[id]?.hex ?? view.engines[id]?.hexes[0]) === undefined)
  const others = moves.filter(({ move }) => move.kind === 'ready')
  return (
    <section class="panel ready-room">
      <h2>{voice.say('table.set-up')}</h2>
      <p class="muted">{voice.say(waiting.length > 0 ? 'table.set-up-pick' : 'table.set-up-done')}</p>
      <ul class="waiting-pieces">
        {waiting.map(id => (
          <li key={id}>
            <button
              type="button"
              class={`btn ${actor === id ? 'on' : ''}`}
              aria-pressed={actor === id}
              onClick={() => onPick(id)}
            >
              <Icon
                name={
                  view.characters[id]
                    ? (CLASS_ICONS[view.characters[id].unit] ?? 'person')
                    : engineIcon(view.engines[id]?.kind ?? '')
                }
              />
              {pieceName(view, voice, id)}
            </button>
          </li>
        ))}
      </ul>
      {others.map(one => (
        <button key={one.text} type="button" class="btn primary" onClick={() => play(one.text)}>
          {moveLabel(view, voice, one.move)}
        </button>
      ))}
    </section>
  )
}
