/** Says groups, selectors and amounts in plain English. */
import type { Amount, Filter, Group, Selector } from './effect.ts'

export const many = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** A change: +2, -1, or +2 for each of something. */
export const signed = (amount: Amount): string =>
  typeof amount === 'number' ? (amount < 0 ? `${amount}` : `+${amount}`) : `+(${describeAmount(amount)})`

export const describeAmount = (amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`
  if ('paid' in amount) return `${amount.paid} per unit paid`
  if ('defOf' in amount) return 'its current DEF'
  const { countOf, times = 1, per = 1, max } = amount
  const unit =
    per === 1
      ? `${times} x the number of ${describeGroup(countOf)}`
      : `${times} for every ${per} of ${describeGroup(countOf)}`
  return max === undefined ? unit : `${unit}, at most ${max}`
}

const PLURALS = {
  creature: 'creatures',
  card: 'cards in play',
  defender: 'Defenders',
  track: 'creatures on the track',
  'battle-zone': 'creatures on the Battle Zone',
  supporter: 'Supporters',
  hand: 'hand cards',
  casualties: 'Casualties',
  resources: 'Resources',
  'heal-pile': 'cards in the Heal pile',
} as const

const SINGULARS = {
  creature: 'a creature',
  card: 'a card in play',
  defender: 'the Defender',
  track: 'a creature on the track',
  'battle-zone': 'a creature on the Battle Zone',
  supporter: 'a Supporter',
  hand: 'a hand card',
  casualties: 'a Casualty',
  resources: 'a Resource',
  'heal-pile': 'a card of the Heal pile',
} as const

const OWNERS = { own: ' of yours', opponent: ' of the opponent', any: ' of either side' } as const

export const describeGroup = (group: Group): string => {
  switch (group.of) {
    case 'ally':
      return `Allies${filtered(group.where)}`
    case 'enemy':
      return `Enemies${filtered(group.where)}`
    case 'destroyed':
      return `Destroyed cards${filtered(group.where)}`
    case 'shade':
      return 'your face-down Shades'
    case 'totem':
      return 'your Totems'
    case 'spirit':
      return 'Spirit tokens on this'
    case 'unused':
      return 'unused cards of the boss'
    default:
      return `${PLURALS[group.of]}${OWNERS[group.side]}${filtered(group.where)}`
  }
}

/** One of the group. */
const describeOne = (group: Group): string => {
  switch (group.of) {
    case 'ally':
      return `an Ally${filtered(group.where)}`
    case 'enemy':
      return `an Enemy${filtered(group.where)}`
    case 'destroyed':
    case 'shade':
    case 'totem':
    case 'spirit':
    case 'unused':
      return `one of ${describeGroup(group)}`
    default:
      return `${SINGULARS[group.of]}${OWNERS[group.side]}${filtered(group.where)}`
  }
}

const filtered = (where: Filter | undefined): string => {
  if (!where) return ''
  const words = [
    where.costAtMost === undefined ? '' : `costing at most ${where.costAtMost}`,
    where.costAtLeast === undefined ? '' : `costing at least ${where.costAtLeast}`,
    where.attAtMost === undefined ? '' : `with ATT at most ${where.attAtMost}`,
    where.attAtLeast === undefined ? '' : `with ATT at least ${where.attAtLeast}`,
    where.design === undefined ? '' : `named ${where.design}`,
    where.defender ? 'that are the Defender' : '',
    where.trait === undefined ? '' : `that are ${where.trait}s`,
  ]
  return ` ${words.filter(Boolean).join(' and ')}`
}

export const describeSelector = (selector: Selector): string => {
  if (selector.of === 'self') return 'this'
  if (selector.of === 'it') return 'it'
  const { take, ...group } = selector
  const of = describeGroup(group)
  if (take === 'all') return `all ${of}`
  if (take === 'any-number') return `any number of ${of}`
  if (take === 1) return describeOne(group)
  return typeof take === 'number' ? `${take} ${of}` : `the top ${take.top === 1 ? '' : `${take.top} `}of the ${of}`
}
