/** A match whose own row cannot be read any more: shown as a frozen table among the others, never a reason to fail for all. */
import { STATUSES, TableSettings } from '@siegeworks/protocol'
import * as v from 'valibot'
import type { GameRow } from '../store/game-row.ts'
import { isSealedRow } from '../store/seal.ts'
import type { KeptOptions } from './table-info.ts'

const NO_OPTIONS: KeptOptions = { input: {}, open: {} }

/** What stands in for words that are damaged. */
const BLANK: Pick<GameRow, 'settings' | 'options' | 'aside' | 'to_act' | 'outcome'> = {
  settings: JSON.stringify(v.parse(TableSettings, {})),
  options: JSON.stringify(NO_OPTIONS),
  aside: '{}',
  to_act: '[]',
  outcome: null,
}

export const wholeRow = (row: GameRow): GameRow => {
  const { settings, options, aside, to_act, outcome, header } = row
  const sound = [settings, options, aside, to_act, outcome, header].every(isReadable)
  return sound && isSealedRow(row) && isStatus(row.status) ? row : { ...row, ...BLANK, status: 'frozen' }
}

const isStatus = (status: string): boolean => (STATUSES as readonly string[]).includes(status)

const isReadable = (text: string | null): boolean => {
  try {
    return text === null || typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
