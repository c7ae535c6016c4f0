/** Events, questions and moves of Siegestorm as sentences. Works on what a viewer sees: what is not there is not named. */
import type { Params } from '@siegeworks/kernel'
import type { Speaker } from '../speaker.ts'

/** What the sentences need to know of the table besides the thing told. */
export interface Table {
  /** The design behind a handle, where the reader may know it. */
  design(card: string): string | undefined
  /** Who sits there, by name; without it the seat is named. */
  person?(side: string): string | undefined
}

/** Any event, whole or as seen: plain data with a kind. */
export interface Told {
  readonly kind: string
}
type Data = { readonly [key: string]: unknown }

/** Bookkeeping no reader misses: the events around it say what happened. */
const SILENT: ReadonlySet<string> = new Set([
  'awaited',
  'progress-made',
  'play-begun',
  // Each of these cards is revealed by name.
  'miner-seen',
  'mulligan-chosen',
  'supporters-released',
  'lasting-ended',
  'link-resolved',
  'step-begun',
])

/** The sentence of an event, or undefined for one that is not told. */
export const sayEvent = (voice: Speaker, event: Told, table: Table): string | undefined => {
  if (SILENT.has(event.kind)) return
  const data = event as unknown as Data
  // What a Boss card does is told with its reason.
  if (event.kind === 'trigger-fired' && voice.knows(`boss.${String(data.design)}.menace`)) return
  if (event.kind === 'boss-reasoned') return sayReason(voice, data)
  const params = paramsOf(voice, data, table)
  const sentence = voice.sayIfKnown(`event.${event.kind}`, params)
  if (!sentence) return
  const told = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  const elsewhere = LEAVING.has(event.kind) ? voice.sayIfKnown(`went.${params.zone}`) : undefined
  return elsewhere === undefined ? told : `${told} ${elsewhere}`
}

/** Creatures that leave play for the Casualties, unless a card sends them elsewhere: then that is told too. */
const LEAVING: ReadonlySet<string> = new Set([
  'creature-killed',
  'creature-sacrificed',
  'creature-replaced',
  'creature-spent',
  'creature-swapped',
])

const sayReason = (voice: Speaker, event: Data): string | undefined => {
  const params = (event.params ?? {}) as Params
  const menace = params.menace === 5 ? '5+' : (params.menace ?? '')
  const sentence = voice.sayIfKnown(`reason.${String(event.why)}`, { ...params, menace })
  return sentence && typeof event.rule === 'string' ? `${sentence} [${event.rule}]` : sentence
}

const paramsOf = (voice: Speaker, event: Data, table: Table): Params => {
  const name = (side: unknown): string => (typeof side === 'string' ? sideName(voice, side, table) : '')
  const params: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'string' || typeof value === 'number') params[key] = value
    else if (typeof value === 'boolean') params[key] = value ? 'yes' : 'no'
  const from = event.from as Data | undefined
  const to = event.to as Data | undefined
  const link = event.link as Data | undefined
  const lasting = event.lasting as Data | undefined
  const context = (lasting?.context ?? lasting ?? link?.context) as Data | undefined
  const active = Array.isArray(event.active) ? event.active.map(name).join(', ') : undefined
  params.side = active ?? name(event.side ?? event.seat ?? event.by ?? movedSide(event.kind, from, to) ?? context?.you)
  params.other = name(event.kind === 'hand-peeked' ? event.side : (from?.side ?? ''))
  if (event.kind === 'hand-peeked') {
    params.side = name(event.by)
    params.shown = (event.designs ?? event.cards) ? 'yes' : 'no'
  }
  params.against = name(event.against)
  params.zone = typeof to?.zone === 'string' ? to.zone : ''
  params.end = typeof to?.end === 'string' ? to.end : ''
  params.cards = cardsText(voice, event)
  params.count = countOf(event)
  params.card = designOf(event, context, table)
  params.use = typeof link?.kind === 'string' ? link.kind : (params.use ?? '')
  params.until = (lasting?.until as string | undefined) ?? ''
  params.extra = event.extra === true ? 'yes' : 'no'
  params.reserve = event.reserve === true ? 'yes' : 'no'
  if (typeof event.target === 'string') params.target = targetName(voice, event.target, table)
  if (event.kind === 'menace-changed') for (const end of ['from', 'to']) if (event[end] === 5) params[end] = '5+'
  const ending = event.ending as Data | undefined
  if (ending) params.why = voice.sayIfKnown(`outcome.${String(ending.reason)}`) ?? String(ending.reason)
  return params
}

/** Whose sentence it is: cards that come are told of their new side, cards that go of their old one. */
const GAINING: ReadonlySet<unknown> = new Set([
  'card-stolen',
  'card-raised',
  'supporter-taken',
  'card-recruited',
  'card-spent',
])
const movedSide = (kind: unknown, from: Data | undefined, to: Data | undefined): unknown =>
  GAINING.has(kind) ? to?.side : from?.side

export const sideName = (voice: Speaker, side: string, table: Table): string =>
  table.person?.(side) ?? voice.sayIfKnown(`seat.${side}`) ?? side

/** The name of a design; of a card that is not to be seen, that it is one. */
export const cardName = (voice: Speaker, design: string | undefined): string =>
  design === undefined ? voice.say('cards.hidden', { count: 1 }) : (voice.sayIfKnown(`card.${design}.name`) ?? design)

const cardsText = (voice: Speaker, event: Data): string => {
  const list = event.cards ?? designsTold(event) ?? (event.card === undefined ? [] : [event.card])
  if (!Array.isArray(list)) return voice.say('cards.hidden', { count: Number(list) })
  const count = list.length || Number(event.count ?? 0)
  if (count === 0) return voice.say('cards.none')
  const names = list
    .map(card => (card as Data).design as string | undefined)
    .filter(design => design !== undefined)
    .map(design => cardName(voice, design))
  const hidden = count - names.length
  return voice.list(hidden > 0 ? [...names, voice.say('cards.hidden', { count: hidden })] : names)
}

/** A hand looked at, or one card revealed: told by their designs alone. */
const designsTold = ({ kind, design, designs }: Data): readonly Data[] | undefined => {
  if (Array.isArray(designs)) return designs.map(one => ({ design: one }))
  return kind === 'card-revealed' && design !== undefined ? [{ design }] : undefined
}

const countOf = (event: Data): number => {
  for (const value of [event.count, event.ids, event.cards, event.links])
    if (typeof value === 'number') return value
    else if (Array.isArray(value)) return value.length
  return 0
}

const designOf = (event: Data, context: Data | undefined, table: Table): string => {
  if (typeof event.design === 'string') return event.design
  if (typeof context?.design === 'string') return context.design
  const handle = event.creature ?? event.link ?? event.card
  return (typeof handle === 'string' ? table.design(handle) : undefined) ?? 'shade'
}

const targetName = (voice: Speaker, target: string, table: Table): string => {
  const seat = voice.sayIfKnown(`seat.${target}`)
  if (seat) return sideName(voice, target, table)
  // A space of the Battle Zone, or a track: by its front.
  const [front = '', place] = target.split('/')
  if (/^f\d+$/.test(front)) return place === undefined ? front : `${voice.say(`place.${place}`)} (${front})`
  return voice.sayIfKnown(`answer.${target}`) ?? cardName(voice, table.design(target))
}

/** The name of a boss by the id of a Boss card: several cards show the same boss at different levels. */
export const bossName = (voice: Speaker, card: string): string =>
  voice.sayIfKnown(`boss.${card.replace(/-(?:easy|medium|very-hard|hard)$/, '')}.name`) ?? card

/** A question put to a player; in a turn of his own with the step he is in. */
export const sayQuestion = (
  voice: Speaker,
  { kind, prompt, step }: { readonly kind: string; readonly prompt?: string; readonly step?: string },
): string => {
  const sentence = voice.sayIfKnown(`prompt.${prompt ?? kind}`) ?? voice.say('prompt.turn')
  return step === undefined ? sentence : `[${voice.say(`step.${step}`)}] ${sentence}`
}

/** A move as a choice on a list. */
export const sayMove = (voice: Speaker, move: Told, table: Table): string => {
  const data = move as unknown as Data
  const params: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(data))
    if (typeof value === 'string' || typeof value === 'number') params[key] = value
  if (typeof data.card === 'string') params.card = table.design(data.card) ?? data.card
  if (typeof data.what === 'string') params.what = targetName(voice, data.what, table)
  const key =
    move.kind === 'pay' && typeof data.card === 'string' && data.card.startsWith('s') ? 'pay-supporter' : move.kind
  return voice.sayIfKnown(`move.${key}`, params) ?? move.kind
}
