/** Why a request to the server came to nothing. */
import type { Refused } from '@siegeworks/protocol'
import { refusalSentence, type Speaker } from '@siegeworks/words'
import { say } from '../i18n/say.ts'

export const refusedText = (voice: Speaker, refused: Omit<Refused, 'kind'>): string =>
  refused.code === 'no-network' ? say('app.offline') : refusalSentence(voice, refused)
