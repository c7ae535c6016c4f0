/** A fight being put together: figures, odds, shifts with their reasons, and what each face of the die brings. */
import type { Forecast, View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { RuleLink } from '../../table/rule-link.tsx'
import { DiceBar } from './dice-bar.tsx'
import { capital, pieceName } from './piece-label.ts'

/** The table has no column beyond: shifts went too far, or the odds did. */
const endOf = ({ odds, shifts, column }: Forecast): 'lowest' | 'highest' | undefined => {
  const reckoned = shifts.reduce((sum, { columns }) => sum + columns, odds)
  return reckoned < column ? 'lowest' : reckoned > column ? 'highest' : undefined
}

type Foretold = NonNullable<View['forecast']>

/** Every step from the sum of the figures to the row of the die. */
const Odds = ({ forecast, voice }: { readonly forecast: Foretold; readonly voice: Speaker }) => {
  const end = endOf(forecast)
  return (
    <>
      <ul class="shifts">
        {forecast.shifts.map(({ why, columns, rule }) => (
          <li key={why}>
            <strong>{columns > 0 ? `+${columns}` : `−${-columns}`}</strong> {voice.say(`shift.${why}`)}{' '}
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
      {(forecast.shifts.length > 0 || end !== undefined) && (
        <p class="odds">
          = <strong>{forecast.column}-1</strong>
          {end !== undefined && `, ${voice.say(`table.column-${end}`)}`}
        </p>
      )}
      <DiceBar faces={forecast.faces} results={forecast.mounted ? 'melee-mounted' : 'melee-foot'} voice={voice} />
    </>
  )
}

export const FightPanel = ({ view, voice }: { readonly view: View; readonly voice: Speaker }) => {
  const { fight, forecast } = view
  if (!fight) return null
  const refused = forecast?.refused
  const names = (ids: readonly string[]) => voice.list(ids.map(id => pieceName(view, voice, id)))
  return (
    <section class="panel fight-panel" aria-live="polite">
      <h2>{voice.say('table.fight')}</h2>
      <p>
        {capital(names(fight.attackers))} {fight.defenders.length > 0 && `→ ${names(fight.defenders)}`}
      </p>
      {forecast && (
        <p class="odds big">
          {forecast.attack} : {forecast.defense}
          {!refused && ` → ${forecast.odds}-1`}
        </p>
      )}
      {refused && (
        <p class="bad">
          {voice.say(`refusal.${refused.code}`, refused.params)} <RuleLink rule={refused.rule} />
        </p>
      )}
      {forecast && !refused && <Odds forecast={forecast} voice={voice} />}
    </section>
  )
}
