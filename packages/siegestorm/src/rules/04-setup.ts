/** What lies on the table before the first move, and the mulligan. [SS-SETUP, SS-BOSS-3, SS-LMS-1, SS-LMS-2] */
import { assert, type Chance } from '@siegeworks/kernel'
import type { BossDeck, CardDef } from '../cards/card-def.ts'
import { BOSS_DECK_CARDS, bossOf } from '../cards/catalogue.ts'
import type { Event } from '../event.ts'
import { BLANK } from '../evolve.ts'
import { type House, type Options, seatsOf } from '../options.ts'
import type { Pack } from '../packs/pack.ts'
import { pose, type Run, startRun, tell } from '../run.ts'
import type { Boss, Front, Stock } from '../state.ts'
import type { CardId, DesignId, Mode, Seat, Side } from '../vocabulary.ts'
import { EMPTY_STOCK } from '../zones.ts'
import { draw } from './13-keywords.ts'
import { settle } from './machine.ts'

/** [SS-SETUP-2] */
const STARTING_HAND = 2

/** [SS-SETUP-1, SS-LMS-1, SS-RULING-56] Which Battle Zones lie between whom. */
export const layFronts = (mode: Mode, seats: readonly Seat[]): readonly Front[] => {
  if (mode === 'duel') return [{ id: 'f1', sides: [seats[0]!, seats[1]!] }]
  if (mode === 'last-man-standing')
    return seats.map((seat, i) => ({ id: `f${i + 1}`, sides: [seat, seats[(i + 1) % seats.length]!] }))
  return seats.map((seat, i) => ({ id: `f${i + 1}`, sides: [seat, 'boss'] }))
}

export const houseOf = (options: Options): House => ({
  mode: options.mode,
  reactions: options.reactions,
  miner: options.miner,
  minerMirrored: options.minerMirrored,
  healTopOnly: options.healTopOnly,
  sacrificeSelf: options.sacrificeSelf,
  deployPerTrack: options.deployPerTrack,
})

export const designsOf = (packs: readonly Pack[]): { readonly [id: DesignId]: CardDef } =>
  Object.fromEntries(packs.flatMap(pack => pack.cards.map(card => [card.id, card])))

/** [SS-BOSS-1, SS-BOSS-4] The Boss card's column for this mode. */
export const bossFor = (options: Options): Boss | undefined => {
  if (options.mode !== 'solo' && options.mode !== 'coop') return undefined
  const def = bossOf(options.boss ?? '')
  assert(def, `a Boss card '${options.boss}' exists`)
  const column = options.mode === 'solo' ? def.solo : def.coop
  return {
    card: def.id,
    life: column.life,
    fullLife: column.life,
    menace: column.menace,
    reserve: [],
    reshuffles: def.reserves,
  }
}

/** [SS-BOSS-3] Each deck shuffled, the stated number drawn from each, those shuffled together. */
const bossDeck = (options: Options, chance: Chance): readonly DesignId[] => {
  const def = bossOf(options.boss ?? '')
  if (!def) return []
  const column = options.mode === 'solo' ? def.solo : def.coop
  const some = (deck: string | undefined, count: number): readonly DesignId[] => {
    const cards = BOSS_DECK_CARDS[deck as BossDeck].flatMap(card => Array.from({ length: card.copies }, () => card.id))
    return chance.shuffle(`boss-deck/${deck}`, cards).slice(0, count)
  }
  return chance.shuffle('boss-deck', [...some(options.basic, column.basic), ...some(options.advanced, column.advanced)])
}

export const setUp = (options: Options, chance: Chance): readonly Event[] => {
  const seats = seatsOf(options.mode, options.players)
  const stocks: { [side in Side]?: Stock } = {}
  let cards = 0
  seats.forEach((seat, i) => {
    const resources = chance.shuffle(`deck/${seat}`, options.decks[i] ?? [])
    stocks[seat] = { ...EMPTY_STOCK, resources }
    cards += resources.length
  })
  const boss = bossFor(options)
  if (boss) {
    const resources = bossDeck(options, chance)
    stocks.boss = { ...EMPTY_STOCK, resources }
    cards += resources.length
  }
  const run = startRun(BLANK, chance)
  tell(run, {
    kind: 'match-begun',
    house: houseOf(options),
    designs: designsOf(options.packs),
    seats,
    fronts: layFronts(options.mode, seats),
    stocks,
    ...(boss ? { boss } : {}),
    cards,
  })
  for (const seat of seats) draw(run, seat, STARTING_HAND, 'setup')
  run.agenda.push({ do: 'mulligan', returned: {} })
  // [SS-RULING-13] all at once, before anyone knows who begins
  for (const seat of seats) pose(run, { kind: 'mulligan', seat, returned: [] })
  settle(run)
  return run.events
}

/** One seat's choice, kept from the others until all have chosen. */
export const chooseMulligan = (run: Run, seat: Seat, returned: readonly CardId[], done: boolean): void => {
  run.decisions = run.state.decisions
    .filter(one => !(done && one.seat === seat))
    .map(one => (one.kind === 'mulligan' && one.seat === seat ? { ...one, returned } : one))
  if (!done) return
  const task = run.agenda.pop()
  assert(task?.do === 'mulligan', 'a mulligan is under way')
  run.agenda.push({ ...task, returned: { ...task.returned, [seat]: returned } })
}
