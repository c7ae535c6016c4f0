/**
 * `npm run regen`: everything that is written from something else, after an intended change: the rules as texts,
 * golden files and games, counts of lines of play. Read the difference before committing it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePerft, perft, perftStart } from '@siegeworks/kernel/laws'
import { skirmish } from '@siegeworks/kernel/skirmish'
import { GAMES } from '../apps/cli/src/games.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const run = (command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write(`regen: ${command} ${args.join(' ')} failed\n`)
    process.exit(1)
  }
}

run('node', ['tools/gen-rule-texts.ts'])

/** The counts of a perft file as the rules now give them; everything else in it stays. */
const recounted = (file: string): string => {
  const text = readFileSync(join(root, file), 'utf8')
  const game = [skirmish, ...GAMES].find(({ id }) => file.startsWith(`packages/${id}/`) || file.includes(`/${id}/`))
  if (!game) throw new Error(`${file}: which game is it of?`)
  const blocks = parsePerft(text)
  let block = -1
  return text
    .split('\n')
    .map(line => {
      if (line.startsWith('id ')) block++
      const [, depth, own] = /^perft (\d+) \d+(?: (\S+))?$/.exec(line) ?? []
      const at = blocks[block]
      if (depth === undefined || !at) return line
      const seed = own ?? at.seed
      const lines = perft(game, perftStart(game, at), Number(depth), seed === undefined ? {} : { seed })
      return `perft ${depth} ${lines}${own === undefined ? '' : ` ${own}`}`
    })
    .join('\n')
}

for (const file of sourceFiles(root, ['packages'], /\.perft$/)) writeFileSync(join(root, file), recounted(file))

const golden = sourceFiles(root, ['packages', 'apps'], /\.test\.ts$/).filter(file =>
  /\bgolden(Game|Lines)\(|\.toMatchFileSnapshot\(/.test(readFileSync(join(root, file), 'utf8')),
)
if (golden.length > 0) run('vitest', ['run', ...golden, '--update'])
run('biome', ['check', '--write', 'packages'])
