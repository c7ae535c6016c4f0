/** A problem report saved by the page: the position and the log of a table, as judge and replay take them. */
import { type GameTypes, parseJson, parseLog, replay } from '@siegeworks/kernel'
import { faultIn } from './fault.ts'
import { gameNamed } from './game-named.ts'
import type { Host } from './host.ts'

export const REPORT_FORMAT = 'siegeworks-report/1'

type Row = { readonly [key: string]: unknown }

export const isReport = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && (value as Row).format === REPORT_FORMAT

/** The log inside a report; any other text is a log already. */
export const logTextIn = (text: string): string => {
  // A log is many lines; a report is one object, and says so early.
  if (!text.slice(0, 200).includes(REPORT_FORMAT)) return text
  const parsed = parseJson(text)
  if (!parsed.ok || !isReport(parsed.value)) return text
  const { log } = parsed.value
  if (typeof log !== 'string') throw faultIn('', { at: 'log', code: 'report-no-log' })
  return log
}

/** The question a report asks: its position, or the one its log leads to. */
export const questionIn = (report: Row, host: Host): Row => {
  const { game, options, position, log } = report
  const asked = { game, ...(options === undefined ? {} : { options }) }
  if (position !== undefined) return { ...asked, position }
  if (typeof log !== 'string') throw faultIn('', { at: 'position', code: 'report-no-position' })
  const parsed = parseLog<GameTypes>(log)
  if (!parsed.ok) throw faultIn('log', parsed.error)
  if (parsed.value.kind === 'public') throw faultIn('', { at: 'position', code: 'report-no-position' })
  const { header, sealed, entries } = parsed.value.log
  const rules = gameNamed(header.game, host)
  const replayed = replay(rules, entries)
  if (!replayed.ok) throw faultIn('', { at: 'log', code: 'log-no-entry' })
  return {
    game: header.game,
    options: sealed.options,
    position: JSON.parse(rules.formatPosition(replayed.value.state)),
  }
}
