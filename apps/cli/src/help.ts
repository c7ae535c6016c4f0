/** Help for all commands and for one. */
import { COMMON, type Command, type Option, usageOf } from './command.ts'
import type { Voice } from './host.ts'

export const generalHelp = (commands: readonly Command[], voice: Voice): string => {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    voice.say('cli.about'),
    '',
    `${voice.say('cli.usage')}: siegeworks COMMAND …`,
    '',
    `${voice.say('cli.commands')}:`,
    ...commands.map(({ name }) => `  ${name.padEnd(width)}  ${voice.say(`command.${name}`)}`),
    '',
    voice.say('cli.more'),
    voice.say('cli.exit-codes'),
    '',
  ].join('\n')
}

export const commandHelp = (command: Command, voice: Voice): string => {
  const options = [...command.options, ...COMMON]
  const left = options.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`)
  const width = Math.max(...left.map(text => text.length))
  const more = voice.sayIfKnown(`command.${command.name}.more`)
  return [
    voice.say(`command.${command.name}`),
    '',
    `${voice.say('cli.usage')}: ${usageOf(command)}`,
    ...(more === undefined ? [] : ['', more]),
    '',
    `${voice.say('cli.options')}:`,
    ...options.map((option, i) => `  ${left[i]!.padEnd(width)}  ${aboutOption(command, option, voice)}`),
    '',
  ].join('\n')
}

const aboutOption = (command: Command, { name }: Option, voice: Voice): string =>
  voice.sayIfKnown(`option.${command.name}.${name}`) ?? voice.say(`option.${name}`)
