import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/commands/index.ts'
import { shareOf } from '../src/sim/share.ts'
import { siegeworks } from './cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'siegeworks-cli-'))
const log = join(folder, 'game.log.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

describe('help', () => {
  test('lists every command and says how to use each', async () => {
    const all = await siegeworks(['help'])
    expect(all.code).toBe(0)
    for (const { name } of COMMANDS) {
      expect(all.out).toContain(`  ${name}`)
      for (const words of [
        ['help', name],
        [name, '--help'],
      ]) {
        const one = await siegeworks(words)
        expect(one.code).toBe(0)
        if (name !== 'help') expect(one.out).toContain(`siegeworks ${name}`)
        expect(one.out).not.toContain('‹')
      }
    }
  })

  test('speaks three languages', async () => {
    const texts = await Promise.all(
      ['en', 'fr', 'pl'].map(async lang => (await siegeworks(['judge', '--help', '--lang', lang])).out),
    )
    expect(new Set(texts).size).toBe(3)
  })

  test.each([
    [['dance'], /there is no command dance/],
    [['judge'], /FILE\|- is missing; usage: siegeworks judge FILE/],
    [['judge', 'a', 'b'], /b is one argument too many/],
    [['games', '--fast'], /games has no option --fast/],
    [['games', '--json=yes'], /option --json takes no value/],
    [['new', 'skirmish', '--seed'], /option --seed needs a value/],
    [['perft', 'skirmish', '--depth', 'deep'], /option --depth needs a whole number from 0 to 20, not deep/],
    [['new', 'chess'], /there is no game chess; there are skirmish/],
    [['new', 'skirmish', '--options', '{"hand":'], /--options, line 1, column 9: this is not JSON/],
    [['new', 'skirmish', '--options', '{"hand":99}'], /--options\.hand: /],
    [['judge', '/no/such/file'], /there is no file \/no\/such\/file/],
    [['judge', '/'], /\/ cannot be read \(EISDIR\)/],
    [['games', '--lang', 'xx'], /there is no language xx/],
  ])('%j is a fault of usage', async (words, message) => {
    const { code, notes, out } = await siegeworks(words)
    expect(code).toBe(2)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(message)
    expect(out).toBe('')
  })
})

describe('games, new, legal', () => {
  test('games names the games', async () => {
    const { out } = await siegeworks(['games', '--json'])
    expect(JSON.parse(out)).toEqual([{ id: 'skirmish', rulesVersion: '1', seats: ['raider', 'warden'] }])
  })

  test('what new prints, legal and judge read', async () => {
    const { out } = await siegeworks(['new', 'skirmish', '--seed', 'x', '--options', '{"hand":2}'])
    const legal = await siegeworks(['legal', '-', '--json'], out)
    expect(JSON.parse(legal.out)).toEqual({
      toAct: ['raider', 'warden'],
      legal: ['raider', 'warden'].flatMap(seat => ['bold', 'wary'].map(stance => ({ seat, move: `stance ${stance}` }))),
    })
    const text = await siegeworks(['legal', '-'], out)
    expect(text.out.split('\n')[0]).toBe('raider: stance bold')
  })

  test('legal says why not', async () => {
    const question = { game: 'skirmish', seed: 'x', moves: ['raider: stance bold', 'warden: stance bold'] }
    const { out } = await siegeworks(
      ['legal', '-', '--json', '--why', 'warden: draw', '--why', 'yield', '--why', 'draw', '--why', 'fly'],
      question,
    )
    expect(JSON.parse(out).why).toMatchObject([
      { ok: false, refused: { code: 'not-your-turn', rule: 'EX-2' } },
      { ok: false, refused: { code: 'not-now', rule: 'EX-7' } },
      { ok: true },
      { ok: false, refused: { code: 'not-a-move' } },
    ])
  })
})

describe('rule', () => {
  // The id is put together here: a test that only prints a rule proves nothing about it.
  const id = ['SS', 'STORM', '4'].join('-')

  test('a rule is printed with the place of its line, its code and its tests', async () => {
    const { out, code } = await siegeworks(['rule', id.toLowerCase(), '--json'])
    expect(code).toBe(0)
    const rule = JSON.parse(out)
    expect(rule).toMatchObject({ id, file: 'rules/siegestorm.md', code: expect.any(Array), tests: expect.any(Array) })
    const root = join(import.meta.dirname, '../../..')
    expect(readFileSync(join(root, rule.file), 'utf8').split('\n')[rule.line - 1]).toContain(rule.text)
    for (const { file, line } of [...rule.code, ...rule.tests])
      expect(readFileSync(join(root, file), 'utf8').split('\n')[line - 1]).toContain(id)
  })

  test('the text of a rule is told in the language asked for', async () => {
    const told = await Promise.all(['en', 'fr', 'pl'].map(lang => siegeworks(['rule', id, '--lang', lang])))
    expect(told.map(({ out }) => out.split('\n')[0])).toEqual([
      expect.stringMatching(/subtracted for either kind of target/),
      expect.stringMatching(/soustraite quelle que soit la cible/),
      expect.stringMatching(/odejmuje się przy każdym rodzaju celu/),
    ])
  })

  test('the beginning of an id lists the rules under it; a wrong one is a fault', async () => {
    const { out } = await siegeworks(['rule', 'SS-STORM'])
    expect(out.split('\n').filter(line => line.startsWith('SS-STORM-')).length).toBeGreaterThan(3)
    expect(await siegeworks(['rule', 'SS-nope-1'])).toMatchObject({
      code: 2,
      notes: [expect.stringContaining('SS-nope-1')],
    })
  })
})

describe('sim, replay, verify', () => {
  beforeAll(async () => {
    await siegeworks(['sim', 'skirmish', '--games', '1', '--log', log])
  })

  test('sim counts how games end, the same for the same seed', async () => {
    const one = JSON.parse((await siegeworks(['sim', 'skirmish', '--games', '20', '--json'])).out)
    expect(one.wins.raider.count + one.wins.warden.count + one.draws.count).toBe(20)
    expect(one.bots).toEqual({ raider: 'random', warden: 'random' })
    const text = (await siegeworks(['sim', 'skirmish', '--games', '20', '--json'])).out
    const { movesPerSecond: _, ...again } = JSON.parse(text)
    expect(one).toMatchObject(again)
  })

  test('sim seats computer players by name', async () => {
    expect((await siegeworks(['sim', 'skirmish', '--bot', 'genius'])).notes[0]).toMatch(/no computer player genius/)
    expect((await siegeworks(['sim', 'skirmish', '--bot', 'king=random'])).notes[0]).toMatch(/no seat king/)
    const { out } = await siegeworks(['sim', 'skirmish', '--games', '3', '--bot', 'raider=random'])
    expect(out).toMatch(/raider \(random\) {2}\d+ {2}\d+\.\d %/)
  })

  test('a share has the interval that holds the true one in 95 of 100 cases', () => {
    expect(shareOf(50, 100)).toEqual({ count: 50, of: 100, share: 0.5, low: 0.4038, high: 0.5962 })
    expect(shareOf(0, 10)).toMatchObject({ share: 0, low: 0, high: 0.2775 })
    expect(shareOf(0, 0)).toMatchObject({ share: 0, low: 0, high: 1 })
  })

  test('verify judges the log again', async () => {
    const { out, code } = await siegeworks(['verify', log, '--json'])
    expect(code).toBe(0)
    const head = JSON.parse(readFileSync(log, 'utf8').trim().split('\n').at(-2)!).hash
    expect(JSON.parse(out)).toMatchObject({ ok: true, judged: true, game: 'skirmish', head })
  })

  test('replay tells what happened, for everybody or for one viewer, up to an entry', async () => {
    const whole = JSON.parse((await siegeworks(['replay', log, '--json'])).out)
    expect(whole.entries[0].kind).toBe('setup')
    expect(whole.outcome).not.toBeNull()
    const part = JSON.parse((await siegeworks(['replay', log, '--json', '--at', '2', '--viewer', 'warden'])).out)
    expect(part.entries).toHaveLength(3)
    expect(part.view.hands.raider[0]).not.toHaveProperty('design')
    const text = await siegeworks(['replay', log])
    expect(text.out).toMatch(/^0 setup\n/)
    expect((await siegeworks(['replay', log, '--at', '9999'])).notes[0]).toMatch(/the log has no entry 9999/)
    expect((await siegeworks(['replay', log, '--viewer', 'king'])).notes[0]).toMatch(/king is neither a seat/)
  })

  test('a flipped byte anywhere is one line with the place and exit code 2', async () => {
    const good = readFileSync(log)
    for (const share of [0.01, 0.2, 0.35, 0.5, 0.65, 0.8, 0.999]) {
      const bad = Buffer.from(good)
      const at = Math.floor(share * good.length)
      bad[at] = bad[at]! ^ 1
      const file = join(folder, `flipped-${share}`)
      writeFileSync(file, bad)
      for (const command of ['verify', 'replay']) {
        const { code, notes, out } = await siegeworks([command, file])
        expect({ command, share, code, out }).toEqual({ command, share, code: 2, out: '' })
        expect(notes).toHaveLength(1)
        expect(notes[0]).toMatch(/line \d+|header|entry \d+/)
      }
    }
  })

  test('other bad logs: not JSON, unknown game, too deep', async () => {
    const text = readFileSync(log, 'utf8')
    const cases: readonly (readonly [string, string, RegExp])[] = [
      ['words', 'hello\n', /line 1, column 1: this is not JSON/],
      ['deep', `${'['.repeat(100_000)}\n`, /line 1, column 65: nested deeper/],
      ['game', text.replace('"game":"skirmish"', '"game":"chess"'), /there is no game chess/],
      ['key', text.replace('{"header":{', '{"header":{"a":1,'), /line 1: this is not the header of a log/],
      ['empty', '', /line 1: this is not the header/],
      ['cut', text.slice(0, -1), /line \d+: the log is cut short/],
    ]
    for (const [name, content, message] of cases) {
      const file = join(folder, name)
      writeFileSync(file, content)
      for (const command of ['verify', 'replay'])
        expect(await siegeworks([command, file]), name).toMatchObject({
          code: 2,
          notes: [expect.stringMatching(message)],
        })
    }
  })

  test('a problem report from the page is taken by replay, verify, judge and legal', async () => {
    const text = readFileSync(log, 'utf8')
    const report = { format: 'siegeworks-report/1', game: 'skirmish', match: 'm', browser: 'x', log: text }
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report, null, 2))
    const end = JSON.parse((await siegeworks(['replay', log, '--json'])).out)
    expect(JSON.parse((await siegeworks(['replay', file, '--json'])).out)).toEqual(end)
    expect((await siegeworks(['verify', file])).code).toBe(0)
    expect(JSON.parse((await siegeworks(['judge', file])).out).position).toEqual(end.position)
    const { log: _, ...bare } = report
    writeFileSync(file, JSON.stringify({ ...bare, position: end.position }))
    expect(JSON.parse((await siegeworks(['judge', file])).out).outcome).toEqual(end.outcome)
    expect((await siegeworks(['replay', file])).notes[0]).toMatch(/log: the report holds no log/)
    writeFileSync(file, JSON.stringify(bare))
    expect((await siegeworks(['judge', file])).notes[0]).toMatch(/position: the report holds no position/)
  })

  test('a file of 100 MB is refused without being read', async () => {
    const file = join(folder, 'huge')
    const handle = openSync(file, 'w')
    ftruncateSync(handle, 100 * 1024 * 1024)
    closeSync(handle)
    for (const command of ['judge', 'legal', 'verify', 'replay'])
      expect(await siegeworks([command, file])).toMatchObject({
        code: 2,
        notes: [expect.stringMatching(/huge is larger than \d+ MB/)],
      })
  })
})

describe('perft and fuzz', () => {
  test('perft counts lines of play; a file of counts is checked', async () => {
    const { out } = await siegeworks(['perft', 'skirmish', '--depth', '3', '--seed', 'one'])
    expect(out).toBe('perft 1 4\nperft 2 8\nperft 3 56\n')
    const divided = JSON.parse(
      (await siegeworks(['perft', 'skirmish', '--depth', '3', '--seed', 'one', '--divide', '--json'])).out,
    )
    expect(divided.reduce((sum: number, one: { lines: number }) => sum + one.lines, 0)).toBe(56)
    const file = join(import.meta.dirname, '../../../packages/kernel/test/skirmish/skirmish.perft')
    expect((await siegeworks(['perft', 'skirmish', '--file', file])).code).toBe(0)
    const wrong = join(folder, 'wrong.perft')
    writeFileSync(wrong, readFileSync(file, 'utf8').replace('perft 3 56', 'perft 3 57'))
    expect(await siegeworks(['perft', 'skirmish', '--file', wrong])).toMatchObject({
      code: 1,
      out: expect.stringContaining('56 lines, not 57'),
    })
  })

  test('fuzz keeps the laws and reports in JSON', async () => {
    const { out, code } = await siegeworks(['fuzz', 'skirmish', '--steps', '60', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'skirmish', broken: null })
    expect(JSON.parse(out).steps).toBeGreaterThanOrEqual(60)
  })
})

describe('as a program', () => {
  const main = join(import.meta.dirname, '../src/main.ts')

  test('a fault has no stack trace, and a reader that stops early is no fault', () => {
    const bad = spawnSync('node', [main, 'judge', '-'], { input: '{', encoding: 'utf8' })
    expect(bad.status).toBe(2)
    expect(bad.stdout).toBe('')
    expect(bad.stderr.trim().split('\n')).toEqual(['siegeworks: line 1, column 2: this is not JSON'])
    const piped = execFileSync('sh', ['-c', `node '${main}' rule SG 2>&1 | head -1`], { encoding: 'utf8' })
    expect(piped.trim().split('\n')).toHaveLength(1)
    expect(piped).toMatch(/^SG-/)
  })
})
