import { expect, test } from 'vitest'
import { toldApart } from './namesakes.ts'

const at =
  (...places: readonly (string | undefined)[]) =>
  (i: number): string | undefined =>
    places[i]

test('answers of one name are told apart by where each stands, or else by number; others keep their names', () => {
  expect(toldApart(['Hound', 'Hound', 'Imp'], at('You · Top', 'Bot · Top', 'Bot · Middle'))).toEqual([
    'Hound · You · Top',
    'Hound · Bot · Top',
    'Imp',
  ])
  expect(toldApart(['Hound', 'Imp', 'Hound'], at())).toEqual(['Hound · 1', 'Imp', 'Hound · 2'])
  expect(toldApart(['Hound', 'Hound', 'Hound'], at('Top', 'Middle', 'Top'))).toEqual([
    'Hound · Top · 1',
    'Hound · Middle',
    'Hound · Top · 2',
  ])
})
