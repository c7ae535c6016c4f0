/** The map and everything on it, in the order it lies: ground, marks, engines, the fallen, the living, fire, choices. */
import type { View } from '@siegeworks/siege'
import { useMemo } from 'preact/hooks'
import { Corpses, Counter, HorseBody, plateSpot } from './counter.tsx'
import { EngineShape } from './engine-shape.tsx'
import { Choices, Fires, GroundMarks } from './ground-marks.tsx'
import { APOTHEM, boxAround, SIZE, spotOf } from './layout.ts'
import { BridgeLayer, MapLayer } from './map-layer.tsx'
import type { DrawnMap } from './map-shapes.ts'
import { memo } from './memo.ts'
import { pieceLabel } from './piece-label.ts'
import { choicesOf, movesFor } from './siege-moves.ts'
import type { Hand, SiegeTableProps } from './siege-table.tsx'
import { SightLine } from './sight-line.tsx'
import { usePanzoom } from './use-panzoom.ts'

interface MapStageProps extends SiegeTableProps {
  readonly map: DrawnMap
  readonly hand: Hand
  readonly onHover: (hex: string | undefined) => void
  readonly onPress: (hex: string) => void
}

/** The hex under a point of the paper. */
const hexUnder = (x: number, y: number): string => {
  const q = (2 / 3) * (x / SIZE)
  const r = y / (2 * APOTHEM) - q / 2
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(-q - r)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs + q + r)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return `${rq === 0 ? 0 : rq},${rr === 0 ? 0 : rr}`
}

const Pieces = ({
  view,
  voice,
  chosen,
  offered,
}: {
  readonly view: View
  readonly voice: SiegeTableProps['voice']
  readonly chosen: string | undefined
  readonly offered: ReadonlySet<string>
}) => {
  const living = Object.values(view.characters).filter(one => one.where === 'map' && one.condition !== 'dead')
  return (
    <g class="pieces">
      {Object.values(view.animals).map(
        animal =>
          animal.where === 'map' &&
          animal.hex !== undefined && (
            <HorseBody
              key={animal.id}
              head={spotOf(animal.hex)}
              rear={spotOf(animal.rear ?? animal.hex)}
              dead={animal.dead === true}
            />
          ),
      )}
      {Object.values(view.engines).map(engine => (
        <EngineShape key={engine.id} engine={engine} label={pieceLabel(view, voice, engine.id)} />
      ))}
      <Corpses view={view} />
      {living
        .sort((a, b) => a.storey - b.storey)
        .map(piece => {
          const at = plateSpot(piece)
          return (
            at && (
              <Counter
                key={piece.id}
                id={piece.id}
                piece={piece}
                at={at}
                chosen={chosen === piece.id}
                offered={offered.has(piece.id)}
                spent={piece.seat === view.phase && view.step === 'movement' && piece.left === 0}
                raised={piece.storey === 1}
                label={pieceLabel(view, voice, piece.id)}
              />
            )
          )
        })}
    </g>
  )
}
const PiecesLayer = memo(Pieces)

export const MapStage = ({ view, moves, map, hand, voice, advise, onHover, onPress }: MapStageProps) => {
  const box = useMemo(() => boxAround(Object.keys(map.hexes)), [map])
  const { frame, paper, zoom, whole, dragged } = usePanzoom(box.width, box.height)
  const choices = useMemo(() => choicesOf(view, moves, hand.actor), [view, moves, hand.actor])
  const offered = useMemo(() => {
    const ids = movesFor(moves, hand.actor).flatMap(({ move }) =>
      move.kind === 'select' || move.kind === 'join' || move.kind === 'target' || move.kind === 'take'
        ? [move.piece]
        : move.kind === 'shoot'
          ? [move.target]
          : [],
    )
    return new Set(ids)
  }, [moves, hand.actor])
  const hexAt = (event: MouseEvent): string | undefined => {
    const svg = (event.currentTarget as SVGSVGElement).getScreenCTM()
    if (!svg) return
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.inverse())
    const hex = hexUnder(point.x, point.y)
    return map.hexes[hex] ? hex : undefined
  }
  return (
    <div class="map-frame" ref={frame}>
      <div class="map-paper" ref={paper} style={{ width: `${box.width}px`, height: `${box.height}px` }}>
        <svg
          class="siege-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
          aria-hidden="true"
          onPointerMove={event => event.buttons === 0 && onHover(hexAt(event))}
          onClick={event => {
            const hex = dragged() ? undefined : hexAt(event)
            if (hex) onPress(hex)
          }}
        >
          <MapLayer map={map} />
          <BridgeLayer map={map} bridge={view.bridge} />
          <GroundMarks view={view} />
          <Choices places={choices} {...(hand.hover !== undefined && { hover: hand.hover })} />
          <PiecesLayer view={view} voice={voice} chosen={hand.actor ?? view.active ?? hand.shown} offered={offered} />
          <Fires view={view} />
          {hand.looking && <SightLine view={view} looking={hand.looking} hover={hand.hover} advise={advise} />}
        </svg>
      </div>
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
