/** The languages a player can choose. */
export const LANGUAGES = ['en', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', pl: 'Polski' }

export const isLanguage = (x: unknown): x is Language => LANGUAGES.some(language => language === x)

/** The first language of the list that we speak (`navigator.languages`, `Accept-Language`, `LANG`); else English. */
export const pickLanguage = (preferred: readonly string[]): Language =>
  preferred.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
