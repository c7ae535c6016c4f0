/** The days of a siege [SG-RUL-092]: morning, the besieger's choice, the day's work, the evening. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { CalendarDef } from '../terms.ts'
import { fullStrengthOf } from '../units/engine-def.ts'
import { type DayPlan, otherSeat } from '../vocabulary.ts'
import { bombardMoves, decideBombard, decideRepair, repairMoves } from './4-2-bombardment.ts'
import { fallbackEnding } from './victory.ts'

type Decided = Result<readonly Event[], Illegal>

/** What the one to choose may choose: the besieger his plan, the garrison whether to break out [SG-SCN-35]. */
const plansOpen = (state: State): readonly DayPlan[] => {
  const calendar = state.terms.calendar
  if (!calendar) return []
  if (state.phase === 'garrison') return sortiesLeft(state) > 0 ? ['sortie', 'wait'] : ['wait']
  const fixed = calendar.fixedPlans?.find(one => one.day === state.sheet.day)
  if (fixed) return [isPlayed(state, fixed.plan) ? fixed.plan : 'wait']
  const open = calendar.plans.filter(plan => (plan === 'assault' ? mayAssault(state, calendar) : isPlayed(state, plan)))
  // [SG-RUL-092] When nothing else is left to him he waits.
  return open.length > 0 ? open : ['wait']
}

/** [SG-RUL-119] Stones fly from section four on. */
const isPlayed = (state: State, plan: DayPlan): boolean => plan !== 'bombard' || state.level >= 4

/** [SG-SCN-10] So many assaults, and none after the last day for them. */
const mayAssault = (state: State, calendar: CalendarDef): boolean =>
  state.sheet.assaults < calendar.assaults && state.sheet.day <= (calendar.lastAssault ?? calendar.days)

const sortiesLeft = (state: State): number =>
  (state.terms.calendar?.sorties ?? 0) - state.sheet.plans.filter(one => one.plan === 'sortie').length

/** Every move of a day outside the assault. */
export const dayMoves = (state: State): readonly Move[] =>
  state.plan === 'bombard' && state.phase === 'besieger'
    ? bombardMoves(state)
    : [
        ...plansOpen(state).map(plan => ({ kind: 'plan' as const, plan })),
        ...(state.phase === 'besieger' ? repairMoves(state) : []),
      ]

export const decideDay = (state: State, move: Move, chance: Chance): Decided => {
  if (state.plan === 'bombard' && state.phase === 'besieger') return decideBombard(state, move, chance)
  if (move.kind === 'repair' && state.phase === 'besieger') return decideRepair(state, move)
  if (move.kind !== 'plan') return no('not-now', 'SG-RUL-092')
  if (!isPlayed(state, move.plan)) return no('not-in-force', 'SG-0-2')
  if (!plansOpen(state).includes(move.plan)) return no('no-plan-left', 'SG-RUL-092')
  const planned: Event = { kind: 'day-planned', seat: state.phase, plan: move.plan }
  if (state.phase === 'garrison')
    return ok(
      move.plan === 'sortie' ? [planned, ...fieldDay(state, 'garrison')] : [{ kind: 'phase-passed', seat: 'besieger' }],
    )
  switch (move.plan) {
    case 'assault':
      return ok([planned, ...fieldDay(state, firstOf(state))])
    case 'bombard':
      // [SG-SCN-35] The garrison may answer with a sortie before the stones fly.
      return ok(sortiesLeft(state) > 0 ? [planned, { kind: 'phase-passed', seat: 'garrison' }] : [planned])
    default:
      return ok([planned, { kind: 'due', tasks: [{ kind: 'day-over' }] }])
  }
}

const firstOf = (state: State): State['first'] =>
  state.terms.calendar?.fixedPlans?.find(one => one.day === state.sheet.day)?.first ?? 'besieger'

/** A day of fighting on the map: set-up, then turns [SG-2.2-4]. */
const fieldDay = (state: State, first: State['first']): readonly Event[] => {
  const filled = first === 'besieger' ? state.terms.filledPerAssault : 0
  const placesFirst = otherSeat(first)
  // [SG-SHEET-2] A hex with four crosses gets its rubble now.
  const fallen = Object.keys(state.stages).filter(hex => state.stages[hex]! >= 4 && !state.rubble[hex])
  return [
    ...fallen.map(hex => ({ kind: 'wall-fell' as const, hex })),
    { kind: 'assault-began', first, placesFirst, filled },
  ]
}

/** [SG-RUL-092] Evening: healing rolls, markers up, the day ticked; then the next morning or the end. */
export const dayOver = (state: State, chance: Chance): readonly Event[] => {
  const calendar = state.terms.calendar
  const events: Event[] = [...healingRolls(state, chance), { kind: 'day-ended', day: state.sheet.day }]
  // By night the castle is the garrison's again: nobody finds the bridge down in the morning.
  if (state.bridge === 'down') events.push({ kind: 'bridge-moved', bridge: 'up' })
  // [SG-SCN-23] Relief ends it on the morning it comes.
  const relieved = calendar?.reliefDay === state.sheet.day + 1
  if (relieved) events.push(...dated(state, state.sheet.day + 1, 'relief'))
  if (!calendar || relieved || state.sheet.day >= calendar.days)
    return [...events, { kind: 'ended', ending: fallbackEnding(state) }]
  return [...events, ...morning(state, state.sheet.day + 1, events)]
}

/** [SG-SHEET-4] The dates of the calendar stand on the sheet from the first morning on, each once. */
const dated = (state: State, day: number, kind: 'rations' | 'relief'): readonly Event[] =>
  state.sheet.notes.some(note => note.kind === kind) ? [] : [{ kind: 'noted', note: { day, kind } }]

/** [SG-5.4-2] One roll for each wound that has none yet. Healing belongs to section five. */
const healingRolls = (state: State, chance: Chance): readonly Event[] => {
  if (state.level < 5) return []
  return Object.values(state.characters).flatMap((c): readonly Event[] => {
    if (c.condition !== 'wounded' || c.heals !== undefined) return []
    const value = chance.die('healing', 10)
    const days = tablesOf(state).healing[value - 1]!
    // [SG-RUL-110] n days from day d: the morning of day d + n; 0 is never.
    const heals = days === 0 ? 0 : state.sheet.day + days
    return [
      { kind: 'heal-rolled', piece: c.id, value, heals },
      {
        kind: 'noted',
        note: {
          day: heals === 0 ? state.sheet.day : heals,
          kind: heals === 0 ? 'never-recovers' : 'recovers',
          piece: c.id,
        },
      },
    ]
  })
}

/** [SG-5.4-4] The healed stand up, repairs are done, rations and relief take effect. */
export const morning = (state: State, day: number, before: readonly Event[] = []): readonly Event[] => {
  const { rationsFrom, reliefDay } = state.terms.calendar ?? {}
  const rations = rationsFrom !== undefined && day >= rationsFrom
  const events: Event[] = [{ kind: 'day-began', day, rations }]
  if (rationsFrom !== undefined && (day === 1 || day === rationsFrom))
    events.push(...dated(state, rationsFrom, 'rations'))
  if (reliefDay !== undefined && day === 1) events.push(...dated(state, reliefDay, 'relief'))
  const heals = new Map(
    before.flatMap(event => (event.kind === 'heal-rolled' ? [[event.piece, event.heals] as const] : [])),
  )
  for (const c of Object.values(state.characters))
    if (c.condition === 'wounded' && (heals.get(c.id) ?? c.heals) === day) events.push({ kind: 'healed', piece: c.id })
  // [SG-4.23-5] What burned in the meantime stays burnt.
  for (const engine of Object.values(state.engines))
    if (engine.repaired === day && engine.where !== 'destroyed') {
      const { repaired: _done, ...rest } = engine
      events.push({
        kind: 'engine-set',
        engine: { ...rest, strength: fullStrengthOf(engine.kind), hexes: [], where: 'camp' },
        why: 'repaired',
      })
    }
  return events
}
