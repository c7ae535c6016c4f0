/** `fuzz`: random play under all laws. */
import { keepLaws, LawBroken } from '@siegeworks/kernel/laws'
import type { Command } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { GAME_OPTIONS, optionsFor } from '../game-options.ts'
import { EXIT } from '../run.ts'

export const fuzzCommand: Command = {
  name: 'fuzz',
  arguments: ['GAME'],
  options: [
    { name: 'steps', value: 'N' },
    { name: 'game-steps', value: 'N' },
    { name: 'cut', value: 'N' },
    ...GAME_OPTIONS,
  ],
  run: async (args, host) => {
    const game = gameNamed(args.positional[0]!, host)
    const options = await optionsFor(game, args, host)
    const total = args.number('steps', 1, 1_000_000_000, 2_000)
    const maxSteps = args.number('game-steps', 1, 10_000_000, 100_000)
    const cut = args.number('cut', 0, 10_000_000, 0)
    const seed = args.text('seed') ?? 'fuzz'
    const bar = host.progress(total)
    const begun = host.now()
    let steps = 0
    let games = 0
    let broken: LawBroken | undefined
    while (steps < total && !broken) {
      const left = total - steps
      const first = cut > 0 ? Math.min(cut, left) : left
      try {
        const kept = keepLaws(game, options, `${seed}-${games + 1}`, {
          maxSteps,
          ...(cut > 0 || left < maxSteps ? { steps: first } : {}),
          onStep: done => bar.at(steps + done),
        })
        steps += Math.max(1, kept.steps)
        games++
      } catch (thrown) {
        if (!(thrown instanceof LawBroken)) throw thrown
        broken = thrown
      }
    }
    bar.end()
    const rate = Math.round((steps * 1000) / Math.max(1, host.now() - begun))
    if (args.json) {
      const fault = broken ? { law: broken.law, seed: broken.seed, step: broken.seq, message: broken.message } : null
      host.out(`${JSON.stringify({ game: game.id, options, steps, games, stepsPerSecond: rate, broken: fault })}\n`)
    } else if (broken) host.out(`${host.voice.say('fuzz.broken', { message: broken.message })}\n`)
    else host.out(`${host.voice.say('fuzz.kept', { steps, games, rate })}\n`)
    return broken ? EXIT.no : EXIT.answered
  },
}
