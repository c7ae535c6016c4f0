import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENARIOS } from '@siegeworks/siege'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { siegeworks as bare } from './cli.ts'

const siegeworks = (words: readonly string[], input?: unknown) => bare(words, input, GAMES)
const EXAMPLE = join(import.meta.dirname, '../../../docs/examples/the-mill-wall.json')
const example = () => JSON.parse(readFileSync(EXAMPLE, 'utf8'))
const broken = () => {
  const def = example()
  def.oops = 1
  def.board.inline.hexes['0,3'] = 'lava'
  def.sides.besieger.groups[0].people[0].id = 'nobody'
  return JSON.stringify(def, null, 2)
}

describe('scenario check', () => {
  test('SG-SCN-15 the example of the docs holds together', async () => {
    expect(await siegeworks(['scenario', 'check', EXAMPLE])).toEqual({
      code: 0,
      out: 'The Mill Wall: the scenario holds together.\n',
      notes: [],
    })
  })

  test('SG-SCN-15 every fault with line, column and path; exit code 2', async () => {
    const text = broken()
    const { code, out } = await siegeworks(['scenario', 'check', '-'], text)
    const lineOf = (part: string) => text.split('\n').findIndex(line => line.includes(part)) + 1
    expect(code).toBe(2)
    expect(out.trimEnd().split('\n')).toEqual([
      `-:${lineOf('"oops"')}:3: oops: there is no such key`,
      `-:${lineOf('"lava"')}:9: board.inline.hexes["0,3"]: there is no such terrain`,
      `-:${lineOf('"nobody"')}:15: sides.besieger.groups[0].people[0].id: nobody in the box is called nobody [SG-SCN-15]`,
      '-: 3 faults.',
    ])
  })

  test('JSON for scripts, and three languages', async () => {
    const { code, out } = await siegeworks(['scenario', 'check', '-', '--json'], broken())
    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      problems: [{ at: 'oops', code: 'unknown-key', line: expect.any(Number), column: 3 }, {}, {}],
    })
    const texts = await Promise.all(
      ['en', 'fr', 'pl'].map(lang => siegeworks(['scenario', 'check', '-', '--lang', lang], broken())),
    )
    expect(new Set(texts.map(text => text.out)).size).toBe(3)
    for (const text of texts) expect(text.out).not.toContain('‹')
  })

  test('a drawing’s fault is told by line and column of the file', async () => {
    const map = ['map small', 'edges A north', 'ground', ' 1    "   ?', '    .   .', ' 2    .   .']
    const def = { ...example(), board: { map: 'inline', inline: map } }
    const text = JSON.stringify(def, null, 2)
    const { out } = await siegeworks(['scenario', 'check', '-', '--json'], text)
    const fault = JSON.parse(out).problems.find((one: { code: string }) => one.code === 'unknown-symbol')
    expect(text.split('\n')[fault.line - 1]![fault.column - 1]).toBe('?')
  })

  test('what is no JSON is told by line and column', async () => {
    const { code, out } = await siegeworks(['scenario', 'check', '-'], '{\n "id": }')
    expect([code, out.split('\n')[0]]).toEqual([2, '-:2:8: line 2, column 8: this is not JSON'])
  })
})

describe('scenario report', () => {
  test('who wins with intervals, length, losses, equipment; the same seed says the same', async () => {
    const words = ['scenario', 'report', EXAMPLE, '--games', '4', '--seed', 'x', '--json']
    const { movesPerSecond: _rate, ...report } = JSON.parse((await siegeworks(words)).out)
    expect(report).toMatchObject({
      scenario: 'the-mill-wall',
      games: 4,
      unfinished: 0,
      wins: { besieger: { low: expect.any(Number), high: expect.any(Number) }, garrison: {} },
      turns: expect.any(Number),
      casualties: { besieger: { of: 5 }, garrison: { of: 5 } },
      equipment: expect.any(Array),
    })
    const { movesPerSecond: _again, ...second } = JSON.parse((await siegeworks(words)).out)
    expect(second).toEqual(report)
  })

  test('for a person, in three languages', async () => {
    const texts = await Promise.all(
      ['en', 'fr', 'pl'].map(lang => siegeworks(['scenario', 'report', EXAMPLE, '--games', '1', '--lang', lang])),
    )
    for (const { code, out } of texts) {
      expect(code).toBe(0)
      expect(out).not.toContain('‹')
    }
    expect(new Set(texts.map(({ out }) => out.split('\n')[0]))).toEqual(
      new Set(['The Mill Wall', 'Le mur du moulin', 'Mur przy młynie']),
    )
  })
})

describe('an own scenario at the table', () => {
  test('new gives a question with it, which judge and legal read', async () => {
    const { out, code } = await siegeworks(['new', 'siege', '--scenario', EXAMPLE])
    expect(code).toBe(0)
    const judged = await siegeworks(['judge', '-'], { ...JSON.parse(out), moves: ['besieger: end-step'] })
    expect(JSON.parse(judged.out)).toMatchObject({ ok: true, toAct: ['garrison'] })
  })

  test('sim plays it; a bad one is refused with its place', async () => {
    const { out } = await siegeworks([
      'sim',
      'siege',
      '--scenario',
      EXAMPLE,
      '--games',
      '1',
      '--bot',
      'greedy',
      '--json',
    ])
    expect(JSON.parse(out)).toMatchObject({ unfinished: 0, options: { scenario: 'the-mill-wall' } })
    const bad = await siegeworks(['new', 'siege', '--scenario', '-'], broken())
    expect([bad.code, bad.out]).toEqual([2, ''])
    expect(bad.notes[0]).toMatch(/-:\d+:3: oops: there is no such key/)
  })
})

test('list and show: each in the box as a file that checks', async () => {
  const { out } = await siegeworks(['scenario', 'list', '--lang', 'fr'])
  expect(out.trimEnd().split('\n')).toHaveLength(SCENARIOS.length)
  const shown = await siegeworks(['scenario', 'show', 'sparks'])
  expect((await siegeworks(['scenario', 'check', '-'], shown.out)).code).toBe(0)
})

test.each([
  [['scenario', 'burn', 'x'], /check, report, show, list or schema/],
  [['scenario', 'check'], /which/],
  [['scenario', 'check', '/no/such/file'], /there is no file/],
  [['scenario', 'report', 'nowhere'], /no scenario nowhere/],
])('%j is a fault of usage', async (words, message) => {
  const { code, notes } = await siegeworks(words)
  expect(code).toBe(2)
  expect(notes[0]).toMatch(message)
})
