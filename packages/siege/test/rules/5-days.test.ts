import { canonical, chanceFor } from '@siegeworks/kernel'
import { describe, expect, test } from 'vitest'
import { carryOut } from '../../src/agenda.ts'
import type { Event } from '../../src/event.ts'
import { evolve } from '../../src/evolve.ts'
import { siege } from '../../src/game.ts'
import { burnFires } from '../../src/rules/3-5-fire.ts'
import { hitchingHexes } from '../../src/rules/5-1-wagons.ts'
import { scenarioNamed } from '../../src/scenarios/catalogue.ts'
import type { State } from '../../src/state.ts'
import { TABLES } from '../../src/tables/tables.ts'
import { act, acts, at, dice, legal, man, offers, refused, who } from '../table.ts'

const WAGON = { id: 'wagon-1', kind: 'wagon', seat: 'garrison', hexes: ['1,0', '0,0'], facing: 0 }
const train = (more: object = {}): State =>
  at({
    phase: 'garrison',
    characters: [man('wat', '3,0'), man('odo', '1,1'), man('dai', '9,9')],
    animals: [{ id: 'ox-1', kind: 'ox', seat: 'garrison', at: '2,0' }],
    engines: [{ ...WAGON, hitched: 'ox-1' }],
    ...more,
  })

describe('5.1 wagons', () => {
  test('SG-5.11-2 SG-EX-48 SG-TABLE-FIGURES the three hexes in front of the front hex', () => {
    const state = train()
    expect([...hitchingHexes(state, state.engines['wagon-1']!)].sort()).toEqual(['1,1', '2,-1', '2,0'])
  })
  test('SG-5.11-1 SG-5.11-4 SG-GEO-53 led by the bridle the animal follows, and the wagon follows it', () => {
    const state = acts(train(), 'select wat', 'take-bridle ox-1', 'go 4,0')
    expect(state.animals['ox-1']?.hex).toBe('3,0')
    expect(state.engines['wagon-1']?.hexes).toEqual(['2,0', '1,0'])
    const unhitched = acts(train({ engines: [WAGON] }), 'select wat', 'take-bridle ox-1', 'go 4,0')
    expect(unhitched.engines['wagon-1']?.hexes).toEqual(['1,0', '0,0'])
  })
  test('SG-5.11-3 only the rear half of a draft horse must be at the head', () => {
    const horse = (at1: string, rear: string) =>
      train({
        characters: [man('wat', '1,1'), man('odo', '9,0'), man('dai', '9,9')],
        animals: [{ id: 'ox-1', kind: 'draft-horse', seat: 'garrison', at: at1, rear }],
        engines: [WAGON],
      })
    expect(refused(act(horse('3,0', '2,0'), 'select wat'), 'hitch wagon-1 ox-1')).toBe('accepted')
    expect(refused(act(horse('2,0', '3,0'), 'select wat'), 'hitch wagon-1 ox-1')).not.toBe('accepted')
  })
  test('SG-5.11-5 draft animals keep to the ground of horses', () => {
    const state = acts(train({ map: { hexes: { '4,0': 'ditch', '4,-1': 'brush' } } }), 'select wat', 'take-bridle ox-1')
    expect(offers(state, 'go')).not.toContain('4,0')
    expect(offers(state, 'go')).toContain('4,-1')
  })
  test('SG-5.11-7 SG-RUL-104 hitching and unhitching take a whole phase, beside both', () => {
    const state = train()
    const off = act(act(state, 'select odo'), 'unhitch wagon-1')
    expect(off.engines['wagon-1']?.hitched).toBeUndefined()
    expect(refused(off, 'select odo')).toBe('did-something-else SG-RUL-017')
    expect(refused(act(state, 'select wat'), 'unhitch wagon-1')).toBe('not-adjacent SG-RUL-104')
    const moved = acts(train({ engines: [WAGON] }), 'select odo', 'go 1,2', 'go 1,1')
    expect(refused(moved, 'hitch wagon-1 ox-1')).toBe('did-something-else SG-5.11-7')
    expect(refused(act(train({ engines: [WAGON] }), 'select odo'), 'hitch wagon-1 ox-1')).toBe('accepted')
    const dead = { ...state, animals: { 'ox-1': { ...state.animals['ox-1']!, dead: true as const } } }
    expect(refused(act(dead, 'select odo'), 'unhitch wagon-1')).toBe('accepted')
  })
  test('SG-5.12-2 a draft animal defends with 1', () => {
    const state = train({
      step: 'melee',
      phase: 'besieger',
      characters: [man('dai', '2,1', { attack: 8, defense: 5, move: 6 }), man('wat', '9,9'), man('jones', '-9,0')],
    })
    const killed = act(acts(state, 'join dai', 'target ox-1'), 'fight', 1)
    expect(killed.animals['ox-1']?.dead).toBe(true)
  })
  test('SG-SCN-9 a wagon in its goal is off the map and has made its points', () => {
    const terms = {
      wagonGoal: [{ hexes: ['2,0'] }],
      scoring: {
        engines: {},
        tentHex: 0,
        casualties: { besieger: true, garrison: true },
        wagons: { broughtIn: 4, lost: 4 },
      },
    }
    let state = acts(train({ terms }), 'select wat', 'take-bridle ox-1', 'go 4,0', 'end-step')
    while (state.phase === 'garrison') state = act(state, 'end-step')
    expect(state.engines['wagon-1']).toMatchObject({ where: 'left', arrivedHome: true })
    expect(state.scored.garrison).toBe(4)
  })
})

const options = (scenario: string, more: object = {}) => {
  const parsed = siege.parseOptions({ scenario, ...more })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}
const opened = (scenario: string, ...values: readonly number[]): State =>
  siege.setup(options(scenario), dice(...values)).reduce(siege.evolve, siege.blank)
const evening = (state: State, ...values: readonly number[]): State => {
  const due: State = { ...state, agenda: [{ kind: 'day-over' }] }
  const events = carryOut(due, due.agenda[0]!, dice(...values)) as readonly Event[]
  return events.reduce(evolve, due)
}
const wounded = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  characters: {
    ...state.characters,
    ...Object.fromEntries(ids.map(id => [id, { ...who(state, id), condition: 'wounded' as const }])),
  },
})

describe('5.4 healing', () => {
  test.each([
    [1, 1],
    [6, 6],
    [7, 8],
    [8, 10],
    [9, 0],
    [10, 0],
  ])('SG-TABLE-HEAL a roll of %i', (die, days) => {
    expect(TABLES.healing[die - 1]).toBe(days)
  })
  test('SG-5.4-1 SG-5.4-2 SG-5.4-3 SG-5.4-4 SG-RUL-110 SG-EX-43 wounded on day 4, a 7 brings him back on the morning of day 12', () => {
    const start = opened('the-long-siege')
    let state: State = wounded({ ...start, sheet: { ...start.sheet, day: 4 } }, 'dai')
    state = evening(state, 7)
    expect(who(state, 'dai').heals).toBe(12)
    expect(state.sheet.notes).toContainEqual({ day: 12, kind: 'recovers', piece: 'dai' })
    while (state.sheet.day < 11) state = evening(state)
    expect(who(state, 'dai').condition).toBe('wounded')
    state = evening(state)
    expect([state.sheet.day, who(state, 'dai').condition]).toEqual([12, 'healthy'])
    const never = evening(wounded(start, 'dai'), 9)
    expect(who(never, 'dai').heals).toBe(0)
    expect(never.sheet.notes.some(note => note.kind === 'never-recovers' && note.piece === 'dai')).toBe(true)
    // Killed meanwhile he stays dead.
    const dead = evening(wounded(start, 'dai'), 1)
    expect(who(dead, 'dai').condition).toBe('healthy')
    // One roll a wound.
    expect(() => evening(evening(wounded(start, 'dai'), 9))).not.toThrow()
  })
  test('SG-5.4-1 healing belongs to section five: nobody heals in a level-4 siege', () => {
    expect(who(evening(wounded(opened('forty-dawns'), 'dai')), 'dai').heals).toBeUndefined()
  })
})

describe('the calendar', () => {
  test('SG-SUM-2 SG-SCN-11 SG-SCN-10 a siege of days ends with its calendar', () => {
    let state = opened('forty-dawns')
    expect([state.stage, state.sheet.day]).toEqual(['day', 1])
    expect(offers(state, 'plan')).toEqual(['assault', 'bombard', 'wait'])
    while (state.stage !== 'over') state = act(state, 'plan wait')
    expect(state.ending).toMatchObject({ winner: 'garrison', reason: 'calendar-ran-out' })
    expect(state.sheet.day).toBe(20)
  })
  test('SG-SCN-6 SG-SCN-7 who slept or was held in one assault does not sleep on in the next, who is held is held anew', () => {
    const terms = {
      groups: {
        tents: { seat: 'besieger', zone: [{ region: 'exterior' }], asleep: 1 },
        keep: { seat: 'garrison', zone: [{ region: 'exterior' }], held: { untilTurn: 3 } },
      },
    } as const
    const morning = at({
      stage: 'day',
      day: 2,
      characters: [
        { id: 'dai', seat: 'besieger', wakes: 2 },
        { id: 'wat', seat: 'garrison' },
      ],
      terms: { ...at({ stage: 'day' }).terms, ...terms },
    })
    const grouped = (id: string, group: string) => ({ ...who(morning, id), group })
    const state: State = { ...morning, characters: { dai: grouped('dai', 'tents'), wat: grouped('wat', 'keep') } }
    const assault = act(state, 'plan assault')
    expect([who(assault, 'dai').wakes, who(assault, 'wat').wakes]).toEqual([undefined, 3])
  })
  test('SG-2.2-4 SG-3.43-2 markers are taken up at night and laid anew, engines placed anew', () => {
    const field = act(opened('forty-dawns'), 'plan assault')
    expect(Object.keys(field.filled).length).toBe(10)
    expect(field.engines['siege-tower-1']?.where).toBe('map')
    const night = evening(field)
    expect([Object.keys(night.filled).length, night.engines['siege-tower-1']?.where, night.stage]).toEqual([
      0,
      'camp',
      'day',
    ])
    expect(Object.keys(act(night, 'plan assault').filled).length).toBe(10)
  })
  test('SG-SCN-8 SG-2.2-4 a wagon that is not in by nightfall is lost; one whose day is still ahead is not', () => {
    const night = (day: number) => {
      const wagons = JSON.parse(JSON.stringify(scenarioNamed('the-wagons-from-the-march')))
      wagons.sides.garrison.engines[0].day = day
      const field = siege.setup(options('the-wagons-from-the-march', { custom: wagons }), dice())
      return evening(acts(field.reduce(siege.evolve, siege.blank), 'plan assault')).engines
    }
    expect(night(1)['wagon-1']?.where).toBe('destroyed')
    expect([night(2)['wagon-1']?.where, night(2)['wagon-2']?.where]).toEqual(['camp', 'destroyed'])
  })
  test('SG-SCN-33 four assaults at most, and short rations from day 15', () => {
    let state = opened('forty-dawns')
    for (let i = 0; i < 4; i++) state = evening(act(state, 'plan assault'))
    expect(offers(state, 'plan')).toEqual(['bombard', 'wait'])
    while (state.sheet.day < 15) state = act(state, 'plan wait')
    expect(state.rations).toEqual(['garrison'])
    expect(siege.view(state, 'spectator').characters.wat?.allowance).toBe(5)
  })
  test('[SG-RUL-092] whoever has no plan left waits, and the siege runs to its end', () => {
    const morning = at({ stage: 'day', day: 3, assaults: 1, calendar: { days: 4, assaults: 1, plans: ['assault'] } })
    expect(legal(morning)).toEqual(['plan wait'])
    const last = act(morning, 'plan wait')
    expect(last.sheet.day).toBe(4)
    expect(act(last, 'plan wait').stage).toBe('over')
  })
  test('[SG-RUL-119] nothing is battered from afar before section four', () => {
    const morning = (level: number) => legal(at({ stage: 'day', level }))
    expect(morning(3)).toEqual(['plan assault', 'plan wait'])
    expect(morning(4)).toContain('plan bombard')
    expect(refused(at({ stage: 'day', level: 3 }), 'plan bombard')).toBe('not-in-force SG-0-2')
  })
  test('[SG-SHEET-4] the sheet says from the first morning on when rations are cut and relief comes, once each', () => {
    const dates = { days: 6, rationsFrom: 3, reliefDay: 6 }
    const def = scenarioNamed('forty-dawns')!
    const custom = { ...def, victory: [], calendar: { ...def.calendar, ...dates, lastAssault: 6 } }
    const first = siege.setup(options('forty-dawns', { custom }), dice()).reduce(siege.evolve, siege.blank)
    const written = [
      { day: 3, kind: 'rations' },
      { day: 6, kind: 'relief' },
    ]
    expect(first.sheet.notes).toEqual(written)
    expect(first.rations).toBeUndefined()
    const third = acts(first, 'plan wait', 'plan wait')
    expect([third.sheet.day, third.rations]).toEqual([3, ['garrison']])
    const last = acts(third, 'plan wait', 'plan wait', 'plan wait')
    expect([last.stage, last.sheet.notes]).toEqual(['over', written])
    // In a position without its first morning the dates are written down when they come.
    const late = acts(at({ stage: 'day', day: 2, calendar: dates }), 'plan wait', 'plan wait')
    expect(late.sheet.notes).toEqual([{ day: 3, kind: 'rations' }])
  })

  test('[SG-SHEET-4] the calendar tells which machine was damaged, once a day, and which one burned', () => {
    const machines = ['t1', 't2'].map(id => ({ id, kind: 'trebuchet', seat: 'besieger' }))
    const map = { hexes: { '-2,0..2,0': 'rampart' } }
    const aimed = acts(
      at({ map, stage: 'day', plan: 'bombard', day: 3, engines: machines }),
      'aim t1 0,0',
      'aim t2 0,0',
    )
    const after = acts(act(aimed, 'bombard', 1), 'take t1', 'take t1')
    expect(after.sheet.notes).toEqual([{ day: 3, kind: 'damaged', piece: 't1' }])
    const burning = at({
      day: 3,
      calendar: {},
      engines: [{ id: 't1', kind: 'trebuchet', seat: 'besieger', hexes: ['0,0'] }],
      fires: [{ hex: '0,0', seat: 'garrison', cause: 'hand', count: 2 }],
    })
    const burnt = burnFires({ ...burning, clock: burning.clock + 1 }, 'garrison')
    expect(burnt).toContainEqual({ kind: 'noted', note: { day: 3, kind: 'destroyed', piece: 't1' } })
  })
  test('SG-SCN-16 a siege saved on any morning resumes identically', () => {
    let state = wounded(opened('the-long-siege'), 'dai')
    state = evening(state, 4)
    const again = siege.parsePosition(JSON.parse(siege.formatPosition(state)), options('the-long-siege'), dice())
    expect(again.ok && again.value).toEqual(state)
    expect(again.ok && legal(again.value)).toEqual(legal(state))
  })
  test.each([['forty-dawns'], ['the-kings-summer']])(
    '[SG-SCN-16] %s taken up again from its log, whose keys are sorted, goes on as it would have gone',
    scenario => {
      const live = siege.setup(options(scenario), chanceFor('log', 0)).reduce(siege.evolve, siege.blank)
      const ids = Object.keys(live.characters).slice(0, 6)
      const next = (state: State): string => {
        const day = wounded(state, ...ids)
        const dusk: State = { ...day, agenda: [{ kind: 'day-over' }] }
        const rolls = carryOut(dusk, dusk.agenda[0]!, chanceFor('log', 2))
        const assault = siege.decide(day, 'besieger', { kind: 'plan', plan: 'assault' }, chanceFor('log', 1))
        return JSON.stringify([assault, rolls])
      }
      expect(next(JSON.parse(canonical(live)))).toBe(next(live))
    },
  )

  test('SG-SCN-35 the garrison may answer one bombardment with a sortie', () => {
    const state = act(opened('the-kings-summer'), 'plan bombard')
    expect([state.phase, offers(state, 'plan')]).toEqual(['garrison', ['sortie', 'wait']])
    const out = act(state, 'plan sortie')
    expect([out.stage, out.first]).toEqual(['play', 'garrison'])
    // It has but one: the next bombardment is suffered.
    const next = evening(out)
    expect([next.sheet.day, next.phase]).toEqual([2, 'besieger'])
    expect(act(next, 'plan bombard').phase).toBe('besieger')
    // One that was held back is still there.
    const waited = evening(act(state, 'plan wait'))
    expect(act(waited, 'plan bombard').phase).toBe('garrison')
  })
})
