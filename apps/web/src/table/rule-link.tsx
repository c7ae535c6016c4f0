/** A rule where it is cited: one press shows its text, another goes to the reference. */
import { useState } from 'preact/hooks'
import { loadRule } from '../i18n/rule-books.ts'
import { say, tongue } from '../i18n/say.ts'

export const isRule = (rule: string | undefined): rule is string => rule !== undefined && /^S[SG]-/.test(rule)

export const RuleLink = ({ rule }: { rule: string }) => {
  const [text, setText] = useState<string | undefined>(undefined)
  const open = (dialog: HTMLElement | null): void => {
    loadRule(tongue(), rule).then(found => {
      setText(found ?? '')
      dialog?.showPopover?.()
    })
  }
  return (
    <span class="rule-cite">
      <button
        type="button"
        class="rule-chip"
        onClick={event => open(event.currentTarget.parentElement?.querySelector('[popover]') ?? null)}
      >
        {rule}
      </button>
      <span popover="auto" class="rule-pop">
        <b>{rule}</b>
        <span>{text}</span>
        <a href={`/rules/${rule}`}>{say('home.rules')}</a>
      </span>
    </span>
  )
}
