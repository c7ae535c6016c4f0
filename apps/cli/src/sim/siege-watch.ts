/** What is counted in SIEGE: days and turns, casualties and what caused them, and what each piece of equipment decided. */
import type { Outcome } from '@siegeworks/kernel'
import { type Event, SEATS, type Seat, type State } from '@siegeworks/siege'
import type { Voice } from '../host.ts'
import { percent, type Share, shareOf } from './share.ts'
import type { Watch } from './watch.ts'

interface Deed {
  readonly equipment: string
  readonly seat: Seat
}

/** Who put which equipment to use, if this event tells of it. */
const deedOf = (event: Event, before: State): Deed | undefined => {
  switch (event.kind) {
    case 'engine-set': {
      const { kind, seat } = event.engine
      const used =
        kind === 'ladder'
          ? event.why === 'raised'
          : kind === 'wagon'
            ? event.why === 'brought-in'
            : event.why === 'pushed' || event.why === 'carried' || event.why === 'shifted'
      return used ? { equipment: `engine.${kind}`, seat } : undefined
    }
    case 'shot': {
      const ballista = event.weapon === 'ballista'
      const seat = before.characters[event.shooter]?.seat
      return ballista && seat ? { equipment: 'engine.ballista', seat } : undefined
    }
    case 'aimed': {
      const engine = before.engines[event.engine]
      return engine && event.hex !== undefined ? { equipment: `engine.${engine.kind}`, seat: engine.seat } : undefined
    }
    case 'oil-poured':
      return { equipment: 'engine.barrel', seat: before.engines[event.barrel]?.seat ?? 'garrison' }
    case 'bridge-moved':
      return before.phase ? { equipment: 'report.drawbridge', seat: before.phase } : undefined
    case 'fire-lit':
      return { equipment: 'report.fire', seat: event.seat }
    case 'wall-fell':
      return { equipment: 'report.breach', seat: 'besieger' }
    case 'moved': {
      const seat = before.characters[event.piece]?.seat
      if (seat !== 'besieger') return
      const over = (marks: { readonly [hex: string]: true }): boolean => event.path.some(place => marks[place])
      if (over(before.rubble)) return { equipment: 'report.rubble', seat }
      return over(before.filled) ? { equipment: 'report.filled', seat } : undefined
    }
    default:
      return
  }
}

const CAUSES: { readonly [kind in Event['kind']]?: string } = {
  shot: 'report.by-shot',
  fought: 'report.by-melee',
  'oil-poured': 'report.by-oil',
  'ladder-pushed': 'report.by-fall',
  'friend-at-risk': 'report.by-friend',
  'fire-set': 'report.by-fire',
  'fire-lit': 'report.by-fire',
}

interface Game {
  readonly winner: Seat | undefined
  readonly used: ReadonlySet<string>
  readonly turns: number
  readonly days: number
  readonly losses: { readonly [S in Seat]: { readonly dead: number; readonly wounded: number; readonly of: number } }
}

export interface EquipmentRow {
  readonly equipment: string
  readonly seat: Seat
  readonly games: number
  /** How often its side won with it in use, and without. */
  readonly wonWith: Share
  readonly wonWithout: Share
}

const mean = (numbers: readonly number[]): number =>
  Math.round((10 * numbers.reduce((sum, one) => sum + one, 0)) / Math.max(1, numbers.length)) / 10

export const siegeWatch = (): Watch => {
  const games: Game[] = []
  const hurts = new Map<string, number>()
  let used = new Set<string>()
  let cause = 'report.by-other'
  let turns = 0
  const rows = (): readonly EquipmentRow[] =>
    [...new Set(games.flatMap(game => [...game.used]))]
      .map((key): EquipmentRow => {
        const [seat, equipment] = key.split(' ') as [Seat, string]
        const won = (list: readonly Game[]): Share =>
          shareOf(list.filter(({ winner }) => winner === seat).length, list.length)
        const withIt = games.filter(game => game.used.has(key))
        return {
          equipment,
          seat,
          games: withIt.length,
          wonWith: won(withIt),
          wonWithout: won(games.filter(game => !game.used.has(key))),
        }
      })
      .sort((a, b) => decided(b) - decided(a) || (a.equipment < b.equipment ? -1 : 1))
  const losses = (seat: Seat) => ({
    of: mean(games.map(game => game.losses[seat].of)),
    dead: mean(games.map(game => game.losses[seat].dead)),
    wounded: mean(games.map(game => game.losses[seat].wounded)),
  })
  const facts = () => ({
    turns: mean(games.map(game => game.turns)),
    days: mean(games.map(game => game.days)),
    casualties: { besieger: losses('besieger'), garrison: losses('garrison') },
    hurtBy: Object.fromEntries([...hurts].sort()),
    equipment: rows(),
  })
  return {
    event: (any, state) => {
      const event = any as Event
      const before = state as State
      const deed = deedOf(event, before)
      if (deed) used.add(`${deed.seat} ${deed.equipment}`)
      if (event.kind === 'turn-began') turns++
      if (event.kind === 'step-began') cause = 'report.by-other'
      cause = CAUSES[event.kind] ?? cause
      if (event.kind === 'hurt' && event.condition !== 'stunned') hurts.set(cause, (hurts.get(cause) ?? 0) + 1)
    },
    ended: (outcome: Outcome | undefined, state) => {
      const { characters, sheet } = state as State
      const people = Object.values(characters)
      const of = (seat: Seat) => {
        const side = people.filter(one => one.seat === seat)
        const are = (condition: string): number => side.filter(one => one.condition === condition).length
        return { dead: are('dead'), wounded: are('wounded'), of: side.length }
      }
      games.push({
        winner: SEATS.find(seat => outcome?.winners.includes(seat)),
        used,
        turns,
        days: Math.max(1, sheet.day),
        losses: { besieger: of('besieger'), garrison: of('garrison') },
      })
      used = new Set()
      turns = 0
    },
    facts,
    lines: (voice: Voice) => {
      const { turns: mostTurns, days, casualties } = facts()
      return [
        voice.say('report.length', { turns: mostTurns, days }),
        ...SEATS.map(seat => voice.say('report.losses', { side: voice.say(`seat.${seat}`), ...casualties[seat] })),
        voice.say('report.hurt-by', {
          causes: [...hurts]
            .sort((a, b) => b[1] - a[1])
            .map(([by, n]) => `${voice.say(by)} ${n}`)
            .join(', '),
        }),
        voice.say('report.equipment'),
        ...rows().map(row =>
          voice.say('report.row', {
            equipment: voice.say(row.equipment),
            side: voice.say(`seat.${row.seat}`),
            games: row.games,
            with: interval(row.wonWith),
            without: row.wonWithout.of === 0 ? '–' : interval(row.wonWithout),
          }),
        ),
      ]
    },
  }
}

const interval = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} – ${percent(high)})`

/** How far apart the two shares are; nothing to say where it was always or never there. */
const decided = ({ wonWith, wonWithout }: EquipmentRow): number =>
  wonWithout.of === 0 || wonWith.of === 0 ? -1 : Math.abs(wonWith.share - wonWithout.share)
