/** Every scenario in the box is introduced and every way it can end is told; everybody has a name. */
import { ROSTER, SCENARIOS } from '@siegeworks/siege'
import { expect, test } from 'vitest'
import { CATALOGUES } from '../src/all.ts'

const english = CATALOGUES.siege.en

test.each(SCENARIOS.map(def => [def.id, def] as const))('%s has its words', (id, def) => {
  const parts = ['name', 'line', 'brief', 'teaches'].map(part => `scenario.${id}.${part}`)
  const ends = [...def.victory.map(one => one.reason), ...('reason' in def.fallback ? [def.fallback.reason] : [])]
  const sides = Object.values(def.sides)
  const groups = sides.flatMap(side => [side.name, ...side.groups.map(group => group.name)])
  const needed = [...parts, ...ends.map(reason => `outcome.${reason}`), ...groups.map(name => `group.${name}`)]
  expect(needed.filter(key => english[key] === undefined)).toEqual([])
})

test('everybody of the roster is called by name', () => {
  const wrong = ROSTER.filter(one => english[`piece.${one.id}`] !== one.name)
  expect(wrong.map(one => one.id)).toEqual([])
})
