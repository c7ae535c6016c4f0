/** Who cannot draw is out. [SS-LOSE, SS-BOSS-7, SS-BOSS-8, SS-BOSS-9, SS-LMS-6] */

import { fieldSpot, move, type Run, tell } from '../run.ts'
import { across, seatsFrom, stockOf } from '../scope.ts'
import type { Ending, Front, State, Task } from '../state.ts'
import type { FrontId, Seat } from '../vocabulary.ts'

export const endGame = (run: Run, ending: Ending): void => {
  tell(run, { kind: 'game-ended', ending })
  run.agenda = []
  run.decisions = []
}

/** [SS-LOSE-1, SS-LOSE-2] A draw or damage that the Resources cannot meet. */
export const lose = (run: Run, seat: Seat): void => {
  const { mode } = run.state.house
  if (mode === 'duel') {
    // [SS-LOSE-3] at this moment
    const winners = run.state.seats.filter(one => one !== seat)
    endGame(run, { winners, reason: 'resources-exhausted', rule: 'SS-LOSE-1' })
    return
  }
  if (mode === 'solo') {
    endGame(run, { winners: [], reason: 'boss-wins', rule: 'SS-BOSS-9' })
    return
  }
  eliminate(run, seat)
  const { seats } = run.state
  if (mode === 'coop' && seats.length === 0) endGame(run, { winners: [], reason: 'boss-wins', rule: 'SS-RULING-57' })
  if (mode === 'last-man-standing' && seats.length === 1)
    endGame(run, { winners: seats, reason: 'last-standing', rule: 'SS-LMS-7' })
}

/** The boss is beaten. [SS-COOP-11] One survivor is enough. */
export const defeatBoss = (run: Run, reason: 'boss-life' | 'boss-resources'): void =>
  endGame(run, { winners: run.state.seats, reason, rule: reason === 'boss-life' ? 'SS-BOSS-8' : 'SS-BOSS-7' })

/** [SS-LMS-6, SS-RULING-61, SS-RULING-57] The player's cards leave; what faced that player is lost by its owners. */
const eliminate = (run: Run, seat: Seat): void => {
  const { state } = run
  const coop = state.house.mode === 'coop'
  const gone = state.fronts.filter(front => front.sides.includes(seat)).map(front => front.id)
  for (const creature of state.creatures)
    if (gone.includes(creature.front) && creature.side !== seat)
      move(run, 'creature-cleared', fieldSpot(creature), { side: creature.side, zone: 'casualties' }, [creature])
  const onChain = run.state.chain.links.filter(link => link.context.you === seat && link.card).length
  dropLinks(run, seat)
  const after = run.state
  const isNext = after.turn.active.includes(seat) || after.turn.next === seat
  const next = isNext && !coop ? { next: seatsFrom(after, seat)[1]! } : {}
  const cards = cardsOf(after, seat) + onChain
  tell(run, { kind: 'seat-eliminated', seat, cards, fronts: frontsWithout(run, seat), ...next })
  run.agenda = run.agenda.filter(task => !isWorkOf(task, seat))
}

/** [SS-RULING-79] Links of a player who is out leave the chain; their cards leave the game. */
const dropLinks = (run: Run, seat: Seat): void => {
  const links = run.state.chain.links.filter(link => link.context.you === seat).map(link => link.id)
  if (links.length > 0) tell(run, { kind: 'links-dropped', links })
}

const cardsOf = (state: State, seat: Seat): number => {
  const { hand, resources, casualties, heal, supporters, vision } = stockOf(state, seat)
  const piles = [hand, resources, casualties, heal, supporters, vision]
  const inPlay = state.creatures.filter(one => one.side === seat).length
  return piles.reduce((sum, pile) => sum + pile.length, 0) + inPlay
}

/**
 * [SS-RULING-61] One of the two emptied zones goes, the other joins the neighbors. It gets a new name, so that an
 * effect still under way against the player who is out does not turn on the next one. [SS-RULING-79]
 */
const frontsWithout = (run: Run, seat: Seat): readonly Front[] => {
  const { state } = run
  if (state.house.mode === 'coop') return state.fronts.filter(front => !front.sides.includes(seat))
  const touching = state.fronts.filter(front => front.sides.includes(seat))
  const neighbors = touching.map(front => across(state, front.id, seat)).filter(side => side !== undefined)
  const [left, right] = neighbors
  const kept: Front[] = []
  for (const front of state.fronts) {
    if (!front.sides.includes(seat)) kept.push(front)
    else if (front.id === touching[0]!.id && left && right && left !== right)
      kept.push({ id: newFront(run), sides: [left, right] })
  }
  return kept
}

const newFront = (run: Run): FrontId => {
  const id = `f${run.nextId++}`
  return run.state.fronts.some(front => front.id === id) ? newFront(run) : id
}

const isWorkOf = (task: Task, seat: Seat): boolean => {
  if ('seat' in task) return task.seat === seat
  if ('context' in task) return task.context.you === seat
  if (task.do === 'draft') return task.draft.context.you === seat
  if (task.do === 'advance' || task.do === 'miner-vision') return task.side === seat
  return false
}
