/** Positions as text: written by hand with defaults, or whole, so that a match can be taken up again anywhere. */
import { type Chance, err, ok, type Params, type Problem, type Result, sameData } from '@siegeworks/kernel'
import * as v from 'valibot'
import type { CardDef } from './cards/card-def.ts'
import { cardOf } from './cards/catalogue.ts'
import { FILLER, findDesign, isCreatureCard, isShade } from './designs.ts'
import { BLANK, START_OF_TURN } from './evolve.ts'
import { legalMovesOf } from './judge.ts'
import { type Options, seatsOf } from './options.ts'
import { schemaProblems } from './packs/schema-problems.ts'
import {
  type BossEntry,
  type CardEntry,
  type FieldEntry,
  type PileEntry,
  type PlacesEntry,
  positionSchema,
  type SideEntry,
  type Written,
} from './position-schema.ts'
import { bossFor, designsOf, houseOf, layFronts } from './rules/04-setup.ts'
import { HAND_LIMIT } from './rules/13-keywords.ts'
import { STAGES } from './rules/14-boss-turn.ts'
import { BOSS_TRACK, isOnTrack, spaceNamed } from './scope.ts'
import type { Boss, BossStage, Card, Creature, Front, Progress, State, Stock, Supporter } from './state.ts'
import { broken } from './twin.ts'
import type { CardId, FrontId, Place, Seat, Side, Standing, Step } from './vocabulary.ts'

export { formatPosition } from './format-position.ts'

/** What a position is being built from: handles and inline designs are given out on the way. */
interface Build {
  readonly designs: { [id: string]: CardDef }
  readonly problems: Problem[]
  readonly used: Set<CardId>
  /** Where each written handle stands. */
  readonly handles: Map<CardId, string>
  /** Which card stands on a space. */
  readonly spaces: Map<string, string>
  /** The turn under way; unknown where the program wrote a match in the middle of something. */
  readonly turn: number | undefined
  nextId: number
  inlines: number
}

/** [SS-SETUP-6] A turn like any other: the first one draws less. */
const FIRST_NUMBER = 2

export const parsePosition = (input: unknown, options: Options, _chance: Chance): Result<State, readonly Problem[]> => {
  const parsed = v.safeParse(positionSchema, input)
  if (!parsed.success) return err(schemaProblems(parsed.issues))
  const written = parsed.output
  const build: Build = {
    designs: { ...designsOf(options.packs), ...(written.designs as unknown as State['designs'] | undefined) },
    problems: [],
    used: new Set(),
    handles: new Map(),
    spaces: new Map(),
    turn: written.engine ? undefined : (written.number ?? FIRST_NUMBER),
    nextId: 1,
    inlines: 0,
  }
  reserveHandles(written, build)
  const state = assemble(written, options, build)
  if (build.problems.length > 0) return err(build.problems)
  const faults = broken(state)
  if (faults.length > 0)
    return err(faults.map(fault => ({ at: 'engine', code: 'position-unsound', params: { fault } })))
  return isPlayable(state) ? ok(state) : err([{ at: 'engine', code: 'position-unsound', params: { fault: 'engine' } }])
}

/** Work in progress that somebody altered by hand may make no sense: then it is refused, not played. */
const isPlayable = (state: State): boolean => {
  try {
    return state.ending !== undefined || state.seats.some(seat => legalMovesOf(state, seat).length > 0)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return false
  }
}

/** Handles that are written are kept; the others are given out around them. */
const reserveHandles = (written: Written, build: Build): void => {
  JSON.stringify(written, (key, value) => {
    if (key === 'engine') return undefined
    if (key === 'id' && typeof value === 'string' && /^[a-z]\d+$/.test(value)) build.used.add(value)
    return value
  })
}

const mint = (build: Build, prefix: string): CardId => {
  for (;;) {
    const id = `${prefix}${build.nextId++}`
    if (![...build.used].some(used => used.slice(1) === id.slice(1))) return id
  }
}

/** What may be said of a card besides what it is, where it lies. */
const STATES = ['ready', 'held', 'gang', 'spirit', 'faceDown', 'deployed'] as const
type StateKey = (typeof STATES)[number]

const readCard = (
  build: Build,
  entry: CardEntry,
  prefix: string,
  at: string,
  states: readonly StateKey[] = [],
): Card => {
  if (typeof entry === 'string') return { id: mint(build, prefix), design: known(build, entry, at) }
  for (const key of STATES) if (entry[key] !== undefined && !states.includes(key)) misplaced(build, key, at)
  const id = entry.id === undefined ? mint(build, prefix) : taken(build, entry.id, `${at}.id`)
  return { id, design: designWritten(build, entry, at) }
}

const misplaced = (build: Build, key: string, at: string): void => {
  build.problems.push({ at: `${at}.${key}`, code: 'not-in-this-place', params: { key } })
}

/** A design by its id, or one with its own figures; never half of each. */
const designWritten = (build: Build, entry: Exclude<CardEntry, string>, at: string): string => {
  const { card } = entry
  if (card === undefined) return inlineDesign(build, entry, at)
  for (const key of FIGURES)
    if (entry[key] !== undefined)
      build.problems.push({ at: `${at}.${key}`, code: 'figures-beside-card', params: { card } })
  return known(build, card, `${at}.card`)
}

const FIGURES = ['design', 'name', 'cost', 'att', 'def', 'action', 'passives', 'traits', 'command', 'specials'] as const

/** A handle somebody wrote belongs to one card only. */
const taken = (build: Build, id: CardId, at: string): CardId => {
  const first = build.handles.get(id)
  if (first !== undefined) build.problems.push({ at, code: 'id-twice', params: { id, first } })
  else build.handles.set(id, at)
  return id
}

const known = (build: Build, design: string, at: string): string => {
  if (!findDesign(build.designs, design)) build.problems.push({ at, code: 'no-such-card', params: { card: design } })
  return design
}

/** A card with its own figures: what is not given is 0 or empty. */
const inlineDesign = (build: Build, entry: Exclude<CardEntry, string>, at: string): string => {
  const id = entry.design ?? `inline-${++build.inlines}`
  const { name = id, cost = 0, att = 0, def = 0, action = [], passives = [], traits, command, specials } = entry
  const facts = {
    id,
    name,
    copies: 1,
    cost,
    ...(traits ? { traits } : {}),
    provenance: { status: 'ours' as const },
    action,
    passives,
  }
  const body = command === 'action' ? {} : { att, def }
  const made: CardDef =
    command || specials
      ? {
          ...facts,
          ...body,
          kind: 'boss',
          faction: 'inline',
          tier: 'basic',
          command: command ?? 'deploy',
          specials: specials ?? [],
        }
      : { ...facts, kind: 'player', faction: 'inline', rank: 'soldier', origin: 'promo', att, def }
  // One name, one card: the second must say the same.
  const before = findDesign(build.designs, id)
  if (before && !sameData(before, made))
    build.problems.push({ at, code: cardOf(id) ? 'id-taken' : 'not-alike', params: { id } })
  build.designs[id] = made
  return id
}

const readPile = (
  build: Build,
  entry: PileEntry | undefined,
  prefix: string,
  at: string,
  states?: readonly StateKey[],
): readonly Card[] => {
  if (entry === undefined) return []
  const cards = typeof entry === 'number' ? Array.from({ length: entry }, () => FILLER.id) : entry
  return cards.map((one, i) => readCard(build, one, prefix, `${at}[${i}]`, states))
}

const readStock = (build: Build, entry: SideEntry, at: string): Stock => ({
  hand: readPile(build, entry.hand, 'h', `${at}.hand`),
  resources: readResources(build, entry.resources, `${at}.resources`),
  casualties: readPile(build, entry.casualties, 'p', `${at}.casualties`),
  heal: readPile(build, entry.heal, 'p', `${at}.heal`),
  supporters: readSupporters(build, entry.supporters, `${at}.supporters`),
  vision: readPile(build, entry.vision, 'v', `${at}.vision`),
})

/** Cards of a deck have no handles. */
const readResources = (build: Build, entry: PileEntry | undefined, at: string): readonly string[] => {
  if (typeof entry === 'number' || entry === undefined) return Array.from({ length: entry ?? 0 }, () => FILLER.id)
  return entry.map((one, i) => {
    const place = `${at}[${i}]`
    if (typeof one === 'string') return known(build, one, place)
    for (const key of ['id', ...STATES] as const) if (one[key] !== undefined) misplaced(build, key, place)
    return designWritten(build, one, place)
  })
}

const readSupporters = (build: Build, entry: PileEntry | undefined, at: string): readonly Supporter[] => {
  const cards = readPile(build, entry, 's', at, ['ready', 'held'])
  return cards.map((card, i) => {
    const written = typeof entry === 'object' ? entry[i] : undefined
    const { held = false, ready = !held } = typeof written === 'object' ? written : {}
    // Only what is committed stays so over a Prepare step.
    if (held && ready) misplaced(build, 'held', `${at}[${i}]`)
    return held ? { ...card, ready, held } : { ...card, ready }
  })
}

type Stand = Pick<Creature, 'side' | 'front' | 'place'>

const stand = (build: Build, entry: CardEntry, where: Stand, at: string): Creature => {
  const { side, front, place } = where
  const card = readCard(build, entry, 'c', at, ['deployed', 'faceDown', 'gang', 'spirit'])
  occupy(build, where, at)
  const def = findDesign(build.designs, card.design)
  if (def && !isCreatureCard(def))
    build.problems.push({ at, code: 'not-a-creature', rule: 'SS-CARD-6', params: { card: card.design } })
  if (typeof entry === 'string') return { ...card, side, front, place }
  const { gang, spirit, faceDown, deployed } = entry
  const unfit = (mark: string, code: string, rule?: string): void => {
    build.problems.push({ at: `${at}.${mark}`, code, ...(rule ? { rule } : {}) })
  }
  const totem = side === 'boss' && def?.kind === 'boss' && def.specials.includes('totem')
  if (gang && side !== 'boss') unfit('gang', 'no-gang-token', 'SS-RULING-67')
  else if (gang && build.turn !== undefined && !isOnTrack(place)) unfit('gang', 'no-gang-token', 'SS-RULING-52')
  if (spirit && !totem) unfit('spirit', 'no-spirit-token', 'SS-BHAND-12')
  if (faceDown && def && !isShade(def)) unfit('faceDown', 'not-a-shade', 'SS-SHADE-1')
  if (deployed !== undefined && build.turn !== undefined && deployed > build.turn) unfit('deployed', 'too-large')
  return {
    ...card,
    side,
    front,
    place,
    ...(deployed !== undefined ? { deployed } : {}),
    ...(gang ? { gang } : {}),
    ...(spirit ? { spirit } : {}),
    ...(faceDown ? { shade: true as const } : {}),
  }
}

/** [SS-ZONE-1, SS-ZONE-3] One card a space. */
const occupy = (build: Build, where: Stand, at: string): void => {
  const space = spaceNamed(where)
  if (space === undefined) return
  const first = build.spaces.get(space)
  if (first === undefined) build.spaces.set(space, at)
  else {
    const rule = isOnTrack(where.place) ? 'SS-ZONE-3' : 'SS-ZONE-1'
    build.problems.push({ at, code: 'space-taken', rule, params: { first } })
  }
}

const TRACK = ['deployment', 'middle', 'top'] as const

/** Tracks and spaces of a side: on its only front, or by front. */
const standAll = (
  build: Build,
  side: Side,
  entry: SideEntry,
  fronts: readonly FrontId[],
  at: string,
): readonly Creature[] => {
  const found: Creature[] = []
  const read = (places: PlacesEntry, front: FrontId, path: string): void => {
    const track = side === 'boss' ? BOSS_TRACK : front
    for (const place of TRACK) {
      const card = places.track?.[place]
      if (card !== undefined) found.push(stand(build, card, { side, front: track, place }, `${path}.track.${place}`))
    }
    for (const place of ['frontline', 'nml'] as const) {
      const card = places[place]
      if (card !== undefined) found.push(stand(build, card, { side, front, place }, `${path}.${place}`))
    }
  }
  const { track, frontline, nml } = entry
  const own = { ...(track ? { track } : {}), ...(frontline ? { frontline } : {}), ...(nml ? { nml } : {}) }
  if (Object.keys(own).length > 0 && fronts[0]) read(own, fronts[0], at)
  for (const [front, places] of Object.entries(entry.fronts ?? {})) {
    if (!fronts.includes(front))
      build.problems.push({ at: `${at}.fronts.${front}`, code: 'no-such-front', rule: 'SS-LMS-1' })
    read(places, front, `${at}.fronts.${front}`)
  }
  return found
}

const assemble = (written: Written, options: Options, build: Build): State => {
  const all = seatsOf(options.mode, options.players)
  const seats = written.engine?.seats ?? all.filter(seat => !written.out?.includes(seat))
  const noSeat = (at: string, seat: Seat, among: readonly Seat[]): void => {
    build.problems.push({ at, code: 'no-such-seat', params: { seat, seats: among.join(', ') } })
  }
  for (const seat of ['north', 'east', 'south', 'west'] as const)
    if (written[seat] && !seats.includes(seat)) noSeat(seat, seat, seats)
  for (const [i, seat] of (written.out ?? []).entries()) {
    if (!all.includes(seat)) noSeat(`out[${i}]`, seat, all)
    const first = written.out!.indexOf(seat)
    if (first < i)
      build.problems.push({ at: `out[${i}]`, code: 'id-twice', params: { id: seat, first: `out[${first}]` } })
  }
  // Against a boss one player is enough [SS-COOP-11]; without one the last player has won.
  const least = bossFor(options) ? 1 : 2
  if (seats.length < least && !written.engine)
    build.problems.push({ at: 'out', code: 'too-few-left', params: { least } })
  const fronts = layFronts(options.mode, seats)
  const stocks: { [side in Side]?: Stock } = {}
  const standing: { [seat in Seat]?: Standing } = {}
  const creatures: Creature[] = []
  for (const seat of seats) {
    const entry = written[seat] ?? {}
    const stock = readStock(build, entry, seat)
    if (stock.hand.length > HAND_LIMIT)
      build.problems.push({
        at: `${seat}.hand`,
        code: 'hand-too-large',
        params: { most: HAND_LIMIT, count: stock.hand.length },
      })
    stocks[seat] = stock
    if (entry.standing) {
      standing[seat] = entry.standing
      if (options.reactions !== 'standing-orders')
        build.problems.push({ at: `${seat}.standing`, code: 'no-standing-orders', rule: 'SS-CHAIN-2' })
    }
    if (stock.vision.length > 0 && !written.engine)
      build.problems.push({ at: `${seat}.vision`, code: 'no-vision', rule: 'SS-KW-VISION-1' })
    const own = fronts.filter(front => front.sides.includes(seat)).map(front => front.id)
    creatures.push(...standAll(build, seat, entry, own, seat))
  }
  const column = bossFor(options)
  if (written.boss && !column) build.problems.push({ at: 'boss', code: 'no-boss-in-this-mode', rule: 'SS-BOSS-1' })
  const boss = column && readBoss(build, written.boss ?? {}, column)
  // [SS-BOSS-8] he would be beaten
  if (boss?.life === 0 && !written.engine) build.problems.push({ at: 'boss.life', code: 'too-small' })
  if (boss && boss.life > boss.fullLife)
    build.problems.push({ at: 'boss.life', code: 'too-large', rule: 'SS-KW-RECOVER-1' })
  if (column) {
    const entry = written.boss ?? {}
    const stock = readStock(build, entry, 'boss')
    if (stock.supporters.length > 0)
      build.problems.push({ at: 'boss.supporters', code: 'boss-has-no-supporters', rule: 'SS-SUB-1' })
    if (stock.heal.length > 0)
      build.problems.push({ at: 'boss.heal', code: 'boss-has-no-heal-pile', rule: 'SS-RULING-47' })
    stocks.boss = stock
    creatures.push(
      ...standAll(
        build,
        'boss',
        entry,
        fronts.map(front => front.id),
        'boss',
      ),
    )
  }
  const field = fieldOf(build, written, seats, fronts, boss !== undefined)
  for (const [i, entry] of (written.field ?? []).entries()) creatures.push(field(entry, `field[${i}]`))
  const destroyed = readPile(build, written.destroyed, 'd', 'destroyed')
  const base: State = {
    ...BLANK,
    house: houseOf(options),
    designs: build.designs,
    seats,
    fronts,
    stocks,
    creatures,
    destroyed,
    standing,
    ...(boss ? { boss } : {}),
    nextId: nextFree(build),
  }
  const state = written.engine ? resume(base, written.engine) : begin(base, written, build)
  return written.engine ? state : { ...state, cards: countCards(state) }
}

const nextFree = (build: Build): number => Math.max(build.nextId, ...[...build.used].map(id => Number(id.slice(1)) + 1))

/** Reads a card of the field: of somebody at the table, on a front of his, at a place where a card can stay. */
const fieldOf = (build: Build, { engine }: Written, seats: readonly Seat[], laid: readonly Front[], boss: boolean) => {
  const fronts = (engine?.fronts as readonly Front[] | undefined) ?? laid
  const isFront = (side: Side, front: FrontId, place: Place): boolean =>
    side === 'boss' && (TRACK as readonly Place[]).includes(place)
      ? front === BOSS_TRACK
      : fronts.some(one => one.id === front && one.sides.includes(side))
  return (entry: FieldEntry, at: string): Creature => {
    const { side, front, place, ...card } = entry
    const refuse = (key: string, code: string, params: Params, rule?: string): void => {
      build.problems.push({ at: `${at}.${key}`, code, params, ...(rule ? { rule } : {}) })
    }
    if (side === 'boss' && !boss) refuse('side', 'no-boss-in-this-mode', {}, 'SS-BOSS-1')
    else if (side !== 'boss' && !seats.includes(side))
      refuse('side', 'no-such-seat', { seat: side, seats: seats.join(', ') })
    // Only the program stops a match in the middle of an order.
    else if (!engine && (place === 'leaving' || place === 'storming'))
      refuse('place', 'not-one-of', { expected: [...TRACK, 'frontline', 'nml'].join(', '), received: place })
    else if (place !== 'leaving' && place !== 'storming' && !isFront(side, front, place))
      refuse('front', 'no-such-front', {}, 'SS-LMS-1')
    return stand(build, card, { side, front, place }, at)
  }
}

const readBoss = (build: Build, entry: BossEntry, column: Boss): Boss => ({
  card: column.card,
  life: entry.life ?? column.life,
  fullLife: entry.fullLife ?? Math.max(column.fullLife, entry.life ?? 0),
  menace: entry.menace ?? column.menace,
  reserve: readPile(build, entry.reserve, 'r', 'boss.reserve'),
  reshuffles: entry.reshuffles ?? column.reshuffles,
  ...(entry.lowered ? { lowered: entry.lowered } : {}),
})

const countCards = (state: State): number => {
  let sum = state.creatures.length + state.destroyed.length + (state.boss?.reserve.length ?? 0)
  for (const stock of Object.values(state.stocks))
    sum +=
      stock.hand.length +
      stock.resources.length +
      stock.casualties.length +
      stock.heal.length +
      stock.supporters.length +
      stock.vision.length
  return sum
}

/** Work in progress as it was written out. */
const resume = (base: State, engine: NonNullable<Written['engine']>): State => ({
  ...base,
  ...(engine as unknown as Partial<State>),
})

const PLAYER_STEPS: readonly string[] = ['prepare', 'draw', 'advance', 'deploy', 'end']

/** A turn under way: its player may act, or the boss waits for the word to go on. */
const begin = (base: State, written: Written, build: Build): State => {
  const turn = written.turn ?? (base.house.mode === 'coop' ? 'players' : (base.seats[0] ?? 'players'))
  const active: readonly Side[] = turn === 'players' ? base.seats : [turn]
  const number = written.number ?? FIRST_NUMBER
  if (turn === 'boss' && !base.boss)
    build.problems.push({ at: 'turn', code: 'no-boss-in-this-mode', rule: 'SS-BOSS-1' })
  const both = turn === 'players' && (base.house.mode === 'coop' || written.turn === undefined)
  if (turn !== 'boss' && !both && !(base.seats as readonly string[]).includes(turn))
    build.problems.push({ at: 'turn', code: 'no-such-seat', params: { seat: turn, seats: base.seats.join(', ') } })
  const players = base.house.mode === 'coop' && turn !== 'boss' && turn !== 'players' ? base.seats : active
  const step = written.step ?? (turn === 'boss' ? 'start' : 'deploy')
  const progress: { [seat in Seat]?: Progress } = {}
  for (const seat of base.seats)
    progress[seat] = players.includes(seat)
      ? { ...START_OF_TURN, step: step as Step }
      : { ...START_OF_TURN, step: 'done' }
  const begun: State = {
    ...base,
    turn: { number, active: players, once: [], ...(written.extra ? { extra: true as const } : {}) },
    progress,
  }
  const steps: readonly string[] = turn === 'boss' ? STAGES : PLAYER_STEPS
  if (!steps.includes(step))
    build.problems.push({ at: 'step', code: 'not-one-of', params: { expected: steps.join(', '), received: step } })
  if (turn === 'boss') return bossWaits(begun, step as BossStage)
  return {
    ...begun,
    decisions: base.seats
      .filter(seat => players.includes(seat))
      .map(seat => ({ kind: 'turn', seat, step: step as Step })),
  }
}

/** One move, `choose go`, sets the boss going. */
const bossWaits = (state: State, stage: BossStage): State => {
  const seat = state.seats[0]
  if (!seat) return state
  return {
    ...state,
    agenda: [{ do: 'boss-turn', stage }],
    decisions: [{ kind: 'choose', seat, prompt: 'boss-goes-on', options: ['go'], min: 1, max: 1, chosen: [] }],
  }
}
