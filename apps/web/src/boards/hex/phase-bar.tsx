/** Whose phase it is and which of its five steps. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { Icon } from '../../art/icon.tsx'

const STEPS: readonly (readonly [step: View['step'], icon: string])[] = [
  ['first-shots', 'arrow-scope'],
  ['movement', 'walking-boot'],
  ['second-shots', 'striking-arrows'],
  ['melee', 'sword-clash'],
  ['recovery', 'healing'],
]

export const PhaseBar = ({
  view,
  voice,
  seat,
}: {
  readonly view: View
  readonly voice: Speaker
  readonly seat: string
}) => (
  <section class={`phase-bar seat-${view.phase}`} aria-label={voice.say('table.phase')}>
    <p class="phase-turn">
      {view.days > 1 && view.stage === 'play' && <span>{voice.say('table.day', { n: view.sheet.day })}</span>}
      <strong>
        {view.stage === 'set-up'
          ? voice.say('table.set-up')
          : view.stage === 'day'
            ? voice.say('table.days-of', { n: view.sheet.day, limit: view.days })
            : view.turnLimit > 0
              ? voice.say('table.turn-of', { n: view.turn, limit: view.turnLimit })
              : voice.say('table.turn', { n: view.turn })}
      </strong>
      <span class={`seat-tag seat-${view.phase}`}>
        {voice.say(`seat.${view.phase}`)}
        {view.phase === seat && ` · ${voice.say('table.you')}`}
      </span>
    </p>
    {view.stage === 'play' && (
      <ol class="steps">
        {STEPS.map(([step, icon], i) => (
          <li key={step} class={step === view.step ? 'now' : ''} aria-current={step === view.step ? 'step' : undefined}>
            <Icon name={icon} />
            <span>
              {i + 1} {voice.say(`step.${step}`)}
            </span>
          </li>
        ))}
      </ol>
    )}
    {view.stage !== 'set-up' && (
      <p class="points">
        <span class="points-word">{voice.say('table.points')}</span>
        {(['besieger', 'garrison'] as const).map(side => (
          <span key={side} class={`score seat-${side}`} title={voice.say(`seat.${side}`)}>
            <abbr>{voice.say(`letter.${side}`)}</abbr> {view.points[side]}
          </span>
        ))}
      </p>
    )}
  </section>
)
