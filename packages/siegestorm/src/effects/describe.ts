/** Says an effect tree in plain English, for reviewers and for packs without words of their own. */
import { unreachable } from '@siegeworks/kernel'
import { describeAmount, describeGroup, describeSelector, many, signed } from './describe-amount.ts'
import type { Condition, Duration, Effect, Modifier, Part, Passive, Price, TriggerEvent } from './effect.ts'

/** One sentence: the parts joined by semicolons, each independent of the others [SS-SYN-2]. */
export const describeEffect = (effect: Effect): string => effect.map(describePart).join('; ')

export const describePassive = (passive: Passive): string => {
  switch (passive.kind) {
    case 'static':
      return `${passive.when ? `while ${describeCondition(passive.when)}: ` : ''}${describeModifier(passive.does)}`
    case 'trigger':
      return `${passive.once ? 'once per turn, ' : ''}${TRIGGER_WORDS[passive.on]}: ${describeEffect(passive.does)}`
    case 'ability':
      return `[${describePrice(passive.price)}]: ${describeEffect(passive.does)}`
    default:
      return unreachable(passive)
  }
}

export const TRIGGER_WORDS: { readonly [On in TriggerEvent]: string } = {
  'self-storms': 'when this storms',
  'self-storm-ends': 'after this has stormed',
  'self-supports': 'when this is given Support',
  'self-deploys': 'when this deploys',
  'self-killed': 'when this is killed',
  'self-spirit': 'when a Spirit token is put on this',
  'ally-storms': 'when an Ally storms',
  'ally-deploys': 'when an Ally deploys',
  'ally-killed': 'when an Ally is killed',
  'ally-sacrificed': 'when an Ally is sacrificed',
  'enemy-killed': 'when an Enemy is killed',
  'own-prepare': 'in your Prepare step',
  'own-turn-start': 'at the start of your turn',
  'own-turn-end': 'at the end of your turn',
  'opponent-damaged': 'each time the opponent takes damage',
  'opponent-discarded': 'for each card the opponent is made to discard',
  'opponent-gains-supporter': 'when the opponent gains a Supporter',
  'opponent-supporter-killed': 'when a Supporter of the opponent is killed',
  'opponent-extra-draw': 'for each card the opponent draws outside his Draw step',
  'before-reserves': 'before the boss puts unused cards into the Reserves',
}

const DURATION_WORDS: { readonly [D in Duration]: string } = {
  'end-of-turn': 'until end of turn',
  'your-next-turn': 'until your next turn',
  attack: 'for this storm',
}

const IMMUNITY_WORDS = {
  target: 'cannot be targeted by actions or abilities',
  'steal-and-discard': 'cannot be stolen from or made to discard',
  'kill-and-take': 'cannot be killed or taken',
} as const

export const describePrice = (price: Price): string => {
  if ('pay' in price) return `pay ${price.pay}`
  const where = price.where ? { where: price.where } : {}
  return `sacrifice ${describeSelector({ of: 'ally', ...where, take: price.sacrifice })}`
}

const describeCondition = (condition: Condition): string => {
  switch (condition.is) {
    case 'count':
      return `the number of ${describeGroup(condition.of)} is ${condition.cmp.replace('-', ' ')} ${describeAmount(condition.than)}`
    case 'self-defender':
      return 'this is the Defender'
    case 'self-on-battle-zone':
      return 'this is on the Battle Zone'
    case 'menace-at-least':
      return `the Menace Level is at least ${condition.level}`
    default:
      return unreachable(condition)
  }
}

const change = (att: string | undefined, def: string | undefined): string =>
  [att && `${att} ATT`, def && `${def} DEF`].filter(Boolean).join(' and ')

const damageChange = (by: number | undefined, cap: number | undefined): string =>
  [
    by === undefined ? '' : `each damage to you is changed by ${signed(by)}`,
    cap === undefined ? '' : `no damage to you is greater than ${cap}`,
  ]
    .filter(Boolean)
    .join(', ')

const whose = (who: 'you' | 'opponent'): string => (who === 'you' ? 'your' : "the opponent's")
const does = (who: 'you' | 'opponent', verb: string): string =>
  who === 'you' ? `you ${verb}` : `the opponent ${verb}s`

export const describePart = (part: Part): string => {
  switch (part.do) {
    case 'price':
      return `${describePrice(part.price)} -> (${describeEffect(part.does)})`
    case 'if':
      return `if ${describeCondition(part.when)}: (${describeEffect(part.does)})`
    case 'may':
      return `you may: (${describeEffect(part.does)})`
    case 'dmg':
      return `${describeAmount(part.amount)} DMG to ${part.to.replace('-', ' ').replace('opponent', 'the opponent')}`
    case 'heal':
      return `Heal ${describeAmount(part.amount)}`
    case 'draw':
      return `draw ${describeAmount(part.amount)}`
    case 'vision':
      return `Vision ${describeAmount(part.amount)}`
    case 'discard':
      return `${does(part.from, 'discard')} ${describeAmount(part.amount)}, chosen ${{ random: 'at random', victim: 'by that side', controller: 'by you' }[part.chosen]}`
    case 'steal':
      return `Steal ${describeAmount(part.amount)}`
    case 'raise':
      return `Raise ${describeAmount(part.amount)}`
    case 'salvage':
      return `put ${salvaged(part)} ${{ hand: 'into your hand', bottom: 'under your Resources', resources: 'shuffled into your Resources' }[part.to]}`
    case 'tuck':
      return `put ${describeAmount(part.amount)} of your hand under your Resources`
    case 'peek':
      return `look at ${part.at === 'own' ? 'your' : "the opponent's"} hand`
    default:
      return describeBoardPart(part)
  }
}

type BoardPart = Exclude<
  Part,
  {
    do:
      | 'price'
      | 'if'
      | 'may'
      | 'dmg'
      | 'heal'
      | 'draw'
      | 'vision'
      | 'discard'
      | 'steal'
      | 'raise'
      | 'salvage'
      | 'tuck'
      | 'peek'
  }
>

const salvaged = ({ amount, where }: Extract<Part, { do: 'salvage' }>): string => {
  const kind = where?.trait === 'seal' ? 'Seals of your Casualties' : 'of your Casualties'
  return amount === 'all' ? `all ${kind}` : `the top ${describeAmount(amount)} ${kind}`
}

const describeBoardPart = (part: BoardPart): string => {
  switch (part.do) {
    case 'kill':
      return `kill ${describeSelector(part.what)}`
    case 'destroy':
      return `destroy ${describeSelector(part.what)}`
    case 'sacrifice':
      return `${does(part.who, 'sacrifice')} ${describeAmount(part.amount)}`
    case 'return':
      return `return ${describeSelector(part.what)} to the owner's hand`
    case 'deploy':
      return `deploy ${describeSelector(part.what)}`
    case 'place':
      return `place ${describeSelector(part.what)} on ${part.on === 'frontline' ? 'your Frontline' : "No Man's Land"}`
    case 'advance':
      return `${whose(part.who)} track advances ${many(part.times, 'space')}`
    case 'shift':
      return `move ${describeSelector(part.what)} one space forward if it is free`
    case 'stall':
      return `${whose(part.who)} track does not move in the next Advance step`
    case 'shapeshift':
      return 'Shapeshift'
    case 'copy':
      return `carry out the printed action of ${describeSelector(part.what)}`
    case 'recruit':
      return `${describeSelector(part.what)} becomes your Supporter`
    case 'reset':
      return `Reset ${part.amount === 'all' ? 'all your Supporters' : describeAmount(part.amount)}`
    case 'commit':
      return `commit ${describeSelector(part.what)}${part.hold ? ', not made ready in the next Prepare step' : ''}`
    case 'take':
      return `take ${describeSelector(part.what)}`
    default:
      return describeLastingPart(part)
  }
}

type LastingPart = Exclude<
  BoardPart,
  {
    do:
      | 'kill'
      | 'destroy'
      | 'sacrifice'
      | 'return'
      | 'deploy'
      | 'place'
      | 'advance'
      | 'shift'
      | 'stall'
      | 'shapeshift'
      | 'copy'
      | 'recruit'
      | 'reset'
      | 'commit'
      | 'take'
  }
>

const describeLastingPart = (part: LastingPart): string => {
  switch (part.do) {
    case 'mod':
      return `${describeSelector(part.what)}: ${modified(part)} ${DURATION_WORDS[part.until]}`
    case 'damage-mod':
      return `${damageChange(part.by, part.cap)} ${DURATION_WORDS[part.until]}`
    case 'key-mod':
      return `your ${part.key} ${signed(part.by)} ${DURATION_WORDS[part.until]}`
    case 'immune':
      return `${describeSelector(part.what)} ${IMMUNITY_WORDS[part.from]} ${DURATION_WORDS[part.until]}`
    case 'shoot':
      return 'Shoot'
    case 'negate':
      return 'Negate an action or ability'
    case 'extra-turn':
      return 'take an extra turn'
    case 'menace':
      return `Menace ${signed(part.by)}`
    case 'recover':
      return `Recover ${describeAmount(part.amount)}`
    case 'gang':
      return `${many(part.amount, 'Gang token')} on ${describeSelector(part.what)}`
    case 'flip':
      return 'turn all your Shades on the track face up'
    case 'storm-each':
      return `each of ${describeGroup(part.what)} storms once`
    case 'turn-against':
      return "the action of the opponent's top Casualty is turned against the opponent"
    default:
      return unreachable(part)
  }
}

type Modified = Pick<Extract<Modifier, { do: 'mod' }>, 'att' | 'def'>
const modified = ({ att, def }: Modified): string =>
  change(att === undefined ? undefined : signed(att), def === undefined ? undefined : signed(def))

export const describeModifier = (modifier: Modifier): string => {
  const subject = 'what' in modifier ? (modifier.what.of === 'self' ? 'this' : describeGroup(modifier.what)) : ''
  switch (modifier.do) {
    case 'mod':
      return `${subject}: ${modified(modifier)}`
    case 'strikes':
      return `attacks ${modifier.times} times when it storms`
    case 'ignore-defender':
      return 'ignores the Defender when it storms'
    case 'damage-mod':
      return damageChange(modifier.by, modifier.cap)
    case 'cost-mod':
      return `${{ 'own-cards': 'your cards cost', 'own-first-card': 'the first card you play each turn costs', 'opponent-actions': "the opponent's actions cost", 'opponent-abilities': "the opponent's abilities cost" }[modifier.of]} ${signed(modifier.by)}`
    case 'key-mod':
      return `your ${modifier.key} ${signed(modifier.by)}`
    case 'aim':
      return `Aim ${modifier.amount}`
    case 'draw-step':
      return `draw ${modifier.by} more in your Draw step`
    case 'immune':
      return `${subject} ${IMMUNITY_WORDS[modifier.from]}`
    case 'forbid':
      return `${modifier.who === 'you' ? 'you' : 'the opponent'} cannot give the order ${modifier.order}`
    case 'tax':
      return `${whose(modifier.who)} track moves in the Advance step only for a payment of ${modifier.price}`
    case 'redirect':
      return `${subject} ${{ storm: 'after storming', kill: 'when killed', sacrifice: 'when sacrificed', leave: 'leaving play' }[modifier.cause]}: ${{ hand: "to the owner's hand", supporter: 'becomes a Supporter', bottom: 'under the Resources', destroyed: 'Destroyed' }[modifier.to]} instead of to the Casualties`
    case 'enters':
      return `${subject} arrive committed`
    default:
      return unreachable(modifier)
  }
}
