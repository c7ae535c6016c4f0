/** The rule texts of both games, loaded when somebody opens the rules. */
import type { Language } from '@siegeworks/words'
import type { RuleBook, Section } from '@siegeworks/words/rules/rule-book'
import type { GameId } from './game-voice.ts'

export interface Book extends RuleBook {
  readonly game: GameId
  readonly sections: readonly Section[]
  readonly refs: { readonly [id: string]: readonly string[] }
}

const BOOKS = import.meta.glob<{ readonly [language in Language]?: RuleBook }>(
  '../../../../packages/words/src/rules/*/{en,fr,pl}.ts',
)

const bookOf = async (game: GameId, language: Language): Promise<RuleBook> => {
  const book = (await BOOKS[`../../../../packages/words/src/rules/${game}/${language}.ts`]?.())?.[language]
  if (!book) throw new Error(`no rules of ${game} in ${language}`)
  return book
}

const loaded = new Map<Language, Promise<readonly Book[]>>()

const load = async (language: Language): Promise<readonly Book[]> => {
  const [storm, stormNames, siege, siegeNames] = await Promise.all([
    bookOf('siegestorm', language),
    import('@siegeworks/words/rules/siegestorm'),
    bookOf('siege', language),
    import('@siegeworks/words/rules/siege'),
  ])
  return [
    { ...storm, game: 'siegestorm', sections: stormNames.SECTIONS, refs: stormNames.REFS },
    { ...siege, game: 'siege', sections: siegeNames.SECTIONS, refs: siegeNames.REFS },
  ]
}

export const loadBooks = (language: Language): Promise<readonly Book[]> => {
  const known = loaded.get(language) ?? load(language)
  loaded.set(language, known)
  return known
}

/** One rule, to be shown where it is cited. */
export const loadRule = async (language: Language, id: string): Promise<string | undefined> => {
  const books = await loadBooks(language)
  return books.map(book => book.texts[id]).find(text => text !== undefined)
}
