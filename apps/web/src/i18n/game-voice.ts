/** The sentences of a game in the reader's language: refusals, events, cards. Loaded with the first table. */
import { effect, signal } from '@preact/signals'
import { type Language, type Speaker, speaker } from '@siegeworks/words'
import { settings } from '../shell/settings.ts'
import { withPacks } from './pack-words.ts'

export type GameId = 'siegestorm' | 'siege'
export const isGame = (x: unknown): x is GameId => x === 'siegestorm' || x === 'siege'

type Loader = () => Promise<Speaker>

const KERNEL = {
  en: async () => (await import('@siegeworks/words/kernel/en')).en,
  fr: async () => (await import('@siegeworks/words/kernel/fr')).fr,
  pl: async () => (await import('@siegeworks/words/kernel/pl')).pl,
} as const

const LOADERS: { readonly [game in GameId]: { readonly [language in Language]: Loader } } = {
  siegestorm: {
    en: async () => speaker('en', await KERNEL.en(), (await import('@siegeworks/words/siegestorm/en')).en),
    fr: async () => speaker('fr', await KERNEL.fr(), (await import('@siegeworks/words/siegestorm/fr')).fr),
    pl: async () => speaker('pl', await KERNEL.pl(), (await import('@siegeworks/words/siegestorm/pl')).pl),
  },
  siege: {
    en: async () =>
      speaker(
        'en',
        await KERNEL.en(),
        (await import('@siegeworks/words/siege/en')).en,
        (await import('@siegeworks/words/siege-table/en')).en,
      ),
    fr: async () =>
      speaker(
        'fr',
        await KERNEL.fr(),
        (await import('@siegeworks/words/siege/fr')).fr,
        (await import('@siegeworks/words/siege-table/fr')).fr,
      ),
    pl: async () =>
      speaker(
        'pl',
        await KERNEL.pl(),
        (await import('@siegeworks/words/siege/pl')).pl,
        (await import('@siegeworks/words/siege-table/pl')).pl,
      ),
  },
}

const voices = { siegestorm: signal<Speaker | undefined>(undefined), siege: signal<Speaker | undefined>(undefined) }
const wanted = signal<readonly GameId[]>([])

effect(() => {
  const { language } = settings.value
  for (const game of wanted.value)
    LOADERS[game][language]().then(voice => {
      if (settings.peek().language === language) voices[game].value = game === 'siegestorm' ? withPacks(voice) : voice
    })
})

/** Undefined until the words have come. */
export const gameVoice = (game: GameId): Speaker | undefined => {
  if (!wanted.peek().includes(game))
    queueMicrotask(() => wanted.peek().includes(game) || (wanted.value = [...wanted.peek(), game]))
  return voices[game].value
}
