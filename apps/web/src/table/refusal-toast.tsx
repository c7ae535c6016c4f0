/** No, with the reason and the rule; goes away by itself or at a press. */
import { refusalSentence, type Speaker } from '@siegeworks/words'
import { useEffect } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import type { Refusal as Reason, Table } from './model.ts'
import { isRule, RuleLink } from './rule-link.tsx'

const SHOWN_MS = 9000

const Why = ({ refusal, voice }: { refusal: Reason; voice: Speaker }) => (
  <span>
    {refusalSentence(voice, refusal)} {isRule(refusal.rule) && <RuleLink rule={refusal.rule} />}
  </span>
)

/** The same inside a dialog, which lies over the toasts. */
export const Refusal = ({ table, voice }: { table: Table; voice: Speaker }) => {
  const refusal = table.refusal.value
  return (
    <p class="bad refused-here" role="alert">
      {refusal && <Why refusal={refusal} voice={voice} />}
    </p>
  )
}

export const RefusalToast = ({ table, voice }: { table: Table; voice: Speaker }) => {
  const refusal = table.refusal.value
  useEffect(() => {
    if (!refusal || refusal.code === 'open-elsewhere') return undefined
    const timer = setTimeout(table.clearRefusal, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal])
  return (
    <div class="toasts" role="alert">
      {refusal && (
        <div class="toast refusal">
          <Why refusal={refusal} voice={voice} />
          <button type="button" class="btn quiet" onClick={table.clearRefusal} aria-label={say('app.close')}>
            ✕
          </button>
        </div>
      )}
    </div>
  )
}
