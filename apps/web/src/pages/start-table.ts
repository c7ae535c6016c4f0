/** Makes the table, here or on the server, and goes there. */
import type { Problem } from '@siegeworks/kernel'
import type { QuickMatch, TableSettings } from '@siegeworks/protocol'
import { ask } from '../local/client.ts'
import type { LocalSeat } from '../local/requests.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { go, place } from '../shell/router.ts'

export interface Wish {
  readonly game: 'siegestorm' | 'siege'
  readonly options: unknown
  /** Bots by seat; all other seats are people. */
  readonly bots: { readonly [seat: string]: string }
}

export interface Trouble {
  readonly code: string
  readonly problems?: readonly Problem[]
}

const seatsFor = async ({ game, options }: Wish): Promise<readonly string[] | Trouble> => {
  const seats = await ask('seatsOf', game, options)
  return 'problems' in seats ? { code: 'bad-options', problems: seats.problems } : seats
}

/** At this screen: with bots, or hand to hand. */
export const startHere = async (
  wish: Wish,
  botFor: (seat: string, index: number) => string | undefined,
): Promise<Trouble | undefined> => {
  const seats = await seatsFor(wish)
  if ('code' in seats) return seats
  const plan: readonly LocalSeat[] = seats.map((seat, i) => {
    const bot = botFor(seat, i)
    return bot ? { seat, bot } : { seat }
  })
  // `?seed=` deals the same game again: for a lesson, a race between two people, a test.
  const seed = place.peek().query.get('seed')
  const made = await ask('create', { game: wish.game, options: wish.options, seats: plan, ...(seed && { seed }) })
  if ('problems' in made) return { code: 'bad-options', problems: made.problems }
  go(`/local/${made.id}`)
  return undefined
}

export const startOnline = async (
  wish: Wish,
  settings: Partial<TableSettings>,
  takerOf: (seat: string, index: number) => 'me' | 'open' | string,
): Promise<Trouble | undefined> => {
  const seats = await seatsFor(wish)
  if ('code' in seats) return seats
  try {
    await api.me()
    const table = await api.create({
      game: wish.game,
      options: wish.options,
      settings,
      seats: seats.map((seat, i) => {
        const taker = takerOf(seat, i)
        return taker === 'me' || taker === 'open' ? { seat, taker } : { seat, taker: 'bot', bot: taker }
      }),
    })
    go(`/table/${table.id}${table.invite ? `?invite=${table.invite}` : ''}`)
    return undefined
  } catch (error) {
    return { code: error instanceof ApiRefusal ? error.refusal.code : 'server-error' }
  }
}

/** Whoever wishes the same meets at one table; the first to come waits there. */
export const startQuick = async (wish: QuickMatch): Promise<Trouble | undefined> => {
  try {
    await api.me()
    go(`/table/${(await api.quick(wish)).id}`)
    return undefined
  } catch (error) {
    return { code: error instanceof ApiRefusal ? error.refusal.code : 'server-error' }
  }
}
