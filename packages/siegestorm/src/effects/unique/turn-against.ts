/** Awakened Miner: the action of a player's top Casualty is turned against that player. [SS-MINER] */
import { actionOf, printedCost } from '../../designs.ts'
import { ask, move, type Run, tell, todo, todoEffect } from '../../run.ts'
import { foeOf, humanFor, isSeat, stockOf } from '../../scope.ts'
import type { Context, State, Task } from '../../state.ts'
import type { CardId, Side } from '../../vocabulary.ts'
import type { Effect, Part } from '../effect.ts'
import { amountOf } from '../values.ts'

export const doTurnAgainst = (run: Run, context: Context): void => {
  const { you } = context
  const rival = rivalOf(run.state, context)
  // [SS-RULING-62] in a player's hands it turns on that player, unless the table mirrors it
  const victim = isSeat(you) && !run.state.house.minerMirrored ? you : rival
  const attacker = victim === you ? rival : you
  const top = victim && stockOf(run.state, victim).casualties[0]
  // [SS-RULING-62] with an empty pile nothing happens
  if (!victim || !attacker || !top) return
  const against: Context = { you: attacker, front: context.front, design: top.design, as: 'action', foe: victim }
  const own: Context = { you: victim, front: context.front, design: top.design, as: 'action' }
  const turned = actionOf(run.state, top.design).flatMap(part => turn(run.state, part, own))
  const why = turned.length > 0 ? 'miner-turns-action' : 'miner-ignores-action'
  tell(run, {
    kind: 'boss-reasoned',
    why,
    rule: turned.length > 0 ? 'SS-MINER-1' : 'SS-MINER-6',
    params: { card: top.design },
  })
  for (const part of [...turned].reverse()) {
    if (part.do === 'vision')
      todo(run, { do: 'miner-vision', side: victim, count: amountOf(run.state, own, part.amount) })
    else todoEffect(run, [part], against)
  }
}

/** Who stands against whoever has the Miner: for a player the boss, where there is none the opponent. */
const rivalOf = (state: State, context: Context): Side | undefined =>
  isSeat(context.you) && state.boss ? 'boss' : foeOf(state, context)

/** What a part becomes; nothing for what is ignored. */
const turn = (state: State, part: Part, own: Context): Effect => {
  switch (part.do) {
    case 'price':
    case 'may':
      return part.does.flatMap(inner => turn(state, inner, own))
    case 'if':
      return [{ do: 'if', when: part.when, does: part.does.flatMap(inner => turn(state, inner, own)) }]
    case 'heal': {
      // [SS-MINER-2]
      const amount = amountOf(state, own, part.amount)
      return [{ do: 'dmg', to: 'opponent', amount }]
    }
    case 'draw':
      // [SS-MINER-3]
      return [{ do: 'discard', from: 'opponent', amount: amountOf(state, own, part.amount), chosen: 'victim' }]
    case 'vision':
      // [SS-MINER-4]
      return [part]
    case 'shoot':
      // [SS-MINER-5] with the Aim of who turns it
      return [part]
    case 'dmg':
      return part.to === 'you' ? [] : [part]
    case 'discard':
      return part.from === 'you' ? [] : [part]
    case 'sacrifice':
    case 'stall':
      return part.who === 'you' ? [] : [part]
    case 'kill':
    case 'destroy':
    case 'steal':
    case 'raise':
    case 'commit':
    case 'take':
    case 'storm-each':
      // [SS-MINER-1] as if the opponent had played it
      return [part]
    case 'return':
    case 'mod':
      return 'of' in part.what && part.what.of === 'enemy' ? [part] : hard(state, part)
    default:
      return hard(state, part)
  }
}

/** [SS-MINER-6, SS-MINER-7] Unclear ones are ignored, in hard mode turned to the worst. */
const hard = (state: State, part: Part): Effect => {
  if (state.house.miner !== 'hard') return []
  switch (part.do) {
    case 'recruit':
      return [{ do: 'kill', what: { of: 'supporter', side: 'opponent', take: 1 } }]
    case 'reset':
      return [{ do: 'commit', what: { of: 'supporter', side: 'opponent', take: 'all' }, hold: false }]
    case 'salvage':
      return [{ do: 'destroy', what: { of: 'casualties', side: 'opponent', take: { top: 2 } } }]
    case 'tuck':
      return [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'victim' }]
    case 'deploy':
    case 'place':
    case 'return':
      return [{ do: 'sacrifice', who: 'opponent', amount: 1 }]
    case 'mod':
      return [{ do: 'mod', what: { of: 'enemy', take: 'all' }, att: -1, until: 'your-next-turn' }]
    case 'advance':
      return [part]
    case 'extra-turn':
      return [part]
    default:
      return []
  }
}

/** [SS-MINER-4] Shown to all, the dearest discarded, the rest under the Resources. */
const seeTop = (run: Run, side: Side, count: number): void => {
  const cards = stockOf(run.state, side)
    .resources.slice(0, count)
    .map(design => ({ design }))
  const seen = move(run, 'miner-seen', { side, zone: 'resources' }, { side, zone: 'vision' }, cards)
  for (const { as = '', design } of seen) tell(run, { kind: 'card-revealed', side, card: { id: as, design } })
}

export const doMinerVision = (run: Run, task: Extract<Task, { do: 'miner-vision' }>): void => {
  const { side, count } = task
  if (!task.answer) seeTop(run, side, count)
  const { vision } = stockOf(run.state, side)
  const most = Math.max(...vision.map(card => printedCost(run.state, card.design)))
  const dearest = vision.filter(card => printedCost(run.state, card.design) === most).map(card => card.id)
  if (dearest.length > 1 && !task.answer) {
    const seat = humanFor(run.state, side)
    ask(run, task, { kind: 'choose', seat, prompt: 'discard', options: dearest, min: 1, max: 1, chosen: [] })
    return
  }
  const id: CardId | undefined = task.answer?.[0] ?? dearest[0]
  const from = { side, zone: 'vision' } as const
  const lost = vision.filter(card => card.id === id)
  move(run, 'card-discarded', from, { side, zone: 'casualties' }, lost)
  const rest = stockOf(run.state, side).vision
  move(run, 'vision-put-back', from, { side, zone: 'resources', end: 'bottom' }, rest)
}
