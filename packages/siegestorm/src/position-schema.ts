/** How a position is written: only what matters has to be named. */
import * as v from 'valibot'
import { COMMANDS, ORIGINS, RANKS, SPECIALS } from './cards/card-def.ts'
import { id as designId, int, object, row } from './effects/amount-schema.ts'
import { TRAITS } from './effects/effect.ts'
import { part, passive } from './effects/effect-schema.ts'
import { PLACES, SEATS, STANDING } from './vocabulary.ts'

const handle = v.pipe(v.string(), v.regex(/^[a-z]\d{1,6}$/, 'not-a-handle'))
const front = v.pipe(v.string(), v.regex(/^(f\d{1,6}|boss)$/, 'not-a-front'))

/** A text, or none at all: in a position a card may be blank. */
const anyEffect = v.pipe(v.array(part), v.maxLength(20, 'too-long'))

/** A card with its own figures and effects, for this position only. */
const inline = {
  design: v.exactOptional(designId),
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(60, 'too-long'))),
  cost: v.exactOptional(int(0, 20)),
  att: v.exactOptional(int(0, 50)),
  def: v.exactOptional(int(0, 50)),
  action: v.exactOptional(anyEffect),
  passives: v.exactOptional(v.array(passive)),
  traits: v.exactOptional(v.array(v.picklist(TRAITS))),
  /** Makes it a card of a boss deck. */
  command: v.exactOptional(v.picklist(COMMANDS)),
  specials: v.exactOptional(v.array(v.picklist(SPECIALS))),
}

const more = {
  card: v.exactOptional(designId),
  id: v.exactOptional(handle),
  ready: v.exactOptional(v.boolean()),
  held: v.exactOptional(v.boolean()),
  gang: v.exactOptional(int(0, 99)),
  spirit: v.exactOptional(int(0, 99)),
  faceDown: v.exactOptional(v.boolean()),
  deployed: v.exactOptional(int(0, 99999)),
}

export const cardEntry = v.union([designId, row({ ...more, ...inline })], 'not-a-card')
export type CardEntry = v.InferOutput<typeof cardEntry>

const pile = v.union([int(0, 99), v.pipe(v.array(cardEntry), v.maxLength(200, 'too-long'))], 'not-a-pile')
export type PileEntry = v.InferOutput<typeof pile>

const track = row({
  deployment: v.exactOptional(cardEntry),
  middle: v.exactOptional(cardEntry),
  top: v.exactOptional(cardEntry),
})

const places = {
  track: v.exactOptional(track),
  frontline: v.exactOptional(cardEntry),
  nml: v.exactOptional(cardEntry),
}
const placesSchema = row(places)
export type PlacesEntry = v.InferOutput<typeof placesSchema>

const side = {
  hand: v.exactOptional(pile),
  resources: v.exactOptional(pile),
  casualties: v.exactOptional(pile),
  heal: v.exactOptional(pile),
  supporters: v.exactOptional(pile),
  /** Of a Vision under way: only the program writes it. */
  vision: v.exactOptional(pile),
  ...places,
  /** By front, where there are several. */
  fronts: v.exactOptional(v.pipe(object, v.record(front, placesSchema))),
}
const sideSchema = row({
  ...side,
  /** Standing orders, where the table plays with them. */
  standing: v.exactOptional(v.picklist(STANDING)),
})
export type SideEntry = v.InferOutput<typeof sideSchema>

const bossSchema = row({
  ...side,
  life: v.exactOptional(int(0, 999)),
  fullLife: v.exactOptional(int(1, 999)),
  menace: v.exactOptional(int(1, 5)),
  reserve: v.exactOptional(pile),
  reshuffles: v.exactOptional(int(0, 9)),
  lowered: v.exactOptional(v.picklist(['next', 'now'])),
})
export type BossEntry = v.InferOutput<typeof bossSchema>

const fieldEntry = row({
  ...more,
  ...inline,
  side: v.picklist([...SEATS, 'boss']),
  front,
  place: v.picklist(PLACES),
})
export type FieldEntry = v.InferOutput<typeof fieldEntry>

/** A design as `formatPosition` writes it: a card of a pack, or one written into a position. */
const design = v.strictObject({
  kind: v.picklist(['player', 'boss']),
  id: designId,
  name: v.string(),
  faction: v.string(),
  copies: int(0, 99),
  provenance: v.looseObject({ status: v.string() }),
  rules: v.exactOptional(v.array(v.string())),
  rank: v.exactOptional(v.picklist(RANKS)),
  origin: v.exactOptional(v.picklist(ORIGINS)),
  tier: v.exactOptional(v.picklist(['basic', 'advanced'])),
  traits: v.exactOptional(v.array(v.picklist(TRAITS))),
  cost: int(0, 20),
  att: v.exactOptional(int(0, 50)),
  def: v.exactOptional(int(0, 50)),
  command: v.exactOptional(v.picklist(COMMANDS)),
  specials: v.exactOptional(v.array(v.picklist(SPECIALS))),
  action: anyEffect,
  passives: v.array(passive),
})

const list = v.array(v.looseObject({}))

/** The work in progress, as `formatPosition` writes it; nobody writes this by hand. */
const engine = v.strictObject({
  nextId: int(1, 999999),
  cards: int(0, 999),
  seats: v.array(v.picklist(SEATS)),
  fronts: list,
  turn: v.looseObject({}),
  progress: v.looseObject({}),
  standing: v.record(v.picklist(SEATS), v.picklist(STANDING)),
  stalled: v.array(v.string()),
  chain: v.looseObject({ links: list, passed: v.array(v.string()) }),
  lasting: list,
  agenda: list,
  decisions: list,
  ending: v.exactOptional(v.looseObject({})),
})

export const positionSchema = row({
  north: v.exactOptional(sideSchema),
  east: v.exactOptional(sideSchema),
  south: v.exactOptional(sideSchema),
  west: v.exactOptional(sideSchema),
  boss: v.exactOptional(bossSchema),
  /** Whose turn it is: a seat, `players` in Co-op, or `boss`. */
  turn: v.exactOptional(v.picklist([...SEATS, 'boss', 'players'])),
  /** A player's step, or the stage of the boss's turn. */
  step: v.exactOptional(
    v.picklist(['prepare', 'draw', 'advance', 'deploy', 'end', 'start', 'reserve', 'leader', 'special', 'action']),
  ),
  number: v.exactOptional(int(1, 99999)),
  extra: v.exactOptional(v.boolean()),
  /** Players already out of the game. */
  out: v.exactOptional(v.array(v.picklist(SEATS))),
  destroyed: v.exactOptional(pile),
  /** The field card by card, instead of tracks and spaces. */
  field: v.exactOptional(v.pipe(v.array(fieldEntry), v.maxLength(60, 'too-long'))),
  /** Cards that are not in the catalogue, by id. */
  designs: v.exactOptional(v.pipe(object, v.record(designId, design))),
  engine: v.exactOptional(engine),
})
export type Written = v.InferOutput<typeof positionSchema>
