import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { siegeworks } from './cli.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/positions.md'), 'utf8')
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(match => JSON.parse(match[1]!))
const questions = examples.filter(one => 'game' in one)
const positions = examples.filter(one => !('game' in one))

describe('docs/positions.md', () => {
  test.each(questions.map((one, i) => [i, one] as const))(
    'question %i of the page is judged as written',
    async (_i, one) => {
      const { out } = await siegeworks(['judge', '-'], { ...one, lang: 'en' }, GAMES)
      expect(JSON.parse(out)).toMatchObject({ ok: true })
    },
  )

  test.each(positions.map((one, i) => [i, one] as const))(
    'position %i of the page can be played',
    async (_i, position) => {
      const game = 'map' in position || 'characters' in position ? 'siege' : 'siegestorm'
      const { out } = await siegeworks(['judge', '-'], { game, position }, GAMES)
      expect(JSON.parse(out).legal.length).toBeGreaterThan(0)
    },
  )
})
