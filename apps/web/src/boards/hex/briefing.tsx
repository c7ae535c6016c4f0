/** What this scenario is about: who wins and how, always at hand. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'

export const Briefing = ({ view, voice }: { readonly view: View; readonly voice: Speaker }) => {
  const brief = voice.sayIfKnown(`scenario.${view.scenario}.brief`)
  if (!brief) return null
  return (
    <details class="panel briefing" open={view.turn <= 1 && view.sheet.day <= 1}>
      <summary>{voice.sayIfKnown(`scenario.${view.scenario}.name`) ?? view.scenario}</summary>
      <p>{brief}</p>
    </details>
  )
}
