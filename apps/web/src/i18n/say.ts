/** The page's own sentences in the reader's language, loaded when needed. */
import { effect, signal } from '@preact/signals'
import type { Params } from '@siegeworks/kernel'
import { type Language, type Speaker, speaker } from '@siegeworks/words'
import type { InterfaceKey } from '@siegeworks/words/interface/en'
import { settings } from '../shell/settings.ts'

const LOADERS: { readonly [language in Language]: () => Promise<Speaker<InterfaceKey>> } = {
  en: async () => speaker('en', (await import('@siegeworks/words/interface/en')).en),
  fr: async () => speaker('fr', (await import('@siegeworks/words/interface/fr')).fr),
  pl: async () => speaker('pl', (await import('@siegeworks/words/interface/pl')).pl),
}

export const spoken = signal<Speaker<InterfaceKey> | undefined>(undefined)

effect(() => {
  const { language } = settings.value
  LOADERS[language]().then(voice => {
    if (settings.peek().language === language) spoken.value = voice
  })
})

export const say = (key: InterfaceKey, params?: Params): string => spoken.value?.say(key, params) ?? ''

/** The language in which `say` speaks now. */
export const tongue = (): Language => spoken.value?.language ?? settings.value.language
