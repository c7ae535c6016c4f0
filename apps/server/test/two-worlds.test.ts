import { expect, test } from 'vitest'
import { skirmish } from '../../../packages/kernel/test/skirmish/game.ts'
import { compareWorlds } from '../load/two-worlds.ts'
import { proofs } from '../prove/two-worlds.ts'
import type { AnyGame } from '../src/match/games.ts'

test.each(proofs.map(proof => [proof.name, proof] as const))(
  '%s: the same bytes on every channel',
  async (_name, proof) => {
    const result = await proof.run({ full: false, shard: 0, shards: 1, at: () => {} })
    expect(result.fault).toBeUndefined()
    expect(result.facts.bytes).toBeGreaterThan(1000)
  },
)

test('a view that tells one hidden thing is found out', async () => {
  const leaky = {
    ...skirmish,
    view: (state: never, viewer: never) => ({
      ...skirmish.view(state, viewer),
      top: (state as { deck: readonly string[] }).deck[0] ?? '',
    }),
    seen: skirmish.seen,
    legalMoves: (state: never, seat: never) => skirmish.legalMoves(state, seat),
  } as unknown as AnyGame
  const honest = await compareWorlds({
    game: skirmish as unknown as AnyGame,
    inner: [{ hand: 3, target: 7 }],
    pairs: 30,
    mostMoves: 20,
  })
  const report = await compareWorlds({ game: leaky, inner: [{ hand: 3, target: 7 }], pairs: 60, mostMoves: 20 }).catch(
    error => error,
  )
  expect(honest.differences).toEqual([])
  expect(report.differences.length).toBeGreaterThan(0)
})
