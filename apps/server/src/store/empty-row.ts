/** A match row with nothing special about it, for tests and figures. */
import { TableSettings } from '@siegeworks/protocol'
import * as v from 'valibot'
import type { GameRow } from './game-row.ts'

export const row = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  id,
  title: 'skirmish',
  rules_id: 'skirmish@1',
  status: 'seating',
  head_seq: -1,
  head_hash: '',
  rev: 0,
  epoch: 1,
  seed_commit: 'c'.repeat(64),
  header: null,
  options: '{}',
  settings: JSON.stringify(v.parse(TableSettings, {})),
  visibility: 'open',
  creator: 'p-1',
  invite: 'inv',
  quick: null,
  rematch: null,
  aside: '{}',
  to_act: '[]',
  deadline: null,
  outcome: null,
  created: 1_700_000_000_000,
  started: null,
  updated: 1_700_000_000_000,
  ...more,
})
