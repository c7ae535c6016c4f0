/** Sieges of thirty days between computer players, to their end: laws kept, the calendar sound, a save on any morning the same siege. */
import { canonical, chanceFor, opening, step } from '@siegeworks/kernel'
import type { Proof, ProofResult } from '@siegeworks/kernel/laws'
import { type Options, type Seat, type State, siege } from '@siegeworks/siege'
import { greedySiegeBot } from '../src/siege/greedy.ts'

const SIEGES = ['the-kings-summer', 'the-long-siege'] as const
const GAMES = 200
const MOST_MOVES = 60_000
/** Every so many games all mornings are resumed; of the others one. */
const THOROUGH = 10

const tableOf = (scenario: string): Options => {
  const options = siege.parseOptions({ scenario })
  if (!options.ok) throw new Error(canonical(options.error))
  return options.value
}

const chosen = (state: State, seat: Seat, seed: string, seq: number) =>
  greedySiegeBot.choose({
    game: siege,
    seat,
    view: siege.view(state, seat),
    moves: siege.legalMoves(state, seat),
    world: () => state,
    chance: chanceFor(`${seed}/player`, seq),
  })

interface Morning {
  readonly seq: number
  readonly text: string
}
interface Siege {
  readonly state: State
  readonly moves: number
  readonly mornings: readonly Morning[]
}

/** Plays from a state on; `look` is shown each state with the one before it. */
const played = (
  from: State,
  seed: string,
  first: number,
  look: (was: State, is: State, seq: number) => void = () => {},
): Siege => {
  let state = from
  const mornings: Morning[] = []
  for (let seq = first; seq < MOST_MOVES; seq++) {
    const seat = siege.toAct(state)[0]
    if (seat === undefined) return { state, moves: seq - first, mornings }
    const stepped = step(siege, state, seat, chosen(state, seat, seed, seq), chanceFor(seed, seq))
    if (!stepped.ok) throw new Error(`${seed}: move ${seq} was refused: ${stepped.error.code}`)
    look(state, stepped.value.state, seq)
    if (stepped.value.state.sheet.day !== state.sheet.day)
      mornings.push({ seq: seq + 1, text: siege.formatPosition(stepped.value.state) })
    state = stepped.value.state
  }
  throw new Error(`${seed}: not over after ${MOST_MOVES} moves`)
}

/** What must hold from one move to the next, whatever the day brings. */
const calendarFaults = (was: State, is: State): readonly string[] => {
  const faults: string[] = [...siege.broken(is)]
  const calendar = is.terms.calendar!
  const { day, plans, assaults } = is.sheet
  if (day !== was.sheet.day && day !== was.sheet.day + 1) faults.push(`day ${was.sheet.day} is followed by ${day}`)
  if (day > calendar.days) faults.push(`day ${day} of ${calendar.days}`)
  if (assaults > calendar.assaults) faults.push(`${assaults} assaults`)
  if (plans.some((plan, index) => index > 0 && plan.day < plans[index - 1]!.day)) faults.push('plans out of order')
  if (is.rations && day < (calendar.rationsFrom ?? 0)) faults.push(`rationed on day ${day}`)
  if (day !== was.sheet.day) faults.push(...morningFaults(was, is))
  return faults
}

const morningFaults = (was: State, is: State): readonly string[] => {
  const faults: string[] = []
  const { day, plans } = is.sheet
  if (Object.keys(is.filled).length + Object.keys(is.fires).length > 0) faults.push('markers left on the map')
  if (!plans.some(plan => plan.day === day - 1)) faults.push(`nothing was planned on day ${day - 1}`)
  for (const c of Object.values(is.characters)) {
    if (c.where === 'map' || c.condition === 'stunned') faults.push(`${c.id} is ${c.condition} on the ${c.where}`)
    if (c.heals !== undefined && c.heals !== 0 && c.heals <= day && c.condition === 'wounded')
      faults.push(`${c.id} should have healed on day ${c.heals}`)
    if (is.level >= 5 && c.condition === 'wounded' && c.heals === undefined) faults.push(`${c.id} has no date`)
  }
  for (const e of Object.values(is.engines))
    if (e.repaired !== undefined && e.where !== 'destroyed' && e.repaired <= day) faults.push(`${e.id} is not repaired`)
  // [SG-4.13-3] Stones move a hex one stage a day.
  if (was.plan === 'bombard')
    for (const [hex, stage] of Object.entries(is.stages))
      if (stage > (was.stages[hex] ?? 0) + 1 || stage > 4) faults.push(`${hex} fell to ${stage} in one day`)
  return faults
}

/** The save of a morning, read and played on, must end where the siege ended. */
const resumed = ({ seq, text }: Morning, options: Options, seed: string): State => {
  const read = siege.parsePosition(JSON.parse(text), options, chanceFor(seed, 0))
  if (!read.ok) throw new Error(`${seed}: the save before move ${seq} is refused: ${canonical(read.error)}`)
  return played(read.value, seed, seq).state
}

const provedSiege = (game: number): { readonly moves: number; readonly days: number; readonly resumed: number } => {
  const options = tableOf(SIEGES[game % SIEGES.length]!)
  const seed = `siege/thirty-days-${game}`
  const all = played(opening(siege, options, chanceFor(seed, 0)).state, seed, 1, (was, is, seq) => {
    const [fault] = calendarFaults(was, is)
    if (fault !== undefined) throw new Error(`${seed}: after move ${seq} ${fault}`)
  })
  const end = canonical(all.state)
  const { mornings } = all
  const taken = game % THOROUGH === 0 ? mornings : mornings.filter((_, index) => index === game % mornings.length)
  for (const morning of taken)
    if (canonical(resumed(morning, options, seed)) !== end)
      throw new Error(`${seed}: saved before move ${morning.seq} it ends otherwise`)
  return { moves: all.moves, days: all.state.sheet.day, resumed: taken.length }
}

const run: Proof['run'] = ({ full, shard, shards, at }): ProofResult => {
  const games = full ? Array.from({ length: GAMES }, (_, game) => game).filter(game => game % shards === shard) : [1]
  const facts = { games: 0, moves: 0, days: 0, resumed: 0 }
  for (const [index, game] of games.entries()) {
    try {
      const { moves, days, resumed: saves } = provedSiege(game)
      facts.games++
      facts.moves += moves
      facts.days += days
      facts.resumed += saves
    } catch (thrown) {
      return { ok: false, facts, fault: thrown instanceof Error ? thrown.message : String(thrown) }
    }
    at(index + 1, games.length)
  }
  return { ok: true, facts }
}

export const proofs: readonly Proof[] = [{ name: 'siege/thirty-days', shards: 64, run }]
