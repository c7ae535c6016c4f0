/** Days on which a person's correspondence clocks stand still: announced beforehand, and only so many a year. */
import type { Interval } from '../match/intervals.ts'
import { Refusal } from '../refusal.ts'

const DAYS = 30
const DAY = 86_400_000
const YEAR = 365 * DAY
const MOST = 64

/** What has been taken stays for a year, what is asked for lies ahead: time that has run out does not come back. */
export const holidaysFrom = (
  known: readonly Interval[],
  wished: readonly Interval[],
  now: number,
): readonly Interval[] => {
  const taken = known.filter(h => h.from < now && h.to > now - YEAR).map(h => ({ ...h, to: Math.min(h.to, now) }))
  const ahead = wished.filter(h => h.to > now).map(h => ({ ...h, from: Math.max(h.from, now) }))
  const all = joined([...taken, ...ahead])
  const total = all.reduce((sum, h) => sum + (h.to - h.from), 0)
  if (total > DAYS * DAY || all.length > MOST) throw new Refusal('malformed', { at: 'holidays', days: DAYS })
  return all
}

const joined = (spans: readonly Interval[]): readonly Interval[] => {
  const all: Interval[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else all.push(span)
  }
  return all
}
