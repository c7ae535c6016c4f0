/** The papers of a game: its log, its position, a check of it, and a report that a maintainer can run. */
import { say } from '../i18n/say.ts'
import { ask } from '../local/client.ts'
import { api } from '../net/api.ts'
import type { Table } from './model.ts'
import { packLog } from './packed-log.ts'

export interface VerifyState {
  readonly ok: boolean
  readonly text: string
}

export const logTextOf = (table: Pick<Table, 'source' | 'match'>): Promise<string | undefined> =>
  table.source === 'local' ? ask('log', table.match) : api.log(table.match)

/** Runs the whole game again in this page, from its opened seed, and compares every entry. */
export const verifyLog = async (text: string | undefined): Promise<VerifyState> => {
  if (text === undefined) return { ok: false, text: say('verify.not-yet') }
  const verdict = await ask('verify', text)
  return verdict.ok
    ? { ok: true, text: say('verify.ok', { n: verdict.entries, head: (verdict.head ?? '').slice(0, 12) }) }
    : { ok: false, text: say('verify.bad', { n: verdict.seq ?? 0, code: verdict.code ?? '' }) }
}

export const verifyGame = async (table: Table): Promise<VerifyState> => verifyLog(await logTextOf(table))

export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A link to a moment: online the table's own, of a game on this device one that brings the game along. */
export const momentLink = async (
  source: 'local' | 'online' | 'file',
  match: string,
  as: string,
  at: number,
  log?: string,
): Promise<string> => {
  const query = `?as=${as}&at=${at}`
  if (source === 'online') return `${location.origin}/replay/online/${match}${query}`
  const text = log ?? (await logTextOf({ source: 'local', match }))
  return `${location.origin}/replay/file/${match}${query}${text === undefined ? '' : await packLog(text)}`
}

export const copyLink = async (table: Table): Promise<boolean> =>
  copy(await momentLink(table.source, table.match, table.seat.value, table.sheet.value?.seq ?? 0))

/** Locally a question for `siegeworks judge`, with the whole position; online what this viewer sees, as JSON. */
export const copyPosition = async (table: Table): Promise<boolean> => {
  const position = table.source === 'local' ? await ask('position', table.match) : undefined
  const { game, options } = table.table.value ?? {}
  return copy(
    position
      ? JSON.stringify({ game, options, position: JSON.parse(position) as unknown })
      : JSON.stringify({ match: table.match, seq: table.sheet.value?.seq, view: table.sheet.value?.view }),
  )
}

export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A file the command line takes as it is: `replay` reads the log in it, `judge` the position. */
export const reportProblem = async (table: Table, game: string): Promise<void> => {
  const log = await logTextOf(table).catch(() => undefined)
  const position = table.source === 'local' ? await ask('position', table.match) : undefined
  const report = {
    format: 'siegeworks-report/1',
    game,
    rules: table.table.value?.rulesId,
    options: table.table.value?.options,
    match: table.match,
    seat: table.seat.value,
    seq: table.sheet.value?.seq,
    legal: table.sheet.value?.legal.map(({ text }) => text),
    refusal: table.refusal.value,
    browser: navigator.userAgent,
    ...(position && { position: JSON.parse(position) as unknown }),
    ...(!position && { view: table.sheet.value?.view }),
    ...(log && { log }),
  }
  saveFile(
    `siegeworks-${game}-${table.match}-${table.sheet.value?.seq ?? 0}.json`,
    JSON.stringify(report, undefined, 2),
  )
}
