/** The log of Siegestorm in words. A card that has left the table keeps its name here. */
import type { SeenEntry } from '@siegeworks/protocol'
import type { Seen, Side, View } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import { sayEvent } from '@siegeworks/words/siegestorm/say'
import type { LogLine } from '../../table/log-view.tsx'
import { ruleOf, SILENT } from './event-rules.ts'
import { sideName } from './labels.ts'
import { designOf, sideNumber } from './storm-view.ts'

type Names = Map<string, string>

const remember = (names: Names, event: Seen): void => {
  if ('cards' in event && 'to' in event)
    for (const { id, as, design } of event.cards) {
      if (design && id) names.set(id, design)
      if (design && as) names.set(as, design)
    }
  if ('creature' in event && 'design' in event && event.creature && event.design)
    names.set(event.creature, event.design)
  if (event.kind === 'link-added') {
    const { design, source } = event.link.context
    names.set(event.link.id, design)
    if (source) names.set(source, design)
  }
}

/** The designs of everything these entries named, also of what has left the table since. */
export const designsIn = (entries: readonly SeenEntry[]): ReadonlyMap<string, string> => {
  const names: Names = new Map()
  for (const entry of entries) for (const event of entry.events as readonly Seen[]) remember(names, event)
  return names
}

const actorOf = (event: Seen): Side | undefined => {
  if (event.kind === 'hand-peeked') return event.by
  if ('side' in event) return event.side
  if ('seat' in event) return event.seat
  if ('active' in event) return event.active[0]
  if ('cards' in event && 'to' in event) return event.from.side
  return event.kind === 'link-added' ? event.link.context.you : undefined
}

/** The rule stands at the end of a reason in brackets: shown as a link. */
const split = (sentence: string): { readonly text: string; readonly rule?: string } => {
  const found = /^(.*) \[(S[SG]-[^\]]+)\]$/s.exec(sentence)
  return found?.[1] && found[2] ? { text: found[1], rule: found[2] } : { text: sentence }
}

/** Why the boss did something, with its rule apart. */
export const reasonLine = (voice: Speaker, event: Seen): { readonly text: string; readonly rule?: string } =>
  split(sayEvent(voice, event, { design: () => undefined }) ?? '')

/** Tells entries. What has left the table since is known from the log there is already. */
export const stormNarrator = (
  view: View,
  voice: Speaker,
  people: { readonly [seat: string]: string },
  known: ReadonlyMap<string, string>,
): ((entry: SeenEntry) => readonly LogLine[]) => {
  const names: Names = new Map(known)
  const table = {
    design: (card: string) => names.get(card) ?? designOf(view, card),
    person: (side: string) => (side === 'boss' ? sideName(view, voice, 'boss') : people[side]),
  }
  return entry => {
    const events = entry.events as readonly Seen[]
    for (const event of events) remember(names, event)
    return events.flatMap((event): readonly LogLine[] => {
      if (SILENT.has(event.kind)) return []
      const sentence = sayEvent(voice, event, table)
      if (!sentence) return []
      const actor = actorOf(event)
      const tone = event.kind === 'turn-begun' ? 'head' : event.kind === 'boss-reasoned' ? 'note' : undefined
      return [{ rule: ruleOf(event), ...split(sentence), side: actor ? sideNumber(view, actor) : undefined, tone }]
    })
  }
}
