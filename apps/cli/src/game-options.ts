/** The options of a game: `--options` as JSON or @FILE, and the most used of them by name. */
import { parseJson } from '@siegeworks/kernel'
import type { Arguments, Option } from './command.ts'
import { faultIn } from './fault.ts'
import type { AnyGame, Host } from './host.ts'
import { MAX_QUESTION } from './question.ts'
import { isScenarioFile, scenarioIn } from './scenario-file.ts'

/** Keys of a game's options that have a flag of their own; a game that does not know one refuses it. */
const TEXTS = ['mode', 'boss', 'basic', 'advanced', 'scenario'] as const

export const GAME_OPTIONS: readonly Option[] = [
  { name: 'options', value: 'JSON|@FILE' },
  { name: 'seed', value: 'SEED' },
  { name: 'players', value: 'N' },
  { name: 'deck', value: 'NAME', repeated: true },
  ...TEXTS.map(name => ({ name, value: name === 'scenario' ? 'NAME|FILE' : 'NAME' })),
]

interface Named {
  readonly players?: number
  readonly decks?: readonly string[]
  scenario?: string
  custom?: object
}

/** A scenario may be a file of its own. */
export const optionsFor = async (game: AnyGame, args: Arguments, host: Host): Promise<object> => {
  const given = args.text('options') ?? '{}'
  const text = given.startsWith('@') ? await host.readInput(given.slice(1), MAX_QUESTION) : given
  const parsed = parseJson(text)
  if (!parsed.ok) throw faultIn('--options', parsed.error)
  const decks = args.texts('deck')
  const named: Named = {
    ...(args.text('players') === undefined ? {} : { players: args.number('players', 1, 20, 2) }),
    ...(decks.length === 0 ? {} : { decks }),
    ...Object.fromEntries(TEXTS.flatMap(name => (args.text(name) === undefined ? [] : [[name, args.text(name)]]))),
  }
  const { scenario } = named
  if (scenario !== undefined && isScenarioFile(scenario)) {
    delete named.scenario
    named.custom = await scenarioIn(scenario, host)
  }
  const input = Object.keys(named).length === 0 ? parsed.value : { ...Object(parsed.value), ...named }
  const options = game.parseOptions(input)
  if (!options.ok) throw faultIn('--options', options.error[0]!)
  return options.value
}
