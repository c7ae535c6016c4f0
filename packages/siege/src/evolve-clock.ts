/** The bookkeeping of set-up, turns, phases, steps and days. */

import { drop } from './drop.ts'
import type { Event, EventKind, EventOf } from './event.ts'
import type { Animal, Character, Engine, State } from './state.ts'
import { BALLISTA_LOADED } from './units/engine-def.ts'
import type { PieceId, Seat } from './vocabulary.ts'

const CLOCK_KINDS = [
  'placed',
  'turn-began',
  'phase-began',
  'step-began',
  'day-began',
  'day-planned',
  'phase-passed',
  'day-ended',
  'aimed',
  'noted',
  'assault-began',
  'scored',
  'holding',
  'ended',
] as const satisfies readonly EventKind[]
type ClockEvent = EventOf<(typeof CLOCK_KINDS)[number]>
const kinds: ReadonlySet<string> = new Set(CLOCK_KINDS)

export const isClockEvent = (event: Event): event is ClockEvent => kinds.has(event.kind)

export const evolveClock = (state: State, event: ClockEvent): State => {
  switch (event.kind) {
    case 'placed':
      return { ...drop(state, 'active'), placed: [...state.placed, event.seat], phase: event.next }
    case 'turn-began':
      return { ...state, stage: 'play', turn: event.turn }
    case 'phase-began':
      return {
        ...drop(drop(state, 'active'), 'fight'),
        phase: event.seat,
        clock: event.clock,
        acts: {},
        pushedLadders: [],
      }
    case 'step-began':
      return stepBegan(state, event)
    case 'day-began':
      return {
        ...state,
        stage: 'day',
        phase: 'besieger',
        sheet: { ...state.sheet, day: event.day },
        ...(event.rations ? { rations: ['garrison'] as const } : {}),
      }
    case 'day-planned':
      return {
        ...state,
        plan: event.plan,
        sheet: {
          ...state.sheet,
          plans: [...state.sheet.plans, { day: state.sheet.day, plan: event.plan }],
          assaults: state.sheet.assaults + (event.plan === 'assault' ? 1 : 0),
        },
      }
    case 'phase-passed':
      return { ...state, phase: event.seat }
    case 'aimed': {
      const aims = { ...state.aims }
      if (event.hex === undefined) delete aims[event.engine]
      else aims[event.engine] = event.hex
      return { ...state, aims }
    }
    case 'day-ended':
      return dayEnded(state)
    case 'noted':
      return { ...state, sheet: { ...state.sheet, notes: [...state.sheet.notes, event.note] } }
    case 'assault-began':
      return {
        ...state,
        stage: 'set-up',
        turn: 0,
        clock: 0,
        first: event.first,
        phase: event.placesFirst,
        placed: [],
        supply: { filled: event.filled, rubble: 0 },
        characters: mustered(state),
      }
    case 'scored':
      return { ...state, scored: { ...state.scored, [event.seat]: state.scored[event.seat] + event.points } }
    case 'holding':
      return { ...state, held: { ...state.held, [event.victory]: event.count } }
    case 'ended':
      return { ...drop(drop(state, 'active'), 'fight'), stage: 'over', agenda: [], ending: event.ending }
  }
}

/** [SG-RUL-008] The window of "engaged" closes when its side's first shots are over. */
const stepBegan = (state: State, event: EventOf<'step-began'>): State => {
  const next = { ...drop(drop(state, 'active'), 'fight'), step: event.step }
  return event.step === 'movement' ? { ...next, characters: disengaged(state, state.phase) } : next
}

const disengaged = (state: State, seat: Seat): State['characters'] => {
  let characters: { [id: PieceId]: Character } | undefined
  for (const c of Object.values(state.characters)) {
    if (c.seat !== seat || !c.engaged) continue
    characters ??= { ...state.characters }
    characters[c.id] = drop(c, 'engaged')
  }
  return characters ?? state.characters
}

/** Between two days everybody rests off the map: the dead are buried, the stunned get up, fires are out, markers taken up [SG-2.2-4]. */
const dayEnded = (state: State): State => {
  const characters: { [id: PieceId]: Character } = {}
  for (const c of Object.values(state.characters)) characters[c.id] = atRest(c)
  const animals: { [id: PieceId]: Animal } = {}
  for (const a of Object.values(state.animals))
    animals[a.id] = { ...drop(drop(a, 'hex'), 'rear'), where: a.where === 'map' ? 'camp' : a.where }
  const engines: { [id: PieceId]: Engine } = {}
  for (const e of Object.values(state.engines)) engines[e.id] = stowed(e)
  const plain = drop(drop(drop(drop(drop(state, 'active'), 'fight'), 'winch'), 'plan'), 'aims')
  return {
    ...plain,
    characters,
    animals,
    engines,
    acts: {},
    fires: {},
    filled: {},
    held: {},
    turn: 0,
    clock: 0,
    agenda: [],
  }
}

const atRest = (c: Character): Character => {
  const home = drop(
    drop(drop(drop(drop(drop(drop(drop(c, 'hex'), 'rear'), 'leads'), 'morale'), 'engaged'), 'stunnedAt'), 'entered'),
    'foughtTurn',
  )
  return {
    ...home,
    storey: 0,
    arrived: 0,
    condition: c.condition === 'stunned' ? 'healthy' : c.condition,
    where: c.where === 'map' || c.where === 'reserve' ? 'camp' : c.where,
  }
}

const stowed = (e: Engine): Engine => {
  const rested = drop(drop(drop(drop(drop(drop(e, 'carriers'), 'foot'), 'upright'), 'heldTurn'), 'rollTurn'), 'delayed')
  // [SG-RUL-096] A night is time enough to load it.
  const plain = e.kind === 'ballista' ? { ...rested, loaded: BALLISTA_LOADED } : rested
  // A wagon on its way that is not in by nightfall is lost.
  if (e.kind === 'wagon' && e.where === 'map') return { ...plain, hexes: [], where: 'destroyed' }
  return e.where === 'destroyed' || e.arrivedHome ? plain : { ...plain, hexes: [], where: 'camp' }
}

/** Everybody who lives waits to be placed or to come in; [SG-SCN-7] nobody sleeps on, who is held back is so anew. */
const mustered = (state: State): State['characters'] => {
  const characters: { [id: PieceId]: Character } = {}
  for (const c of Object.values(state.characters)) {
    const wakes = state.terms.groups[c.group ?? '']?.held?.untilTurn
    const roused = wakes === undefined ? drop(c, 'wakes') : { ...c, wakes }
    characters[c.id] = c.where === 'camp' && c.condition !== 'dead' ? { ...roused, where: 'reserve' } : roused
  }
  return characters
}
