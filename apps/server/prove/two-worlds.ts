/** 20,000 pairs of worlds of the two games, and some of the worked example, over every channel: the same bytes, the same lengths. */
import type { Proof } from '@siegeworks/kernel/laws'
import { skirmish } from '@siegeworks/kernel/skirmish'
import { siege } from '@siegeworks/siege'
import { siegestorm } from '@siegeworks/siegestorm'
import { compareWorlds } from '../load/two-worlds.ts'
import type { AnyGame } from '../src/match/games.ts'

interface Play {
  readonly game: AnyGame
  readonly inner: readonly unknown[]
  readonly full: number
  readonly small: number
  readonly mostMoves: number
}

const PLAYS: readonly Play[] = [
  { game: skirmish as unknown as AnyGame, inner: [{}], full: 2000, small: 60, mostMoves: 40 },
  {
    game: siegestorm as unknown as AnyGame,
    inner: [{}, { mode: 'solo' }, { mode: 'coop' }],
    full: 19_000,
    small: 20,
    mostMoves: 60,
  },
  { game: siege as unknown as AnyGame, inner: [{}], full: 1000, small: 5, mostMoves: 30 },
]

/** Options as the game itself fills them in. */
const parsed = ({ game, inner }: Play): readonly object[] =>
  inner.map(input => {
    const options = game.parseOptions(input)
    if (!options.ok) throw new Error(`options of ${game.id}: ${JSON.stringify(options.error[0])}`)
    return options.value
  })

export const proofs: readonly Proof[] = PLAYS.map(play => ({
  name: `server/two-worlds-${play.game.id}`,
  shards: 2,
  run: async ({ full, shard, shards, at }) => {
    const pairs = Math.ceil((full ? play.full : play.small) / shards)
    const report = await compareWorlds({
      game: play.game,
      inner: parsed(play),
      pairs,
      mostMoves: play.mostMoves,
      from: shard * pairs,
      at: done => at(done, pairs),
    })
    const { differences, ...facts } = report
    return {
      ok: differences.length === 0,
      facts,
      ...(differences.length > 0 ? { fault: differences.slice(0, 3).join('\n') } : {}),
    }
  },
}))
