/** A command: its name, what it takes, and what it does. One file each under commands/. */
import { fault } from './fault.ts'
import type { Host } from './host.ts'

export interface Option {
  readonly name: string
  /** The placeholder of its value; a flag has none. */
  readonly value?: string
  readonly repeated?: true
}

export interface Command {
  /** Also the key of its sentence: `command.NAME` in the words of the command line. */
  readonly name: string
  /** Names of its arguments in order, `?` at the end of an optional one. */
  readonly arguments: readonly string[]
  /** Beside --json, --lang and --help. The sentence of each is `option.NAME`, or `option.COMMAND.NAME` where it means something else. */
  readonly options: readonly Option[]
  /** The exit code: 0 answered, 1 a check failed. Wrong input is thrown as a Fault. */
  run(args: Arguments, host: Host): number | Promise<number>
}

export interface Arguments {
  readonly positional: readonly string[]
  readonly json: boolean
  flag(name: string): boolean
  text(name: string): string | undefined
  texts(name: string): readonly string[]
  number(name: string, least: number, most: number, otherwise: number): number
}

export const COMMON: readonly Option[] = [{ name: 'json' }, { name: 'lang', value: 'LANG' }, { name: 'help' }]

export const usageOf = (command: Command): string =>
  [
    'siegeworks',
    command.name,
    ...command.arguments.map(name => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : name)),
  ].join(' ')

/** Reads `--name value`, `--name=value`, flags and arguments; what the command does not know is a fault. */
export const parseArguments = (command: Command, words: readonly string[]): Arguments => {
  const known = [...COMMON, ...command.options]
  const given = new Map<string, string[]>()
  const positional: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word === '--') {
      positional.push(...words.slice(i + 1))
      break
    }
    // A hex may begin with a minus: -3,2 is a place, not an option.
    if (!word.startsWith('-') || word === '-' || /^-\d/.test(word)) {
      positional.push(word)
      continue
    }
    const [name, inline] = split(word === '-h' ? '--help' : word)
    const option = known.find(one => `--${one.name}` === name)
    if (!option) throw fault('no-option', { command: command.name, option: name })
    if (option.value === undefined && inline !== undefined) throw fault('option-flag', { option: name })
    const value = option.value === undefined ? '' : (inline ?? words[++i])
    if (value === undefined) throw fault('option-value', { option: name })
    given.set(option.name, [...(given.get(option.name) ?? []), value])
  }
  if (!given.has('help')) checkCount(command, positional)
  return argumentsFrom(positional, given)
}

const split = (word: string): readonly [string, string | undefined] => {
  const at = word.indexOf('=')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

const checkCount = (command: Command, positional: readonly string[]): void => {
  const usage = usageOf(command)
  const missing = command.arguments.filter(name => !name.endsWith('?'))[positional.length]
  if (missing !== undefined) throw fault('argument-missing', { name: missing, usage })
  const extra = positional[command.arguments.length]
  if (extra !== undefined) throw fault('argument-extra', { value: extra, usage })
}

const argumentsFrom = (positional: readonly string[], given: ReadonlyMap<string, readonly string[]>): Arguments => ({
  positional,
  json: given.has('json'),
  flag: name => given.has(name),
  text: name => given.get(name)?.at(-1),
  texts: name => given.get(name) ?? [],
  number: (name, least, most, otherwise) => {
    const value = given.get(name)?.at(-1)
    if (value === undefined) return otherwise
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw fault('number', { option: `--${name}`, least, most, value })
    return number
  },
})
