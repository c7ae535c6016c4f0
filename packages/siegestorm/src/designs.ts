/** From a design's id to what is printed on it, with its passives sorted once. */
import { assert } from '@siegeworks/kernel'
import { type BossCardDef, type CardDef, FACE_DOWN_SHADE, type PlayerCardDef, type Special } from './cards/card-def.ts'
import { CATALOGUE, cardOf } from './cards/catalogue.ts'
import type { AbilityPassive, Effect, StaticPassive, TriggerPassive } from './effects/effect.ts'
import type { Creature, State } from './state.ts'
import type { DesignId, Side } from './vocabulary.ts'

/** A card without text, for positions in which only numbers of cards matter. */
export const FILLER: PlayerCardDef = {
  kind: 'player',
  id: 'filler',
  name: 'Filler',
  faction: 'neutral',
  rank: 'soldier',
  origin: 'promo',
  copies: 0,
  cost: 1,
  att: 1,
  def: 0,
  action: [],
  passives: [],
  provenance: { status: 'ours' },
}

export const findDesign = (designs: State['designs'], id: DesignId): CardDef | undefined =>
  cardOf(id) ?? designs[id] ?? (id === FILLER.id ? FILLER : undefined)

export const designOf = (state: State, id: DesignId): CardDef => {
  const def = findDesign(state.designs, id)
  assert(def, `a card '${id}' exists`)
  return def
}

export interface Sorted {
  readonly statics: readonly StaticPassive[]
  readonly triggers: readonly TriggerPassive[]
  readonly abilities: readonly AbilityPassive[]
}

const NONE: Sorted = { statics: [], triggers: [], abilities: [] }

const sort = (def: CardDef): Sorted => {
  const of = <K extends 'static' | 'trigger' | 'ability'>(kind: K) =>
    def.passives.filter((one): one is Extract<typeof one, { kind: K }> => one.kind === kind)
  return { statics: of('static'), triggers: of('trigger'), abilities: of('ability') }
}

const builtIn: ReadonlyMap<DesignId, Sorted> = new Map(CATALOGUE.map(card => [card.id, sort(card)]))
/** Cards of packs and positions, by object: worked out once a design. */
const others = new WeakMap<CardDef, Sorted>()

/** A card's passives by kind. */
export const passivesOf = (state: State, design: DesignId): Sorted => {
  const known = builtIn.get(design)
  if (known) return known
  const def = designOf(state, design)
  const met = others.get(def)
  if (met) return met
  const found = sort(def)
  others.set(def, found)
  return found
}

/** [SS-RULING-54] A Shade lying face down has no text. */
export const passivesOfCreature = (state: State, creature: Creature): Sorted =>
  creature.shade ? NONE : passivesOf(state, creature.design)

/** [SS-PVB-2, SS-RULING-67] Command and Special flags count only for the boss. */
export const specialsOf = (state: State, design: DesignId, side: Side): readonly Special[] => {
  const def = designOf(state, design)
  return def.kind === 'boss' && side === 'boss' ? def.specials : []
}

export const hasSpecial = (state: State, creature: Creature, special: Special): boolean =>
  !creature.shade && specialsOf(state, creature.design, creature.side).includes(special)

/** [SS-CARD-6] An Action-only boss card has no ATT and DEF: it never becomes a creature. */
export const isCreatureCard = (def: CardDef): def is CardDef & { readonly att: number; readonly def: number } =>
  def.att !== undefined && def.def !== undefined && !(def.kind === 'boss' && def.command === 'action')

export const isShade = (def: CardDef): def is BossCardDef => def.kind === 'boss' && def.specials.includes('shade')

export const printedCost = (state: State, design: DesignId): number => designOf(state, design).cost

/** [SS-RULING-54] In play a face-down Shade costs 0. */
export const costInPlay = (state: State, creature: Creature): number =>
  creature.shade ? FACE_DOWN_SHADE.cost : printedCost(state, creature.design)

export const actionOf = (state: State, design: DesignId): Effect => designOf(state, design).action
