import type { SeenEntry } from '@siegeworks/protocol'
import { expect, test } from 'vitest'
import { lastNews } from './siege-narrate.ts'

const entry = (seq: number, ...kinds: string[]) =>
  ({ seq, at: 0, events: kinds.map(kind => ({ kind })) }) as unknown as SeenEntry
const tell = ({ events }: SeenEntry) => events.map(({ kind }) => ({ text: kind }))

test('what just happened is all that came of the last thing done, the clock left out', () => {
  const log = [entry(1, 'moved'), entry(2, 'shot', 'hurt'), entry(3, 'step-began', 'phase-began')]
  expect(lastNews(log, tell, 'taken back')).toBe('shot hurt')
  const undone = { ...entry(4), takesBackTo: 1 } as SeenEntry
  expect(lastNews([...log, undone], tell, 'taken back')).toBe('taken back')
})

test('of a set-up nobody made by hand it is news that it is done', () => {
  expect(lastNews([entry(0, 'deployed', 'deployed', 'placed', 'turn-began')], tell, '')).toBe('placed')
})
