/** All catalogues at once, for programs that need not count bytes: the command line, the server's mails, tests. */
import type { Illegal } from '@siegeworks/kernel'
import type { Catalogue } from './catalogue.ts'
import { en as cliEn } from './cli/en.ts'
import { fr as cliFr } from './cli/fr.ts'
import { pl as cliPl } from './cli/pl.ts'
import { en as interfaceEn } from './interface/en.ts'
import { fr as interfaceFr } from './interface/fr.ts'
import { pl as interfacePl } from './interface/pl.ts'
import { en as kernelEn } from './kernel/en.ts'
import { fr as kernelFr } from './kernel/fr.ts'
import { pl as kernelPl } from './kernel/pl.ts'
import type { Language } from './language.ts'
import { refusalText } from './refusal.ts'
import { en as siegeEn } from './siege/en.ts'
import { fr as siegeFr } from './siege/fr.ts'
import { pl as siegePl } from './siege/pl.ts'
import { en as siegeTableEn } from './siege-table/en.ts'
import { fr as siegeTableFr } from './siege-table/fr.ts'
import { pl as siegeTablePl } from './siege-table/pl.ts'
import { en as siegestormEn } from './siegestorm/en.ts'
import { fr as siegestormFr } from './siegestorm/fr.ts'
import { pl as siegestormPl } from './siegestorm/pl.ts'
import { type Speaker, speaker } from './speaker.ts'

export const PARTS = ['kernel', 'siegestorm', 'siege', 'siege-table', 'interface', 'cli'] as const
export type Part = (typeof PARTS)[number]
export type GameId = 'siegestorm' | 'siege'

export const CATALOGUES: { readonly [P in Part]: { readonly [L in Language]: Catalogue } } = {
  kernel: { en: kernelEn, fr: kernelFr, pl: kernelPl },
  siegestorm: { en: siegestormEn, fr: siegestormFr, pl: siegestormPl },
  siege: { en: siegeEn, fr: siegeFr, pl: siegePl },
  'siege-table': { en: siegeTableEn, fr: siegeTableFr, pl: siegeTablePl },
  interface: { en: interfaceEn, fr: interfaceFr, pl: interfacePl },
  cli: { en: cliEn, fr: cliFr, pl: cliPl },
}

const voices = new Map<string, Speaker>()

/** The voice of a game in a language: the match's own sentences and the game's. */
export const voiceOf = (language: Language, game: GameId): Speaker => {
  const name = `${language} ${game}`
  const known = voices.get(name)
  if (known) return known
  const voice = speaker(language, CATALOGUES.kernel[language], CATALOGUES[game][language])
  voices.set(name, voice)
  return voice
}

/** A refusal as a sentence with its rule. */
export const sayRefusal = (language: Language, game: GameId, refusal: Illegal): string =>
  refusalText(voiceOf(language, game), refusal)
