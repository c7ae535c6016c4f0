/** What the others just did, beside the question: nobody has to open the log for it. The log itself is read aloud. */
import { say } from '../../i18n/say.ts'
import type { Narrate } from '../../table/log-view.tsx'
import { latelyDone } from './lately.ts'
import { useStorm } from './storm-context.ts'

const MOST_LINES = 7

export const LatelyLines = ({ narrate }: { narrate: Narrate }) => {
  const { table, view } = useStorm()
  const lines = latelyDone(view.viewer, table.log.value, narrate).slice(-MOST_LINES)
  if (lines.length === 0) return null
  return (
    <section class="lately" aria-hidden="true">
      <h3>{say('storm.lately')}</h3>
      <div class="lately-lines">
        {lines.map((line, i) => (
          <p key={i} class={`log-line side-${line.side ?? 0}`}>
            {line.text}
          </p>
        ))}
      </div>
    </section>
  )
}
