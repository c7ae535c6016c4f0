/** What was agreed for a table, for those who are about to sit down. */
import type { TableSettings } from '@siegeworks/protocol'
import { say } from '../i18n/say.ts'

export const clockText = ({ clock }: TableSettings): string =>
  clock.kind === 'live'
    ? say('terms.clock.live', { minutes: Math.round(clock.startSeconds / 60), seconds: clock.addSeconds })
    : clock.kind === 'correspondence'
      ? say('terms.clock.correspondence', { days: clock.daysPerMove })
      : say('play.clock.none')

const watchText = ({ watch }: TableSettings): string =>
  say(`terms.watch.${!watch.allowed ? 'none' : watch.delayMoves > 0 ? 'late' : 'now'}`)

export const TermsOf = ({ settings }: { settings: TableSettings }) => (
  <dl class="terms">
    {(
      [
        ['play.clock', clockText(settings)],
        ['terms.undo', say(`terms.undo.${settings.undo}`)],
        ['terms.chat', say(`terms.chat.${settings.chat}`)],
        ['terms.watch', watchText(settings)],
      ] as const
    ).map(([key, text]) => (
      <div key={key}>
        <dt>{say(key)}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
