/** What happened, newest last, in the reader's language, with the rules it leaned on and a way to each moment. */

import type { SeenEntry } from '@siegeworks/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { announce } from '../shell/speech.ts'
import { isRule, RuleLink } from './rule-link.tsx'

export interface LogLine {
  readonly text: string
  readonly rule?: string | undefined
  /** Heads a turn, belongs to one, or is a small remark. */
  readonly tone?: 'head' | 'note' | undefined
  readonly side?: number | undefined
}

export type Narrate = (entry: SeenEntry) => readonly LogLine[]

/** Entries told to a screen reader in one go. */
const SAID_AT_ONCE = 4

export const LogView = ({
  entries,
  narrate,
  momentHref,
  open = true,
}: {
  entries: readonly SeenEntry[]
  narrate: Narrate
  /** On a small screen the log is folded away; opened, it shows what happened last. */
  open?: boolean
  momentHref?: (seq: number) => string
}) => {
  const list = useRef<HTMLOListElement>(null)
  const heard = useRef(-1)
  const count = entries.length
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count, open])
  useEffect(() => {
    // Everything since the last time, at most a breath of it; an entry without words leaves the last ones standing.
    const lines = entries
      .filter(entry => entry.seq > heard.current && entry.takesBackTo === undefined)
      .slice(-SAID_AT_ONCE)
      .flatMap(narrate)
    heard.current = entries.at(-1)?.seq ?? -1
    if (lines.length > 0) announce(lines.map(({ text }) => text).join(' '))
  }, [count])
  useEffect(() => {
    const log = list.current
    if (!log) return undefined
    // A log that is opened shows the newest, as one that was open all the time.
    let open = log.clientHeight > 0
    const watching = new ResizeObserver(() => {
      if (!open) log.scrollTop = log.scrollHeight
      open = log.clientHeight > 0
    })
    watching.observe(log)
    return () => watching.disconnect()
  }, [])
  const shown = entries.slice(-160)
  return (
    <ol ref={list} class="log plain" aria-label={say('table.log')} tabIndex={0}>
      {shown.flatMap(entry => {
        const lines =
          entry.takesBackTo === undefined ? narrate(entry) : [{ text: say('table.taken-back'), tone: 'note' as const }]
        return lines.map((line, i) => (
          <li
            key={`${entry.seq}-${i}`}
            class={`log-line ${'tone' in line ? line.tone : ''} ${'side' in line && line.side ? `side-${line.side}` : ''}`}
          >
            <span>{line.text}</span> {'rule' in line && isRule(line.rule) && <RuleLink rule={line.rule} />}
            {i === 0 && momentHref && (
              <a class="log-moment" href={momentHref(entry.seq)} aria-label={say('table.to-moment', { n: entry.seq })}>
                {entry.seq}
              </a>
            )}
          </li>
        ))
      })}
    </ol>
  )
}
