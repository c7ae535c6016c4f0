/**
 * What is counted in Siegestorm: turns, how often who began won, storms and how many were stopped, and how often each
 * card was played and won.
 */
import type { Outcome } from '@siegeworks/kernel'
import type { Event } from '@siegeworks/siegestorm'
import type { Voice } from '../host.ts'
import { bossWon } from './boss-won.ts'
import { formatShare, percent, shareOf } from './share.ts'
import { spread } from './spread.ts'
import type { Watch } from './watch.ts'

interface Plays {
  played: number
  /** Plays in games whose winner played it. */
  won: number
}

/** The side that played a card, and which. */
const playOf = (event: Event): { readonly side: string; readonly design: string } | undefined => {
  if (event.kind === 'card-deployed' && event.from.zone === 'hand') {
    const [card] = event.cards
    return card && { side: event.from.side, design: card.design }
  }
  if (event.kind === 'link-added' && event.link.card)
    return { side: event.link.context.you, design: event.link.card.design }
  return
}

/** [SS-COOP-11] Partners win together: who is out by then has helped to. */
const hasWon = (outcome: Outcome | undefined, side: string): boolean => {
  if (side === 'boss') return bossWon(outcome)
  const { reason, winners = [] } = outcome ?? {}
  return winners.includes(side) || (winners.length > 0 && (reason === 'boss-life' || reason === 'boss-resources'))
}

export const stormWatch = (): Watch => {
  const cards = new Map<string, Plays>()
  let game: { readonly side: string; readonly design: string }[] = []
  let storms = 0
  let blocked = 0
  let began: string | undefined
  let beganAndWon = 0
  let turn = 0
  const turns: number[] = []
  const rows = () =>
    [...cards]
      .map(([design, { played, won }]) => ({ design, played, wonShare: shareOf(won, played).share }))
      .sort((a, b) => b.played - a.played || (a.design < b.design ? -1 : 1))
  return {
    event: any => {
      const event = any as Event
      if (event.kind === 'strength-counted') {
        storms++
        if (event.strength <= 0) blocked++
      } else if (event.kind === 'storm-repelled') blocked++
      if (event.kind === 'turn-begun') {
        if (event.number === 1) began = event.active[0]
        turn = event.number
      }
      const play = playOf(event)
      if (play) game.push(play)
    },
    ended: (outcome: Outcome | undefined) => {
      for (const { side, design } of game) {
        const plays = cards.get(design) ?? { played: 0, won: 0 }
        plays.played++
        if (hasWon(outcome, side)) plays.won++
        cards.set(design, plays)
      }
      game = []
      turns.push(turn)
      if (began && hasWon(outcome, began)) beganAndWon++
    },
    facts: () => ({
      turns: spread(turns),
      firstPlayer: shareOf(beganAndWon, turns.length),
      storms,
      stormsBlocked: shareOf(blocked, storms),
      cards: rows(),
    }),
    lines: (voice: Voice) => [
      voice.say('sim.turns', { ...spread(turns) }),
      voice.say('sim.first-player', { share: formatShare(shareOf(beganAndWon, turns.length)) }),
      voice.say('sim.storms', { storms, blocked, share: percent(shareOf(blocked, storms).share) }),
      ...rows().map(({ design, played, wonShare }) =>
        voice.say('sim.card', {
          card: voice.sayIfKnown(`card.${design}.name`) ?? design,
          played,
          share: percent(wonShare),
        }),
      ),
    ],
  }
}
