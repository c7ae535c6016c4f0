/** What is asked now, in a sentence, and the moves that need no map. */
import { useEffect } from 'preact/hooks'
import { question } from '../../shell/speech.ts'
import { moveLabel } from './piece-label.ts'
import type { SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

/** Moves that end or settle something: always in reach of the thumb. */
const MAIN: ReadonlySet<string> = new Set([
  'end-step',
  'fight',
  'call-off',
  'decline',
  'ready',
  'bombard',
  'plan',
  'shelter',
  'withdraw',
])
export const isMainMove = ({ move }: SiegeMove): boolean => MAIN.has(move.kind)

const PROMISING: ReadonlySet<string> = new Set(['end-step', 'fight', 'ready', 'bombard'])

const questionOf = ({ view, voice, seat, moves }: SiegeTableProps): string => {
  if (view.ending) return voice.say('ask.over')
  if (moves.length === 0) return voice.say('ask.wait', { seat: view.toAct[0] ?? view.phase })
  if (view.asks && view.toAct.includes(seat as 'besieger')) {
    const asked = voice.sayIfKnown(`prompt.${view.asks.kind}`)
    if (asked) return asked
  }
  if (view.stage === 'set-up') return voice.say('ask.set-up')
  if (view.stage === 'day') return voice.say('ask.day')
  return voice.say(view.active !== undefined && view.step === 'movement' ? 'ask.where' : `ask.${view.step}`)
}

export const Asked = (props: SiegeTableProps & { readonly onSend: (move: SiegeMove) => void }) => {
  const { view, voice, moves, onSend } = props
  const text = questionOf(props)
  useEffect(() => {
    question.value = text
  }, [text])
  return (
    <section class="panel asked">
      <p class="asked-text">{text}</p>
      <div class="main-moves">
        {moves.filter(isMainMove).map(one => (
          <button
            key={one.text}
            type="button"
            class={`btn ${PROMISING.has(one.move.kind) ? 'primary' : ''}`}
            data-move={one.text}
            data-obvious={PROMISING.has(one.move.kind) ? 'true' : undefined}
            onClick={() => onSend(one)}
          >
            {moveLabel(view, voice, one.move)}
          </button>
        ))}
      </div>
    </section>
  )
}
