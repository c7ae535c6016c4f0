/** Every sentence a person reads, in three languages. The catalogues themselves are under `./<part>/<language>`. */
export { type Catalogue, type Complete, FORMS, type Form, type Translation } from './catalogue.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, pickLanguage } from './language.ts'
export { parseMessage } from './message.ts'
export { problemText, refusalSentence, refusalText } from './refusal.ts'
export { type Speaker, speaker } from './speaker.ts'
