/** Every card that comes with the game, by set and by id. */
import { BOSS_CARDS } from './bosses.ts'
import {
  BOSS_DECKS,
  type BossCardDef,
  type BossDeck,
  type BossDef,
  type CardDef,
  FACTIONS,
  type Faction,
  type PlayerCardDef,
} from './card-def.ts'
import { EVIL_GOBLINS } from './evil-goblins.ts'
import { KHUNGLAI } from './khunglai.ts'
import { SERAPHIA } from './seraphia.ts'
import { SHADE_SLAYERS } from './shade-slayers.ts'
import { SPECTRAL_SHAMANS } from './spectral-shamans.ts'
import { STYXIA } from './styxia.ts'
import { UNDEAD_REALMS } from './undead-realms.ts'
import { WILD_FAIRIES } from './wild-fairies.ts'
import { YSRA } from './ysra.ts'

type Literal =
  | (typeof SERAPHIA)[number]
  | (typeof STYXIA)[number]
  | (typeof YSRA)[number]
  | (typeof KHUNGLAI)[number]
  | (typeof EVIL_GOBLINS)[number]
  | (typeof WILD_FAIRIES)[number]
  | (typeof SPECTRAL_SHAMANS)[number]
  | (typeof SHADE_SLAYERS)[number]
  | (typeof UNDEAD_REALMS)[number]

/** The id of a design that comes with the game; packs add others. */
export type CatalogueId = Literal['id']

export const FACTION_CARDS: { readonly [F in Faction]: readonly PlayerCardDef[] } = {
  seraphia: SERAPHIA,
  styxia: STYXIA,
  ysra: YSRA,
  khunglai: KHUNGLAI,
}

export const BOSS_DECK_CARDS: { readonly [D in BossDeck]: readonly BossCardDef[] } = {
  'evil-goblins': EVIL_GOBLINS,
  'wild-fairies': WILD_FAIRIES,
  'spectral-shamans': SPECTRAL_SHAMANS,
  'shade-slayers': SHADE_SLAYERS,
  'undead-realms': UNDEAD_REALMS,
}

/** All designs, player factions first, each set in its printed order. */
export const CATALOGUE: readonly CardDef[] = [
  ...FACTIONS.flatMap(faction => FACTION_CARDS[faction]),
  ...BOSS_DECKS.flatMap(deck => BOSS_DECK_CARDS[deck]),
]

const byId: ReadonlyMap<string, CardDef> = new Map(CATALOGUE.map(card => [card.id, card]))

export const cardOf = (id: string): CardDef | undefined => byId.get(id)

const bossById: ReadonlyMap<string, BossDef> = new Map(BOSS_CARDS.map(boss => [boss.id, boss]))

export const bossOf = (id: string): BossDef | undefined => bossById.get(id)
