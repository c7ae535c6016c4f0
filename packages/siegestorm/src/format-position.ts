/** A whole position as JSON text, with handles and the work in progress. */
import type { Boss, Card, Creature, State, Stock, Supporter } from './state.ts'
import type { Side } from './vocabulary.ts'

const writeCard = ({ id, design }: Card) => ({ card: design, id })

const writeSupporter = ({ id, design, ready, held }: Supporter) => ({
  card: design,
  id,
  ready,
  ...(held ? { held } : {}),
})

const writeCreature = ({ id, design, side, front, place, deployed, gang, spirit, shade }: Creature) => ({
  card: design,
  id,
  side,
  front,
  place,
  ...(deployed !== undefined ? { deployed } : {}),
  ...(gang ? { gang } : {}),
  ...(spirit ? { spirit } : {}),
  ...(shade ? { faceDown: true } : {}),
})

const writeStock = (stock: Stock) => ({
  hand: stock.hand.map(writeCard),
  resources: stock.resources,
  casualties: stock.casualties.map(writeCard),
  heal: stock.heal.map(writeCard),
  supporters: stock.supporters.map(writeSupporter),
  vision: stock.vision.map(writeCard),
})

const writeBoss = (boss: Boss, stock: Stock | undefined) => ({
  ...(stock ? writeStock(stock) : {}),
  life: boss.life,
  fullLife: boss.fullLife,
  menace: boss.menace,
  reserve: boss.reserve.map(writeCard),
  reshuffles: boss.reshuffles,
  ...(boss.lowered ? { lowered: boss.lowered } : {}),
})

export const formatPosition = (state: State): string => {
  const sides: { [side in Side]?: unknown } = {}
  for (const seat of state.seats) {
    const stock = state.stocks[seat]
    if (stock) sides[seat] = writeStock(stock)
  }
  if (state.boss) sides.boss = writeBoss(state.boss, state.stocks.boss)
  const { nextId, cards, seats, fronts, turn, progress, standing, stalled, chain, lasting, agenda, decisions, ending } =
    state
  return JSON.stringify({
    ...sides,
    destroyed: state.destroyed.map(writeCard),
    field: state.creatures.map(writeCreature),
    ...(Object.keys(state.designs).length > 0 ? { designs: state.designs } : {}),
    engine: {
      nextId,
      cards,
      seats,
      fronts,
      turn,
      progress,
      standing,
      stalled,
      chain,
      lasting,
      agenda,
      decisions,
      ...(ending ? { ending } : {}),
    },
  })
}
