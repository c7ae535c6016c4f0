import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseLog } from '@siegeworks/kernel'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/commands/index.ts'
import { GAMES } from '../src/games.ts'
import { nodeHost } from '../src/node-host.ts'
import { run } from '../src/run.ts'
import { voiceIn } from '../src/voice.ts'

/** The command line with the real games. */
const siegeworks = async (...words: readonly string[]) => {
  let out = ''
  const notes: string[] = []
  const write = (text: string) => {
    out += text
  }
  const code = await run(words, COMMANDS, { ...nodeHost(), out: write, note: line => notes.push(line) })
  return { code, out, notes }
}

describe('the real games at the command line', () => {
  test('sim of the card game tells turns and how often who began won', async () => {
    const report = JSON.parse((await siegeworks('sim', 'siegestorm', '--games', '6', '--json')).out)
    expect(report.firstPlayer).toMatchObject({ of: 6 })
    expect(report.turns.least).toBeGreaterThan(1)
    expect(report.turns.most).toBeLessThan(report.length.most)
  })

  test.each(GAMES.map(({ id }) => [id]))('%s: new, legal, a logged game, verify, fuzz', async id => {
    const fresh = await siegeworks('new', id, '--seed', 'x')
    expect(fresh.notes).toEqual([])
    const question = JSON.parse(fresh.out)
    expect(question).toMatchObject({ game: id, seed: 'x', moves: [] })
    const fuzz = await siegeworks('fuzz', id, '--steps', '30', '--cut', '30', '--json')
    expect(JSON.parse(fuzz.out)).toMatchObject({ broken: null })
  })

  test('SS-CHAIN-4 judge cites the rule that a reaction too many breaks', async () => {
    const bolt = (id: string) => ({ design: 'bolt', id, action: [{ do: 'dmg', to: 'opponent', amount: 1 }] })
    const file = join(mkdtempSync(join(tmpdir(), 'judge-')), 'limit.json')
    const position = {
      north: { hand: [bolt('h1')], resources: 9 },
      south: { hand: [bolt('h2'), bolt('h3')], resources: 9 },
    }
    const moves = ['north: play h1 action', 'south: play h2 action', 'south: play h3 action']
    writeFileSync(file, JSON.stringify({ game: 'siegestorm', position, moves }))
    const { code, out } = await siegeworks('judge', file)
    expect(code).toBe(0)
    expect(JSON.parse(out).refused).toMatchObject({ at: 2, code: 'reaction-limit', rule: 'SS-CHAIN-4' })
  })

  test('siegestorm: a script plays against a boss, its first line that is legal each time', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'script-')), 'storm.txt')
    writeFileSync(file, '# never a reaction, always a storm\nkeep\nnext\nstorm\ntarget opponent\n')
    const solo = ['sim', 'siegestorm', '--mode', 'solo', '--boss', 'byloss-medium', '--games', '3', '--json']
    const idle = JSON.parse((await siegeworks(...solo, '--bot', `@${file}`)).out)
    expect(idle).toMatchObject({ bots: { south: 'scripted' }, unfinished: 0 })
    expect(idle.cards.some(({ design }: { design: string }) => design === 'dawnwatch-recruit')).toBe(false)
    writeFileSync(file, 'play * creature\nstorm\npay *\n')
    const busy = JSON.parse((await siegeworks(...solo, '--bot', `south=@${file}`)).out)
    expect(busy.cards.some(({ design }: { design: string }) => design === 'dawnwatch-recruit')).toBe(true)
    expect((await siegeworks(...solo, '--bot', '@nowhere.txt')).notes[0]).toMatch(/no file nowhere/)
  })

  test('siegestorm: a game the boss wins is no draw but his, as who began and by the cards he played', async () => {
    const { out } = await siegeworks(
      'sim',
      'siegestorm',
      '--mode',
      'solo',
      '--boss',
      'byloss-hard',
      '--games',
      '4',
      '--json',
    )
    const report = JSON.parse(out)
    const lost = report.reasons['boss-wins']
    expect(lost).toBeGreaterThan(0)
    expect([report.wins.south.count + lost, report.draws.count, report.firstPlayer.count]).toEqual([4, 0, lost])
    const goblins = report.cards.filter(({ design }: { design: string }) => design.startsWith('goblin-'))
    expect(goblins.some(({ wonShare }: { wonShare: number }) => wonShare > 0)).toBe(true)
  })

  test('siegestorm: the report counts storms and cards; a solo game is chosen by flags', async () => {
    const { out, notes } = await siegeworks(
      'sim',
      'siegestorm',
      '--games',
      '2',
      '--json',
      '--mode',
      'solo',
      '--boss',
      'byloss-hard',
    )
    expect(notes).toEqual([])
    const report = JSON.parse(out)
    expect(report.options).toMatchObject({ mode: 'solo', boss: 'byloss-hard' })
    expect(report.storms).toBeGreaterThan(0)
    expect(report.cards[0]).toMatchObject({ design: expect.any(String), played: expect.any(Number) })
    const wrong = await siegeworks('sim', 'siegestorm', '--mode', 'chess')
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.notes[0]).toMatch(/--options\.mode/)
  })
})

describe('play', () => {
  const played = async (answers: Iterable<string>, ...words: readonly string[]) => {
    let out = ''
    let saved = ''
    async function* lines(): AsyncGenerator<string, undefined> {
      yield* answers
      return
    }
    const code = await run(['play', ...words], COMMANDS, {
      ...nodeHost(),
      lines,
      out: text => {
        out += text
      },
      writeFile: (_file, text) => {
        saved = text
      },
    })
    return { code, out, saved }
  }

  test.each(['en', 'fr', 'pl'])(
    'a whole solo game is played with legal choices listed and refusals explained (%s)',
    async lang => {
      function* answers(): Generator<string> {
        yield 'fly away'
        for (let n = 0; n < 5000; n++) {
          if (n === 40) yield 'save x.log'
          yield '1'
        }
      }
      const flags = ['--mode', 'solo', '--boss', 'byloss-medium', '--seed', 'a', '--lang', lang]
      const { code, out, saved } = await played(answers(), 'siegestorm', ...flags)
      expect(code).toBe(0)
      const refusal = voiceIn(lang as 'en').refusal('siegestorm', { code: 'not-a-move', rule: 'kernel' })
      expect(out).toContain(refusal)
      expect(out).toMatch(/\n {4}1 {2}/)
      expect(out).not.toContain('‹')
      const seat = { en: 'South', fr: 'Sud', pl: 'Południe' }[lang]!
      expect(out.split('\n')[0]).toContain(` ${seat}.`)
      const ending = { en: /Outcome: /, fr: /Issue\s: /, pl: /Wynik: / }[lang]!
      expect(out.trimEnd().split('\n').at(-1)).toMatch(ending)
      const parsed = parseLog(saved)
      expect(parsed.ok && parsed.value.kind).toBe('whole')
    },
  )

  test('SS-COOP-2 in Co-op two people at one table play in any order: naming a seat turns to it', async () => {
    const flags = ['--mode', 'coop', '--seat', 'north', '--seat', 'south', '--seed', 'a2']
    const asked = async (...answers: string[]) => {
      const { out } = await played(['keep', 'keep', ...answers], 'siegestorm', ...flags)
      return out.split('Your choice:').at(-2) ?? ''
    }
    expect(await asked()).toMatch(/\nSouth: \[Prepare\][\s\S]*North may act as well: type north\./)
    expect(await asked('north')).toMatch(/\nNorth: \[Prepare\][\s\S]*South may act as well: type south\./)
    expect(await asked('north: next')).toMatch(/\nNorth: \[Draw\]/)
    expect(await asked('north', 'next', 'south')).toMatch(/\nSouth: \[Prepare\]/)
    expect(await asked('east: next')).toMatch(/^ That is not a move of this game\./)
    // While one of them is asked something, the other waits and is told so.
    const paying = ['south: next', 'south: play h9 action']
    expect(await asked(...paying, 'north')).toMatch(/^ North is not asked for anything now\./)
    expect(await asked(...paying, 'north: next')).toMatch(/^ North is not asked for anything now\./)
  })

  test('two people at one table, a move taken back, and quit', async () => {
    const flags = ['--seat', 'north', '--seat', 'south', '--seed', 'a']
    const { code, out } = await played(['help', '1', 'undo', 'undo', 'quit'], 'siegestorm', ...flags)
    expect(code).toBe(0)
    expect(out).toContain('undo, save FILE, quit')
    expect(out).toContain('nothing to take back')
  })
})
