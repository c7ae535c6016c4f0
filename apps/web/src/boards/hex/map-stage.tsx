/** The map and everything on it, in the order it lies: ground, marks, engines, the fallen, the living, fire, choices. */
import type { View } from '@siegeworks/siege'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useAdvice } from './advice.ts'
import { Corpses, CounterPlate, HorseBody, OxBody, PlateDefs } from './counter.tsx'
import { hexAtPoint } from './drag-piece.tsx'
import { EngineShape } from './engine-shape.tsx'
import { Choices, Fires, GroundMarks } from './ground-marks.tsx'
import { boxAround, hexPath, middleOf, SIZE, type Spot, spotOf } from './layout.ts'
import { onMapKey } from './map-cursor.ts'
import { BridgeLayer, MapLayer } from './map-layer.tsx'
import type { DrawnMap } from './map-shapes.ts'
import { memo } from './memo.ts'
import { PathLine } from './path-line.tsx'
import { piecesAt } from './piece-at.ts'
import { pieceLabel, pieceTitle } from './piece-label.ts'
import { placeText } from './place-text.ts'
import { choicesOf, focusOf, hexesOfPiece, movesFor, shotAt } from './siege-moves.ts'
import type { Hand, SiegeTableProps } from './siege-table.tsx'
import { SightField, SightLine } from './sight-line.tsx'
import { TracesLayer } from './traces.tsx'
import { usePanzoom } from './use-panzoom.ts'

interface MapStageProps extends SiegeTableProps {
  readonly map: DrawnMap
  readonly hand: Hand
  readonly onHover: (hex: string | undefined) => void
  readonly onPress: (hex: string, finger: boolean) => void
  /** Pieces that may be carried to another hex. */
  readonly liftable: ReadonlySet<string>
  readonly onGrab: (id: string, event: PointerEvent) => void
}

/** Moves a piece on the map is ringed for. */
const PIECE_MOVES: ReadonlySet<string> = new Set(['select', 'join', 'target', 'take', 'retreat', 'advance'])

/** One's own people on the map, or everybody, or the whole ground: what is looked at first. */
const homeOf = (view: View, map: DrawnMap): readonly string[] => {
  const standing = Object.values(view.characters).flatMap(({ seat, where, hex }) =>
    where === 'map' && hex !== undefined ? [{ seat, hex }] : [],
  )
  const own = standing.filter(({ seat }) => seat === view.viewer)
  const hexes = (own.length > 0 ? own : standing).map(({ hex }) => hex)
  return hexes.length > 0 ? hexes : Object.keys(map.hexes)
}

type Chances = { readonly [target: string]: number }

/** Hexes where somebody stands over somebody else: on a siege tower and in it. */
const sharedHexes = (view: View): ReadonlySet<string | undefined> =>
  new Set(
    Object.values(view.characters)
      .filter(one => one.where === 'map' && one.storey === 1)
      .map(({ hex }) => hex),
  )

/** Animals on the map; a ridden one is where its rider is. */
const animalsOn = (view: View) =>
  Object.values(view.animals).flatMap(({ id, kind, dead, ...animal }) => {
    const { where, hex, rear } = animal.rider === undefined ? animal : (view.characters[animal.rider] ?? animal)
    return where === 'map' && hex !== undefined ? [{ id, kind, hex, rear, dead: dead === true }] : []
  })

/** The kind of engine by the hex it stands on, or by whoever carries it. */
const enginesUnder = (view: View): ReadonlyMap<string, string> =>
  new Map(
    Object.values(view.engines).flatMap(({ kind, where, hexes, carriers }) =>
      where === 'map'
        ? (carriers ?? (kind === 'ladder' || kind === 'wagon' ? [] : hexes)).map(at => [at, kind] as const)
        : [],
    ),
  )

const Pieces = ({
  view,
  voice,
  chosen,
  offered,
  liftable,
  chances,
}: {
  readonly view: View
  readonly voice: SiegeTableProps['voice']
  readonly chosen: string | undefined
  readonly offered: ReadonlySet<string>
  readonly liftable: ReadonlySet<string>
  readonly chances: Chances | undefined
}) => {
  const shared = sharedHexes(view)
  const engines = enginesUnder(view)
  const fighting = new Set([...(view.fight?.attackers ?? []), ...(view.fight?.defenders ?? [])])
  const living = Object.values(view.characters).filter(one => one.where === 'map' && one.condition !== 'dead')
  return (
    <g class="pieces">
      {animalsOn(view).map(({ id, kind, hex, rear, dead }) =>
        kind === 'ox' ? (
          <OxBody key={id} at={spotOf(hex)} dead={dead} />
        ) : (
          <HorseBody key={id} head={spotOf(hex)} rear={spotOf(rear ?? hex)} dead={dead} />
        ),
      )}
      {Object.values(view.engines).map(engine => (
        <EngineShape
          key={engine.id}
          engine={engine}
          label={pieceLabel(view, voice, engine.id)}
          liftable={liftable.has(engine.id)}
        />
      ))}
      <Corpses view={view} />
      {living
        .sort((a, b) => a.storey - b.storey)
        .map(piece => {
          return (
            <CounterPlate
              key={piece.id}
              piece={piece}
              chosen={fighting.size > 0 ? fighting.has(piece.id) : chosen === piece.id}
              offered={offered.has(piece.id)}
              liftable={liftable.has(piece.id)}
              spent={piece.seat === view.phase && view.step === 'movement' && piece.left === 0}
              level={piece.storey === 1 ? 'upper' : shared.has(piece.hex) ? 'lower' : undefined}
              chance={chances?.[piece.id]}
              engine={piece.storey === 0 ? (engines.get(piece.id) ?? engines.get(piece.hex ?? '')) : undefined}
              voice={voice}
            />
          )
        })}
    </g>
  )
}
const PiecesLayer = memo(Pieces)

export const MapStage = (props: MapStageProps) => {
  const { view, moves, map, hand, voice, advise, onHover, onPress, liftable, onGrab } = props
  const box = useMemo(() => boxAround(Object.keys(map.hexes)), [map])
  const onPaper = (hexes: readonly string[]): Spot => {
    const { x, y } = middleOf(hexes)
    return { x: x - box.x, y: y - box.y }
  }
  const home = useMemo(() => onPaper(homeOf(view, map)), [map])
  const { frame, paper, zoom, follow, followNearest, reveal, whole, dragged } = usePanzoom(box.width, box.height, home)
  const choices = useMemo(() => choicesOf(view, moves, hand.actor), [view, moves, hand.actor])
  const pointed = choices.some(({ place }) => place.replace('^', '') === hand.hover) ? hand.hover : undefined
  const inHand = hand.actor ?? view.active
  const asked = view.asks && moves.length > 0 ? view.asks : undefined
  const fighters = [...(view.fight?.attackers ?? []), ...(view.fight?.defenders ?? [])]
  useEffect(() => {
    const [hex] = inHand === undefined || asked ? [] : hexesOfPiece(view, inHand)
    const answers = asked
      ? moves.flatMap(({ move }) => focusOf(view, move)?.hexes ?? [])
      : fighters.flatMap(id => hexesOfPiece(view, id))
    const hexes = hex === undefined ? answers : [hex]
    if (inHand !== undefined && !asked && hex === undefined)
      followNearest(choices.map(({ place }) => onPaper([place.replace('^', '')])))
    else if (hexes.length > 0) follow(onPaper(hexes))
  }, [inHand, asked && JSON.stringify(asked), fighters.join(' ')])
  const offered = useMemo(() => {
    const ids = movesFor(moves, hand.actor).flatMap(({ move }) =>
      PIECE_MOVES.has(move.kind) && 'piece' in move ? [move.piece] : move.kind === 'shoot' ? [move.target] : [],
    )
    return new Set(ids)
  }, [moves, hand.actor])
  const chances = useAdvice<Chances>(
    advise,
    view,
    view.active !== undefined && moves.some(({ move }) => move.kind === 'shoot')
      ? { ask: 'shots', from: view.active }
      : undefined,
  )
  // Whoever is about to be shot at: his line is drawn before the press.
  const line = hand.looking ?? shotAt(view, moves, hand.hover)
  const hexAt = (event: MouseEvent): string | undefined => {
    const hex = hexAtPoint(event.currentTarget as SVGSVGElement, event.clientX, event.clientY)
    return hex !== undefined && map.hexes[hex] ? hex : undefined
  }
  /** Whether the last press was a finger's. */
  const finger = useRef(false)
  const lift = (event: PointerEvent): void => {
    finger.current = event.pointerType === 'touch'
    const under = event.target instanceof Element ? event.target.closest<SVGElement>('.liftable') : null
    const id = under?.dataset['piece'] ?? under?.dataset['engine']
    if (id !== undefined) onGrab(id, event)
  }
  const onKey = (event: KeyboardEvent): void =>
    onMapKey(
      {
        view,
        map,
        voice,
        at: hand.hover,
        home: (inHand === undefined ? undefined : hexesOfPiece(view, inHand)[0]) ?? choices[0]?.place.replace('^', ''),
        cost: hex => choices.find(({ place }) => place.replace('^', '') === hex)?.cost,
        onMove: onHover,
        onPress: hex => onPress(hex, false),
        zoom,
        reveal: ({ x, y }) => reveal(x - box.x, y - box.y),
      },
      event,
    )
  return (
    <div
      class="map-frame"
      ref={frame}
      role="application"
      aria-label={voice.say('table.map-keys')}
      tabIndex={0}
      onKeyDown={onKey}
    >
      <div class="map-paper" ref={paper} style={{ width: `${box.width}px`, height: `${box.height}px` }}>
        <svg
          class="ground-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
          aria-hidden="true"
        >
          <MapLayer map={map} />
        </svg>
        <svg
          class="siege-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
          aria-hidden="true"
          onPointerDown={lift}
          onPointerMove={event => event.buttons === 0 && onHover(hexAt(event))}
          onClick={event => {
            const hex = dragged() ? undefined : hexAt(event)
            if (hex) onPress(hex, finger.current)
          }}
        >
          <PlateDefs />
          <BridgeLayer map={map} bridge={view.bridge} />
          <GroundMarks view={view} />
          <TracesLayer traces={props.traces} view={view} />
          {hand.looking && <SightField view={view} from={hand.looking.from} advise={advise} />}
          {!hand.looking && <Choices places={choices} />}
          {!hand.looking && pointed !== undefined && <path class="pointed" d={hexPath(pointed, SIZE * 0.88)} />}
          {hand.hover !== undefined && <path class="cursor" d={hexPath(hand.hover, SIZE * 0.94)} />}
          <PathLine view={view} hover={hand.looking ? undefined : hand.hover} advise={advise} />
          <PiecesLayer
            view={view}
            voice={voice}
            chosen={hand.actor ?? view.active ?? hand.shown}
            offered={offered}
            liftable={liftable}
            chances={chances}
          />
          <Fires view={view} />
          {line && <SightLine view={view} looking={line} hover={hand.hover} advise={advise} />}
        </svg>
      </div>
      {hand.hover !== undefined && (
        <p class="hex-told">
          {[
            placeText(view, map, voice, hand.hover),
            ...piecesAt(view, hand.hover).map(id => pieceTitle(view, voice, id)),
          ].join(' · ')}
        </p>
      )}
      <div class="map-tools">
        <button type="button" class="btn" aria-label={voice.say('table.zoom-in')} onClick={() => zoom(1.3)}>
          +
        </button>
        <button type="button" class="btn" aria-label={voice.say('table.zoom-out')} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" class="btn" aria-label={voice.say('table.whole-map')} onClick={whole}>
          ⤢
        </button>
      </div>
    </div>
  )
}
