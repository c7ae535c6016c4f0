/** What the players choose about the table itself: pace, company, taking back, talk. */
import { CHAT_MODES, type TableSettings, UNDO_MODES, VISIBILITIES } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { Select } from './play-parts.tsx'

const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', startSeconds: 900, addSeconds: 20 },
  slow: { kind: 'correspondence', daysPerMove: 3 },
} as const
export type ClockName = keyof typeof CLOCKS
export const clockOf = (name: ClockName): TableSettings['clock'] => CLOCKS[name]

const WATCHES = {
  now: { allowed: true, delayMoves: 0 },
  late: { allowed: true, delayMoves: 10 },
  none: { allowed: false, delayMoves: 0 },
} as const
type WatchName = keyof typeof WATCHES

const START = { clock: 'none', visibility: 'link', undo: 'free', chat: 'presets', watch: 'now' } as const
interface Terms {
  readonly clock: ClockName
  readonly visibility: TableSettings['visibility']
  readonly undo: TableSettings['undo']
  readonly chat: TableSettings['chat']
  readonly watch: WatchName
  readonly draws: boolean
  readonly pauses: boolean
}

export const settingsOf = ({ clock, watch, ...rest }: Terms): TableSettings => ({
  ...rest,
  clock: CLOCKS[clock],
  watch: WATCHES[watch],
})

export const useTerms = (): readonly [Terms, (change: Partial<Terms>) => void] => {
  const [terms, setTerms] = useState<Terms>({ ...START, draws: true, pauses: true })
  return [terms, change => setTerms({ ...terms, ...change })]
}

export const ClockSelect = ({ value, onPick }: { value: ClockName; onPick: (clock: ClockName) => void }) => (
  <Select
    label={say('play.clock')}
    value={value}
    options={(['none', 'live', 'slow'] as const).map(id => ({ id, title: say(`play.clock.${id}`) }))}
    onPick={onPick}
  />
)

const options = <T extends string>(ids: readonly T[], title: (id: T) => string) =>
  ids.map(id => ({ id, title: title(id) }))

export const TermsFields = ({ terms, onChange }: { terms: Terms; onChange: (change: Partial<Terms>) => void }) => (
  <>
    <div class="row fields">
      <ClockSelect value={terms.clock} onPick={clock => onChange({ clock })} />
      <Select
        label={say('play.who')}
        value={terms.visibility}
        options={options(VISIBILITIES, id => say(`play.who.${id}`))}
        onPick={visibility => onChange({ visibility })}
      />
    </div>
    <details class="terms-more" data-terms="true">
      <summary class="btn">{say('terms.title')}</summary>
      <div class="row fields">
        <Select
          label={say('terms.undo')}
          value={terms.undo}
          options={options(UNDO_MODES, id => say(`terms.undo.${id}`))}
          onPick={undo => onChange({ undo })}
        />
        <Select
          label={say('terms.chat')}
          value={terms.chat}
          options={options(CHAT_MODES, id => say(`terms.chat.${id}`))}
          onPick={chat => onChange({ chat })}
        />
        <Select
          label={say('terms.watch')}
          value={terms.watch}
          options={options(['now', 'late', 'none'] as const, id => say(`terms.watch.${id}`))}
          onPick={watch => onChange({ watch })}
        />
      </div>
      <div class="row">
        {(['draws', 'pauses'] as const).map(name => (
          <label key={name} class="tick">
            <input
              type="checkbox"
              name={name}
              checked={terms[name]}
              onChange={event => onChange({ [name]: event.currentTarget.checked })}
            />
            {say(`terms.${name}`)}
          </label>
        ))}
      </div>
    </details>
  </>
)
