/** What `sim` counts in Siegestorm, game by game. */
import { expect, test } from 'vitest'
import { stormWatch } from '../src/sim/storm-watch.ts'

const deployed = (side: string, design: string): never =>
  ({ kind: 'card-deployed', from: { side, zone: 'hand' }, to: { side, zone: 'field' }, cards: [{ design }] }) as never

test.each([
  [
    { reason: 'boss-resources', winners: ['south'] },
    { archangel: 1, tengu: 1, 'goblin-tank': 0 },
  ],
  [
    { reason: 'boss-wins', winners: [] },
    { archangel: 0, tengu: 0, 'goblin-tank': 1 },
  ],
  [
    { reason: 'last-standing', winners: ['south'] },
    { archangel: 0, tengu: 1, 'goblin-tank': 0 },
  ],
])('SS-COOP-11 the cards of a partner who is out have won with the survivor’s: %j', (outcome, shares) => {
  const watch = stormWatch()
  for (const [side, design] of [
    ['north', 'archangel'],
    ['south', 'tengu'],
    ['boss', 'goblin-tank'],
  ] as const)
    watch.event(deployed(side, design), {})
  watch.ended(outcome as never, {})
  const { cards } = watch.facts() as { cards: { design: string; wonShare: number }[] }
  expect(Object.fromEntries(cards.map(one => [one.design, one.wonShare]))).toEqual(shares)
})
