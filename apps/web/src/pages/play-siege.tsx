/** Setting up SIEGE: the scenario, the side, the set-up, the optional rules. */

import { scenarios } from 'virtual:scenarios'
import type { Speaker } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { place } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { type OwnScenario, OwnScenarioField, textOf } from './own-scenario.tsx'
import type { How } from './play.tsx'
import { Select, START_WORDS, StartButton, Tiles } from './play-parts.tsx'
import { startHere, startOnline, startQuick, type Trouble } from './start-table.ts'
import { ClockSelect, clockOf, settingsOf, TermsFields, useTerms } from './table-terms.tsx'

const BOTS = ['random', 'greedy'] as const
const RULES = ['panic', 'aiming', 'skill'] as const
type Rule = (typeof RULES)[number]

export const SiegeSetUp = ({ how, voice }: { how: How; voice: Speaker }) => {
  const asked = place.peek().query
  const [scenario, setScenario] = useState(
    scenarios.find(one => one.id === asked.get('scenario'))?.id ?? scenarios[0]?.id ?? '',
  )
  const [own, setOwn] = useState<OwnScenario | undefined>(undefined)
  const [side, setSide] = useState<'besieger' | 'garrison'>('besieger')
  const [setUp, setSetUp] = useState<'ready' | 'free'>('ready')
  const [bot, setBot] = useState<(typeof BOTS)[number]>('greedy')
  const [terms, changeTerms] = useTerms()
  const [rules, setRules] = useState<readonly Rule[]>([])
  const isOwn = own?.id === scenario
  const language = settings.value.language
  const wish = {
    game: 'siege' as const,
    options: {
      ...(isOwn ? { custom: own } : { scenario }),
      setUp,
      // What is not ticked stays as the scenario has it.
      rules: Object.fromEntries(rules.map(rule => [rule, true])),
    },
    bots: {},
  }
  const start = (): Promise<Trouble | undefined> =>
    how === 'anyone'
      ? startQuick({ game: wish.game, options: wish.options, clock: clockOf(terms.clock) })
      : how === 'friend'
        ? startOnline(wish, settingsOf(terms), seat => (seat === side ? 'me' : 'open'))
        : startHere(wish, seat => (how === 'now' && seat !== side ? bot : undefined))
  const boxed = scenarios.map(({ id, level }) => ({
    id,
    title: voice.sayIfKnown(`scenario.${id}.name`) ?? voice.sayIfKnown(`scenario.${id}`) ?? id,
    line: voice.sayIfKnown(`scenario.${id}.line`) ?? say('play.level', { n: level }),
  }))
  const mine = own && {
    id: own.id,
    title: textOf(own.title, language) ?? own.id,
    line: say('play.level', { n: own.level }),
  }
  return (
    <div class="stack set-up">
      <StartButton label={say(START_WORDS[how])} voice={voice} start={start} />
      {how === 'anyone' && <p class="muted">{say('play.find.line')}</p>}
      <section class="panel chosen-scenario" role="status">
        <h2>{isOwn ? mine?.title : boxed.find(({ id }) => id === scenario)?.title}</h2>
        <p>{isOwn ? textOf(own.briefing, language) : voice.sayIfKnown(`scenario.${scenario}.brief`)}</p>
        {!isOwn && <p class="small muted">{voice.sayIfKnown(`scenario.${scenario}.teaches`)}</p>}
      </section>
      <Tiles
        legend={say('play.scenario')}
        name="scenario"
        tiles={mine ? [mine, ...boxed.filter(({ id }) => id !== mine.id)] : boxed}
        value={scenario}
        onPick={setScenario}
      />
      {how !== 'anyone' && (
        <OwnScenarioField
          voice={voice}
          onRead={read => {
            setOwn(read)
            setScenario(read.id)
          }}
        />
      )}
      {how === 'anyone' && <ClockSelect value={terms.clock} onPick={clock => changeTerms({ clock })} />}
      {(how === 'now' || how === 'friend') && (
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
      {how === 'now' && (
        <Select
          label={say('play.bot')}
          value={bot}
          options={BOTS.map(id => ({ id, title: say(`play.bot.${id}`) }))}
          onPick={setBot}
        />
      )}
      {how === 'friend' && <TermsFields terms={terms} onChange={changeTerms} />}
      <fieldset class="choice">
        <legend>{say('play.options')}</legend>
        {RULES.map(rule => (
          <label key={rule} class="tick">
            <input
              type="checkbox"
              name={rule}
              checked={rules.includes(rule)}
              onChange={event =>
                setRules(event.currentTarget.checked ? [...rules, rule] : rules.filter(one => one !== rule))
              }
            />
            {say(`play.rule.${rule}`)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
