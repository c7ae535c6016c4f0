/** The state a log leads to, and a match taken up again from it. */

import { genesisOf } from './chain.ts'
import type { Game, GameTypes } from './game.ts'
import type { Hash, Sha256 } from './hash.ts'
import { sha256Hex } from './hash.ts'
import type { Entry, Header, SealedOptions } from './log.ts'
import { type InForce, KEPT_ANSWERS, KEPT_ENTRIES, type Match } from './match.ts'
import { err, ok, type Result } from './result.ts'
import { effectiveSeed, type Nonces, streamKey } from './seed.ts'
import { evolveAll } from './step.ts'

/** The state after the first `seq` entries. A cache: it may be deleted at any time. */
export interface Snapshot<G extends GameTypes> {
  readonly seq: number
  readonly state: G['State']
  readonly head: Hash
}

export const snapshotOf = <G extends GameTypes>({ seq, state, head }: Match<G>): Snapshot<G> => ({ seq, state, head })

export interface ReplayFault {
  readonly seq: number
  /** `snapshot-too-late`: the entry takes back more than was read; begin at an earlier snapshot. */
  readonly code: 'wrong-place' | 'snapshot-too-late'
}

export interface Replayed<G extends GameTypes> {
  readonly state: G['State']
  readonly seq: number
  readonly inForce: readonly InForce<G>[]
}

/** Entries in order, those taken back passed over. Asks no rule, so an old log still builds its state. */
export const replay = <G extends GameTypes>(
  game: Game<G>,
  entries: readonly Pick<Entry<G>, 'open' | 'hidden'>[],
  from?: Pick<Snapshot<G>, 'seq' | 'state'>,
): Result<Replayed<G>, ReplayFault> => {
  let state = from?.state ?? game.blank
  let seq = from?.seq ?? 0
  const inForce: InForce<G>[] = []
  for (const { open, hidden } of entries) {
    if (open.seq !== seq) return err({ seq, code: 'wrong-place' })
    const { deed } = open
    if (deed.kind === 'undo') {
      const place = inForce.findIndex(entry => entry.seq === deed.to)
      if (place < 0) return err({ seq, code: 'snapshot-too-late' })
      state = inForce[place]!.before
      inForce.length = place
    } else if (deed.kind === 'move') {
      const barrier = hidden.draws.length > 0 || hidden.events.some(event => game.isBarrier(event))
      inForce.push({ seq, seat: deed.seat, barrier, before: state })
    }
    state = evolveAll(game, state, hidden.events)
    seq++
  }
  return ok({ state, seq, inForce })
}

export interface Resumption<G extends GameTypes> {
  readonly header: Header
  readonly sealed: SealedOptions<G>
  readonly hostSeed: string
  readonly nonces: Nonces
  /** All entries, or those from the snapshot on: take one at least KEPT_ENTRIES back, so that undo still reaches. */
  readonly entries: readonly Entry<G>[]
  readonly from?: Snapshot<G>
  readonly sha256?: Sha256
}

/** A match as it was, from its log or from a snapshot and the tail. */
export const resumeMatch = <G extends GameTypes>(
  game: Game<G>,
  { header, sealed, hostSeed, nonces, entries, from, sha256 = sha256Hex }: Resumption<G>,
): Result<Match<G>, ReplayFault> => {
  const replayed = replay(game, entries, from)
  if (!replayed.ok) return replayed
  const seed = effectiveSeed(hostSeed, nonces, header.match)
  const last = entries.at(-1)
  const closed = last?.open.deed.kind === 'close' ? last.open.deed.outcome : undefined
  return ok({
    game,
    header,
    options: sealed.options,
    seats: game.seats(sealed.options),
    state: replayed.value.state,
    seq: replayed.value.seq,
    head: last?.hash ?? from?.head ?? genesisOf(header, sha256),
    ...(closed ? { closed } : {}),
    inForce: replayed.value.inForce.slice(-KEPT_ENTRIES),
    answered: entries.slice(-KEPT_ANSWERS),
    secret: { hostSeed, seed, saltKey: streamKey(seed, 'salts') },
    sha256,
  })
}
