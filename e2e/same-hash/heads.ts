/** What must come out the same in Node and in a browser: whole matches, judged from their logs. */
import { chanceFor, hashData, parseLog, verify } from '@siegeworks/kernel'
import { playSome } from '../../packages/kernel/test/play-match.ts'
import { skirmish } from '../../packages/kernel/test/skirmish/game.ts'
import type { Skirmish } from '../../packages/kernel/test/skirmish/state.ts'

/** The head of a log judged again from its text. */
export const headOf = (text: string): string => {
  const parsed = parseLog<Skirmish>(text)
  if (!parsed.ok || parsed.value.kind !== 'whole') return 'does not parse'
  const verified = verify(skirmish, parsed.value.log)
  return verified.ok ? verified.value.head : JSON.stringify(verified.error)
}

/** Matches played here and now, and a thousand draws. */
export const headsPlayed = (): readonly string[] => [
  ...['a', 'b', 'é', '🂡'].map(seed => playSome(skirmish, { hand: 4, target: 15 }, seed, 80).match.head),
  hashData(Array.from({ length: 1000 }, (_, seq) => chanceFor('draws', seq).shuffle('deck', [1, 2, 3, 4, 5, 6, 7]))),
]
