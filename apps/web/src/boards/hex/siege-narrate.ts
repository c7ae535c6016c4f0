/** The log of SIEGE in words: events to sentences, small bookkeeping left out. */
import type { Params } from '@siegeworks/kernel'
import type { SeenEntry } from '@siegeworks/protocol'
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import type { LogLine, Narrate } from '../../table/log-view.tsx'
import { capital, hexName, pieceName } from './piece-label.ts'

/** Bookkeeping that says nothing to a reader. */
const SILENT: ReadonlySet<string> = new Set([
  'due',
  'task-done',
  'selected',
  'deselected',
  'acted',
  'fight-set',
  'fight-off',
])
export const isSilent = ({ kind }: { readonly kind: string }): boolean => SILENT.has(kind)

/** The clock going on: no news by itself. */
const CLOCK: ReadonlySet<string> = new Set([
  'set-up',
  'turn-began',
  'phase-began',
  'step-began',
  'day-began',
  'day-ended',
  'assault-began',
])
export const isClock = ({ kind }: { readonly kind: string }): boolean => CLOCK.has(kind)
const HEADS: ReadonlySet<string> = new Set(['turn-began', 'phase-began', 'day-began', 'assault-began'])

const isPiece = (view: View, id: string): boolean => id in view.characters || id in view.animals || id in view.engines

const said = (view: View, voice: Speaker, value: unknown): string | number | undefined => {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') {
    if (isPiece(view, value)) return pieceName(view, voice, value)
    return /^-?\d+,-?\d+\^?$/.test(value) ? hexName(value) : value
  }
  if (Array.isArray(value)) return voice.list(value.map(one => String(said(view, voice, one) ?? '')))
  if (typeof value === 'object' && value !== null && 'id' in value) return said(view, voice, value.id)
  return
}

const paramsOf = (view: View, voice: Speaker, event: object): Params => {
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(event)) {
    const text = name === 'kind' ? undefined : said(view, voice, value)
    if (text !== undefined) params[name] = text
  }
  return params
}

const sideOf = (view: View, event: object): number | undefined => {
  const piece = 'piece' in event ? event.piece : 'shooter' in event ? event.shooter : undefined
  const seat = 'seat' in event ? event.seat : view.characters[String(piece)]?.seat
  return seat === 'garrison' ? 1 : seat === 'besieger' ? 2 : undefined
}

/** A machine that is to be repaired is aimed at nothing. */
const isAimTakenBack = (event: { readonly kind: string }): boolean => event.kind === 'aimed' && !('hex' in event)

/** Whoever walks in an engine goes where it is pushed: that it was pushed is told. */
const isCarriedAlong = (event: { readonly kind: string }): boolean =>
  event.kind === 'moved' && 'cost' in event && event.cost === 0

const told = (view: View, voice: Speaker, entry: SeenEntry): readonly LogLine[] =>
  entry.events.flatMap(event => {
    if (isSilent(event) || isAimTakenBack(event) || isCarriedAlong(event)) return []
    const kind = event.kind === 'aimed' ? 'aimed-at' : event.kind
    const text = voice.sayIfKnown(`event.${kind}`, paramsOf(view, voice, event))
    if (!text) return []
    const side = sideOf(view, event)
    const tone = HEADS.has(event.kind) ? ('head' as const) : undefined
    const rule = 'rule' in event && typeof event.rule === 'string' ? event.rule : undefined
    return [{ text: capital(text), ...(tone && { tone }), ...(side && { side }), ...(rule && { rule }) }]
  })

/** What was told stays told: a long log is not put into words again at every move. */
const kept = new WeakMap<Speaker, WeakMap<SeenEntry, readonly LogLine[]>>()

export const siegeNarrator = (view: View, voice: Speaker) => {
  const known = kept.get(voice) ?? new WeakMap<SeenEntry, readonly LogLine[]>()
  kept.set(voice, known)
  return (entry: SeenEntry): readonly LogLine[] => {
    const lines = known.get(entry) ?? told(view, voice, entry)
    // While pieces are still placed in secret, not all of them have names yet.
    if (view.stage !== 'set-up') known.set(entry, lines)
    return lines
  }
}

/** More than this is read in the log. */
const NEWS = 3

/** What came of the last thing somebody did, in words: the die, and whom it struck. */
export const lastNews = (log: readonly SeenEntry[], narrate: Narrate, takenBack: string): string | undefined => {
  for (const entry of log.slice(-12).reverse()) {
    if (entry.takesBackTo !== undefined) return takenBack
    const ready = entry.events.filter(({ kind }) => kind === 'placed')
    const events = ready.length > 0 ? ready : entry.events.filter(event => !isClock(event))
    const lines = narrate({ ...entry, events })
    if (lines.length > 0)
      return lines
        .slice(0, NEWS)
        .map(({ text }) => text)
        .join(' ')
  }
  return
}
