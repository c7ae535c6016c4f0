/** Cards from one zone to another: the bookkeeping of every `Moved` event. */
import type { Moved, Moving, Spot } from './event.ts'
import type { Card, Creature, Link, State, Stock } from './state.ts'
import type { Side } from './vocabulary.ts'

export const EMPTY_STOCK: Stock = { hand: [], resources: [], casualties: [], heal: [], supporters: [], vision: [] }

export const moveCards = (state: State, { from, to, cards }: Moved): State => {
  if (cards.length === 0) return state
  return put(taken(state, from, cards), to, cards)
}

const withStock = (state: State, side: Side, stock: Stock): State => ({
  ...state,
  stocks: { ...state.stocks, [side]: stock },
})

const without = <C extends Card>(pile: readonly C[], cards: readonly Moving[]): readonly C[] => {
  if (cards.length === 1) {
    const id = cards[0]!.id
    const at = pile.findIndex(card => card.id === id)
    if (at === 0) return pile.slice(1)
    if (at > 0) return pile.toSpliced(at, 1)
    return pile
  }
  return pile.filter(card => !cards.some(moving => moving.id === card.id))
}

const taken = (state: State, spot: Spot, cards: readonly Moving[]): State => {
  const stock = state.stocks[spot.side] ?? EMPTY_STOCK
  switch (spot.zone) {
    case 'resources':
      return withStock(state, spot.side, { ...stock, resources: stock.resources.slice(cards.length) })
    case 'hand':
      return withStock(state, spot.side, { ...stock, hand: without(stock.hand, cards) })
    case 'casualties':
      return withStock(state, spot.side, { ...stock, casualties: without(stock.casualties, cards) })
    case 'heal':
      return withStock(state, spot.side, { ...stock, heal: without(stock.heal, cards) })
    case 'supporters':
      return withStock(state, spot.side, { ...stock, supporters: without(stock.supporters, cards) })
    case 'vision':
      return withStock(state, spot.side, { ...stock, vision: without(stock.vision, cards) })
    case 'field':
      return { ...state, creatures: without(state.creatures, cards) }
    case 'destroyed':
      return { ...state, destroyed: without(state.destroyed, cards) }
    case 'reserve':
      return state.boss ? { ...state, boss: { ...state.boss, reserve: without(state.boss.reserve, cards) } } : state
    case 'chain':
      return { ...state, chain: { ...state.chain, links: state.chain.links.map(link => cardless(link, cards)) } }
  }
}

const cardless = (link: Link, cards: readonly Moving[]): Link => {
  const { card, ...rest } = link
  return card && cards.some(moving => moving.id === card.id) ? rest : link
}

const named = (cards: readonly Moving[]): Card[] => cards.map(({ as, design }) => ({ id: as ?? '', design }))

/** Onto a pile one by one: the last one ends on top. [SS-RULING-35] */
const onTop = (pile: readonly Card[], cards: readonly Moving[]): readonly Card[] => [...named(cards).reverse(), ...pile]

const put = (state: State, spot: Spot, cards: readonly Moving[]): State => {
  const stock = state.stocks[spot.side] ?? EMPTY_STOCK
  switch (spot.zone) {
    case 'resources': {
      const designs = cards.map(card => card.design)
      const resources = spot.end === 'bottom' ? [...stock.resources, ...designs] : [...designs, ...stock.resources]
      return withStock(state, spot.side, { ...stock, resources })
    }
    case 'hand':
      return withStock(state, spot.side, { ...stock, hand: [...stock.hand, ...named(cards)] })
    case 'casualties':
      return withStock(state, spot.side, { ...stock, casualties: onTop(stock.casualties, cards) })
    case 'heal':
      return withStock(state, spot.side, { ...stock, heal: onTop(stock.heal, cards) })
    case 'supporters': {
      const arriving = cards.map(({ as, design }) => ({ id: as ?? '', design, ready: spot.ready ?? true }))
      return withStock(state, spot.side, { ...stock, supporters: [...stock.supporters, ...arriving] })
    }
    case 'vision':
      return withStock(state, spot.side, { ...stock, vision: [...stock.vision, ...named(cards)] })
    case 'field':
      return { ...state, creatures: [...state.creatures, ...cards.map(card => standing(card, spot))] }
    case 'destroyed':
      return { ...state, destroyed: [...state.destroyed, ...named(cards)] }
    case 'reserve':
      return state.boss
        ? { ...state, boss: { ...state.boss, reserve: [...state.boss.reserve, ...named(cards)] } }
        : state
    case 'chain':
      return state
  }
}

const standing = ({ as, design }: Moving, spot: Spot): Creature => ({
  id: as ?? '',
  design,
  side: spot.side,
  front: spot.front ?? '',
  place: spot.place ?? 'deployment',
  ...(spot.deployed === undefined ? {} : { deployed: spot.deployed }),
  ...(spot.shade ? { shade: true as const } : {}),
})
