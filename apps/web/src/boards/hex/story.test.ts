import type { SeenEntry } from '@siegeworks/protocol'
import type { View } from '@siegeworks/siege'
import { expect, test } from 'vitest'
import { sinceOwn, storyOf, tracesOf } from './story.ts'

const entry = (seq: number, by: string | undefined, ...events: object[]) =>
  ({ seq, at: 0, events, ...(by && { by }) }) as unknown as SeenEntry
const walk = (piece: string, ...path: string[]) => ({ kind: 'moved', piece, path, to: path.at(-1) })
const tell = ({ events }: SeenEntry) => events.map(({ kind }) => ({ text: kind }))

test('the story is what the others did since this side did something; to take a piece up is to look', () => {
  const log = [
    entry(1, 'besieger', walk('hugo', '1,1', '1,2')),
    entry(2, 'garrison', walk('wat', '5,5', '5,6')),
    entry(3, 'besieger', { kind: 'selected' }),
  ]
  expect(sinceOwn(log, 'besieger').map(({ seq }) => seq)).toEqual([2])
  expect(sinceOwn(log, 'garrison').map(({ seq }) => seq)).toEqual([3])
})

test('who only looks on is told what the last one to act has done, not the whole game', () => {
  const log = ['besieger', 'garrison', 'garrison'].map((by, i) => entry(i, by, walk('hugo', '1,1', '1,2')))
  expect(sinceOwn(log, 'spectator').map(({ seq }) => seq)).toEqual([1, 2])
})

test('what was taken back is not told', () => {
  const log = [
    entry(1, 'besieger', walk('hugo', '1,1', '1,2')),
    entry(2, 'garrison', walk('wat', '5,5', '5,6')),
    { ...entry(3, 'besieger'), takesBackTo: 0 } as SeenEntry,
  ]
  expect(sinceOwn(log, 'besieger')).toEqual([])
})

test('whoever went on twice left one trace, and whoever was shot at is marked where he stands', () => {
  const view = { characters: { wat: { hex: '7,7' } }, animals: {}, engines: {} } as unknown as View
  const log = [
    entry(1, 'besieger', walk('hugo', '1,1', '1,2')),
    entry(2, 'besieger', walk('hugo', '1,2', '1,3^'), { kind: 'shot', shooter: 'hugo', target: 'wat' }),
  ]
  expect(tracesOf(log, view)).toEqual({ ways: [{ piece: 'hugo', hexes: ['1,1', '1,2', '1,3'] }], struck: ['7,7'] })
})

test('two who walked are told by name, more are counted, the clock is left out', () => {
  const log = ['hugo', 'wat', 'odo'].map((name, i) =>
    entry(i, 'besieger', walk(name, '1,1', '1,2'), { kind: 'shot' }, { kind: 'step-began' }),
  )
  expect(storyOf(log.slice(1), tell)).toMatchObject({ walkers: 0, lines: { length: 4 } })
  expect(storyOf(log, tell)).toMatchObject({ walkers: 3, lines: { length: 3 } })
})
