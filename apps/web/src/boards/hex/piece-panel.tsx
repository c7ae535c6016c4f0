/** The piece in hand: its figures, what it has done, what it can do now. */
import { Icon } from '../../art/icon.tsx'
import { piecesAt } from './piece-at.ts'
import { pieceIcon } from './piece-icon.ts'
import { moveLabel, pieceName } from './piece-label.ts'
import { buttonMoves, hexesOfPiece, type SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

interface PiecePanelProps extends SiegeTableProps {
  readonly id: string
  readonly actor: string | undefined
  readonly looking: boolean
  readonly onLook: () => void
  readonly onShow: (id: string) => void
  readonly onSend: (move: SiegeMove) => void
}

export const PiecePanel = ({ view, voice, id, moves, actor, looking, onLook, onShow, onSend }: PiecePanelProps) => {
  const character = view.characters[id]
  const engine = view.engines[id]
  const figures =
    character &&
    ([
      ['attack', character.attack],
      ['defense', character.defense],
      ['allowance', character.left],
    ] as const)
  const isActive = view.active === id && !view.asks
  const [hex] = hexesOfPiece(view, id)
  const beside = hex === undefined ? [] : piecesAt(view, hex).filter(other => other !== id)
  return (
    <section class={`panel piece-panel seat-${character?.seat ?? engine?.seat ?? view.animals[id]?.seat}`}>
      <h2>
        <Icon name={pieceIcon(view, id)} /> {pieceName(view, voice, id)}
      </h2>
      {character && (
        <p class="piece-state">
          {voice.say(`seat.${character.seat}`)} · {voice.say(`condition.${character.condition}`)}
          {character.morale && ` · ${voice.say(`morale.${character.morale}`)}`}
        </p>
      )}
      {figures && (
        <dl class="figures">
          {figures.map(([name, value]) => (
            <div key={name} class={name}>
              <dt>{voice.say(`figure.${name}`)}</dt>
              <dd>{name === 'allowance' ? `${value} / ${character.allowance}` : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hex !== undefined && character && (
        <button type="button" class={`btn ${looking ? 'on' : ''}`} aria-pressed={looking} onClick={onLook}>
          <Icon name="eye-target" /> {voice.say('table.look')}
        </button>
      )}
      {beside.length > 0 && (
        <p class="same-hex">
          {voice.say('table.same-hex')}
          {beside.map(other => (
            <button key={other} type="button" class="btn small" onClick={() => onShow(other)}>
              <Icon name={pieceIcon(view, other)} /> {pieceName(view, voice, other)}
            </button>
          ))}
        </p>
      )}
      {isActive && (
        <div class="piece-moves">
          {buttonMoves(view, moves, actor)
            .filter(({ move }) => move.kind !== 'end-step')
            .map(one => (
              <button key={one.text} type="button" class="btn" data-move={one.text} onClick={() => onSend(one)}>
                {moveLabel(view, voice, one.move)}
              </button>
            ))}
        </div>
      )}
    </section>
  )
}
