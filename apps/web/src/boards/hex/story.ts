/** What the others have done since this seat did something itself: a few lines, and traces on the map. */
import type { SeenEntry } from '@siegeworks/protocol'
import type { View } from '@siegeworks/siege'
import type { LogLine, Narrate } from '../../table/log-view.tsx'
import { hexesOfPiece } from './siege-moves.ts'
import { isClock, isSilent } from './siege-narrate.ts'

type Happening = SeenEntry['events'][number]

interface Moved {
  readonly kind: 'moved'
  readonly piece: string
  readonly path: readonly string[]
}

const isMoved = (event: Happening): event is Moved => event.kind === 'moved' && 'path' in event

const OTHER: { readonly [seat: string]: string } = { besieger: 'garrison', garrison: 'besieger' }

/** Who only looks on hears of whoever did the last thing. */
const listener = (log: readonly SeenEntry[], seat: string): string | undefined =>
  seat in OTHER ? seat : OTHER[log.findLast(({ by }) => by !== undefined)?.by ?? '']

/** Entries of others after the last thing this seat did; what has been taken back is none of them. */
export const sinceOwn = (log: readonly SeenEntry[], seat: string): readonly SeenEntry[] => {
  const own = listener(log, seat)
  const since: SeenEntry[] = []
  let undone = Number.POSITIVE_INFINITY
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!
    if (entry.takesBackTo !== undefined) undone = Math.min(undone, entry.takesBackTo)
    else if (entry.seq > undone) continue
    else if (entry.by === undefined) break
    // To take a piece up and put it down again is to look.
    else if (entry.by !== own) since.push(entry)
    else if (!entry.events.every(isSilent)) break
  }
  return since.reverse()
}

export interface Traces {
  /** The ways of those who walked, each from where it began. */
  readonly ways: readonly { readonly piece: string; readonly hexes: readonly string[] }[]
  /** Where somebody was shot at, fought or hurt. */
  readonly struck: readonly string[]
}

const hexOf = (place: string): string => place.replace('^', '')

const victims = (event: Happening): readonly string[] => {
  if ('target' in event) return [String(event.target)]
  if (event.kind === 'hurt' && 'piece' in event) return [String(event.piece)]
  return 'defenders' in event && Array.isArray(event.defenders) && event.kind === 'fought' ? event.defenders : []
}

export const tracesOf = (entries: readonly SeenEntry[], view: View): Traces => {
  const events = entries.flatMap(entry => entry.events)
  const ways = new Map<string, readonly string[]>()
  for (const event of events)
    if (isMoved(event)) {
      const before = ways.get(event.piece) ?? []
      ways.set(event.piece, [...before, ...event.path.map(hexOf).slice(before.length > 0 ? 1 : 0)])
    }
  return {
    ways: [...ways].filter(([, hexes]) => hexes.length > 1).map(([piece, hexes]) => ({ piece, hexes })),
    struck: [...new Set(events.flatMap(victims).flatMap(id => hexesOfPiece(view, id)[0] ?? []))],
  }
}

/** As many lines as are read at a glance. */
const LINES = 5
/** More walkers than this are counted. */
const WALKERS = 2

export interface Story {
  readonly lines: readonly LogLine[]
  /** Those whose ways are seen on the map only. */
  readonly walkers: number
}

/** Shots, fights and what came of them; of many who merely walked, their number. */
export const storyOf = (entries: readonly SeenEntry[], narrate: Narrate): Story => {
  const walkers = new Set(entries.flatMap(({ events }) => events.filter(isMoved).map(({ piece }) => piece)))
  const isTold = (event: Happening): boolean => !isClock(event) && (walkers.size <= WALKERS || !isMoved(event))
  const lines: LogLine[] = []
  // A long phase is not put into words from its beginning at each of its moves.
  for (const entry of [...entries].reverse()) {
    if (lines.length >= LINES) break
    const events = entry.events.filter(isTold)
    if (events.length > 0) lines.unshift(...narrate({ ...entry, events }))
  }
  return { lines: lines.slice(-LINES), walkers: walkers.size <= WALKERS ? 0 : walkers.size }
}
