/** Many matches played at once by a program that keeps a journal of everything it was promised. */
import type { Ack, LegalMove, Refused, ServerMessage, Sheet, Update } from '@siegeworks/protocol'
import { foldUpdate } from '@siegeworks/protocol'
import { WebSocket } from 'ws'

export interface Promised {
  readonly match: string
  readonly seat: string
  readonly cmdId: string
  readonly seq: number
  readonly receipt: string
}

export interface SwarmOptions {
  readonly matches: number
  /** Commands a second over all matches; as fast as it goes when missing. */
  readonly rate?: number
  readonly settings?: object
}

const SEATS = ['raider', 'warden'] as const

export class Swarm {
  readonly journal: Promised[] = []
  readonly latencies: number[] = []
  /** Promises broken: an answer that contradicts an earlier one, a gap, a refused retry. */
  readonly faults: string[] = []
  acks = 0
  url = ''
  private readonly options: SwarmOptions
  private slots: Slot[] = []
  running = false
  private tokens = 0
  private lastRefill = 0
  private pacer: NodeJS.Timeout | undefined
  private readonly waiting: Player[] = []

  constructor(options: SwarmOptions) {
    this.options = options
  }

  async begin(url: string): Promise<void> {
    this.url = url
    this.slots = Array.from({ length: this.options.matches }, () => new Slot(this))
    for (let i = 0; i < this.slots.length; i += 50)
      await Promise.all(this.slots.slice(i, i + 50).map(slot => slot.begin()))
  }

  /** Everybody back at their tables; resolves when each has its sync. */
  async connect(url: string): Promise<void> {
    this.url = url
    await Promise.all(this.slots.flatMap(slot => slot.players.map(player => player.connect())))
  }

  play(): void {
    this.running = true
    if (this.options.rate) this.pace(this.options.rate)
    for (const slot of this.slots) for (const player of slot.players) player.act()
  }

  pause(): void {
    this.running = false
    clearInterval(this.pacer)
    this.waiting.length = 0
  }

  cut(): void {
    this.pause()
    for (const slot of this.slots) for (const player of slot.players) player.cut()
  }

  /** Whether this player may send now; otherwise it is called when its time has come. */
  mayAct(player: Player): boolean {
    if (!this.options.rate) return true
    if (this.tokens >= 1) {
      this.tokens--
      return true
    }
    this.waiting.push(player)
    return false
  }

  private pace(rate: number): void {
    this.lastRefill = performance.now()
    this.tokens = 0
    this.pacer = setInterval(() => {
      const now = performance.now()
      this.tokens = Math.min(rate / 5, this.tokens + ((now - this.lastRefill) / 1000) * rate)
      this.lastRefill = now
      for (let n = Math.min(Math.floor(this.tokens), this.waiting.length); n > 0; n--) this.waiting.shift()!.act()
    }, 2)
  }

  async guest(name: string): Promise<string> {
    const { token } = await this.post('/api/guest', { name }, '')
    return token as string
  }

  async post(path: string, body: unknown, token: string): Promise<{ readonly [key: string]: unknown }> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { readonly [key: string]: unknown }
  }

  get settings(): object {
    return this.options.settings ?? { undo: 'never' }
  }
}

/** A place where one match after the other is played. */
class Slot {
  readonly swarm: Swarm
  readonly players: readonly Player[]
  match = ''
  /** Two people of its own, one on each side. */
  tokens = { raider: '', warden: '' }
  private renewing: Promise<void> | undefined

  constructor(swarm: Swarm) {
    this.swarm = swarm
    this.players = SEATS.map(seat => new Player(this, seat))
  }

  async begin(): Promise<void> {
    for (const seat of SEATS) this.tokens[seat] = await this.swarm.guest(seat)
    await this.newMatch()
  }

  async newMatch(): Promise<void> {
    const { swarm } = this
    const made = await swarm.post(
      '/api/tables',
      { game: 'skirmish', settings: swarm.settings, seats: [{ seat: 'raider', taker: 'me' }] },
      this.tokens.raider,
    )
    const { id } = made.table as { id: string }
    await swarm.post(`/api/tables/${id}/sit`, {}, this.tokens.warden)
    this.match = id
    for (const player of this.players) player.begin()
  }

  /** A game that is over makes room for the next. */
  renew(): Promise<void> {
    this.renewing ??= this.tryNew().finally(() => {
      this.renewing = undefined
    })
    return this.renewing
  }

  private async tryNew(): Promise<void> {
    this.match = ''
    try {
      await this.newMatch()
      for (const player of this.players) player.join()
    } catch {
      // The server was killed while the table was being made: after the next start it is tried again.
      this.match = ''
    }
  }
}

export class Player {
  private readonly slot: Slot
  private readonly seat: (typeof SEATS)[number]
  private socket: WebSocket | undefined
  private sheet: Sheet | undefined
  private pending: { readonly cmdId: string; readonly text: string; sentAt: number } | undefined
  private lastSeq = -1
  private receipt: { readonly seq: number; readonly receipt: string } | undefined
  private n = 0
  private synced: () => void = () => {}

  constructor(slot: Slot, seat: (typeof SEATS)[number]) {
    this.slot = slot
    this.seat = seat
  }

  begin(): void {
    this.sheet = undefined
    this.pending = undefined
    this.receipt = undefined
    this.lastSeq = -1
  }

  connect(): Promise<void> {
    return new Promise(resolve => {
      const socket = new WebSocket(`${this.slot.swarm.url.replace('http', 'ws')}/socket`)
      this.socket = socket
      this.synced = resolve
      socket.on('open', () => {
        socket.send(JSON.stringify({ kind: 'hello', version: 1, token: this.slot.tokens[this.seat] }))
        if (this.slot.match) this.join()
        else this.slot.renew().then(() => (this.slot.match ? undefined : resolve()))
      })
      socket.on('message', data => {
        if (socket === this.socket) this.hear(JSON.parse(String(data)))
      })
      socket.on('error', () => resolve())
      socket.on('close', () => resolve())
    })
  }

  cut(): void {
    this.socket?.terminate()
    this.socket = undefined
  }

  join(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const known = this.lastSeq >= 0 ? { since: this.lastSeq } : {}
    this.socket.send(
      JSON.stringify({
        kind: 'join',
        match: this.slot.match,
        as: this.seat,
        ...known,
        ...(this.receipt ? { receipt: this.receipt } : {}),
        ...(this.pending ? { pending: [this.pending.cmdId] } : {}),
      }),
    )
  }

  private hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'sync':
        if (message.match === this.slot.match) this.takeSync(message)
        return
      case 'update':
        if (message.match === this.slot.match) this.takeUpdate(message)
        return
      case 'ack':
        this.acked(message)
        return
      case 'refused':
        if (message.match === undefined || message.match === this.slot.match) this.takeRefusal(message)
        return
    }
  }

  private takeUpdate(message: Update): void {
    const next = foldUpdate(this.sheet, message)
    if (!next) {
      this.fault(`gap: ${message.from} after ${this.sheet?.seq}`)
      return
    }
    for (const entry of message.entries) this.see(entry.seq)
    this.sheet = next
    this.act()
  }

  private takeRefusal(message: Refused): void {
    // Both may answer at once when both are asked: the later one looks again.
    if (message.cmdId === this.pending?.cmdId) this.pending = undefined
    if (message.code !== 'stale' && message.code !== 'stopping') this.fault(`refused: ${message.code}`)
    this.act()
  }

  private takeSync(message: Extract<ServerMessage, { kind: 'sync' }>): void {
    if (message.sheet.status === 'frozen') this.fault('frozen')
    if (message.sheet.seq < this.lastSeq) this.fault(`the server forgot: ${message.sheet.seq} after ${this.lastSeq}`)
    if (this.lastSeq >= 0) for (const entry of message.entries) this.see(entry.seq)
    this.lastSeq = Math.max(this.lastSeq, message.sheet.seq)
    this.sheet = message.sheet
    for (const { cmdId, result } of message.results) {
      if (cmdId !== this.pending?.cmdId) continue
      if (result === 'unknown') this.resend()
      else if (result.kind === 'ack') this.acked(result)
      else this.pending = undefined
    }
    this.synced()
    this.act()
  }

  /** Each entry comes exactly once and in order. */
  private see(seq: number): void {
    if (this.lastSeq >= 0 && seq !== this.lastSeq + 1) this.fault(`entry ${seq} after ${this.lastSeq}`)
    this.lastSeq = seq
  }

  private acked(ack: Ack): void {
    if (ack.match !== this.slot.match || ack.cmdId !== this.pending?.cmdId) return
    const { swarm } = this.slot
    swarm.latencies.push(performance.now() - this.pending.sentAt)
    swarm.acks++
    swarm.journal.push({ match: ack.match, seat: this.seat, cmdId: ack.cmdId, seq: ack.seq, receipt: ack.receipt })
    this.receipt = { seq: ack.seq, receipt: ack.receipt }
    this.pending = undefined
  }

  private resend(): void {
    if (!this.pending) return
    this.pending.sentAt = performance.now()
    this.socket?.send(this.pending.text)
  }

  act(): void {
    const { swarm } = this.slot
    const { sheet } = this
    if (!swarm.running || !sheet || this.pending || this.socket?.readyState !== WebSocket.OPEN) return
    if (sheet.status === 'over') {
      if (this.seat === 'raider') this.slot.renew()
      return
    }
    if (sheet.legal.length === 0 || !swarm.mayAct(this)) return
    const move = this.choose(sheet.legal)
    const cmdId = `${this.seat}-${process.pid}-${(this.n++).toString(36).padStart(4, '0')}-${Math.floor(performance.now()).toString(36)}`
    const text = JSON.stringify({
      kind: 'command',
      match: this.slot.match,
      as: this.seat,
      cmdId,
      seq: sheet.seq,
      move: move.text,
    })
    this.pending = { cmdId, text, sentAt: performance.now() }
    this.socket.send(text)
  }

  private choose(legal: readonly LegalMove[]): LegalMove {
    return legal[Math.floor(Math.random() * legal.length)]!
  }

  private fault(what: string): void {
    this.slot.swarm.faults.push(`${this.slot.match}/${this.seat}: ${what}`)
  }
}
