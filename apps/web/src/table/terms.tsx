/** What was agreed for a table, for those who are about to sit down. */
import type { TableInfo, TableSettings } from '@siegeworks/protocol'
import { say } from '../i18n/say.ts'

const REACTIONS = ['always-ask', 'fixed-pause', 'standing-orders'] as const

export const clockText = ({ clock }: TableSettings): string =>
  clock.kind === 'live'
    ? say('terms.clock.live', { minutes: Math.round(clock.startSeconds / 60), seconds: clock.addSeconds })
    : clock.kind === 'correspondence'
      ? say('terms.clock.correspondence', { days: clock.daysPerMove })
      : say('play.clock.none')

const watchText = ({ watch }: TableSettings): string =>
  say(`terms.watch.${!watch.allowed ? 'none' : watch.delayMoves > 0 ? 'late' : 'now'}`)

/** How the card game asks for reactions, where the options say so. */
const reactionsText = ({ game, options, settings }: TableInfo): string | undefined => {
  const { reactions } = options as { readonly reactions?: unknown }
  const named = REACTIONS.find(one => one === reactions)
  if (game !== 'siegestorm' || named === undefined) return undefined
  const seconds = settings.reactionSeconds
  const name = say(`play.reactions.${named}`)
  return named === 'fixed-pause' && seconds !== undefined
    ? say('app.about', { what: name, text: say('table.seconds', { n: seconds }) })
    : name
}

export const TermsOf = ({ table }: { table: TableInfo }) => {
  const { settings } = table
  const terms = [
    ['play.clock', clockText(settings)],
    ['play.reactions', reactionsText(table)],
    ['terms.undo', say(`terms.undo.${settings.undo}`)],
    ['terms.chat', say(`terms.chat.${settings.chat}`)],
    ['terms.watch', watchText(settings)],
  ] as const
  return (
    <dl class="terms">
      {terms.map(
        ([key, text]) =>
          text !== undefined && (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
