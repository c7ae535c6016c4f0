/** Setting up SIEGE: the scenario, the side, the set-up. */

import { scenarios } from 'virtual:scenarios'
import type { Speaker } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { place } from '../shell/router.ts'
import type { How } from './play.tsx'
import { StartButton, Tiles } from './play-parts.tsx'
import { startHere, startOnline, type Trouble } from './start-table.ts'

export const SiegeSetUp = ({ how, voice }: { how: How; voice: Speaker }) => {
  const asked = place.peek().query
  const [scenario, setScenario] = useState(
    scenarios.find(one => one.id === asked.get('scenario'))?.id ?? scenarios[0]?.id ?? '',
  )
  const [side, setSide] = useState<'besieger' | 'garrison'>('besieger')
  const [setUp, setSetUp] = useState<'ready' | 'free'>('ready')
  const wish = { game: 'siege' as const, options: { scenario, setUp }, bots: {} }
  const start = (): Promise<Trouble | undefined> =>
    how === 'friend'
      ? startOnline(wish, {}, seat => (seat === side ? 'me' : 'open'))
      : startHere(wish, seat => (how === 'now' && seat !== side ? 'random' : undefined))
  return (
    <div class="stack set-up">
      <StartButton label={say(how === 'friend' ? 'play.make-link' : 'play.start')} voice={voice} start={start} />
      <Tiles
        legend={say('play.scenario')}
        name="scenario"
        tiles={scenarios.map(({ id, level }) => ({
          id,
          title: voice.sayIfKnown(`scenario.${id}.name`) ?? voice.sayIfKnown(`scenario.${id}`) ?? id,
          line: voice.sayIfKnown(`scenario.${id}.line`) ?? say('play.level', { n: level }),
        }))}
        value={scenario}
        onPick={setScenario}
      />
      <div role="status">
        <p>{voice.sayIfKnown(`scenario.${scenario}.brief`)}</p>
        <p class="small muted">{voice.sayIfKnown(`scenario.${scenario}.teaches`)}</p>
      </div>
      <Tiles
        legend={say('play.set-up')}
        name="set-up"
        tiles={(['ready', 'free'] as const).map(id => ({
          id,
          title: say(`play.set-up.${id}`),
          line: say(`play.set-up.${id}.line`),
        }))}
        value={setUp}
        onPick={setSetUp}
      />
      {how !== 'one-screen' && (
        <Tiles
          legend={say('play.side')}
          name="side"
          tiles={(['besieger', 'garrison'] as const).map(id => ({
            id,
            title: say(`seat.${id}`),
            line: say(`play.side.${id}`),
          }))}
          value={side}
          onPick={setSide}
        />
      )}
    </div>
  )
}
