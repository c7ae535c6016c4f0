/** Siegestorm told at a terminal. */
import type { CreatureView, StockView, View } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import {
  bossName,
  cardName,
  sayEvent,
  sayMove,
  sayQuestion,
  sideName,
  type Table,
  type Told,
} from '@siegeworks/words/siegestorm/say'
import type { Voice } from '../host.ts'
import type { Teller } from './teller.ts'

/** `terminal`: the command line's own words. */
export const stormTeller = (voice: Speaker, terminal: Voice): Teller => ({
  event: (seen, view) => sayEvent(voice, seen as Told, tableOf(view as View)),
  position: view => position(voice, terminal, view as View),
  question: (view, seat) => {
    const decision = (view as View).decisions.find(one => one.seat === seat)
    const name = sideName(voice, seat, NO_CARDS)
    return terminal.say('play.line', { name, text: sayQuestion(voice, decision ?? { kind: 'turn' }) })
  },
  move: (move, view) => sayMove(voice, move as Told, tableOf(view as View)),
})

/** Sides have names whatever is known of the cards. */
const NO_CARDS: Table = { design: () => undefined }

/** The design behind a handle, where this viewer may know it. */
const tableOf = (view: View): Table => {
  const known = new Map<string, string>()
  const learn = (cards: readonly { readonly id: string; readonly design?: string }[] = []): void => {
    for (const { id, design } of cards) if (design !== undefined) known.set(id, design)
  }
  learn(view.creatures)
  for (const stock of Object.values(view.stocks))
    for (const pile of [stock.hand, stock.casualties, stock.heal, stock.supporters, stock.vision]) learn(pile)
  learn(view.boss?.reserve)
  learn(view.destroyed)
  for (const link of view.chain) {
    known.set(link.id, link.context.design)
    if (link.card) learn([link.card])
  }
  // What lies face down in the boss’s hand can only be a Shade. [SS-RULING-71]
  for (const { id } of view.stocks.boss?.hand ?? []) if (!known.has(id)) known.set(id, 'shade')
  return { design: card => known.get(card) }
}

const position = (voice: Speaker, terminal: Voice, view: View): readonly string[] => {
  const { boss, destroyed } = view
  const line = (side: string, text: string): string =>
    terminal.say('play.line', { name: sideName(voice, side, NO_CARDS), text })
  const counted = (zone: string, count: number): readonly string[] =>
    count === 0 ? [] : [`${voice.say(`zone.${zone}`)} ${count}`]
  const piles = (side: string, { handCount, resourceCount, casualties, heal, supporters }: StockView): string => {
    const ready = supporters.filter(one => one.ready).length
    return line(
      side,
      [
        `${voice.say('zone.hand')} ${handCount}`,
        `${voice.say('zone.resources')} ${resourceCount}`,
        `${voice.say('zone.casualties')} ${casualties.length}`,
        ...counted('heal', heal.length),
        ...counted('supporters', supporters.length).map(
          text => `${text} (${terminal.say('play.ready', { count: ready })})`,
        ),
        ...(side === 'boss' ? counted('reserve', boss?.reserve.length ?? 0) : []),
      ].join(', '),
    )
  }
  return [
    ...(boss
      ? [
          line(
            'boss',
            `${bossName(voice, boss.card)}, ♥ ${boss.life}/${boss.fullLife}, ⚑ ${boss.menace >= 5 ? '5+' : boss.menace}`,
          ),
        ]
      : []),
    ...Object.entries(view.stocks).map(([side, stock]) => piles(side, stock)),
    ...counted('destroyed', destroyed.length),
    ...view.creatures.map(one => `  ${one.id} ${line(one.side, creature(voice, view, one))}`),
    ...hands(voice, terminal, view),
  ]
}

/** Name and figures, what lies on it, where it stands; the front only where there are several. */
const creature = (voice: Speaker, { fronts }: View, one: CreatureView): string => {
  const { design, att, def, gang, spirit, faceDown, place, front } = one
  const name = cardName(voice, design ?? 'shade')
  const shown = faceDown && design !== undefined ? `${name} [${cardName(voice, 'shade')}]` : name
  const marks = [...(gang > 0 ? [`${voice.say('special.gang')} ${gang}`] : [])]
  if (spirit > 0) marks.push(`${voice.say('special.spirit')} ${spirit}`)
  const where = voice.say(`place.${place}`)
  const several = fronts.length > 1 && fronts.some(({ id }) => id === front)
  return [`${shown} ${att}/${def}`, ...marks, several ? `${where} (${front})` : where].join(', ')
}

/** The boss's hand lies open, but for Shades. [SS-RULING-71] */
const hands = (voice: Speaker, terminal: Voice, { viewer, stocks }: View): readonly string[] =>
  (['boss', viewer] as const).flatMap(side => {
    const hand = side === 'spectator' ? [] : (stocks[side]?.hand ?? [])
    if (side === 'spectator' || hand.length === 0) return []
    const cards = hand.map(
      ({ id, design, cost }) => `${id} ${cardName(voice, design ?? 'shade')}${cost === undefined ? '' : ` (${cost})`}`,
    )
    const name = `${voice.say('zone.hand')} (${sideName(voice, side, NO_CARDS)})`
    return [terminal.say('play.line', { name, text: cards.join(', ') })]
  })
