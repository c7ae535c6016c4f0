/** The days of a siege in a written position: its calendar, the morning's choice, today's targets. */
import type { SiegeMap } from './maps/index.ts'
import { hexOf } from './position-hex.ts'
import type { Reader } from './reader.ts'
import { aimRefusal } from './rules/4-2-bombardment.ts'
import type { State } from './state.ts'
import type { CalendarDef } from './terms.ts'
import { BESIEGER_PLANS, DAY_PLANS, type HexId, type PieceId, SEATS } from './vocabulary.ts'

export const DAY_KEYS = ['stage', 'calendar', 'plan', 'aims', 'assaults', 'rations', 'filledPerAssault'] as const

const CALENDAR_KEYS = [
  'days',
  'assaults',
  'lastAssault',
  'plans',
  'rationsFrom',
  'turnsPerAssault',
  'sorties',
  'reliefDay',
]
const DAYS = 30

export const withDays = (reader: Reader, map: SiegeMap, state: State): State => {
  const given = reader.record()
  const stage = reader.oneOf('stage', ['play', 'day'] as const, 'play')
  const calendar = given.calendar !== undefined || stage === 'day' ? readCalendar(reader, state) : undefined
  const rations = reader.list('rations').flatMap((seat, index) => {
    const found = SEATS.find(one => one === seat)
    if (found === undefined) reader.fault(`rations[${index}]`, 'not-a-choice', { choices: SEATS.join(', ') })
    return found ?? []
  })
  // [SG-SCN-11] From its date on the garrison is rationed, whether the position says so or not.
  const rationed = calendar?.rationsFrom !== undefined && state.sheet.day >= calendar.rationsFrom
  const short = rationed && !rations.includes('garrison') ? [...rations, 'garrison' as const] : rations
  const terms = {
    ...state.terms,
    ...(calendar ? { calendar, turns: calendar.turnsPerAssault } : {}),
    filledPerAssault: reader.count('filledPerAssault', 0),
  }
  const played: State = {
    ...state,
    terms,
    sheet: { ...state.sheet, assaults: reader.count('assaults', 0) },
    ...(short.length > 0 ? { rations: short } : {}),
  }
  if (stage === 'play') return played
  const plan = given.plan === undefined ? undefined : reader.oneOf('plan', DAY_PLANS, 'wait')
  return {
    ...played,
    stage,
    turn: 0,
    clock: 0,
    ...(plan ? { plan, sheet: { ...played.sheet, plans: [{ day: state.sheet.day, plan }] } } : {}),
    ...(given.aims === undefined ? {} : { aims: readAims(reader, map, played) }),
  }
}

const readCalendar = (reader: Reader, state: State): CalendarDef => {
  const given = reader.part('calendar', CALENDAR_KEYS)
  const days = given.count('days', Math.max(DAYS, state.sheet.day), 1)
  if (state.sheet.day > days) reader.fault('day', 'after-last-day', { day: state.sheet.day, days })
  const optional = (key: 'lastAssault' | 'rationsFrom' | 'sorties' | 'reliefDay'): Partial<CalendarDef> =>
    given.record()[key] === undefined ? {} : { [key]: given.count(key, 0) }
  const plans = given.list('plans').flatMap((plan, index) => {
    const found = BESIEGER_PLANS.find(one => one === plan)
    if (found === undefined)
      given.fault(given.path(`plans[${index}]`), 'not-a-choice', { choices: BESIEGER_PLANS.join(', ') })
    return found ?? []
  })
  return {
    days,
    assaults: given.count('assaults', days),
    plans: given.record().plans === undefined ? BESIEGER_PLANS : plans,
    turnsPerAssault: given.count('turnsPerAssault', state.terms.turns, 1),
    ...optional('lastAssault'),
    ...optional('rationsFrom'),
    ...optional('sorties'),
    ...optional('reliefDay'),
  }
}

/** Machine by machine the hex it is aimed at, as if aimed one after the other [SG-4.21-6]. */
const readAims = (reader: Reader, map: SiegeMap, state: State): { readonly [engine: PieceId]: HexId } => {
  const aims: { [engine: PieceId]: HexId } = {}
  const given = reader.part('aims', Object.keys(state.engines))
  for (const [engine, text] of Object.entries(given.record())) {
    const hex = hexOf(reader, map, text, given.path(engine))
    if (hex === undefined || !Object.hasOwn(state.engines, engine)) continue
    const refusal = aimRefusal({ ...state, aims }, engine, hex)
    if (refusal)
      reader.problems.push({
        at: given.path(engine),
        code: 'aim-refused',
        rule: refusal.error.rule,
        params: { id: engine, hex },
      })
    else aims[engine] = hex
  }
  return aims
}
