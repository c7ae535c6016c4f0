/** `perft`: lines of play counted to a depth. */
import { chanceFor, type GameTypes, opening, step } from '@siegeworks/kernel'
import { PERFT_SEED, parsePerft, perft, perftStart } from '@siegeworks/kernel/laws'
import type { Arguments, Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { gameNamed } from '../game-named.ts'
import { GAME_OPTIONS, optionsFor } from '../game-options.ts'
import type { AnyGame, Host } from '../host.ts'
import { MAX_QUESTION, readQuestion } from '../question.ts'
import { EXIT } from '../run.ts'

export const perftCommand: Command = {
  name: 'perft',
  arguments: ['GAME'],
  options: [
    { name: 'depth', value: 'N' },
    { name: 'position', value: 'FILE|-' },
    { name: 'divide' },
    { name: 'file', value: 'FILE' },
    ...GAME_OPTIONS,
  ],
  run: async (args, host) => {
    const game = gameNamed(args.positional[0]!, host)
    const file = args.text('file')
    if (file !== undefined) return checkFile(game, file, args, host)
    const depth = args.number('depth', 0, 20, 3)
    const seed = args.text('seed') ?? PERFT_SEED
    const position = args.text('position')
    const start =
      position === undefined
        ? opening(game, await optionsFor(game, args, host), chanceFor(seed, 0)).state
        : (await readQuestion(position, host)).state
    if (args.flag('divide')) return divide(game, start, Math.max(depth, 1), seed, args, host)
    for (let d = 1; d <= depth; d++) {
      const begun = host.now()
      const lines = perft(game, start, d, { seed })
      const ms = Math.round(host.now() - begun)
      host.out(args.json ? `${JSON.stringify({ depth: d, lines, ms })}\n` : `perft ${d} ${lines}\n`)
    }
    return EXIT.answered
  },
}

/** The count behind each first move: two engines that differ are compared with this. */
const divide = (
  game: AnyGame,
  start: GameTypes['State'],
  depth: number,
  seed: string,
  { json }: Arguments,
  host: Host,
): number => {
  const counts = game.toAct(start).flatMap(seat =>
    game.legalMoves(start, seat).map(move => {
      const stepped = step(game, start, seat, move, chanceFor(seed, 1))
      if (!stepped.ok) throw new Error(`a listed move was refused: ${game.formatMove(move)}`)
      return { seat, move: game.formatMove(move), lines: perft(game, stepped.value.state, depth - 1, { seed, ply: 2 }) }
    }),
  )
  host.out(
    json
      ? `${JSON.stringify(counts)}\n`
      : counts.map(({ seat, move, lines }) => `${seat}: ${move} ${lines}\n`).join(''),
  )
  return EXIT.answered
}

const checkFile = async (game: AnyGame, file: string, { json }: Arguments, host: Host): Promise<number> => {
  const cases = readCases(await host.readInput(file, MAX_QUESTION))
  if (cases.length === 0) throw new Fault(voice => voice.say('perft.empty', { file }))
  const total = cases.reduce((sum, block) => sum + block.counts.length, 0)
  const bar = host.progress(total)
  const wrong: { readonly id: string; readonly depth: number; readonly lines: number; readonly found: number }[] = []
  let done = 0
  for (const block of cases) {
    const start = perftStart(game, block)
    for (const { depth, lines, seed = block.seed } of block.counts) {
      const found = perft(game, start, depth, seed === undefined ? {} : { seed })
      if (found !== lines) wrong.push({ id: block.id, depth, lines, found })
      bar.at(++done)
    }
  }
  bar.end()
  if (json) host.out(`${JSON.stringify({ counts: total, wrong })}\n`)
  else if (wrong.length === 0) host.out(`${host.voice.say('perft.right', { counts: total })}\n`)
  else host.out(wrong.map(one => `${host.voice.say('perft.wrong', one)}\n`).join(''))
  return wrong.length === 0 ? EXIT.answered : EXIT.no
}

const readCases = (text: string): ReturnType<typeof parsePerft> => {
  try {
    return parsePerft(text)
  } catch (thrown) {
    throw new Fault(() => (thrown as Error).message)
  }
}
