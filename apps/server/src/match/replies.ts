/** Every command is answered once: what was answered lately is known by heart, the rest is in the store. */
import type { Ack, Refused } from '@siegeworks/protocol'
import type { House } from './house.ts'
import type { Wish } from './judge.ts'
import type { Recent } from './loaded.ts'
import { sha256 } from './receipts.ts'

export type Reply = Ack | Refused

/** The match that is spoken of. */
export interface Subject {
  readonly id: string
  recent(): readonly Recent[]
}

const KEPT_REPLIES = 128

export class Replies {
  private readonly house: House
  private readonly subject: Subject
  private readonly kept = new Map<string, { readonly payload: string; readonly reply: Reply }>()

  constructor(house: House, subject: Subject) {
    this.house = house
    this.subject = subject
  }

  keep(seat: string, wish: Wish, payload: string, reply: Reply): Reply {
    this.kept.set(`${seat}/${wish.cmdId}`, { payload, reply })
    if (this.kept.size > KEPT_REPLIES) this.kept.delete(this.kept.keys().next().value!)
    return reply
  }

  /** From memory. */
  known(seat: string, wish: Wish, payload: string): Reply | undefined {
    const kept = this.kept.get(`${seat}/${wish.cmdId}`)
    if (!kept) return
    return kept.payload === payload ? kept.reply : this.refused(wish.cmdId, 'id-reused')
  }

  /** From the store. */
  async stored(seat: string, wish: Wish, payload: string): Promise<Reply | undefined> {
    const found = await this.house.store.matches.command(this.subject.id, seat, wish.cmdId)
    if (!found) return
    return found.payload === payload ? this.ackAt(wish.cmdId, found.seq) : this.refused(wish.cmdId, 'id-reused')
  }

  /** The result of a command sent earlier, as a resuming client asks for it. */
  async result(seat: string, cmdId: string): Promise<Reply | 'unknown'> {
    const kept = this.kept.get(`${seat}/${cmdId}`)
    if (kept) return kept.reply
    const found = await this.house.store.matches.command(this.subject.id, seat, cmdId)
    return found ? this.ackAt(cmdId, found.seq) : 'unknown'
  }

  ack(cmdId: string, seq: number, hash: string): Ack {
    const { id } = this.subject
    return { kind: 'ack', match: id, cmdId, seq, receipt: this.house.receipts.give(id, seq, hash) }
  }

  private async ackAt(cmdId: string, seq: number): Promise<Ack> {
    return this.ack(cmdId, seq, (await this.hashAt(seq)) ?? '')
  }

  async hashAt(seq: number): Promise<string | undefined> {
    const near = this.subject.recent().find(({ entry }) => entry.open.seq === seq)
    return near?.entry.hash ?? (await this.house.store.matches.events(this.subject.id, seq, seq))[0]?.hash
  }

  refused(cmdId: string, code: string, { rule, params, retryAfterMs }: Partial<Refused> = {}): Refused {
    return {
      kind: 'refused',
      match: this.subject.id,
      cmdId,
      code,
      ...(rule === undefined ? {} : { rule }),
      ...(params === undefined ? {} : { params }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }
}

/** What a command id stands for, in short: the same id for another wish is a fault of the client. */
export const payloadOf = (wish: Wish): string => {
  if (wish.kind === 'command') return sha256(`command ${wish.seq} ${wish.move}`).slice(0, 32)
  const { cmdId: _, ...rest } = wish
  const { match: __, as: ___, ...said } = rest as { match?: string; as?: string }
  return sha256(JSON.stringify(said)).slice(0, 32)
}
