/** The voice of the command line: its own sentences, the match's and the games'. */
import type { Illegal } from '@siegeworks/kernel'
import { type Language, problemText, refusalText, speaker } from '@siegeworks/words'
import { CATALOGUES, type GameId, voiceOf } from '@siegeworks/words/all'
import type { Voice } from './host.ts'

const isGameId = (id: string): id is GameId => id === 'siegestorm' || id === 'siege'

export const voiceIn = (language: Language): Voice => {
  const { kernel, siegestorm, siege, 'siege-table': table, cli } = CATALOGUES
  const own = speaker(language, kernel[language], table[language], siege[language], siegestorm[language], cli[language])
  return {
    language,
    say: (key, params) => own.say(key, params),
    sayIfKnown: (key, params) => own.sayIfKnown(key, params),
    problem: problem => problemText(own, problem),
    refusal: (game: string, refusal: Illegal) => refusalText(isGameId(game) ? voiceOf(language, game) : own, refusal),
    number: value => own.number(value),
  }
}
