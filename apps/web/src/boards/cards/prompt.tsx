/** What is asked now, in a sentence, with its answers as buttons. Enter takes the obvious one, a letter any other. */
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { question as spokenQuestion } from '../../shell/speech.ts'
import { lettersFor } from '../../table/letters.ts'
import { isAnswered } from '../../table/orders.tsx'
import { PauseBar, pauseText } from '../../table/pause-bar.tsx'
import { restingText } from '../../table/resting.ts'
import { UndoButton } from '../../table/undo-button.tsx'
import { moveHint, moveLabels, questionText, sideName } from './labels.ts'
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

const Key = ({ letter }: { letter: string | undefined }) =>
  letter ? (
    <span aria-hidden="true">
      <kbd>{letter.toUpperCase()}</kbd>
    </span>
  ) : null

const Pay = ({ left }: { left: number }) => {
  const { marked, payMarked, table } = useStorm()
  const enough = marked.size === left && table.pending.value.length === 0
  return (
    <button type="button" class="btn primary" data-obvious="true" disabled={!enough} onClick={payMarked}>
      {say('storm.pay-suggested', { n: marked.size })} <Key letter="↵" />
    </button>
  )
}

const Answers = ({ kind }: { kind: string }) => {
  const { view, voice, moves, send, table } = useStorm()
  const buttons = asButtons(kind, moves)
  const labels = moveLabels(view, voice, buttons)
  const obvious = (one: StormMove): boolean => isBig(one) || buttons.length === 1
  const letters = lettersFor(labels.map((label, i) => (obvious(buttons[i]!) ? '' : label)))
  return (
    <>
      {buttons.map((one, i) => {
        const hint = moveHint(one)
        return (
          <button
            key={one.text}
            type="button"
            class={`btn ${isBig(one) && kind !== 'pay' ? 'primary' : ''} ${one.move.kind === 'pass' ? 'pass' : ''} ${hint ? 'hinted' : ''}`}
            data-obvious={obvious(one) ? 'true' : undefined}
            data-key={letters[i]}
            data-move={one.text}
            disabled={table.pending.value.length > 0}
            onClick={() => send(one)}
          >
            <span>
              {labels[i]}
              {hint && <small>{hint}</small>}
            </span>
            <Key letter={obvious(one) ? '↵' : letters[i]} />
          </button>
        )
      })}
    </>
  )
}

/** When one wants to be asked for reactions, where the table leaves it to each player. */
const StandingChoice = () => {
  const { view, moves, send, table } = useStorm()
  const choices = moves.filter(({ move }) => move.kind === 'orders')
  if (choices.length === 0) return null
  return (
    <label class="field standing">
      {say('storm.orders')}
      <select
        value={view.standing ?? 'always'}
        disabled={table.pending.value.length > 0}
        onChange={event => {
          const when = event.currentTarget.value
          const chosen = choices.find(({ move }) => move.kind === 'orders' && move.when === when)
          if (chosen) send(chosen)
        }}
      >
        {(['always', 'targeted', 'never'] as const).map(when => (
          <option key={when} value={when}>
            {say(`storm.orders.${when}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Prompt = () => {
  const { view, voice, moves, table, replaying } = useStorm()
  const open = myQuestion(view)
  const resting = replaying ? undefined : restingText(table)
  const asked = replaying || resting ? undefined : open
  const waiting = waitingFor(view)
  const out = view.viewer !== 'spectator' && !view.seats.includes(view.viewer)
  const text =
    resting ??
    (open
      ? questionText(view, voice, open, moves)
      : view.ending
        ? say('table.over')
        : waiting.length > 0
          ? [
              ...(out ? [say('storm.out')] : []),
              say('table.waiting-for', { who: waiting.map(seat => sideName(view, voice, seat)).join(', ') }),
            ].join(' ')
          : '')
  const pause = replaying || resting ? undefined : table.sheet.value?.pause
  useEffect(() => {
    spokenQuestion.value = pause ? `${text} ${pauseText(table)}` : text
  }, [text, pause?.until])
  return (
    <section class={`prompt ${asked ? 'asks' : ''}`} aria-label={say('table.asked')}>
      <div class="prompt-head">
        <p class="prompt-text">
          {text}
          {asked && 'strength' in asked && asked.strength !== undefined && (
            <span class="prompt-strength">
              {say('storm.strength')} <b>{asked.strength}</b>
            </span>
          )}
        </p>
        {!replaying && <UndoButton table={table} />}
      </div>
      {asked && (
        <div class="prompt-buttons">
          {asked.kind === 'pay' && <Pay left={asked.left} />}
          <Answers kind={asked.kind} />
        </div>
      )}
      {pause && <PauseBar table={table} />}
      {asked?.kind === 'turn' && <StandingChoice />}
      {asked && isAnswered(table) && <p class="small muted">{say('orders.soon')}</p>}
      {table.pending.value.length > 0 && !pause?.seats.includes(table.seat.value) && (
        <p class="small muted" role="status">
          {say(table.link.value === 'open' ? 'table.sending' : 'table.queued')}
        </p>
      )}
    </section>
  )
}
