import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../src/cards/catalogue.ts'

test('every design has its three cases', () => {
  const folder = new URL('.', import.meta.url)
  const text = readdirSync(folder)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const covered = [...text.matchAll(/^card\('([a-z0-9-]+)'/gm)].map(([, id]) => id)
  expect([...covered].sort()).toEqual(CATALOGUE.map(card => card.id).sort())
})
