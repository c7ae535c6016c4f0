/** The bookkeeping: one case per event. Cannot refuse, cannot roll, cannot look anything up. */
import { unreachable } from '@siegeworks/kernel'
import { drop } from './drop.ts'
import type { Event, EventOf, Stand } from './event.ts'
import { evolveClock, isClockEvent } from './evolve-clock.ts'
import type { Acts, Animal, Character, Engine, State } from './state.ts'
import { type HexId, hexOfPlace, type PieceId, storeyOfPlace } from './vocabulary.ts'

export const evolve = (state: State, event: Event): State => {
  if (isClockEvent(event)) return evolveClock(state, event)
  switch (event.kind) {
    case 'set-up':
      return event.state
    case 'deployed':
      return withCharacter(state, event.piece, c => stand(c, event, c.arrived))
    case 'engine-deployed':
      return withEngine(state, event.engine, e =>
        event.facing === undefined
          ? { ...e, where: 'map', hexes: event.hexes }
          : { ...e, where: 'map', hexes: event.hexes, facing: event.facing },
      )
    case 'marker-laid':
      return {
        ...state,
        [event.marker]: { ...state[event.marker], [event.hex]: true },
        supply: { ...state.supply, [event.marker]: state.supply[event.marker] - 1 },
      }
    case 'marker-lifted':
      return {
        ...state,
        [event.marker]: without(state[event.marker], event.hex),
        supply: { ...state.supply, [event.marker]: state.supply[event.marker] + 1 },
      }
    case 'due':
      return { ...state, agenda: [...event.tasks, ...state.agenda] }
    case 'task-done':
      return { ...state, agenda: state.agenda.slice(1) }
    case 'rolled':
    case 'ladder-pushed':
    case 'shot':
    case 'fire-arrow':
    case 'friend-at-risk':
    case 'fire-spread-rolled':
    case 'fire-fought':
    case 'oil-poured':
    case 'wall-battered':
    case 'stood-fast':
      return event.kind === 'ladder-pushed'
        ? { ...state, pushedLadders: [...state.pushedLadders, event.ladder] }
        : state
    case 'selected':
      return { ...state, active: event.piece }
    case 'deselected':
      return deselected(state)
    case 'moved':
      return moved(state, event)
    case 'animal-moved':
      return withAnimal(state, event.animal, a => animalAt(a, event.hex, event.rear))
    case 'left-map':
      return leftMap(state, event)
    case 'acted': {
      const acted = withActs(state, event.piece, event.acts)
      return event.acts.shotFirst || event.acts.shotSecond ? offWinch(acted, event.piece) : acted
    }
    case 'slept':
      return event.pieces.reduce((s, id) => withCharacter(s, id, c => ({ ...c, wakes: event.wakes })), state)
    case 'woken':
      return event.pieces.reduce((s, id) => withCharacter(s, id, c => drop(c, 'wakes')), state)
    case 'hurt':
      return hurt(state, event)
    case 'recovered':
    case 'healed':
      return withCharacter(state, event.piece, c => ({ ...drop(drop(c, 'stunnedAt'), 'heals'), condition: 'healthy' }))
    case 'heal-rolled':
      return withCharacter(state, event.piece, c => ({ ...c, heals: event.heals }))
    case 'fell-back':
    case 'advanced':
      return relocated(state, event.piece, event)
    case 'landed':
      return landed(state, event)
    case 'panicked':
      return withCharacter(state, event.piece, c => ({ ...c, morale: event.morale }))
    case 'rallied':
      return withCharacter(state, event.piece, c => drop(c, 'morale'))
    case 'unhorsed':
      return unhorsed(state, event)
    case 'mounted':
      return mounted(state, event)
    case 'dismounted':
      return relocated(unseated(state, event.piece, event.animal), event.piece, event)
    case 'animal-killed':
      return released(
        withAnimal(state, event.animal, a => ({ ...a, dead: true })),
        event.animal,
      )
    case 'bridle-taken':
      return taken(
        withCharacter(released(state, event.animal), event.piece, c => ({ ...c, leads: event.animal })),
        event,
      )
    case 'bridle-dropped':
      return withCharacter(state, event.piece, c => drop(c, 'leads'))
    case 'animal-set':
      return { ...state, animals: { ...state.animals, [event.animal.id]: event.animal } }
    case 'engine-set':
      return engineSet(state, event.engine)
    case 'winch-manned':
      return { ...state, winch: event.piece }
    case 'winch-left':
      return drop(state, 'winch')
    case 'bridge-moved':
      return { ...drop(state, 'winch'), bridge: event.bridge }
    case 'fight-set':
      return { ...state, fight: { attackers: event.attackers, defenders: event.defenders } }
    case 'fight-off':
      return drop(state, 'fight')
    case 'fought':
      return fought(state, event)
    case 'fire-lit':
      return {
        ...state,
        fires: { ...state.fires, [event.hex]: { seat: event.seat, cause: event.cause, lit: state.clock, count: 0 } },
      }
    case 'fire-set':
      return { ...state, fires: { ...state.fires, [event.hex]: event.fire } }
    case 'fire-out':
      return { ...state, fires: without(state.fires, event.hex) }
    case 'tent-burnt':
      return { ...state, burnt: { ...state.burnt, [event.hex]: true } }
    case 'wall-damaged':
      return { ...state, stages: { ...state.stages, [event.hex]: event.stage } }
    case 'wall-fell':
      return { ...state, rubble: { ...state.rubble, [event.hex]: true } }
    default:
      return unreachable(event)
  }
}

const without = <T>(record: { readonly [key: string]: T }, key: string): { readonly [key: string]: T } => {
  const { [key]: _gone, ...rest } = record
  return rest
}

export const withCharacter = (state: State, id: PieceId, change: (c: Character) => Character): State => {
  const character = state.characters[id]
  return character ? { ...state, characters: { ...state.characters, [id]: change(character) } } : state
}

const withAnimal = (state: State, id: PieceId, change: (a: Animal) => Animal): State => {
  const animal = state.animals[id]
  return animal ? { ...state, animals: { ...state.animals, [id]: change(animal) } } : state
}

export const withEngine = (state: State, id: PieceId, change: (e: Engine) => Engine): State => {
  const engine = state.engines[id]
  return engine ? { ...state, engines: { ...state.engines, [id]: change(engine) } } : state
}

export const withActs = (state: State, id: PieceId, acts: Acts): State => ({
  ...state,
  acts: { ...state.acts, [id]: { ...state.acts[id], ...acts } },
})

const stand = (c: Character, at: Stand, arrived: number): Character => {
  const there: Character = { ...c, hex: hexOfPlace(at.to), storey: storeyOfPlace(at.to), where: 'map', arrived }
  return at.rear === undefined ? drop(there, 'rear') : { ...there, rear: at.rear }
}

/** A change of place, willing or not: the clock remembers when, and a ladder's foot is left. */
const relocated = (state: State, id: PieceId, at: Stand): State => {
  const next = withCharacter(state, id, c => drop(stand(c, at, state.clock), 'fell'))
  return offWinch(offFoot(next, id), id)
}

/** [SG-1.94-6] Whoever falls may come to lie on somebody. */
const landed = (state: State, event: EventOf<'landed'>): State => {
  const next = relocated(state, event.piece, { to: event.to })
  return event.onto === undefined ? next : withCharacter(next, event.piece, c => ({ ...c, fell: true }))
}

const offFoot = (state: State, id: PieceId): State => {
  for (const engine in state.engines)
    if (state.engines[engine]!.foot === id) return withEngine(state, engine, e => drop(e, 'foot'))
  return state
}

const offWinch = (state: State, id: PieceId): State => (state.winch === id ? drop(state, 'winch') : state)

const moved = (state: State, event: EventOf<'moved'>): State => {
  const spent = (state.acts[event.piece]?.spent ?? 0) + event.cost
  const next = withActs(relocated(state, event.piece, event), event.piece, { spent, moved: true })
  const entered = state.characters[event.piece]?.hex === undefined ? event.path[0] : undefined
  return entered === undefined ? next : withCharacter(next, event.piece, c => ({ ...c, entered }))
}

const animalAt = (animal: Animal, hex: HexId, rear: HexId | undefined): Animal =>
  rear === undefined ? { ...drop(animal, 'rear'), where: 'map', hex } : { ...animal, where: 'map', hex, rear }

const leftMap = (state: State, event: EventOf<'left-map'>): State => {
  const horse = state.characters[event.piece]?.horse
  const gone = withCharacter(state, event.piece, c => ({
    ...drop(drop(drop(c, 'hex'), 'rear'), 'leads'),
    storey: 0,
    where: event.where,
  }))
  const next = horse ? withAnimal(gone, horse, a => ({ ...a, where: event.where })) : gone
  const rest = state.active === event.piece ? deselected(next) : next
  return offWinch(offFoot(lettingFall(rest, event.piece), event.piece), event.piece)
}

const deselected = (state: State): State => drop(state, 'active')

/** Whoever is struck down lets go of everything [SG-RUL-015]; a wounded man keeps what he carries. */
const hurt = (state: State, event: EventOf<'hurt'>): State => {
  const next = withCharacter(state, event.piece, c => {
    const changed = { ...drop(c, 'stunnedAt'), condition: event.condition }
    return event.condition === 'stunned' ? { ...changed, stunnedAt: state.clock } : changed
  })
  if (event.condition === 'wounded') return next
  const freed = withCharacter(next, event.piece, c => {
    const loose = drop(c, 'leads')
    return event.condition === 'dead' ? drop(loose, 'morale') : loose
  })
  const active = freed.active === event.piece ? deselected(freed) : freed
  return offWinch(offFoot(lettingFall(active, event.piece), event.piece), event.piece)
}

const lettingFall = (state: State, id: PieceId): State => {
  for (const engine of Object.values(state.engines))
    if (engine.carriers?.includes(id)) return withEngine(state, engine.id, e => drop(e, 'carriers'))
  return state
}

/** The dead on a roof go where it goes; from a ladder or a tower that is no more they come down. */
const engineSet = (state: State, engine: Engine): State => {
  const before = state.engines[engine.id]
  const next = { ...state, engines: { ...state.engines, [engine.id]: engine } }
  if (!before || before.hexes === engine.hexes || (before.kind !== 'siege-tower' && !before.upright)) return next
  return Object.values(state.characters).reduce((s, c) => {
    if (c.condition !== 'dead' || c.storey === 0 || !before.hexes.includes(c.hex ?? '')) return s
    const hex = before.kind === 'siege-tower' ? engine.hexes[before.hexes.indexOf(c.hex!)] : undefined
    return withCharacter(s, c.id, dead => (hex === undefined ? { ...dead, storey: 0 } : { ...dead, hex }))
  }, next)
}

/** Nobody holds this animal any more. */
const released = (state: State, animal: PieceId): State => {
  for (const c of Object.values(state.characters))
    if (c.leads === animal) return withCharacter(state, c.id, one => drop(one, 'leads'))
  return state
}

/** [SG-3.34-3] Whoever leads or rides an animal has it for his side: it is part of his piece, captured or not [SG-3.33-3]. */
const taken = (state: State, { piece, animal }: { readonly piece: PieceId; readonly animal: PieceId }): State => {
  const c = state.characters[piece]
  return c ? withAnimal(state, animal, a => ({ ...a, seat: c.seat })) : state
}

/** [SG-3.35-2] The horse stays on the rider's two hexes as a piece of its own. */
const unseated = (state: State, rider: PieceId, animal: PieceId): State => {
  const c = state.characters[rider]
  if (!c || c.hex === undefined) return state
  const freed = withAnimal(state, animal, a => animalAt(drop(a, 'rider'), c.hex as HexId, c.rear))
  return withCharacter(freed, rider, one => drop(drop(one, 'horse'), 'rear'))
}

const unhorsed = (state: State, event: EventOf<'unhorsed'>): State => {
  const next = unseated(state, event.piece, event.animal)
  return event.horseDead ? withAnimal(next, event.animal, a => ({ ...a, dead: true })) : next
}

/** [SG-3.33-4] Foot piece and lone horse become one mounted piece on the horse's hexes. */
const mounted = (state: State, event: EventOf<'mounted'>): State => {
  const animal = state.animals[event.animal]
  if (!animal || animal.hex === undefined) return state
  const { hex, rear } = animal
  const seated = released(
    withAnimal(taken(state, event), event.animal, a => ({ ...drop(drop(a, 'hex'), 'rear'), rider: event.piece })),
    event.animal,
  )
  const at = rear === undefined ? { to: hex } : { to: hex, rear }
  return withCharacter(relocated(seated, event.piece, at), event.piece, c => ({ ...c, horse: event.animal }))
}

/** [SG-RUL-008] Both sides of a resolved fight were engaged in it; an attacker has had his attack. */
const fought = (state: State, event: EventOf<'fought'>): State => {
  let next = drop(state, 'fight')
  for (const id of [...event.attackers, ...event.defenders])
    next = withCharacter(next, id, c => ({ ...c, engaged: true, foughtTurn: state.turn }))
  for (const id of event.attackers) next = withActs(next, id, { attacked: true })
  return event.attackers.reduce(offWinch, next)
}
