/** Moves and questions of Siegestorm as words a person presses or reads. */
import type { DecisionView, Side, Step, View } from '@siegeworks/siegestorm'
import { SEATS } from '@siegeworks/siegestorm/vocabulary'
import type { Speaker } from '@siegeworks/words'
import { say } from '../../i18n/say.ts'
import { nameOf } from './card.tsx'
import { allBosses, cardFacts } from './catalogue.ts'
import { toldApart } from './namesakes.ts'
import { designOf, myQuestion, type StormMove, subjectOf } from './storm-view.ts'

const bossName = (view: View, voice: Speaker): string => {
  const boss = allBosses.find(one => one.id === view.boss?.card)
  return (boss && voice.sayIfKnown(`boss.${boss.boss}.name`)) ?? say('storm.boss')
}

/** The same voice, calling each seat as the table calls who sits there. */
export const callingSeats = (voice: Speaker, people: { readonly [seat: string]: string }): Speaker => ({
  ...voice,
  sayIfKnown: (key, params) => (key.startsWith('seat.') && people[key.slice(5)]) || voice.sayIfKnown(key, params),
})

export const sideName = (view: View, voice: Speaker, side: Side): string => {
  if (side === 'boss') return bossName(view, voice)
  if (side === view.viewer) return say('table.you')
  return voice.sayIfKnown(`seat.${side}`) ?? say(`seat.${side}`)
}

export const cardName = (view: View, voice: Speaker, id: string): string => {
  const design = designOf(view, id)
  return design ? nameOf(voice, design) : say('storm.hidden-card')
}

/** What stands behind a word of a choice: a card, a link of the chain, a side, an answer. */
export const thingName = (view: View, voice: Speaker, what: string): string => {
  if (what === 'yes' || what === 'no' || what === 'top' || what === 'bottom') return say(`storm.answer.${what}`)
  if (what === 'frontline' || what === 'nml') return say(`storm.place.${what}`)
  if (what === 'opponent') {
    const rivals = [...view.seats, ...(view.boss ? (['boss'] as const) : [])].filter(side => side !== view.viewer)
    return rivals.length === 1 ? shortName(sideName(view, voice, rivals[0]!)) : say('storm.the-opponent')
  }
  // Also somebody who is out by now.
  if (what === 'boss' || SEATS.some(seat => seat === what)) return sideName(view, voice, what as Side)
  const link = view.chain.find(one => one.id === what)
  if (link) return nameOf(voice, link.context.design)
  const [frontId, place] = what.split('/')
  const front = view.fronts.find(one => one.id === frontId)
  if (front && (place === 'frontline' || place === 'nml')) {
    const whose = view.boss ? front.sides.find(side => side !== 'boss') : undefined
    const spot = say(`storm.place.${place}`)
    return view.fronts.length > 1 && whose ? `${spot} · ${sideName(view, voice, whose)}` : spot
  }
  if (front)
    return say('storm.front-against', {
      who: sideName(view, voice, front.sides.find(side => side !== view.viewer) ?? front.sides[0]),
    })
  return designOf(view, what) || view.creatures.some(one => one.id === what)
    ? cardName(view, voice, what)
    : (voice.sayIfKnown(`answer.${what}`) ?? what)
}

/** What an order does, in a line under its name. */
export const moveHint = ({ move }: StormMove): string | undefined =>
  move.kind === 'storm' || move.kind === 'hold' || move.kind === 'support'
    ? say(`storm.order.${move.kind}.hint`)
    : undefined

/** The name without what follows it: the title of a boss, the strength of a bot. For narrow places. */
export const shortName = (name: string): string => name.split(/,| · | \(/)[0] ?? name

export const moveLabel = (view: View, voice: Speaker, { move }: StormMove): string => {
  switch (move.kind) {
    case 'return':
      return say('storm.move.return', { card: cardName(view, voice, move.card) })
    case 'play': {
      const cost = cardFacts(designOf(view, move.card) ?? '').cost
      const front = move.front && view.fronts.length > 1 ? ` · ${thingName(view, voice, move.front)}` : ''
      return say(`storm.move.play-${move.as}`, { card: cardName(view, voice, move.card), cost }) + front
    }
    case 'activate':
      return say('storm.move.activate', { card: cardName(view, voice, move.card) })
    case 'pay':
      return say('storm.move.pay', { card: cardName(view, voice, move.card) })
    case 'hold':
      return say(`storm.move.hold-${move.space}`)
    case 'target':
    case 'choose':
      return thingName(view, voice, move.what)
    case 'orders':
      return say(`storm.orders.${move.when}`)
    case 'keep': {
      const asked = myQuestion(view)
      return say('storm.move.keep', { n: asked?.kind === 'mulligan' ? asked.returned.length : 0 })
    }
    case 'next': {
      const step = view.viewer === 'spectator' ? undefined : view.progress[view.viewer]?.step
      return say(step === 'deploy' || step === 'end' ? 'storm.move.end-turn' : 'storm.move.next')
    }
    default:
      return say(`storm.move.${move.kind}`)
  }
}

/** The moves as words, no two alike. */
export const moveLabels = (view: View, voice: Speaker, moves: readonly StormMove[]): readonly string[] => {
  const standing = moves.map(({ move }) => view.creatures.find(one => one.id === subjectOf(move)))
  const sides = new Set(standing.flatMap(one => one?.side ?? []))
  return toldApart(
    moves.map(one => moveLabel(view, voice, one)),
    i => {
      const stands = standing[i]
      const place = stands && say(`storm.place.${stands.place}`)
      return sides.size > 1 && stands ? `${shortName(sideName(view, voice, stands.side))} · ${place}` : place
    },
  )
}

const forWhat = (card: string, sentence: string): string =>
  card ? say('app.about', { what: card, text: sentence }) : sentence

/** What is left to do in a Deploy step is said, not to be guessed. In a replay nobody moves. */
const turnText = (step: Step, moves: readonly StormMove[]): string => {
  const plays = moves.filter(({ move }) => move.kind === 'play' || move.kind === 'activate')
  if (
    step !== 'deploy' ||
    moves.length === 0 ||
    plays.some(({ move }) => move.kind === 'play' && move.as === 'creature')
  )
    return say(`storm.ask.step.${step}`)
  return say(plays.length > 0 ? 'storm.ask.step.deployed' : 'storm.ask.step.nothing')
}

const canAnswer = (moves: readonly StormMove[]): boolean =>
  moves.length === 0 || moves.some(({ move }) => move.kind !== 'pass' && move.kind !== 'orders')

export const questionText = (
  view: View,
  voice: Speaker,
  question: Exclude<DecisionView, { hidden: true }>,
  moves: readonly StormMove[],
): string => {
  switch (question.kind) {
    case 'mulligan':
      return say('storm.ask.mulligan', { n: question.returned.length })
    case 'turn':
      return turnText(question.step, moves)
    case 'react':
      return say(canAnswer(moves) ? 'storm.ask.react' : 'storm.ask.react-not', {
        what: thingName(view, voice, question.link),
        kind: view.chain.find(({ id }) => id === question.link)?.kind ?? 'action',
      })
    case 'pay':
      return forWhat(
        question.card ? cardName(view, voice, question.card) : '',
        say('storm.ask.pay', { n: question.left, hand: question.fromHand }),
      )
    case 'order':
      return say('storm.ask.order', { card: cardName(view, voice, question.creature) })
    default:
      return forWhat(question.design ? nameOf(voice, question.design) : '', voice.say(`prompt.${question.prompt}`))
  }
}
