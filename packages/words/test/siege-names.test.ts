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

test('[SG-5.4-1] healing is taught only where there are days to heal in, and section five', () => {
  const promised = SCENARIOS.filter(({ id }) =>
    (['en', 'fr', 'pl'] as const).some(language =>
      /heal|guéri|goje/i.test(CATALOGUES.siege[language][`scenario.${id}.teaches`] ?? ''),
    ),
  )
  expect(promised.filter(({ calendar, level }) => !calendar || level < 5).map(({ id }) => id)).toEqual([])
  expect(promised.map(({ id }) => id)).toContain('the-wagons-from-the-march')
})

test('everybody of the roster is called by name', () => {
  const wrong = ROSTER.filter(one => english[`piece.${one.id}`] !== one.name)
  expect(wrong.map(one => one.id)).toEqual([])
})
