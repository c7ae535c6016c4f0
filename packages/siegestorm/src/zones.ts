/** Cards from one zone to another: the bookkeeping of every `Moved` event. */
import type { Moved, Moving, Spot } from './event.ts'
import type { Card, Creature, Link, State, Stock } from './state.ts'
import type { Side, Zone } from './vocabulary.ts'

export const EMPTY_STOCK: Stock = { hand: [], resources: [], casualties: [], heal: [], supporters: [], vision: [] }

export const moveCards = (state: State, { from, to, cards }: Moved): State => {
  if (cards.length === 0) return state
  if (from.side !== to.side || !isStocked(from.zone) || !isStocked(to.zone))
    return put(taken(state, from, cards), to, cards)
  // Most moves stay within what one side has off the field: one copy does.
  const stock = state.stocks[from.side] ?? EMPTY_STOCK
  return withStock(state, from.side, stocked(unstocked(stock, from.zone, cards), to, to.zone, cards))
}

type StockedZone = keyof Stock

const isStocked = (zone: Zone): zone is StockedZone => zone in EMPTY_STOCK

/** A copy with one entry changed. Set after copying: a computed key in the literal takes eight times as long. */
export const withEntry = <K extends string, V>(
  all: { readonly [key in K]?: V },
  key: K,
  value: V,
): { readonly [key in K]?: V } => {
  const copy: { [key in K]?: V } = { ...all }
  copy[key] = value
  return copy
}

export const withStock = (state: State, side: Side, stock: Stock): State => ({
  ...state,
  stocks: withEntry(state.stocks, side, stock),
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

const unstocked = (stock: Stock, zone: StockedZone, cards: readonly Moving[]): Stock => {
  switch (zone) {
    case 'resources':
      return { ...stock, resources: stock.resources.slice(cards.length) }
    case 'hand':
      return { ...stock, hand: without(stock.hand, cards) }
    case 'casualties':
      return { ...stock, casualties: without(stock.casualties, cards) }
    case 'heal':
      return { ...stock, heal: without(stock.heal, cards) }
    case 'supporters':
      return { ...stock, supporters: without(stock.supporters, cards) }
    case 'vision':
      return { ...stock, vision: without(stock.vision, cards) }
  }
}

const taken = (state: State, { side, zone }: Spot, cards: readonly Moving[]): State => {
  switch (zone) {
    case 'field':
      return { ...state, creatures: without(state.creatures, cards) }
    case 'destroyed':
      return { ...state, destroyed: without(state.destroyed, cards) }
    case 'reserve':
      return state.boss ? { ...state, boss: { ...state.boss, reserve: without(state.boss.reserve, cards) } } : state
    case 'chain':
      return { ...state, chain: { ...state.chain, links: state.chain.links.map(link => cardless(link, cards)) } }
    default:
      return withStock(state, side, unstocked(state.stocks[side] ?? EMPTY_STOCK, zone, cards))
  }
}

const cardless = (link: Link, cards: readonly Moving[]): Link => {
  const { card, ...rest } = link
  return card && cards.some(moving => moving.id === card.id) ? rest : link
}

// `concat` here and where a move of nearly every turn passes: a spread with something behind it takes far more room.
const named = (cards: readonly Moving[]): Card[] => cards.map(({ as, design }) => ({ id: as ?? '', design }))

/** Onto a pile one by one: the last one ends on top. [SS-RULING-35] */
const onTop = (pile: readonly Card[], cards: readonly Moving[]): readonly Card[] => named(cards).reverse().concat(pile)

const stocked = (stock: Stock, spot: Spot, zone: StockedZone, cards: readonly Moving[]): Stock => {
  switch (zone) {
    case 'resources': {
      const designs = cards.map(card => card.design)
      const resources = spot.end === 'bottom' ? stock.resources.concat(designs) : designs.concat(stock.resources)
      return { ...stock, resources }
    }
    case 'hand':
      return { ...stock, hand: stock.hand.concat(named(cards)) }
    case 'casualties':
      return { ...stock, casualties: onTop(stock.casualties, cards) }
    case 'heal':
      return { ...stock, heal: onTop(stock.heal, cards) }
    case 'supporters': {
      const arriving = cards.map(({ as, design }) => ({ id: as ?? '', design, ready: spot.ready ?? true }))
      return { ...stock, supporters: stock.supporters.concat(arriving) }
    }
    case 'vision':
      return { ...stock, vision: stock.vision.concat(named(cards)) }
  }
}

const put = (state: State, spot: Spot, cards: readonly Moving[]): State => {
  const { side, zone } = spot
  switch (zone) {
    case 'field':
      return { ...state, creatures: state.creatures.concat(cards.map(card => standing(card, spot))) }
    case 'destroyed':
      return { ...state, destroyed: [...state.destroyed, ...named(cards)] }
    case 'reserve':
      return state.boss
        ? { ...state, boss: { ...state.boss, reserve: [...state.boss.reserve, ...named(cards)] } }
        : state
    case 'chain':
      return state
    default:
      return withStock(state, side, stocked(state.stocks[side] ?? EMPTY_STOCK, spot, zone, cards))
  }
}

const standing = ({ as, design }: Moving, spot: Spot): Creature => {
  const { side, front = '', place = 'deployment', deployed, shade } = spot
  const plain: Creature = { id: as ?? '', design, side, front, place }
  const dated = deployed === undefined ? plain : { ...plain, deployed }
  return shade ? { ...dated, shade } : dated
}
