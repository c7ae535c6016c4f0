import { checkIdsTellNothing, keepLaws, LAWS, LawBroken } from '@siegeworks/kernel/laws'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../skirmish/game.ts'
import type { BrokenGame } from './broken-game.ts'
import { judging } from './judging.ts'
import { purity } from './purity.ts'
import { secrets } from './secrets.ts'
import { texts } from './texts.ts'

const BROKEN: readonly BrokenGame[] = [...judging, ...purity, ...texts, ...secrets]
const OPTIONS = { hand: 3, target: 9 }

/** What the laws say about a game: the first one broken over a few seeds. */
const verdictOn = (game: BrokenGame['game']): string => {
  try {
    for (let n = 1; n <= 12; n++) keepLaws(game, OPTIONS, `broken-${n}`, { maxSteps: 400 })
    checkIdsTellNothing(game, OPTIONS, 'broken-ids')
    return 'keeps all laws'
  } catch (thrown) {
    if (thrown instanceof LawBroken) return thrown.law
    throw thrown
  }
}

describe('the laws can fail', () => {
  test('the game they were all made from keeps them', () => {
    expect(verdictOn(skirmish)).toBe('keeps all laws')
  })

  test.each(BROKEN)('a game that $what breaks the law of $law', ({ game, law }) => {
    expect(verdictOn(game)).toBe(law)
  })

  test('each law has a game that breaks it', () => {
    const broken = new Set(BROKEN.map(({ law }) => law))
    expect(LAWS.filter(law => !broken.has(law))).toEqual([])
  })
})
