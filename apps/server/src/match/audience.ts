/** Who looks on at a match, and what each of them is sent: a sheet when they come, then what has changed. */
import { type Entry, type GameTypes, SPECTATOR } from '@siegeworks/kernel'
import { deltaOf, type Sheet, type Update } from '@siegeworks/protocol'
import type { Position } from './judge.ts'
import type { Recent } from './loaded.ts'
import { noSheet, type Projected, seenEntry, sheetFor } from './projection.ts'

/** Somebody who looks on; gets finished text only. */
export interface Onlooker {
  readonly person: string
  update(text: string): void
  /** `from` is the person who speaks, where it is a person. */
  tell(text: string, from?: string): void
  /** Nothing more comes from this seat: it is its person's no longer. */
  unseated(): void
}

/** What is to be seen: where the match stands now, and the way there. */
export interface Scene {
  readonly id: string
  position(): Position | undefined
  recent(): readonly Recent[]
}

interface Channel {
  sheet: Projected<Sheet>
  readonly onlookers: Set<Onlooker>
}

/** Stands in a channel that was joined before there was a board. */
const WAITING = noSheet(-1, 'seating')

export class Audience {
  private readonly scene: Scene
  private readonly channels = new Map<string, Channel>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  get isEmpty(): boolean {
    return [...this.channels.values()].every(channel => channel.onlookers.size === 0)
  }

  /** Everybody who looks on now. */
  people(): ReadonlySet<string> {
    return new Set([...this.channels.values()].flatMap(channel => [...channel.onlookers].map(o => o.person)))
  }

  join(viewer: string, onlooker: Onlooker): void {
    const channel = this.channels.get(viewer)
    if (channel) channel.onlookers.add(onlooker)
    else this.channels.set(viewer, { sheet: this.sheet(viewer) ?? WAITING, onlookers: new Set([onlooker]) })
  }

  leave(viewer: string, onlooker: Onlooker): void {
    const channel = this.channels.get(viewer)
    channel?.onlookers.delete(onlooker)
    if (channel?.onlookers.size === 0) this.channels.delete(viewer)
  }

  /** Whoever has left a seat looks on from it no longer. */
  unseat(sees: (person: string, viewer: string) => boolean): void {
    for (const [viewer, { onlookers }] of this.channels)
      for (const onlooker of onlookers)
        if (viewer !== SPECTATOR && !sees(onlooker.person, viewer)) {
          this.leave(viewer, onlooker)
          onlooker.unseated()
        }
  }

  /** To everybody, whatever they see of the match. */
  tellAll(text: (person: string) => string | undefined, from?: string): void {
    for (const channel of this.channels.values())
      for (const onlooker of channel.onlookers) {
        const line = text(onlooker.person)
        if (line !== undefined) onlooker.tell(line, from)
      }
  }

  /** To those who look on as this viewer. */
  tell(viewer: string, text: string): void {
    for (const onlooker of this.channels.get(viewer)?.onlookers ?? []) onlooker.tell(text)
  }

  /** What this viewer may know now; undefined while there is no board to show. */
  sheet(viewer: string): Projected<Sheet> | undefined {
    const at = this.scene.position()
    return at && sheetFor(this.late(at, viewer), viewer)
  }

  /** The entries after `since` that this viewer may know of, the newest last. */
  entriesSince(viewer: string, since: number) {
    const at = this.scene.position()
    return at ? this.seenSince(at, this.late(at, viewer), viewer, since) : []
  }

  private seenSince(now: Position, at: Position, viewer: string, since: number) {
    return this.scene
      .recent()
      .filter(({ entry }) => entry.open.seq > since && entry.open.seq < at.match.seq)
      .map(({ entry, before }) => seenEntry(now.match, entry, before, viewer))
  }

  /** An entry has come, or something beside the log has changed: everybody gets what is different for them. */
  publish(entry?: Entry<GameTypes>, before: object = {}): void {
    const now = this.scene.position()
    if (!now) return
    for (const [viewer, channel] of this.channels)
      if (channel.onlookers.size > 0) this.publishTo(viewer, channel, now, entry, before)
  }

  private publishTo(
    viewer: string,
    channel: Channel,
    now: Position,
    entry: Entry<GameTypes> | undefined,
    before: object,
  ): void {
    const at = this.late(now, viewer)
    const sheet = sheetFor(at, viewer)
    const from = channel.sheet
    const isLive = at.match === now.match
    const entries =
      entry && isLive ? [seenEntry(now.match, entry, before, viewer)] : this.seenSince(now, at, viewer, from.seq)
    channel.sheet = sheet
    const delta = from === WAITING ? undefined : deltaOf(from, sheet)
    // Another seat gave answers in advance, or the like: that is its own business, and not even a sign of life.
    if (entry === undefined && entries.length === 0 && delta === undefined && from !== WAITING) return
    const update: Update = {
      kind: 'update',
      match: this.scene.id,
      as: viewer,
      from: from.seq,
      seq: sheet.seq,
      entries,
      ...(from === WAITING ? { sheet } : delta ? { delta } : {}),
    }
    const text = JSON.stringify(update)
    for (const onlooker of channel.onlookers) onlooker.update(text)
  }

  /** Spectators see the game as many moves late as the players wished, until it is over. */
  private late(at: Position, viewer: string): Position {
    const delay = at.settings.watch.delayMoves
    if (viewer !== SPECTATOR || delay === 0 || at.status === 'over' || at.match.seq <= 1) return at
    const place = Math.max(1, at.match.seq - delay)
    const next = this.scene.recent().find(({ entry }) => entry.open.seq === place)
    if (!next) return at
    const { closed: _, ...match } = at.match
    const { clock: __, ...aside } = at.aside
    const { pause: ___, ...then } = at
    return { ...then, match: { ...match, seq: place, state: next.before }, aside: { ...aside, offers: [] } }
  }
}
