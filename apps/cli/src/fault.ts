/** What is wrong with the input: one line for the person, exit code 2, never a stack trace. */
import type { Params, Problem } from '@siegeworks/kernel'
import type { Voice } from './host.ts'

export class Fault extends Error {
  readonly say: (voice: Voice) => string

  constructor(say: (voice: Voice) => string) {
    super('fault')
    this.name = 'Fault'
    this.say = say
  }
}

type FaultCode =
  | 'no-command'
  | 'no-option'
  | 'option-value'
  | 'option-flag'
  | 'argument-missing'
  | 'argument-extra'
  | 'no-game'
  | 'no-file'
  | 'cannot-read'
  | 'cannot-write'
  | 'too-large'
  | 'not-text'
  | 'number'
  | 'language'
  | 'no-entry'
  | 'no-viewer'
  | 'public-log'
  | 'file-exists'

/** A fault of usage, by its code. */
export const fault = (code: FaultCode, params: Params = {}): Fault =>
  new Fault(voice => voice.say(`fault.${code}`, params))

/** A fault in something written, with its place; `where` names the file or the part. */
export const faultIn = (where: string, problem: Problem): Fault =>
  new Fault(voice => voice.problem({ ...problem, at: placed(where, problem.at) }))

const placed = (where: string, at: string): string => {
  if (where === '' || at === '') return where || at
  // The whole of what was written.
  if (at === 'file') return where
  return at.startsWith('line ') ? `${where}, ${at}` : at.startsWith('[') ? `${where}${at}` : `${where}.${at}`
}

/** What is found wrong in the course of this is told in this voice, whatever the terminal speaks. */
export const inVoice = <T>(voice: Voice, run: () => T): T => {
  try {
    return run()
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    throw new Fault(() => thrown.say(voice))
  }
}
