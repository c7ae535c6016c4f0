/** The board in words: every move as a button, grouped by what it is about. The keyboard and screen readers play here. */
import { useState } from 'preact/hooks'
import { isMainMove } from './main-move.tsx'
import type { DrawnMap } from './map-shapes.ts'
import { hexName, moveLabel, pieceLabel } from './piece-label.ts'
import { placeText } from './place-text.ts'
import { actorOf, type SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

interface TextTwinProps extends SiegeTableProps {
  readonly map: DrawnMap | undefined
  readonly onSend: (move: SiegeMove) => void
}

const grouped = (moves: readonly SiegeMove[]): readonly (readonly [string, readonly SiegeMove[]])[] => {
  const groups = new Map<string, SiegeMove[]>()
  for (const one of moves) {
    const name = actorOf(one.move) ?? one.move.kind
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups]
}

export const TextTwin = ({ view, voice, moves, map, inWords, onSend }: TextTwinProps) => {
  const [opened, setOpened] = useState(false)
  const open = opened || inWords
  const rest = moves.filter(one => !isMainMove(one))
  const where = (hex: string): string => (map ? placeText(view, map, voice, hex) : hexName(hex))
  const pieces = Object.values(view.characters).flatMap(({ id, hex, where: at }) =>
    at === 'map' && hex !== undefined ? [{ id, hex }] : [],
  )
  const engines = Object.values(view.engines).flatMap(({ id, hexes: [hex], where: at }) =>
    at === 'map' && hex !== undefined ? [{ id, hex }] : [],
  )
  return (
    <section class="panel twin">
      <details open={open} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>
          {rest.length > 0 ? voice.say('table.in-words', { n: rest.length }) : voice.say('table.on-the-map')}
        </summary>
        {open && (
          <>
            {grouped(rest).map(([name, own]) => {
              const isPiece = name in view.characters || name in view.engines
              // Where the piece in hand may go is what is asked: never folded away.
              return (
                <details key={name} class="twin-group" open={own.length <= 6 || !isPiece}>
                  <summary>
                    {isPiece ? pieceLabel(view, voice, name) : voice.say('table.choices', { n: own.length })}
                  </summary>
                  <ul>
                    {own.map(one => (
                      <li key={one.text}>
                        <button type="button" class="btn small" data-move={one.text} onClick={() => onSend(one)}>
                          {moveLabel(view, voice, one.move)}
                        </button>
                      </li>
                    ))}
                  </ul>
                </details>
              )
            })}
            <h3>{voice.say('table.on-the-map')}</h3>
            <ul class="roll">
              {[...pieces, ...engines].map(({ id, hex }) => (
                <li key={id}>
                  {where(hex)}: {pieceLabel(view, voice, id)}
                </li>
              ))}
              {Object.keys(view.fires).map(hex => (
                <li key={`fire ${hex}`}>{voice.say('table.fire-at', { hex: where(hex) })}</li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  )
}
