/** The piece in hand: its figures, what it waits for, what it sees, who is with it. */
import type { View } from '@siegeworks/siege'
import { Icon } from '../../art/icon.tsx'
import { piecesAt } from './piece-at.ts'
import { pieceIcon } from './piece-icon.ts'
import { capital, pieceName, pieceTitle } from './piece-label.ts'
import { hexesOfPiece } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

type Engine = View['engines'][string]

interface PiecePanelProps extends SiegeTableProps {
  readonly id: string
  readonly looking: boolean
  readonly onLook: () => void
  readonly onShow: (id: string) => void
}

/** What an engine has left, what it waits for, who holds or draws it. */
const EngineState = ({
  engine,
  view,
  voice,
}: Pick<SiegeTableProps, 'view' | 'voice'> & { readonly engine: Engine }) => {
  const { kind, strength, loaded, rollTurn, repaired, upright, carriers = [], hitched } = engine
  const name = (id: string): string => pieceName(view, voice, id)
  const facts = [
    strength !== undefined && voice.say('engine-card.strength', { n: strength }),
    kind === 'ballista' && voice.say(loaded === 3 ? 'engine-card.loaded' : 'engine-card.serving', { n: loaded ?? 0 }),
    rollTurn !== undefined && voice.say('engine-card.blow', { n: rollTurn }),
    repaired !== undefined && capital(voice.say('table.repaired-on', { n: repaired })),
    upright && voice.say('engine-card.upright'),
    carriers.length > 0 && voice.say('engine-card.held', { names: voice.list(carriers.map(name)) }),
    hitched !== undefined && voice.say('engine-card.drawn', { names: name(hitched) }),
  ].filter(fact => typeof fact === 'string')
  return (
    <>
      <p class="piece-state">{voice.say(`seat.${engine.seat}`)}</p>
      {facts.map(fact => (
        <p key={fact} class="engine-fact">
          {fact}
        </p>
      ))}
    </>
  )
}

export const PiecePanel = ({ view, voice, id, looking, onLook, onShow }: PiecePanelProps) => {
  const character = view.characters[id]
  const engine = view.engines[id]
  const figures =
    character &&
    ([
      ['attack', character.attack],
      ['defense', character.defense],
      ['allowance', character.left],
    ] as const)
  const [hex] = hexesOfPiece(view, id)
  const beside = hex === undefined ? [] : piecesAt(view, hex).filter(other => other !== id)
  return (
    <section class={`panel piece-panel seat-${character?.seat ?? engine?.seat ?? view.animals[id]?.seat}`}>
      <h2>
        <Icon name={pieceIcon(view, id)} /> {pieceTitle(view, voice, id)}
      </h2>
      {character && (
        <p class="piece-state">
          {voice.say(`seat.${character.seat}`)} · {voice.say(`condition.${character.condition}`)}
          {character.morale && ` · ${voice.say(`morale.${character.morale}`)}`}
        </p>
      )}
      {engine && <EngineState engine={engine} view={view} voice={voice} />}
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
        <button
          type="button"
          class={`btn look ${looking ? 'on' : ''}`}
          aria-label={voice.say('table.look')}
          aria-pressed={looking}
          onClick={onLook}
        >
          <Icon name="eye-target" /> <span class="only-wide">{voice.say('table.look')}</span>
        </button>
      )}
      {beside.length > 0 && (
        <p class="same-hex">
          {voice.say('table.same-hex')}
          {beside.map(other => (
            <button key={other} type="button" class="btn small" onClick={() => onShow(other)}>
              <Icon name={pieceIcon(view, other)} /> {pieceTitle(view, voice, other)}
              {view.characters[other]?.storey === 1 && ' ▲'}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
