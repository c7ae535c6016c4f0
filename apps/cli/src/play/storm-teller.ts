/** Siegestorm told at a terminal. */
import type { View } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import {
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
  for (const link of view.chain) if (link.card) learn([link.card])
  return { design: card => known.get(card) }
}

const position = (voice: Speaker, view: View): readonly string[] => [
  ...(view.boss
    ? [
        `${sideName(voice, 'boss', NO_CARDS)}: ${bossName(voice, view.boss.card)}, ♥ ${view.boss.life}/${view.boss.fullLife}, ⚑ ${view.boss.menace}`,
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
      `  ${id} ${sideName(voice, side, NO_CARDS)}: ${design ? cardName(voice, design) : '?'} ${att}/${def}, ${voice.say(`place.${place}`)} (${front})`,
  ),
  ...hand(voice, view),
]

const hand = (voice: Speaker, view: View): readonly string[] => {
  const own = view.viewer === 'spectator' ? undefined : view.stocks[view.viewer]?.hand
  if (!own || own.length === 0) return []
  return [
    `${voice.say('zone.hand')}: ${own.map(({ id, design, cost }) => `${id} ${cardName(voice, design)}${cost === undefined ? '' : ` (${cost})`}`).join(', ')}`,
  ]
}

/** Three cards show the same boss at three levels. */
const bossName = (voice: Speaker, card: string): string =>
  voice.sayIfKnown(`boss.${card.replace(/-(?:medium|very-hard|hard)$/, '')}.name`) ?? card
