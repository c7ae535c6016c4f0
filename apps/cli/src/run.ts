/** One run of the command line: finds the command, gives help, turns what goes wrong into one line. */
import { isLanguage, LANGUAGES, type Language } from '@siegeworks/words'
import { type Command, parseArguments } from './command.ts'
import { Fault, fault } from './fault.ts'
import { commandHelp, generalHelp } from './help.ts'
import type { Host } from './host.ts'
import { voiceIn } from './voice.ts'

export const EXIT = { answered: 0, no: 1, wrongInput: 2, ours: 3 } as const

export const run = async (words: readonly string[], commands: readonly Command[], host: Host): Promise<number> => {
  let speaking = host
  try {
    const language = languageIn(words)
    if (language) speaking = { ...host, voice: voiceIn(language) }
    return await dispatch(words, commands, speaking)
  } catch (thrown) {
    if (thrown instanceof Fault) {
      speaking.note(`siegeworks: ${oneLine(thrown.say(speaking.voice))}`)
      return EXIT.wrongInput
    }
    const message = oneLine(thrown instanceof Error ? thrown.message : String(thrown))
    speaking.note(`siegeworks: ${speaking.voice.say('fault.ours', { message })}`)
    return EXIT.ours
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 600)

const dispatch = (words: readonly string[], commands: readonly Command[], host: Host): number | Promise<number> => {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === '-h') {
    host.out(generalHelp(commands, host.voice))
    return name === undefined ? EXIT.wrongInput : EXIT.answered
  }
  if (name === 'help') {
    const about = rest.find(word => !word.startsWith('-'))
    host.out(
      about === undefined ? generalHelp(commands, host.voice) : commandHelp(commandNamed(about, commands), host.voice),
    )
    return EXIT.answered
  }
  const command = commandNamed(name, commands)
  const args = parseArguments(command, rest)
  if (args.flag('help')) {
    host.out(commandHelp(command, host.voice))
    return EXIT.answered
  }
  return command.run(args, host)
}

const commandNamed = (name: string, commands: readonly Command[]): Command => {
  const command = commands.find(one => one.name === name)
  if (!command) throw fault('no-command', { command: name })
  return command
}

/** Read before anything else, so that a fault in the rest is already told in this language. */
const languageIn = (words: readonly string[]): Language | undefined => {
  const at = words.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return
  const language = words[at] === '--lang' ? words[at + 1] : words[at]!.slice('--lang='.length)
  if (language === undefined) return
  if (!isLanguage(language)) throw fault('language', { language, languages: LANGUAGES.join(', ') })
  return language
}
