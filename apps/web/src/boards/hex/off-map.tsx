/** Those who wait beside the map, and what is laid on it: press one to bring him on, or carry him there in the set-up. */
import type { CharacterView } from '@siegeworks/siege'
import { Icon } from '../../art/icon.tsx'
import { CLASS_ICONS } from './counter.tsx'
import type { Carried } from './drag-piece.tsx'
import { engineIcon } from './engine-icon.ts'
import { pieceIcon } from './piece-icon.ts'
import { pieceTitle } from './piece-label.ts'
import { hexesOfPiece, MARKERS, type Marker, type SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

const RANKS = Object.keys(CLASS_ICONS)
const byRank = (a: CharacterView, b: CharacterView): number =>
  RANKS.indexOf(a.unit) - RANKS.indexOf(b.unit) || b.attack - a.attack

const MARKER_ICONS = { filled: 'wood-pile', rubble: 'stone-pile' } as const

interface OffMapProps extends SiegeTableProps {
  readonly actor: string | undefined
  readonly onPick: (marker: Marker) => void
  readonly onSend: (move: SiegeMove) => void
  readonly onGrab: (carried: Carried, event: PointerEvent) => void
}

export const OffMap = ({ view, voice, moves, actor, onPick, onSend, onGrab }: OffMapProps) => {
  const takes = new Map(moves.flatMap(one => (one.move.kind === 'select' ? [[one.move.piece, one] as const] : [])))
  // Whoever is taken up keeps his place among them until he has a hex.
  const taken = moves.length > 0 ? view.active : undefined
  const waiting = [...Object.values(view.characters).sort(byRank), ...Object.values(view.engines)].filter(
    ({ id }) => (takes.has(id) || id === taken) && hexesOfPiece(view, id).length === 0,
  )
  const markers = MARKERS.filter(marker => moves.some(({ move }) => 'marker' in move && move.marker === marker))
  if (waiting.length === 0 && markers.length === 0) return null
  // [SG-1.91-1] They come with whoever carries them in.
  const ladders = Object.values(view.engines).filter(
    ({ kind, where, seat }) => kind === 'ladder' && where === 'reserve' && seat === view.phase,
  )
  return (
    <section class="panel off-map">
      <h2>{voice.say('table.off-map')}</h2>
      <ul class="waiting-pieces">
        {waiting.map(({ id, seat }) => {
          const take = takes.get(id)
          const icon = pieceIcon(view, id)
          return (
            <li key={id}>
              <button
                type="button"
                class={`btn small seat-${seat} ${take ? '' : 'on'}`}
                aria-pressed={!take}
                onClick={() => take && onSend(take)}
                onPointerDown={event => view.stage === 'set-up' && onGrab({ id, icon }, event)}
              >
                <Icon name={icon} /> {pieceTitle(view, voice, id)}
              </button>
            </li>
          )
        })}
        {markers.map(marker => (
          <li key={marker}>
            <button
              type="button"
              class={`btn small ${actor === marker ? 'on' : ''}`}
              aria-pressed={actor === marker}
              data-marker={marker}
              onClick={() => onPick(marker)}
              onPointerDown={event => onGrab({ id: marker, icon: MARKER_ICONS[marker] }, event)}
            >
              <Icon name={MARKER_ICONS[marker]} /> {voice.say(`table.${marker}-left`, { n: view.supply[marker] })}
            </button>
          </li>
        ))}
      </ul>
      {view.stage === 'play' && ladders.length > 0 && (
        <p class="ladders-off">
          <Icon name={engineIcon('ladder')} /> {voice.say('table.ladders-off', { n: ladders.length })}
        </p>
      )}
    </section>
  )
}
