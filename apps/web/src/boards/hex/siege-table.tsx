/** The siege table: the map under the fingers, and around it what can be done, by whom, and why not. */

import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Advise } from './advice.ts'
import { Asked } from './asked.tsx'
import { Briefing } from './briefing.tsx'
import { useDrag } from './drag-piece.tsx'
import { FightPanel } from './fight-panel.tsx'
import type { DrawnMap } from './map-shapes.ts'
import { MapStage } from './map-stage.tsx'
import { OffMap } from './off-map.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { piecesAt } from './piece-at.ts'
import { pieceIcon } from './piece-icon.ts'
import { PiecePanel } from './piece-panel.tsx'
import { PressMenu } from './press-menu.tsx'
import { ReadyRoom } from './ready-room.tsx'
import { actorOf, actorsOf, isMarker, liftableIn, movesAt, type SiegeMove, shotAt, wishAt } from './siege-moves.ts'
import { SiegeSheet } from './siege-sheet.tsx'
import { ShotPanel, SightPanel } from './sight-panel.tsx'
import type { Story, Traces } from './story.ts'
import { TextTwin } from './text-twin.tsx'

export interface SiegeTableProps {
  readonly view: View
  readonly moves: readonly SiegeMove[]
  readonly seat: string
  readonly voice: Speaker
  readonly play: (text: string) => void
  readonly advise: Advise
  readonly replaying: boolean
  /** The board in words instead of the map. */
  readonly inWords: boolean
  /** The last thing that happened, in words. */
  readonly latest: string | undefined
  /** What the others did since this seat did something itself. */
  readonly story: Story
  readonly traces: Traces
  /** Why nobody is asked, where the board itself does not say so. */
  readonly resting: string | undefined
  /** Takes a move back, where that can be. */
  readonly undo: ComponentChildren
  readonly children?: ComponentChildren
}

/** What this screen has under the hand; none of it is part of the game. */
export interface Hand {
  /** A piece picked up on this screen, for moves that name it. */
  readonly actor?: string
  /** The piece whose card is open. */
  readonly shown?: string
  readonly hover?: string
  /** Looking along a line: from where, and to where once chosen. */
  readonly looking?: { readonly from: string; readonly to?: string }
  /** A press that may mean several things. */
  readonly menu?: { readonly hex: string; readonly moves: readonly SiegeMove[] }
}

const NOBODY: ReadonlySet<string> = new Set()

export const SiegeTable = (props: SiegeTableProps) => {
  const { view, moves, play, advise, voice } = props
  const [hand, setHand] = useState<Hand>({})
  const [map, setMap] = useState<DrawnMap | undefined>(undefined)
  const boardKey = view.board.map === 'inline' ? JSON.stringify(view.board.inline) : view.board.map
  useEffect(() => {
    let here = true
    advise({ ask: 'map' }, view).then(answer => here && answer && setMap(answer as DrawnMap))
    return () => {
      here = false
    }
  }, [boardKey])
  // A new position: what was half chosen no longer stands.
  useEffect(
    () =>
      setHand(({ shown, looking, actor }) => ({
        ...(shown && { shown }),
        ...(looking && { looking }),
        // A handful of markers is laid one after the other.
        ...(isMarker(actor) && view.supply[actor] > 0 && { actor }),
      })),
    [view],
  )
  useEffect(() => setHand({}), [view.stage])
  // Whoever looks, looks at the map; on a phone the button lies below it.
  const isLooking = hand.looking !== undefined
  useEffect(() => {
    if (isLooking) document.querySelector('.map-frame')?.scrollIntoView({ block: 'nearest' })
  }, [isLooking])
  // Escape puts down what is in the hand: first the line of fire, then a piece.
  useEffect(() => {
    const back = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      setHand(({ looking, actor, ...rest }) => ({ ...rest, ...(looking && actor !== undefined && { actor }) }))
    }
    addEventListener('keydown', back)
    return () => removeEventListener('keydown', back)
  }, [])
  const actors = useMemo(() => actorsOf(moves), [moves])
  const send = (move: SiegeMove): void => {
    setHand(({ shown, actor }) => ({ ...(shown && { shown }), ...('marker' in move.move && { actor }) }))
    play(move.text)
  }
  const press = (hex: string, finger: boolean): void => {
    if (hand.looking) {
      setHand({ ...hand, looking: { ...hand.looking, to: hex } })
      return
    }
    const meant = movesAt(view, moves, hex, hand.actor)
    const [first] = meant
    // A finger cannot point without pressing: its first press on a target shows the line and the odds.
    if (finger && first?.move.kind === 'shoot' && hand.hover !== hex) setHand({ ...hand, hover: hex })
    else if (first && meant.length === 1) send(first)
    else if (first) setHand({ ...hand, menu: { hex, moves: meant } })
    else {
      why(hex, hand.actor)
      show(hex)
    }
  }
  const why = (hex: string, actor: string | undefined): void => {
    const wish = moves.length > 0 ? wishAt(view, moves, props.seat, hex, actor) : undefined
    if (wish !== undefined) play(wish)
  }
  const show = (hex: string): void => {
    // A second press on the same hex goes on to whoever stands under or beside.
    const here = piecesAt(view, hex)
    const next = here[(here.indexOf(hand.shown ?? '') + 1) % here.length]
    const actor = next !== undefined && actors.has(next) ? next : here.find(id => actors.has(id))
    setHand({ ...(next !== undefined && { shown: next }), ...(actor && { actor }) })
  }
  const lift = (id: string): void => setHand({ actor: id, ...(!isMarker(id) && { shown: id }) })
  // Who must first be taken up is, as soon as he is lifted.
  const carry = (id: string): void => {
    const taken = moves.find(({ move }) => move.kind === 'select' && move.piece === id)
    if (taken) play(taken.text)
    lift(id)
  }
  const drag = useDrag(carry, (id, hex) => {
    const meant = movesAt(view, moves, hex, id).filter(({ move }) => actorOf(move) === id)
    const [first] = meant
    if (first && meant.length === 1) send(first)
    else if (first) setHand({ actor: id, shown: id, menu: { hex, moves: meant } })
    else why(hex, id)
  })
  const liftable = useMemo(() => (view.stage === 'set-up' ? liftableIn(moves) : NOBODY), [view.stage, moves])
  const shot = hand.looking ? undefined : shotAt(view, moves, hand.hover)
  const shownPiece = hand.shown ?? view.active
  return (
    <div class={`siege-table ${props.inWords ? 'in-words' : ''}`} data-stage={view.stage}>
      <PhaseBar view={view} voice={voice} seat={props.seat} />
      {props.inWords ? null : map ? (
        <MapStage
          {...props}
          map={map}
          hand={hand}
          onHover={hover => hover !== undefined && setHand(now => (now.hover === hover ? now : { ...now, hover }))}
          onPress={press}
          liftable={liftable}
          onGrab={(id, event) => drag.grab({ id, icon: pieceIcon(view, id) }, event)}
        />
      ) : (
        <div class="map-frame waiting" role="status">
          {voice.say('table.map-coming')}
        </div>
      )}
      <aside class="siege-side">
        <div class="siege-panels">
          <Asked {...props} actor={hand.actor} onSend={send} />
          {view.stage === 'day' && <ReadyRoom {...props} actor={hand.actor} onPick={lift} onGrab={drag.grab} />}
          <FightPanel view={view} voice={voice} />
          {shot && <ShotPanel {...props} from={shot.from} to={shot.to} onSend={send} />}
          {shownPiece && (
            <PiecePanel
              {...props}
              id={shownPiece}
              looking={hand.looking !== undefined}
              onLook={() =>
                setHand(({ looking, ...rest }) => (looking ? rest : { ...rest, looking: { from: shownPiece } }))
              }
              onShow={lift}
            />
          )}
          <OffMap {...props} actor={hand.actor} onPick={actor => setHand({ actor })} onSend={send} onGrab={drag.grab} />
          <Briefing view={view} voice={voice} />
          {view.stage !== 'set-up' && <SiegeSheet view={view} map={map} voice={voice} />}
          <TextTwin {...props} map={map} onSend={send} />
        </div>
        {props.children}
      </aside>
      {hand.looking && map && (
        <SightPanel
          {...props}
          map={map}
          looking={hand.looking}
          hover={hand.hover}
          onClose={() => setHand(({ looking: _, ...rest }) => rest)}
        />
      )}
      {drag.ghost}
      {hand.menu && (
        <PressMenu
          view={view}
          voice={voice}
          menu={hand.menu}
          onSend={send}
          onClose={() => setHand(({ menu: _, ...rest }) => rest)}
        />
      )}
    </div>
  )
}
