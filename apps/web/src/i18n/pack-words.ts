/** What the cards of packs say: a pack brings its words along, in the languages it has, else in English. */

import type { CardDef } from '@siegeworks/siegestorm'
import type { Language, Speaker } from '@siegeworks/words'

const written = new Map<string, NonNullable<CardDef['words']>>()

export const addPackWords = (cards: readonly CardDef[]): void => {
  for (const { id, words } of cards) if (words) written.set(id, words)
}

const packWord = (language: Language, key: string): string | undefined => {
  const [, id, part] = /^card\.(.+)\.(name|action|passive)$/.exec(key) ?? []
  const words = id ? written.get(id) : undefined
  const said = words?.[language] ?? words?.en
  return said?.[part as 'name' | 'action' | 'passive']
}

/** The same voice, knowing also what packs say. */
export const withPacks = (voice: Speaker): Speaker => ({
  ...voice,
  sayIfKnown: (key, params) => voice.sayIfKnown(key, params) ?? packWord(voice.language, key),
})
