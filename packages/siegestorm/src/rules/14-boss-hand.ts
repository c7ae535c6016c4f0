/** How the boss plays his hand: Deploy, Leader, Special Actions, Actions, the dearest first. [SS-BHAND] */

import type { Command } from '../cards/card-def.ts'
import { actionOf, costInPlay, designOf, hasSpecial, isCreatureCard, isShade, specialsOf } from '../designs.ts'
import { answered, tieBroken } from '../effects/picking.ts'
import { fireSelf } from '../effects/triggers.ts'
import { deployCard } from '../effects/verbs-creatures.ts'
import type { Reason } from '../event.ts'
import { move, type Run, tell, todo } from '../run.ts'
import { atPlace, BOSS_TRACK, creatureOf, defenderOf, isOnTrack, onNoMansLand, stockOf } from '../scope.ts'
import type { BossStage, Card, Context, Creature, State, Task } from '../state.ts'
import type { CardId, FrontId, Place, Space } from '../vocabulary.ts'
import { handCost, isAffordable, menaceCounted } from './14-boss-turn.ts'

/** [SS-RULING-55] A stolen player card is a Deploy card if it has ATT and DEF, else an Action card. */
export const commandOf = (state: State, card: Card): Command => {
  const def = designOf(state, card.design)
  if (def.kind === 'boss') return def.command
  return isCreatureCard(def) ? 'deploy' : 'action'
}

const contextFor = (design: string): Context => ({ you: 'boss', front: BOSS_TRACK, design, as: 'action' })

/** One thing he could do in a step: a hand card, or for Swap a card on the track. */
interface Candidate {
  readonly id: CardId
  readonly cost: number
}

export const doBossPick = (run: Run, task: Extract<Task, { do: 'boss-pick' }>): void => {
  const { stage } = task
  const candidates = candidatesIn(run.state, stage)
  if (candidates.length === 0) {
    explainRest(run, stage)
    return
  }
  // [SS-BHAND-3] the highest cost first, among equals the human chooses
  const most = Math.max(...candidates.map(one => one.cost))
  const dearest = unlike(
    run.state,
    candidates.filter(one => one.cost === most).map(one => one.id),
  )
  const chosen = tieBroken(run, task, contextFor(''), dearest, 1, 'SS-BHAND-3', { cost: most })
  const id = chosen?.[0]
  if (id === undefined) return
  todo(run, { do: 'boss-pick', stage })
  carryOut(run, stage, id, most)
}

const handOf = (state: State): readonly Card[] => stockOf(state, 'boss').hand

/** Of hand cards that are the same one stands for all: there is nothing to choose. Shades are not to be told apart. */
const unlike = (state: State, ids: readonly CardId[]): readonly CardId[] => {
  const hand = handOf(state)
  const met = new Set<string>()
  return ids.filter(id => {
    const card = hand.find(one => one.id === id)
    if (!card || isShade(designOf(state, card.design))) return true
    if (met.has(card.design)) return false
    met.add(card.design)
    return true
  })
}

const candidatesIn = (state: State, stage: BossStage): readonly Candidate[] => {
  const affordable = handOf(state).filter(card => isAffordable(state, card))
  const named = (cards: readonly Card[]): readonly Candidate[] =>
    cards.map(card => ({ id: card.id, cost: handCost(state, card) }))
  switch (stage) {
    case 'deploy':
      // [SS-BHAND-4] only one fits
      if (defenderOf(state, 'boss', BOSS_TRACK)) return []
      return named(affordable.filter(card => commandOf(state, card) === 'deploy'))
    case 'leader':
      return named(affordable.filter(card => commandOf(state, card) === 'leader' && canLead(state, card)))
    case 'special':
      return [...named(affordable.filter(card => hasSpecialUse(state, card))), ...swaps(state)]
    case 'action':
      return named(affordable.filter(card => commandOf(state, card) === 'action'))
    default:
      return []
  }
}

/** [SS-GOB-2] Gang with the Deployment Zone taken; Ghost while the track has room. */
const hasSpecialUse = (state: State, card: Card): boolean =>
  ghostPlace(state, card) !== undefined ||
  (specialsOf(state, card.design, 'boss').includes('gang') && defenderOf(state, 'boss', BOSS_TRACK) !== undefined)

/** [SS-FAIRY-2, SS-RULING-53] The Swap card deployed this turn, if anything in hand can take its place. */
const swaps = (state: State): readonly Candidate[] => {
  if (deployables(state).length === 0) return []
  return state.creatures
    .filter(
      one =>
        one.side === 'boss' &&
        one.place === 'deployment' &&
        one.deployed === state.turn.number &&
        hasSpecial(state, one, 'swap'),
    )
    .map(one => ({ id: one.id, cost: costInPlay(state, one) }))
}

/** [SS-FAIRY-3, SS-FAIRY-4] No Leaders, no Actions; the cost does not matter. */
const deployables = (state: State): readonly Card[] => handOf(state).filter(card => commandOf(state, card) === 'deploy')

/** [SS-SHADE-2] Where a Shade with Ghost appears: from the top down. */
const ghostPlace = (state: State, card: Card): Place | undefined =>
  isShade(designOf(state, card.design)) && specialsOf(state, card.design, 'boss').includes('ghost')
    ? (['top', 'middle', 'deployment'] as const).find(place => !atPlace(state, 'boss', BOSS_TRACK, place))
    : undefined

const carryOut = (run: Run, stage: BossStage, id: CardId, cost: number): void => {
  const card = handOf(run.state).find(one => one.id === id)
  if (stage === 'deploy' && card) deploy(run, card, cost)
  else if (stage === 'leader' && card) todo(run, { do: 'boss-lead', card: id })
  else if (stage === 'action' && card) act(run, card, cost)
  else if (stage === 'special' && card) special(run, card, cost)
  else todo(run, { do: 'boss-swap', creature: id })
}

const reason = (run: Run, why: Reason, rule: string, card: Card, cost: number): void => {
  const hidden = isShade(designOf(run.state, card.design))
  const menace = run.state.boss ? menaceCounted(run.state.boss) : 0
  tell(run, { kind: 'boss-reasoned', why, rule, params: { card: hidden ? 'shade' : card.design, cost, menace } })
}

const deploy = (run: Run, card: Card, cost: number): void => {
  reason(run, 'deploys-dearest', 'SS-BHAND-3', card, cost)
  spiritAfter(run, card)
  deployCard(run, { side: 'boss', zone: 'hand' }, card, 'boss', BOSS_TRACK)
}

/** [SS-SHAM-1, SS-RULING-51] In addition, right after the Deploy or Action. */
const spiritAfter = (run: Run, card: Card): void => {
  if (specialsOf(run.state, card.design, 'boss').includes('spirit')) todo(run, { do: 'boss-spirit' })
}

/** [SS-BHAND-9] Played as an action: a link, which a Negate may answer. [SS-BTURN-12] */
const act = (run: Run, card: Card, cost: number): void => {
  reason(run, 'acts-dearest', 'SS-BHAND-3', card, cost)
  spiritAfter(run, card)
  const context = contextFor(card.design)
  const rest = actionOf(run.state, card.design)
  todo(run, { do: 'draft', draft: { use: 'action', context, card, stage: 'price', rest, pieces: [] } })
}

const special = (run: Run, card: Card, cost: number): void => {
  const place = ghostPlace(run.state, card)
  const from = { side: 'boss', zone: 'hand' } as const
  if (place) {
    reason(run, 'uses-ghost', 'SS-SHADE-2', card, cost)
    // [SS-RULING-74] no deploy
    move(run, 'ghost-placed', from, { side: 'boss', zone: 'field', front: BOSS_TRACK, place, shade: true }, [card])
    return
  }
  // [SS-BHAND-11, SS-RULING-52] a token on every Ally on the track; the card is discarded
  reason(run, 'uses-gang', 'SS-BHAND-11', card, cost)
  for (const one of run.state.creatures)
    if (one.side === 'boss' && isOnTrack(one.place)) tell(run, { kind: 'gang-given', creature: one.id, count: 1 })
  move(run, 'creature-ganged', from, { side: 'boss', zone: 'casualties' }, [card])
}

/** Every space a Leader could go to: his Frontline and No Man's Land, in Co-op of either zone. */
const leaderSpaces = (state: State): readonly { readonly key: string; readonly occupant: Creature | undefined }[] =>
  state.fronts.flatMap(({ id }) => [
    { key: `${id}/frontline`, occupant: atPlace(state, 'boss', id, 'frontline') },
    { key: `${id}/nml`, occupant: onNoMansLand(state, id) },
  ])

/** [SS-RULING-45] Empty spaces first; else the cheapest occupant, if strictly cheaper. [SS-BHAND-6, SS-BHAND-7] */
const spacesFor = (state: State, card: Card): readonly string[] => {
  const spaces = leaderSpaces(state)
  const empty = spaces.filter(space => !space.occupant).map(space => space.key)
  if (empty.length > 0) return empty
  const cost = handCost(state, card)
  const cheaper = spaces.filter(space => space.occupant && costInPlay(state, space.occupant) < cost)
  const least = Math.min(...cheaper.map(space => costInPlay(state, space.occupant!)))
  return cheaper.filter(space => costInPlay(state, space.occupant!) === least).map(space => space.key)
}

const canLead = (state: State, card: Card): boolean => spacesFor(state, card).length > 0

/** [SS-BHAND-5, SS-BHAND-8] A Command Action: no order, nothing forbids it. */
export const doBossLead = (run: Run, task: Extract<Task, { do: 'boss-lead' }>): void => {
  const card = handOf(run.state).find(one => one.id === task.card)
  if (!card) return
  const options = spacesFor(run.state, card)
  const spaces = leaderSpaces(run.state)
  const replaces = spaces.some(space => space.key === options[0] && space.occupant)
  if (options.length > 1 && !task.answer)
    tell(run, {
      kind: 'boss-reasoned',
      why: 'tie-was-yours',
      rule: replaces ? 'SS-BHAND-6' : 'SS-RULING-45',
    })
  const chosen = answered(run, task, contextFor(card.design), {
    chooser: 'boss',
    prompt: replaces ? 'leader-replaces' : 'leader-space',
    options,
    min: 1,
    max: 1,
  })
  const key = chosen?.[0]
  if (key === undefined) return
  const occupant = spaces.find(space => space.key === key)?.occupant
  if (occupant) {
    reason(run, 'leader-replaces-cheaper', 'SS-BHAND-6', card, handCost(run.state, card))
    todo(
      run,
      { do: 'leave', creatures: [occupant.id], cause: 'replaced' },
      { do: 'boss-lead', card: card.id, answer: [key], replaces: true },
    )
    return
  }
  if (!task.replaces) reason(run, 'leader-empty-space', 'SS-BHAND-5', card, handCost(run.state, card))
  const [front, place] = key.split('/') as [FrontId, Space]
  move(run, 'leader-placed', { side: 'boss', zone: 'hand' }, { side: 'boss', zone: 'field', front, place }, [card])
}

/** [SS-FAIRY-2, SS-FAIRY-5, SS-RULING-53] */
export const doBossSwap = (run: Run, task: Extract<Task, { do: 'boss-swap' }>): void => {
  const outgoing = creatureOf(run.state, task.creature)
  const cards = deployables(run.state)
  const most = Math.max(...cards.map(card => handCost(run.state, card)))
  const dearest = cards.filter(card => handCost(run.state, card) === most)
  const ids = unlike(
    run.state,
    dearest.map(card => card.id),
  )
  const chosen = tieBroken(run, task, contextFor(outgoing?.design ?? ''), ids, 1, 'SS-FAIRY-5', { cost: most })
  const card = cards.find(one => one.id === chosen?.[0])
  if (!card) return
  if (outgoing) {
    reason(run, 'uses-swap', 'SS-FAIRY-2', card, most)
    todo(
      run,
      { do: 'leave', creatures: [outgoing.id], cause: 'swap' },
      { do: 'boss-swap', creature: outgoing.id, answer: [card.id] },
    )
    return
  }
  // [SS-RULING-75] it counts as deployed, so its Spirit is carried out
  spiritAfter(run, card)
  deployCard(run, { side: 'boss', zone: 'hand' }, card, 'boss', BOSS_TRACK, 'swapped')
}

/** [SS-BHAND-12] A token on every Totem, the dearest first; each acts at once. */
export const doBossSpirit = (run: Run): void => {
  const totems = run.state.creatures
    .filter(one => one.side === 'boss' && hasSpecial(run.state, one, 'totem'))
    .sort((a, b) => costInPlay(run.state, b) - costInPlay(run.state, a))
  tell(run, { kind: 'boss-reasoned', why: 'uses-spirit', rule: 'SS-BHAND-12', params: { totems: totems.length } })
  todo(run, ...totems.map(one => ({ do: 'boss-spirited' as const, creature: one.id })))
}

/** [SS-BHAND-13, SS-SHAM-2] */
export const doBossSpirited = (run: Run, { creature: id }: Extract<Task, { do: 'boss-spirited' }>): void => {
  if (!creatureOf(run.state, id)) return
  tell(run, { kind: 'spirit-given', creature: id })
  const creature = creatureOf(run.state, id)
  if (creature) fireSelf(run, creature, 'self-spirit')
}

/** Why what is left stays in his hand. A Deploy card may still be of use among the Special Actions: it is told of after them. */
const explainRest = (run: Run, stage: BossStage): void => {
  const { state } = run
  const settled = stage === 'special' ? 'deploy' : stage === 'deploy' ? undefined : stage
  for (const card of handOf(state)) {
    if (commandOf(state, card) !== settled) continue
    const cost = handCost(state, card)
    if (!isAffordable(state, card)) reason(run, 'too-expensive', 'SS-MEN-1', card, cost)
    else if (settled === 'leader') reason(run, 'leader-waits', 'SS-BHAND-7', card, cost)
    else if (defenderOf(state, 'boss', BOSS_TRACK)) reason(run, 'deployment-zone-full', 'SS-BHAND-4', card, cost)
    else reason(run, 'deploy-step-over', 'SS-RULING-43', card, cost)
  }
}
