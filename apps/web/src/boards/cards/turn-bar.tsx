/** Whose turn it is, which one, and how far it has come. */
import { say } from '../../i18n/say.ts'
import { sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { sideNumber } from './storm-view.ts'

const STEPS = ['prepare', 'draw', 'advance', 'deploy', 'end'] as const

export const TurnBar = () => {
  const { view, voice } = useStorm()
  const { active, number } = view.turn
  const first = active[0]
  if (!first || number === 0) return null
  const seat = active.find(side => side === view.viewer) ?? first
  const step = seat === 'boss' ? undefined : view.progress[seat]?.step
  const who = voice.list(active.map(side => sideName(view, voice, side)))
  return (
    <section class={`turn-bar side-${sideNumber(view, seat)}`} aria-label={say('storm.turn-of', { n: number, who })}>
      <b>{say('storm.turn-of', { n: number, who })}</b>
      {step && (
        <ol class="steps">
          {STEPS.map(one => (
            <li key={one} class={one === step ? 'now' : ''} aria-current={one === step ? 'step' : undefined}>
              {voice.sayIfKnown(`step.${one}`)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
