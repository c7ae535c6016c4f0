/** What is asked now, in a sentence, with its answers as buttons. Enter takes the obvious one. */
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { question as spokenQuestion } from '../../shell/speech.ts'
import { moveLabel, questionText, sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { myQuestion, type StormMove, waitingFor } from './storm-view.ts'

/** Answers that have no place on the table of their own, or few enough to be said here as well. */
const asButtons = (kind: string, moves: readonly StormMove[]): readonly StormMove[] => {
  if (kind === 'turn' || kind === 'react')
    return moves.filter(({ move }) => move.kind === 'next' || move.kind === 'pass')
  if (kind === 'mulligan') return moves.filter(({ move }) => move.kind === 'keep' || move.kind === 'return')
  if (kind === 'pay') return moves.filter(({ move }) => move.kind === 'done')
  return moves.filter(({ move }) => move.kind !== 'orders')
}

const isBig = ({ move }: StormMove): boolean =>
  move.kind === 'pass' || move.kind === 'next' || move.kind === 'keep' || move.kind === 'done'

export const Prompt = () => {
  const { view, voice, moves, send, payAll, suggested, table, replaying } = useStorm()
  const asked = replaying ? undefined : myQuestion(view)
  const waiting = waitingFor(view)
  const open = myQuestion(view)
  const text = open
    ? questionText(view, voice, open)
    : view.ending
      ? say('table.over')
      : waiting.length > 0
        ? say('table.waiting-for', { who: waiting.map(seat => sideName(view, voice, seat)).join(', ') })
        : ''
  useEffect(() => {
    spokenQuestion.value = text
  }, [text])
  const buttons = asked ? asButtons(asked.kind, moves) : []
  const pending = table.pending.value.length > 0
  return (
    <section class={`prompt ${asked ? 'asks' : ''}`} aria-label={say('table.asked')}>
      <p class="prompt-text">{text}</p>
      {asked && 'strength' in asked && asked.strength !== undefined && (
        <p class="prompt-strength">
          {say('storm.strength')} <b>{asked.strength}</b>
        </p>
      )}
      <div class="prompt-buttons">
        {asked?.kind === 'pay' && suggested.size > 0 && (
          <button type="button" class="btn primary" data-obvious="true" onClick={payAll}>
            {say('storm.pay-suggested', { n: suggested.size })}
          </button>
        )}
        {buttons.map((one, i) => (
          <button
            key={one.text}
            type="button"
            class={`btn ${isBig(one) && asked?.kind !== 'pay' ? 'primary' : ''} ${one.move.kind === 'pass' ? 'pass' : ''}`}
            data-obvious={isBig(one) || (buttons.length === 1 && i === 0) ? 'true' : undefined}
            data-move={one.text}
            disabled={pending}
            onClick={() => send(one)}
          >
            {moveLabel(view, voice, one)}
          </button>
        ))}
        {table.sheet.value?.undo !== 'no' && !replaying && (
          <button type="button" class="btn quiet" data-undo="true" onClick={() => table.undo()}>
            {say(table.sheet.value?.undo === 'ask' ? 'table.ask-undo' : 'table.undo')}
          </button>
        )}
      </div>
      {pending && (
        <p class="small muted" role="status">
          {say(table.link.value === 'open' ? 'table.sending' : 'table.queued')}
        </p>
      )}
    </section>
  )
}
