/** The table as one viewer sees it, built up from nothing. */
import type { Viewer } from '@siegeworks/kernel'
import { printedCost } from './designs.ts'
import { hasImmunity } from './effects/targets.ts'
import { attOf, defOf } from './effects/values.ts'
import { menaceCounted } from './rules/14-boss-turn.ts'
import type { Boss, Creature, Decision, State, Stock } from './state.ts'
import type { BossView, CreatureView, DecisionView, StockView, View } from './view.ts'
import { showsCreature, showsFace } from './visible.ts'
import type { Seat, Side } from './vocabulary.ts'

export const viewFor = (state: State, viewer: Viewer<Seat>): View => {
  const stocks: { [side in Side]?: StockView } = {}
  for (const side of [...state.seats, 'boss'] as const) {
    const stock = state.stocks[side]
    if (stock) stocks[side] = viewStock(state, side, stock, viewer)
  }
  const own = viewer === 'spectator' ? undefined : state.standing[viewer]
  return {
    viewer,
    house: state.house,
    seats: state.seats,
    fronts: state.fronts,
    stocks,
    creatures: state.creatures.map(creature => viewCreature(state, creature, viewer)),
    destroyed: state.destroyed,
    ...(state.boss ? { boss: viewBoss(state, state.boss, viewer) } : {}),
    turn: state.turn,
    progress: state.progress,
    chain: state.chain.links,
    resolving: state.chain.resolving ?? false,
    lasting: state.lasting.map(({ id, context, until, targets }) => ({
      id,
      design: context.design,
      you: context.you,
      until,
      ...(targets ? { targets } : {}),
    })),
    stalled: state.stalled,
    decisions: state.decisions.map(decision => viewDecision(decision, viewer)),
    ...(own ? { standing: own } : {}),
    ...(state.ending ? { ending: state.ending } : {}),
  }
}

/** Whether this viewer is choosing from that hand just now, and so sees it. */
export const looksInto = (state: State, viewer: Viewer<Seat>, side: Side): boolean =>
  state.decisions.some(
    one =>
      one.seat === viewer &&
      one.kind === 'choose' &&
      one.prompt === 'discard-theirs' &&
      state.stocks[side]?.hand.some(card => one.options.includes(card.id)),
  )

const viewStock = (state: State, side: Side, stock: Stock, viewer: Viewer<Seat>): StockView => {
  const open = side === viewer || side === 'boss' || looksInto(state, viewer, side)
  const hand = stock.hand.map(({ id, design }) =>
    showsFace(state.designs, side, 'hand', design, viewer) || looksInto(state, viewer, side)
      ? { id, design, cost: printedCost(state, design) }
      : { id },
  )
  return {
    handCount: stock.hand.length,
    ...(open ? { hand } : {}),
    resourceCount: stock.resources.length,
    casualties: stock.casualties,
    heal: stock.heal,
    supporters: stock.supporters.map(({ id, design, ready, held }) => ({
      id,
      ...(side === viewer ? { design } : {}),
      ready,
      held: held ?? false,
    })),
    vision: side === viewer ? stock.vision : [],
    visionCount: stock.vision.length,
  }
}

const viewCreature = (state: State, creature: Creature, viewer: Viewer<Seat>): CreatureView => ({
  id: creature.id,
  ...(showsCreature(creature, viewer) ? { design: creature.design } : {}),
  side: creature.side,
  front: creature.front,
  place: creature.place,
  att: attOf(state, creature),
  def: defOf(state, creature),
  gang: creature.gang ?? 0,
  spirit: creature.spirit ?? 0,
  faceDown: creature.shade ?? false,
  untargetable: hasImmunity(state, creature),
})

const viewBoss = (state: State, boss: Boss, viewer: Viewer<Seat>): BossView => ({
  card: boss.card,
  life: boss.life,
  fullLife: boss.fullLife,
  menace: boss.menace,
  counts: menaceCounted(boss),
  reserve: boss.reserve.map(({ id, design }) =>
    showsFace(state.designs, 'boss', 'reserve', design, viewer) ? { id, design } : { id },
  ),
  reshuffles: boss.reshuffles,
})

const viewDecision = (decision: Decision, viewer: Viewer<Seat>): DecisionView =>
  decision.seat === viewer ? decision : { kind: decision.kind, seat: decision.seat, hidden: true }
