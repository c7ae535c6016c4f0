/** What the keywords do to cards: draw, damage, hand limit, Supporters, Menace. [SS-KW, SS-TURN-DRAW, SS-SUB] */
import { bossOf } from '../cards/catalogue.ts'
import { supporterSides } from '../effects/selectors.ts'
import { fireBossCard, fireOpponent } from '../effects/triggers.ts'
import { eachModifier } from '../effects/values.ts'
import type { MovedKind, Moving, Spot } from '../event.ts'
import { move, type Run, tell } from '../run.ts'
import { isFor, isOnTrack, isSeat, opposes, stockOf } from '../scope.ts'
import type { Card, State } from '../state.ts'
import type { CardId, DesignId, Seat, Side } from '../vocabulary.ts'
import { defeatBoss, lose } from './08-losing.ts'

/** [SS-TURN-DRAW-2] */
export const HAND_LIMIT = 10

/** Cards into a hand: what exceeds the limit goes to the Casualties of who would have received it. [SS-RULING-12] */
export const intoHand = (
  run: Run,
  kind: MovedKind,
  from: Spot,
  side: Side,
  cards: readonly { readonly id?: CardId; readonly design: DesignId }[],
): readonly Moving[] => {
  const room = isSeat(side) ? Math.max(0, HAND_LIMIT - stockOf(run.state, side).hand.length) : cards.length
  if (cards.length <= room) return move(run, kind, from, { side, zone: 'hand' }, cards)
  const kept = move(run, kind, from, { side, zone: 'hand' }, cards.slice(0, room))
  // [SS-TURN-DRAW-3]
  move(run, 'cards-overflowed', from, { side, zone: 'casualties' }, cards.slice(room))
  return kept
}

/** [SS-KW-DRAW-1, SS-LOSE-1] `step`: the draw of the Draw step; any other draw is an extra one. [SS-RULING-81] */
export const draw = (run: Run, seat: Seat, count: number, why: 'step' | 'effect' | 'setup'): void => {
  if (count <= 0) return
  const { resources } = stockOf(run.state, seat)
  if (resources.length < count) {
    lose(run, seat)
    return
  }
  const cards = resources.slice(0, count).map(design => ({ design }))
  const kept = intoHand(run, 'cards-drawn', { side: seat, zone: 'resources' }, seat, cards)
  if (why === 'effect') fireOpponent(run, seat, 'opponent-extra-draw', kept.length)
}

/**
 * [SS-BTURN-9, SS-RULING-46] The boss draws: the Reserves join in mid-draw. False when the draw cannot be completed,
 * which is his defeat. [SS-BOSS-7]
 */
export const bossDraws = (
  run: Run,
  count: number,
  kind: 'cards-drawn' | 'vision-drawn' = 'cards-drawn',
  zone: 'hand' | 'vision' = 'hand',
): boolean => {
  for (let need = count; need > 0; ) {
    const { resources } = stockOf(run.state, 'boss')
    if (resources.length === 0) {
      if (reshuffle(run)) continue
      defeatBoss(run, 'boss-resources')
      return false
    }
    const cards = resources.slice(0, need).map(design => ({ design }))
    move(run, kind, { side: 'boss', zone: 'resources' }, { side: 'boss', zone }, cards)
    need -= cards.length
  }
  return true
}

const reshuffle = (run: Run): boolean => {
  const { boss } = run.state
  if (!boss || boss.reshuffles === 0 || boss.reserve.length === 0) return false
  tell(run, {
    kind: 'boss-reasoned',
    why: 'reserve-shuffled-in',
    rule: 'SS-BTURN-9',
    params: { cards: boss.reserve.length },
  })
  const order = run.chance.shuffle(
    'boss-reserve',
    boss.reserve.map(card => card.design),
  )
  tell(run, { kind: 'resources-shuffled', side: 'boss', order, reserve: true })
  return true
}

/** Every damage taken is changed by what protects that side, then capped. */
export const damageTo = (state: State, side: Side, asked: number): number => {
  let amount = asked
  let cap = Number.POSITIVE_INFINITY
  eachModifier(state, 'damage-mod', ({ modifier, context }) => {
    if (!isFor(state, context, side)) return
    amount += modifier.by ?? 0
    if (modifier.cap !== undefined) cap = Math.min(cap, modifier.cap)
  })
  return Math.max(0, Math.min(amount, cap))
}

/** [SS-KW-DMG-1] One instance of damage. */
export const damage = (run: Run, side: Side, asked: number): void => {
  if (asked <= 0) return
  const amount = damageTo(run.state, side, asked)
  tell(run, { kind: 'damage-dealt', side, amount, asked })
  if (amount === 0) return
  if (isSeat(side)) hurtPlayer(run, side, amount)
  else hurtBoss(run, amount)
  if (run.state.ending) return
  turnShades(run, side)
  fireOpponent(run, side, 'opponent-damaged')
}

const hurtPlayer = (run: Run, seat: Seat, amount: number): void => {
  const spot: Spot = { side: seat, zone: 'casualties' }
  // [SS-KW-HEAL-2] the Heal pile first, from its top
  const absorbed = stockOf(run.state, seat).heal.slice(0, amount)
  move(run, 'heal-pile-lost', { side: seat, zone: 'heal' }, spot, absorbed)
  const rest = amount - absorbed.length
  const { resources } = stockOf(run.state, seat)
  // [SS-RULING-2, SS-RULING-3] exactly what is left is survived, one more is not
  if (resources.length < rest) {
    lose(run, seat)
    return
  }
  const lost = resources.slice(0, rest).map(design => ({ design }))
  move(run, 'damage-taken', { side: seat, zone: 'resources' }, spot, lost)
}

/** [SS-BTURN-13, SS-RULING-47] The boss loses Life, no cards. */
const hurtBoss = (run: Run, amount: number): void => {
  const { boss } = run.state
  if (!boss) return
  tell(run, { kind: 'life-changed', from: boss.life, to: Math.max(0, boss.life - amount) })
  if (run.state.boss?.life === 0 && bossOf(boss.card)?.victory.includes('life-zero')) defeatBoss(run, 'boss-life')
}

/** [SS-SHADE-1, SS-SHADE-3] Damage unmasks the other side's Shades: a boss's on his track, all a player has deployed. */
const turnShades = (run: Run, hurt: Side): void => {
  for (const { id, design, shade, side, place } of run.state.creatures)
    if (shade && opposes(run.state, side, hurt) && (isSeat(side) || isOnTrack(place)))
      tell(run, { kind: 'shade-turned', creature: id, design })
}

/** [SS-KW-RECOVER-1] Never above the starting value. */
export const recover = (run: Run, amount: number): void => {
  const { boss } = run.state
  if (!boss || amount <= 0) return
  if (boss.life >= boss.fullLife) {
    fireBossCard(run, 'recover-at-full')
    return
  }
  tell(run, { kind: 'life-changed', from: boss.life, to: Math.min(boss.fullLife, boss.life + amount) })
}

/** [SS-MEN-2, SS-MEN-5] From 1 to 5+. */
export const changeMenace = (run: Run, by: number): void => {
  const { boss } = run.state
  if (!boss) return
  const to = Math.min(5, Math.max(1, boss.menace + by))
  if (to !== boss.menace) tell(run, { kind: 'menace-changed', from: boss.menace, to })
  else if (by > 0) tell(run, { kind: 'boss-reasoned', why: 'menace-is-highest', rule: 'SS-RULING-41' })
  else if (by < 0) tell(run, { kind: 'boss-reasoned', why: 'menace-is-lowest', rule: 'SS-MEN-5' })
}

/** A card becomes a Supporter of that side: ready, unless the other side has them arrive committed. */
export const gainSupporter = (
  run: Run,
  kind: MovedKind,
  from: Spot,
  side: Side,
  card: Partial<Card> & { readonly design: DesignId },
): void => {
  if (!isSeat(side)) {
    // [SS-SUB-6] discarded instead, and the Menace rises
    move(run, kind, from, { side, zone: 'casualties' }, [card])
    tell(run, { kind: 'boss-reasoned', why: 'menace-instead-of-supporters', rule: 'SS-SUB-6' })
    changeMenace(run, 1)
    fireOpponent(run, side, 'opponent-gains-supporter')
    return
  }
  let ready = true
  eachModifier(run.state, 'enters', ({ modifier, context }) => {
    if (supporterSides(run.state, context, modifier.what).includes(side)) ready = false
  })
  move(run, kind, from, { side, zone: 'supporters', ready }, [card])
  fireOpponent(run, side, 'opponent-gains-supporter')
}

/** [SS-KW-DISCARD-1] Because an effect says so. */
export const discard = (run: Run, side: Side, cards: readonly Card[], by: Side): void => {
  if (cards.length === 0) return
  for (const card of cards) move(run, 'card-discarded', { side, zone: 'hand' }, { side, zone: 'casualties' }, [card])
  fireOpponent(run, side, 'opponent-discarded', cards.length)
  if (by === 'boss' && isSeat(side)) fireBossCard(run, 'player-loses-hand-card', cards.length)
}

/** So many at random, fewer if there are fewer. */
export const randomCards = <T>(run: Run, purpose: string, cards: readonly T[], count: number): readonly T[] => {
  if (count >= cards.length) return cards
  const left = [...cards]
  const found: T[] = []
  for (let i = 0; i < count; i++) found.push(left.splice(run.chance.pick(purpose, left.length), 1)[0]!)
  return found
}

/** [SS-KW-DESTROY-1] Out of the game, onto the common Destroyed pile. */
export const destroyed = (run: Run, kind: MovedKind, from: Spot, cards: readonly Card[]): void => {
  move(run, kind, from, { side: from.side, zone: 'destroyed' }, cards)
  fireBossCard(run, 'card-destroyed', cards.length)
}
