/** Another world in which a viewer has seen the same, and what must hold in every world. */
import type { Chance, Viewer } from '@siegeworks/kernel'
import { designOf, isShade } from './designs.ts'
import { HAND_LIMIT } from './rules/13-keywords.ts'
import { drafted, spaceNamed } from './scope.ts'
import type { Card, State, Stock } from './state.ts'
import { looksInto } from './view-for.ts'
import type { DesignId, Seat, Side } from './vocabulary.ts'
import { EMPTY_STOCK } from './zones.ts'

/** Deals again what the viewer cannot know: others' hands, Supporters and decks, the own deck, the boss's Shades. */
export const twin = (state: State, viewer: Viewer<Seat>, chance: Chance): State => {
  const stocks: { [side in Side]?: Stock } = { ...state.stocks }
  for (const seat of state.seats) {
    const stock = state.stocks[seat] ?? EMPTY_STOCK
    stocks[seat] =
      seat === viewer
        ? { ...stock, resources: chance.shuffle(`twin/${seat}`, stock.resources) }
        : dealAgain(state, viewer, seat, stock, chance)
  }
  const dealt: State = { ...state, stocks }
  return state.boss ? dealBoss(dealt, chance) : dealt
}

const dealAgain = (state: State, viewer: Viewer<Seat>, seat: Seat, stock: Stock, chance: Chance): Stock => {
  // Cards on their way to the chain keep their face: the work in progress knows it.
  const fixed = drafted(state)
  const open = looksInto(state, viewer, seat)
  const isHidden = (card: Card): boolean => !open && !fixed.includes(card.id)
  const pool = chance.shuffle(`twin/${seat}`, [
    ...stock.hand.filter(isHidden).map(card => card.design),
    ...stock.supporters.map(card => card.design),
    ...stock.vision.map(card => card.design),
    ...stock.resources,
  ])
  let at = 0
  const next = (): DesignId => pool[at++]!
  return {
    ...stock,
    hand: stock.hand.map(card => (isHidden(card) ? { ...card, design: next() } : card)),
    supporters: stock.supporters.map(card => ({ ...card, design: next() })),
    vision: stock.vision.map(card => ({ ...card, design: next() })),
    resources: stock.resources.map(next),
  }
}

/** The boss's deck is shuffled; his Shades in hand, face down and in the Reserves change places. */
const dealBoss = (state: State, chance: Chance): State => {
  const stock = state.stocks.boss ?? EMPTY_STOCK
  const { boss } = state
  if (!boss) return state
  const isHidden = (card: Card): boolean => isShade(designOf(state, card.design))
  const fixed = drafted(state)
  const faceDown = state.creatures.filter(one => one.shade && one.side === 'boss')
  const pool = chance.shuffle('twin/shades', [
    ...stock.hand.filter(card => isHidden(card) && !fixed.includes(card.id)).map(card => card.design),
    ...faceDown.map(card => card.design),
    ...boss.reserve.filter(isHidden).map(card => card.design),
  ])
  let at = 0
  const again = <C extends Card>(card: C): C => ({ ...card, design: pool[at++]! })
  const hand = stock.hand.map(card => (isHidden(card) && !fixed.includes(card.id) ? again(card) : card))
  const creatures = state.creatures.map(one => (one.shade && one.side === 'boss' ? again(one) : one))
  const reserve = boss.reserve.map(card => (isHidden(card) ? again(card) : card))
  return {
    ...state,
    creatures,
    boss: { ...boss, reserve },
    stocks: {
      ...state.stocks,
      boss: { ...stock, hand, resources: chance.shuffle('twin/boss', stock.resources) },
    },
  }
}

/** What is broken, in words for a developer. */
export const broken = (state: State): readonly string[] => {
  if (state.seats.length === 0 && !state.ending) return state.cards === 0 ? [] : ['cards without players']
  const problems: string[] = []
  const ids: string[] = []
  let count = state.destroyed.length + state.creatures.length
  for (const side of [...state.seats, 'boss'] as const) {
    const stock = state.stocks[side]
    if (!stock) continue
    const piles = [stock.hand, stock.casualties, stock.heal, stock.supporters, stock.vision]
    for (const pile of piles) ids.push(...pile.map(card => card.id))
    count += stock.resources.length + piles.reduce((sum, pile) => sum + pile.length, 0)
    if (side !== 'boss' && stock.hand.length > HAND_LIMIT) problems.push(`${side} holds ${stock.hand.length} cards`)
  }
  ids.push(...state.creatures.map(one => one.id), ...state.destroyed.map(one => one.id))
  for (const link of state.chain.links)
    if (link.card) {
      count++
      ids.push(link.card.id)
    }
  if (state.boss) {
    count += state.boss.reserve.length
    ids.push(...state.boss.reserve.map(card => card.id))
    if (state.boss.menace < 1 || state.boss.menace > 5) problems.push(`menace ${state.boss.menace}`)
    if (state.boss.life < 0 || state.boss.life > state.boss.fullLife) problems.push(`life ${state.boss.life}`)
  }
  if (count !== state.cards) problems.push(`${count} cards where ${state.cards} should be`)
  if (new Set(ids).size !== ids.length) problems.push('two cards with one handle')
  const late = ids.filter(id => Number(id.slice(1)) >= state.nextId)
  if (late.length > 0) problems.push(`handles not given out yet: ${late.join(' ')}`)
  problems.push(...crowded(state))
  return problems
}

/** [SS-ZONE-1, SS-ZONE-3] One card a space. */
const crowded = (state: State): readonly string[] => {
  const taken = new Set<string>()
  const problems: string[] = []
  for (const creature of state.creatures) {
    const space = spaceNamed(creature)
    if (space === undefined) continue
    if (taken.has(space)) problems.push(`two cards on ${space}`)
    taken.add(space)
  }
  return problems
}
