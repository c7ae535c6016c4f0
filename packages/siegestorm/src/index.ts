/** The rules of Siegestorm. */
export { BOSS_CARDS, type BossId } from './cards/bosses.ts'
export {
  ADVANCED_DECKS,
  BASIC_DECKS,
  BOSS_DECKS,
  type BossCardDef,
  type BossDeck,
  type BossDef,
  type CardDef,
  type Command,
  DIFFICULTIES,
  type Difficulty,
  FACTIONS,
  type Faction,
  ORIGINS,
  type Origin,
  type PlayerCardDef,
  RANKS,
  type Rank,
  SPECIALS,
  type Special,
} from './cards/card-def.ts'
export { BOSS_DECK_CARDS, bossOf, CATALOGUE, type CatalogueId, cardOf, FACTION_CARDS } from './cards/catalogue.ts'
export {
  checkDeck,
  DECK_PROBLEMS,
  DECK_SIZE,
  type DeckProblem,
  type DeckProblemCode,
  type DeckTerms,
} from './decks/check-deck.ts'
export { cardsOfDeck, type Deck, type DeckLine, deckOf, deckOfCards, type Finder, starterDeck } from './decks/deck.ts'
export { formatDeckJson, parseDeckJson } from './decks/deck-json.ts'
export { formatDeckText, parseDeckText } from './decks/deck-text.ts'
export { READY_DECKS, readyDeck } from './decks/ready-decks.ts'
export { formatShareCode, parseShareCode } from './decks/share-code.ts'
export { TUNED_DECKS, type TunedDeckId } from './decks/tuned-decks.ts'
export { FILLER, findDesign } from './designs.ts'
export { describeEffect, describePassive } from './effects/describe.ts'
export type { Event, EventKind, Fact, Moved, MovedKind, Moving, Reason, Spot } from './event.ts'
export { FACT_KINDS, MOVED_KINDS, REASONS } from './event.ts'
export { type Siegestorm, siegestorm } from './game.ts'
export type { Move, Use } from './move.ts'
export { type House, type Options, seatsOf } from './options.ts'
export { type Pack, packHash, parsePack, parsePackText } from './packs/pack.ts'
export { REFUSALS, type Refusal } from './refusal.ts'
export type { Seen, SeenMoved, SeenMoving } from './seen.ts'
export type {
  Boss,
  Card,
  Chain,
  Context,
  Creature,
  Decision,
  Ending,
  Front,
  Link,
  PayFor,
  Progress,
  Prompt,
  State,
  Stock,
  Supporter,
  Turn,
} from './state.ts'
export { PROMPTS } from './state.ts'
export type {
  BossView,
  CreatureView,
  DecisionView,
  LastingView,
  StockView,
  SupporterView,
  View,
} from './view.ts'
export {
  type CardId,
  type DesignId,
  type FrontId,
  MODES,
  type Mode,
  type Place,
  REACTIONS,
  type Reactions,
  SEATS,
  type Seat,
  type Side,
  type Space,
  STANDING,
  STEPS,
  type Standing,
  type Step,
} from './vocabulary.ts'
