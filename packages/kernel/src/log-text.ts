/** A log as text: one line of canonical JSON for the header, one for each entry, one that opens the seed. */
import { canonical } from './canonical.ts'
import type { GameTypes } from './game.ts'
import type { Problem } from './illegal.ts'
import { parseJson } from './json.ts'
import type { Entry, Header, Log, OpenEntry, PublicLog, SealedOptions } from './log.ts'
import { LOG_FORMAT } from './log.ts'
import { err, ok, type Result } from './result.ts'

/** The whole log, seed and all: for the keeper, and for everybody after the end. */
export const formatLog = <G extends GameTypes>({ header, sealed, hostSeed, entries }: Log<G>): string =>
  lines([{ header, sealed }, ...entries, { hostSeed, entries: entries.length }])

/** What a spectator may have: the chain can be checked, nothing hidden can be read. */
export const formatPublicLog = <G extends GameTypes>({ header, entries }: PublicLog<G>): string =>
  lines([{ header }, ...entries.map(({ open, commitment, hash }) => ({ open, commitment, hash }))])

const lines = (values: readonly unknown[]): string => values.map(value => `${canonical(value)}\n`).join('')

export type ParsedLog<G extends GameTypes> =
  | { readonly kind: 'whole'; readonly log: Log<G> }
  | { readonly kind: 'public'; readonly log: PublicLog<G> }

/**
 * Reads it back strictly: each line must be exactly the canonical text of what it says, with the
 * keys it should have and no others. What the game's own parts hold is for `verify` to judge.
 */
export const parseLog = <G extends GameTypes>(text: string): Result<ParsedLog<G>, Problem> => {
  const rows: unknown[] = []
  const raw = text.split('\n')
  if (raw.pop() !== '') return err({ at: `line ${raw.length + 1}`, code: 'log-cut-short' })
  for (const [i, line] of raw.entries()) {
    const row = parseLine(line, i + 1)
    if (!row.ok) return row
    rows.push(row.value)
  }
  const [first, ...rest] = rows
  if (!isRecord(first)) return err({ at: 'line 1', code: 'log-no-header' })
  const whole = 'sealed' in first
  if (!hasKeys(first, whole ? ['header', 'sealed'] : ['header']) || !isHeader(first.header))
    return err({ at: 'line 1', code: 'log-no-header' })
  return whole ? wholeLog(first, rest) : openLog(first, rest)
}

const parseLine = (line: string, number: number): Result<unknown, Problem> => {
  const parsed = parseJson(line)
  if (!parsed.ok) return err({ ...parsed.error, at: parsed.error.at.replace('line 1', `line ${number}`) })
  if (canonical(parsed.value) !== line) return err({ at: `line ${number}`, code: 'log-not-canonical' })
  return parsed
}

const wholeLog = <G extends GameTypes>(first: Row, rest: readonly unknown[]): Result<ParsedLog<G>, Problem> => {
  const end = rest.at(-1)
  const last = `line ${rest.length + 1}`
  if (!isRecord(end) || !hasKeys(end, ['entries', 'hostSeed'])) return err({ at: last, code: 'log-no-end' })
  const entries = rest.slice(0, -1)
  if (end.entries !== entries.length || typeof end.hostSeed !== 'string') return err({ at: last, code: 'log-no-end' })
  const sealed = first.sealed
  if (
    !isRecord(sealed) ||
    !hasKeys(sealed, ['options', 'salt']) ||
    typeof sealed.salt !== 'string' ||
    !isRecord(sealed.options)
  )
    return err({ at: 'line 1', code: 'log-no-header' })
  const odd = entries.findIndex(entry => !isEntry(entry))
  if (odd >= 0) return err({ at: `line ${odd + 2}`, code: 'log-no-entry' })
  return ok({
    kind: 'whole',
    log: {
      header: first.header as Header,
      sealed: sealed as unknown as SealedOptions<G>,
      hostSeed: end.hostSeed,
      entries: entries as readonly Entry<G>[],
    },
  })
}

const openLog = <G extends GameTypes>(first: Row, rest: readonly unknown[]): Result<ParsedLog<G>, Problem> => {
  const odd = rest.findIndex(entry => !isOpenEntry(entry))
  if (odd >= 0) return err({ at: `line ${odd + 2}`, code: 'log-no-entry' })
  return ok({ kind: 'public', log: { header: first.header as Header, entries: rest as readonly OpenEntry<G>[] } })
}

type Row = { readonly [key: string]: unknown }

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const hasKeys = (row: Row, keys: readonly string[], maybe: readonly string[] = []): boolean =>
  keys.every(key => Object.hasOwn(row, key)) && Object.keys(row).every(key => keys.includes(key) || maybe.includes(key))

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isHex = (value: unknown, length: number): boolean =>
  isText(value) && value.length === length && /^[0-9a-f]*$/.test(value)
const isKinded = (value: unknown): boolean => isRecord(value) && isText(value.kind)
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const HEADER = ['data', 'format', 'game', 'match', 'optionsCommitment', 'rulesVersion', 'seats', 'seedCommitment']

const isHeader = (value: unknown): boolean =>
  isRecord(value) &&
  hasKeys(value, HEADER) &&
  value.format === LOG_FORMAT &&
  isText(value.match) &&
  isText(value.game) &&
  isText(value.rulesVersion) &&
  isTexts(value.seats) &&
  isRecord(value.data) &&
  Object.values(value.data).every(hash => isHex(hash, 64)) &&
  isHex(value.seedCommitment, 64) &&
  isHex(value.optionsCommitment, 64)

const isOpenEntry = (value: unknown): boolean =>
  isRecord(value) && hasKeys(value, ['commitment', 'hash', 'open']) && isSound(value)

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  hasKeys(value, ['commitment', 'hash', 'hidden', 'open', 'salt']) &&
  isSound(value) &&
  isHex(value.salt, 32) &&
  isHidden(value.hidden)

const isSound = (entry: Row): boolean => isHex(entry.commitment, 64) && isHex(entry.hash, 64) && isOpen(entry.open)

const isOpen = (value: unknown): boolean =>
  isRecord(value) &&
  hasKeys(value, ['at', 'command', 'deed', 'seen', 'seq']) &&
  isCount(value.seq) &&
  isCount(value.at) &&
  isText(value.command) &&
  Array.isArray(value.seen) &&
  value.seen.every(isKinded) &&
  isDeed(value.deed)

const isDeed = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  switch (value.kind) {
    case 'setup':
      return hasKeys(value, ['kind', 'nonces']) && isRecord(value.nonces) && Object.values(value.nonces).every(isText)
    case 'move':
      return hasKeys(value, ['kind', 'seat']) && isText(value.seat)
    case 'undo':
      return (
        hasKeys(value, ['consent', 'kind', 'seat', 'to']) &&
        isText(value.seat) &&
        isCount(value.to) &&
        isTexts(value.consent)
      )
    case 'close':
      return (
        hasKeys(value, ['kind', 'outcome']) &&
        isRecord(value.outcome) &&
        isTexts(value.outcome.winners) &&
        isText(value.outcome.reason)
      )
    default:
      return false
  }
}

const isHidden = (value: unknown): boolean =>
  isRecord(value) &&
  hasKeys(value, ['draws', 'events'], ['move']) &&
  (value.move === undefined || isRecord(value.move)) &&
  Array.isArray(value.events) &&
  value.events.every(isKinded) &&
  Array.isArray(value.draws) &&
  value.draws.every(draw => isRecord(draw) && hasKeys(draw, ['count', 'kind', 'purpose', 'value']))
