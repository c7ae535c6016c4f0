/** `scenario`: a scenario of SIEGE: check a file, let computer players play it, list and show those in the box, the schema. */
import { SCENARIOS, type ScenarioDef, scenarioNamed, scenarioSchema } from '@siegeworks/siege'
import { seatedBots } from '../bots.ts'
import type { Arguments, Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { gameNamed } from '../game-named.ts'
import type { Host } from '../host.ts'
import { EXIT } from '../run.ts'
import { isScenarioFile, problemLine, readScenario, scenarioIn } from '../scenario-file.ts'
import { reportLines } from '../sim/report-lines.ts'
import { simulate } from '../sim/simulate.ts'

export const scenarioCommand: Command = {
  name: 'scenario',
  arguments: ['check|report|show|list|schema', 'FILE|ID?'],
  options: [
    { name: 'games', value: 'N' },
    { name: 'seed', value: 'SEED' },
    { name: 'bot', value: '[SEAT=]NAME|@FILE', repeated: true },
  ],
  run: (args, host) => {
    const [what = '', which] = args.positional
    if (what === 'list') return list(args, host)
    if (what === 'schema') return print(scenarioSchema(), args, host)
    if (what !== 'check' && what !== 'report' && what !== 'show')
      throw new Fault(voice => voice.say('scenario.what', { what: what.slice(0, 40) }))
    if (which === undefined) throw new Fault(voice => voice.say('scenario.which'))
    if (what === 'check') return check(which, args, host)
    return what === 'show' ? show(which, args, host) : report(which, args, host)
  },
}

/** A file, or the id of one in the box. */
const scenarioAt = async (which: string, host: Host): Promise<ScenarioDef> => {
  const def = scenarioNamed(which)
  if (!def && !isScenarioFile(which))
    throw new Fault(voice => voice.say('problem.no-such-scenario', { scenario: which.slice(0, 80) }))
  return def ?? scenarioIn(which, host)
}

const check = async (file: string, { json }: Arguments, host: Host): Promise<number> => {
  const read = await readScenario(file, host)
  const { voice } = host
  const problems = read.ok ? [] : read.error.map(problem => ({ ...problem, text: voice.problem(problem) }))
  if (json) host.out(`${JSON.stringify({ ok: read.ok, problems, ...(read.ok && { id: read.value.id }) })}\n`)
  else {
    for (const { text: _said, ...problem } of problems) host.out(`${problemLine(file, problem, voice)}\n`)
    const line = read.ok
      ? voice.say('scenario.good', { scenario: nameOf(read.value, host) })
      : voice.say('scenario.bad', { file, count: problems.length })
    host.out(`${line}\n`)
  }
  return read.ok ? EXIT.answered : EXIT.wrongInput
}

const report = async (which: string, args: Arguments, host: Host): Promise<number> => {
  const def = await scenarioAt(which, host)
  const game = gameNamed('siege', host)
  const options = game.parseOptions(scenarioNamed(which) ? { scenario: def.id } : { custom: def })
  if (!options.ok) throw new Error(`does not hold: a scenario that was checked: ${JSON.stringify(options.error)}`)
  const bots = await seatedBots(game, game.seats(options.value), ['greedy', ...args.texts('bot')], host)
  const games = args.number('games', 1, 1_000_000, 100)
  const seed = args.text('seed') ?? 'report'
  const order = { game, options: options.value, bots, games, most: 1_000_000, seed }
  const { report: found, watch } = simulate(order, host)
  if (args.json) {
    const { options: _options, ...facts } = found
    host.out(`${JSON.stringify({ scenario: def.id, seed, ...facts, ...watch.facts() })}\n`)
  } else host.out([nameOf(def, host), ...reportLines(found, host.voice), ...watch.lines(host.voice), ''].join('\n'))
  return EXIT.answered
}

const show = async (which: string, args: Arguments, host: Host): Promise<number> =>
  print(await scenarioAt(which, host), args, host)

const print = (value: object, { json }: Arguments, host: Host): number => {
  host.out(`${JSON.stringify(value, null, json ? 0 : 2)}\n`)
  return EXIT.answered
}

const list = ({ json }: Arguments, host: Host): number => {
  if (json) host.out(`${JSON.stringify(SCENARIOS.map(({ id, level }) => ({ id, level })))}\n`)
  else
    for (const def of SCENARIOS)
      host.out(`${def.id}  ${nameOf(def, host)}. ${host.voice.say(`scenario.${def.id}.line`)}\n`)
  return EXIT.answered
}

const nameOf = ({ id, title }: ScenarioDef, { voice }: Host): string =>
  voice.sayIfKnown(`scenario.${id}.name`) ?? title?.[voice.language] ?? title?.en ?? id
