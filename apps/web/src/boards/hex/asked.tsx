/** What is asked now, in a sentence, and the moves that need no map. */
import type { View } from '@siegeworks/siege'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { question } from '../../shell/speech.ts'
import { isMainMove, MainMove } from './main-move.tsx'
import { moveLabel, pieceName } from './piece-label.ts'
import { buttonMoves, hexesOfPiece, isButton, type SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

const isAiming = (moves: readonly SiegeMove[]): boolean =>
  moves.some(({ move }) => move.kind === 'aim' || move.kind === 'bombard')

const setUpQuestion = (view: View, moves: readonly SiegeMove[]): string => {
  if (moves.every(isMainMove)) return 'ask.set-up-none'
  const isWaiting = ({ move }: SiegeMove) => move.kind === 'select' && hexesOfPiece(view, move.piece).length === 0
  const hands = view.active !== undefined && hexesOfPiece(view, view.active).length === 0
  return hands || moves.some(isWaiting) ? 'ask.set-up' : 'ask.set-up-done'
}

const questionOf = ({ view, voice, seat, moves, resting }: SiegeTableProps): string => {
  if (view.ending) return voice.say('ask.over')
  if (resting !== undefined) return resting
  if (moves.length === 0) return voice.say('ask.wait', { seat: view.toAct[0] ?? view.phase })
  if (view.asks && view.toAct.includes(seat as 'besieger')) {
    const asked = voice.sayIfKnown(`prompt.${view.asks.kind}`)
    const who = 'piece' in view.asks ? pieceName(view, voice, view.asks.piece) : undefined
    if (asked) return who === undefined ? asked : say('app.about', { what: who, text: asked })
  }
  if (view.stage === 'set-up') return voice.say(setUpQuestion(view, moves))
  if (view.stage === 'day') return voice.say(isAiming(moves) ? 'table.machines-pick' : 'ask.day')
  if (view.fight) return voice.say('ask.fight')
  if (view.active !== undefined && view.step === 'movement') return voice.say('ask.where')
  return voice.say(moves.some(({ move }) => move.kind === 'shoot') ? 'ask.target' : `ask.${view.step}`)
}

/** More answers than this are found on the map or in the board in words, not in a wall of buttons. */
const MOST_ANSWERS = 14

/**
 * Answers that would otherwise be on the map only, or nowhere: to a question each of them is a button too;
 * besides, whatever has no place on the map, or one that may be covered.
 */
const otherAnswers = ({ view, moves, actor }: AskedProps): readonly SiegeMove[] => {
  const rest = moves.filter(one => !isMainMove(one))
  if (view.asks) return rest.length <= MOST_ANSWERS ? rest : []
  return view.active === undefined ? rest.filter(({ move }) => isButton(view, move)) : buttonMoves(view, rest, actor)
}

interface AskedProps extends SiegeTableProps {
  /** Whom this screen has picked up. */
  readonly actor: string | undefined
  readonly onSend: (move: SiegeMove) => void
}

/** The doings of the others line by line; besides, the last thing that happened. */
const JustNow = ({ view, story, latest, voice }: SiegeTableProps) => {
  // While a fight is put together its odds are what counts.
  if (view.fight) return null
  if (story.lines.length + story.walkers < 2) return latest === undefined ? null : <p class="just-now">{latest}</p>
  return (
    <ul class="just-now story">
      {story.walkers > 0 && <li>{voice.say('table.walkers', { n: story.walkers })}</li>}
      {story.lines.map(({ text, side }, i) => (
        <li key={i} class={side ? `side-${side}` : ''}>
          {text}
        </li>
      ))}
    </ul>
  )
}

export const Asked = (props: AskedProps) => {
  const { view, voice, moves, seat, onSend } = props
  // In the phase of the other side: he falls back, takes his losses …
  const outOfTurn = moves.length > 0 && view.stage === 'play' && seat !== view.phase
  const text = questionOf(props)
  useEffect(() => {
    question.value = text
  }, [text])
  return (
    <section class={`panel asked ${moves.length > 0 ? 'yours' : 'theirs'}`}>
      <JustNow {...props} />
      {outOfTurn && <p class={`asked-seat seat-${seat}`}>{voice.say(`seat.${seat}`)}</p>}
      <p class="asked-text">{text}</p>
      <div class="main-moves">
        {moves.filter(isMainMove).map(one => (
          <MainMove key={one.text} view={view} voice={voice} one={one} onSend={onSend} />
        ))}
        {otherAnswers(props).map(one => (
          <button key={one.text} type="button" class="btn" data-move={one.text} onClick={() => onSend(one)}>
            {moveLabel(view, voice, one.move)}
          </button>
        ))}
        {props.undo}
      </div>
    </section>
  )
}
