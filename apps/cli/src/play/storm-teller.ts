/** Siegestorm told at a terminal. */
import type { View } from '@siegeworks/siegestorm'
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
import type { Teller } from './teller.ts'

export const stormTeller = (voice: Speaker): Teller => ({
  event: (seen, view) => sayEvent(voice, seen as Told, tableOf(view as View)),
  position: view => position(voice, view as View),
  question: (view, seat) => {
    const decision = (view as View).decisions.find(one => one.seat === seat)
    return `${sideName(voice, seat, NO_CARDS)}: ${sayQuestion(voice, decision ?? { kind: 'turn' })}`
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
  for (const link of view.chain) {
    known.set(link.id, link.context.design)
    if (link.card) learn([link.card])
  }
  return { design: card => known.get(card) }
}

const position = (voice: Speaker, view: View): readonly string[] => [
  ...(view.boss
    ? [
        `${sideName(voice, 'boss', NO_CARDS)}: ${bossName(voice, view.boss.card)}, ♥ ${view.boss.life}/${view.boss.fullLife}, ⚑ ${view.boss.menace >= 5 ? '5+' : view.boss.menace}`,
      ]
    : []),
  ...Object.entries(view.stocks).map(([side, stock]) => {
    const piles = [
      `${voice.say('zone.hand')} ${stock.handCount}`,
      `${voice.say('zone.resources')} ${stock.resourceCount}`,
      `${voice.say('zone.casualties')} ${stock.casualties.length}`,
      ...(stock.supporters.length > 0 ? [`${voice.say('zone.supporters')} ${stock.supporters.length}`] : []),
    ]
    return `${sideName(voice, side, NO_CARDS)}: ${piles.join(', ')}`
  }),
  ...view.creatures.map(
    ({ id, side, design, front, place, att, def }) =>
      `  ${id} ${sideName(voice, side, NO_CARDS)}: ${cardName(voice, design ?? 'shade')} ${att}/${def}, ${voice.say(`place.${place}`)} (${front})`,
  ),
  ...hands(voice, view),
]

/** The boss's hand lies open, but for Shades. [SS-RULING-71] */
const hands = (voice: Speaker, { viewer, stocks }: View): readonly string[] =>
  (['boss', viewer] as const).flatMap(side => {
    const hand = side === 'spectator' ? [] : (stocks[side]?.hand ?? [])
    if (side === 'spectator' || hand.length === 0) return []
    const cards = hand.map(
      ({ id, design, cost }) => `${id} ${cardName(voice, design ?? 'shade')}${cost === undefined ? '' : ` (${cost})`}`,
    )
    return [`${voice.say('zone.hand')} (${sideName(voice, side, NO_CARDS)}): ${cards.join(', ')}`]
  })
