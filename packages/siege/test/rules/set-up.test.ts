import { describe, expect, test } from 'vitest'
import { allHexes } from '../../src/areas.ts'
import { siege } from '../../src/game.ts'
import { cellDistance, groundOf } from '../../src/ground.ts'
import { broken } from '../../src/laws.ts'
import { isAtHead } from '../../src/rules/5-1-wagons.ts'
import { casualtyPoints, fallbackEnding, phaseVictory } from '../../src/rules/victory.ts'
import { SCENARIOS, scenarioNamed } from '../../src/scenarios/catalogue.ts'
import { parseScenario } from '../../src/scenarios/parse-scenario.ts'
import type { ScenarioDef } from '../../src/scenarios/scenario-def.ts'
import type { State } from '../../src/state.ts'
import { CLASS_DEFS, ENGINE_POINTS } from '../../src/units/class-def.ts'
import { ROSTER } from '../../src/units/roster.ts'
import { act, acts, at, CURTAIN, dice, legal, man, offers, placeOfPiece, refused, who } from '../table.ts'

const start = (scenario: string, setUp: 'ready' | 'free' = 'ready', more: object = {}): State => {
  const options = siege.parseOptions({ scenario, setUp, ...more })
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  return siege.setup(options.value, dice()).reduce(siege.evolve, siege.blank)
}
const def = (id: string): ScenarioDef => scenarioNamed(id)!
const file = (id: string, change: object = {}) => ({
  ...(JSON.parse(JSON.stringify(def(id))) as ScenarioDef),
  ...change,
})
const faults = (input: unknown): readonly string[] => {
  const parsed = parseScenario(input)
  return parsed.ok ? [] : parsed.error.map(problem => `${problem.at} ${problem.code}`)
}
const units = (id: string, seat: 'besieger' | 'garrison') => {
  const counts: { [unit: string]: number } = {}
  for (const group of def(id).sides[seat].groups)
    for (const person of group.people) {
      const unit = person.unit ?? ROSTER.find(one => one.id === person.id)!.unit
      const key = unit === 'baron' ? 'knight' : unit
      counts[key] = (counts[key] ?? 0) + 1
    }
  return counts
}
const engines = (id: string, seat: 'besieger' | 'garrison') => {
  const counts: { [kind: string]: number } = {}
  for (const engine of def(id).sides[seat].engines) counts[engine.kind] = (counts[engine.kind] ?? 0) + 1
  return counts
}

describe('set-up by the players', () => {
  test('SG-SUM-3 SG-SCN-6 each side places its people in its zones before turn 1', () => {
    const state = start('before-the-bell', 'free')
    expect([state.stage, state.phase]).toEqual(['set-up', 'garrison'])
    expect(legal(state)).not.toContain('ready')
    expect(refused(state, 'ready')).toBe('not-all-placed SG-SCN-6')
    const wat = act(state, 'select wat')
    expect(offers(wat, 'deploy').length).toBeGreaterThan(30)
    expect(refused(wat, 'deploy wat 0,0')).toBe('outside-zone SG-SCN-6')
    const placed = act(wat, `deploy ${offers(wat, 'deploy')[0]}`)
    expect(who(placed, 'wat').where).toBe('map')
    expect(refused(act(placed, 'select odo'), `deploy odo ${placed.characters.wat!.hex}`)).toBe('occupied SG-1.62-1')
    expect(refused(state, 'select dai')).toBe('not-your-piece SG-SUM-3')
  })
  test('SG-SCN-8 SG-5.11-2 SG-5.11-3 who sets up a wagon sets up what draws it, before its front', () => {
    const begun = { ...start('the-convoy', 'free'), phase: 'garrison' as const }
    const state = acts(begun, 'select wagon-1', 'deploy-engine wagon-1 1,6 0')
    const wagon = state.engines['wagon-1']!
    expect(isAtHead(state, wagon, state.animals['draft-horse-1']!)).toBe(true)
    const turned = act(state, 'select wagon-2')
    for (const place of offers(turned, 'deploy-engine')) {
      const placed = act(turned, `deploy-engine ${place}`)
      expect(isAtHead(placed, placed.engines['wagon-2']!, placed.animals['draft-horse-2']!)).toBe(true)
    }
    const hex = state.animals['draft-horse-1']!.hex!
    const guest = { ...who(state, 'hamon'), where: 'reserve' as const, group: 'garrison/garrison' }
    const zoned = {
      ...state,
      characters: { ...state.characters, hamon: guest },
      terms: {
        ...state.terms,
        groups: { 'garrison/garrison': { seat: 'garrison' as const, zone: [{ hexes: [hex] }] } },
      },
    }
    expect(refused(act(zoned, 'select hamon'), `deploy hamon ${hex}`)).toBe('occupied SG-1.62-1')
  })
  test('SG-SCN-8 SG-5.11-2 without room for its animal a wagon is not set up', () => {
    const state = at({
      map: { hexes: { '1,0..1,0 1,-1 0,1': 'ditch' } },
      characters: [man('odo', '5,5'), man('dai', '9,9')],
      engines: [{ id: 'wagon', kind: 'wagon', seat: 'besieger', hitched: 'ox' }],
      animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '7,7' }],
    })
    const zone = [{ hexes: ['0,0', '-3,0'] }]
    const free: State = {
      ...state,
      stage: 'set-up',
      placed: [],
      terms: { ...state.terms, engineZones: { wagon: zone } },
    }
    const taken = act(free, 'select wagon')
    expect(refused(taken, 'deploy-engine wagon 0,0 0')).toBe('not-hitchable SG-5.11-2')
    expect(act(taken, 'deploy-engine wagon -3,0 0').animals.ox?.hex).toBe('-2,0')
  })
  test('SG-SCN-32 a loose horse stands by its knight wherever he is set up', () => {
    const state = act(start('sparks', 'free'), 'select alain')
    const far = act(state, `deploy ${offers(state, 'deploy').at(-1)}`)
    const horse = far.animals['alain-horse']!
    expect(horse.where).toBe('map')
    const alain = groundOf(far).at(who(far, 'alain').hex)!
    expect(alain.near.some(cell => cell?.id === horse.hex)).toBe(true)
    const back = act(far, `deploy ${offers(far, 'deploy')[0]}`)
    expect(back.animals['alain-horse']!.hex).not.toBe(horse.hex)
    const other = act(back, 'select pugh')
    expect(offers(other, 'deploy')).not.toContain(`pugh ${back.animals['alain-horse']!.hex}`)
  })
  test('SG-2.46-1 SG-SUM-3 who was set up in a tower goes with it when it is set up elsewhere', () => {
    const tower = { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }
    const state = at({
      characters: [man('dai', '1,0'), man('ifan', '0,0^'), man('llew', '2,0'), man('odo', '9,9')],
      engines: [tower],
    })
    const zone = [{ hexes: ['0,0', '0,5'] }]
    const free: State = {
      ...state,
      stage: 'set-up',
      placed: [],
      terms: { ...state.terms, engineZones: { tower: zone } },
    }
    const moved = acts(free, 'select tower', 'deploy-engine tower 0,5 0')
    expect(['dai', 'ifan', 'llew'].map(id => placeOfPiece(moved, id))).toEqual(['1,5', '0,5^', '2,0'])
  })
  test('SG-SCN-9 SG-2.41-5 no marker is taken up from under a machine or a man', () => {
    const zone = [{ hexes: ['0,1'] }]
    const state = laying({
      terms: { ...at({ map: CURTAIN, characters: [man('dai', '0,9')] }).terms, engineZones: { ballista: zone } },
      engines: { ballista: { id: 'ballista', kind: 'ballista', seat: 'besieger', where: 'reserve', hexes: [] } },
    })
    const laid = acts(state, 'lay-marker filled 0,1', 'select ballista', 'deploy-engine ballista 0,1')
    expect(refused(laid, 'lift-marker filled 0,1')).toBe('occupied SG-SCN-9')
    expect(legal(laid)).not.toContain('lift-marker filled 0,1')
  })
  test('SG-1.91-1 a ladder is laid down where its carriers stand already', () => {
    const state = at({
      characters: [man('dai', '0,0'), man('odo', '9,9')],
      engines: [{ id: 'ladder', kind: 'ladder', seat: 'besieger' }],
    })
    const zone = [{ hexes: ['0,0'] }]
    const free: State = {
      ...state,
      stage: 'set-up',
      placed: [],
      terms: { ...state.terms, engineZones: { ladder: zone } },
    }
    expect(refused(act(free, 'select ladder'), 'deploy-engine ladder 0,0 0')).toBe('accepted')
  })
  const laying = (more: object = {}): State => ({
    ...at({ map: CURTAIN, characters: [man('dai', '0,9'), man('wat', '0,0')] }),
    stage: 'set-up',
    placed: [],
    supply: { filled: 2, rubble: 2 },
    ...more,
  })
  test('SG-SUM-3 whoever a side placed last is in nobody’s hand once it is ready', () => {
    const state = act(laying({ active: 'dai' }), 'ready')
    expect(state.active).toBeUndefined()
  })
  test('SG-2.2-1 SG-2.2-2 SG-RUL-086 the besieger fills ditch hexes of his choice, as many as he has', () => {
    const state = acts(laying(), 'lay-marker filled 0,1', 'lay-marker filled 4,1')
    expect(Object.keys(state.filled)).toEqual(['0,1', '4,1'])
    expect(refused(state, 'lay-marker filled 2,1')).toBe('no-marker-left SG-2.2-2')
    expect(refused(laying(), 'lay-marker filled 0,3')).toBe('not-a-ditch SG-RUL-086')
    expect(refused(laying({ phase: 'garrison' }), 'lay-marker filled 0,1')).toBe('not-your-piece SG-2.2-1')
  })
  test('SG-2.31-1 SG-RUL-085 rubble goes on batterable hexes of the enclosure, and hurts nobody', () => {
    const state = act(laying(), 'lay-marker rubble 0,0')
    expect(who(state, 'wat').condition).toBe('healthy')
    expect(refused(laying(), 'lay-marker rubble 0,3')).toBe('not-batterable SG-RUL-085')
    const adjacent = { ...laying(), terms: { ...laying().terms, rubbleAdjacent: true } }
    expect(refused(act(adjacent, 'lay-marker rubble 0,0'), 'lay-marker rubble 3,0')).toBe(
      'not-adjacent-rubble SG-SCN-9',
    )
    expect(refused(act(adjacent, 'lay-marker rubble 0,0'), 'lay-marker rubble 1,0')).toBe('accepted')
  })
  test('SG-2.41-3 the tower comes in at the edge with its owner’s orientation', () => {
    let state = start('the-gap-in-the-curtain', 'free')
    state = { ...state, phase: 'besieger' }
    const picked = act(state, 'select siege-tower-1')
    const ways = offers(picked, 'deploy-engine')
    expect(new Set(ways.map(text => text.split(' ')[2])).size).toBeGreaterThan(1)
    const facing = act(picked, `deploy-engine ${ways[0]}`).engines['siege-tower-1']
    expect([facing?.where, facing?.hexes.length]).toEqual(['map', 3])
    expect(refused(picked, 'deploy-engine siege-tower-1 15,0 0')).toBe('outside-zone SG-SCN-6')
  })
})

describe('scenario files', () => {
  test('SG-0-4 SG-SCN-1 SG-SCN-3 SG-SCN-5 SG-SCN-20 every scenario in the box is a file its own checker accepts', () => {
    for (const scenario of SCENARIOS) expect([scenario.id, faults(file(scenario.id))]).toEqual([scenario.id, []])
    expect(SCENARIOS.length).toBe(12)
  })
  test('SG-SCN-3 two sides, each with its name, nation and role', () => {
    const bell = file('before-the-bell')
    const { garrison: _none, ...alone } = bell.sides
    expect(faults({ ...bell, sides: alone })).toContain('sides.garrison missing-key')
    for (const key of ['name', 'nation', 'role'] as const) {
      const { [key]: _gone, ...rest } = bell.sides.garrison
      expect(faults({ ...bell, sides: { ...bell.sides, garrison: rest } })).toEqual([
        `sides.garrison.${key} missing-key`,
      ])
    }
  })
  test('SG-SCN-15 SG-SCN-8 faults are named with their place', () => {
    const bell = file('before-the-bell')
    expect(faults({ ...bell, colour: 'red' })).toEqual(['colour unknown-key'])
    expect(faults({ ...bell, rules: { magic: true } })).toEqual(['rules.magic unknown-rule'])
    expect(faults({ ...bell, board: { map: 'moon' } })[0]).toContain('board.map')
    expect(faults({ ...bell, ready: { ...bell.ready, people: { ...bell.ready.people, wat: 'G8' } } })).toEqual([
      'ready.people.wat piece-in-wall',
    ])
    expect(faults({ ...bell, ready: { ...bell.ready, people: { ...bell.ready.people, wat: 'M15' } } })).toEqual([
      'ready.people.odo occupied',
    ])
    const engine = { ...bell.sides.besieger, engines: [{ id: 'ram-1', kind: 'ram' }] }
    expect(faults({ ...bell, sides: { ...bell.sides, besieger: engine } })).toEqual([
      'sides.besieger.engines[0].kind above-level',
    ])
    const [first, ...others] = bell.sides.besieger.groups
    const nobody = {
      ...bell.sides.besieger,
      groups: [{ ...first!, people: [{ id: 'nobody' }, ...first!.people.slice(1)] }, ...others],
    }
    expect(faults({ ...bell, sides: { ...bell.sides, besieger: nobody } })).toEqual([
      'sides.besieger.groups[0].people[0].id nobody-of-that-name',
    ])
    const { entry: _entry, ...raiders } = bell.sides.besieger.groups[0]!
    const overlap = { ...bell.sides.besieger, groups: [{ ...raiders, zone: [{ region: 'rampart' }] }] }
    expect(faults({ ...bell, sides: { ...bell.sides, besieger: overlap } })[0]).toContain('overlapping-zones')
    expect(faults({ ...bell, victory: [{ ...bell.victory[0]!, when: { kind: 'wish' } }] })).toEqual([
      'victory[0].when.kind unknown-rule',
    ])
    expect(siege.parseOptions({ scenario: 'nowhere' }).ok).toBe(false)
  })
  test('SG-0-1 SG-0-3 people and sets from another box are data', () => {
    expect(def('two-banners-one-wall').external).toEqual(['cry-havoc'])
    const state = start('two-banners-one-wall')
    expect(state.characters['relief-knight-1']).toMatchObject({ unit: 'knight', where: 'reserve' })
  })
  test('SG-SCN-4 SG-1.2-3 the scenario names the first side', () => {
    expect(start('before-the-bell').phase).toBe('besieger')
    expect(start('sparks').first).toBe('garrison')
  })
  test('SG-TABLE-COUNTERS 28 Normans and 29 Welsh', () => {
    const count = (nation: string) => ROSTER.filter(one => one.nation === nation).length
    expect([count('norman'), count('welsh')]).toEqual([28, 29])
  })
  test('SG-SCN-30 Before the Bell', () => {
    expect(units('before-the-bell', 'besieger')).toEqual({
      knight: 1,
      serjeant: 2,
      halberdier: 4,
      spearman: 4,
      longbowman: 3,
    })
    expect(units('before-the-bell', 'garrison')).toEqual({
      serjeant: 1,
      spearman: 4,
      crossbowman: 1,
      knight: 1,
      halberdier: 2,
      billman: 1,
      civilian: 2,
    })
    expect([
      engines('before-the-bell', 'besieger'),
      def('before-the-bell').turns,
      def('before-the-bell').level,
      def('before-the-bell').bridge,
    ]).toEqual([{ ladder: 4 }, 20, 1, 'up'])
    const state = start('before-the-bell')
    expect(refused({ ...state, phase: 'garrison', step: 'movement' }, 'select peter')).toBe('asleep SG-SCN-6')
    expect(refused({ ...state, phase: 'garrison', step: 'movement', turn: 3 }, 'select peter')).toBe('accepted')
  })
  test('SG-SCN-31 SG-SCN-21 The Gap in the Curtain', () => {
    expect(units('the-gap-in-the-curtain', 'besieger')).toEqual({
      knight: 3,
      serjeant: 2,
      halberdier: 4,
      spearman: 5,
      crossbowman: 2,
      longbowman: 6,
    })
    expect(units('the-gap-in-the-curtain', 'garrison')).toEqual({
      knight: 1,
      serjeant: 1,
      halberdier: 4,
      billman: 2,
      spearman: 3,
      crossbowman: 2,
      archer: 2,
    })
    expect([engines('the-gap-in-the-curtain', 'besieger'), def('the-gap-in-the-curtain').markers]).toEqual([
      { 'siege-tower': 1, ladder: 3 },
      { filled: 8, rubble: 2, rubbleAdjacent: true },
    ])
  })
  test('SG-SCN-31 rampart and rubble hexes count, towers do not', () => {
    const gap = start('the-gap-in-the-curtain')
    const men = ['mortimer', 'william', 'alain', 'pugh', 'morgen']
    const standing = (hexes: readonly string[]): State => ({
      ...gap,
      held: { 0: 1 },
      characters: {
        ...gap.characters,
        ...Object.fromEntries(
          men.map((id, i) => [id, { ...who(gap, id), where: 'map' as const, hex: hexes[i]!, storey: 0 as const }]),
        ),
      },
    })
    const free = (area: 'rampart' | 'tower') =>
      allHexes(gap, [{ region: area }]).filter(
        hex => !gap.rubble[hex] && !Object.values(gap.characters).some(c => c.hex === hex),
      )
    const rubble = Object.keys(gap.rubble)
    expect(phaseVictory(standing([...rubble, ...free('rampart')]), true)[0]).toMatchObject({
      ending: { reason: 'breach-held' },
    })
    expect(phaseVictory(standing(free('tower')), true)).toEqual([{ kind: 'holding', victory: 0, count: 0 }])
  })
  test('SG-SCN-6 nobody is set up on a forbidden hex', () => {
    const free = start('before-the-bell', 'free')
    const groups = free.terms.groups
    const watch = groups['garrison/watch']!
    const [hex] = allHexes(free, [{ region: 'rampart' }])
    const closed: State = {
      ...free,
      terms: { ...free.terms, groups: { ...groups, 'garrison/watch': { ...watch, forbidden: [{ hexes: [hex!] }] } } },
    }
    expect(refused(act(free, 'select wat'), `deploy wat ${hex}`)).toBe('accepted')
    expect(refused(act(closed, 'select wat'), `deploy wat ${hex}`)).toBe('outside-zone SG-SCN-6')
    expect(offers(act(closed, 'select wat'), 'deploy')).not.toContain(`wat ${hex}`)
  })
  test('SG-SCN-32 SG-SCN-22 Sparks', () => {
    expect(units('sparks', 'garrison')).toEqual({ knight: 4, serjeant: 2, halberdier: 2, billman: 2 })
    expect(units('sparks', 'besieger')).toEqual({
      knight: 1,
      serjeant: 2,
      halberdier: 3,
      spearman: 4,
      longbowman: 3,
      engineer: 2,
      peasant: 4,
    })
    const state = start('sparks')
    expect(state.animals['alain-horse']?.hex).toBeDefined()
    expect(who(state, 'huw').wakes).toBe(2)
    expect(state.engines['siege-tower-1']?.fixed).toBe(true)
    expect(state.terms.scoring).toMatchObject({
      engines: { 'siege-tower': 6, trebuchet: 6, ballista: 3, mangonel: 3 },
      tentHex: 1,
      notOff: { seat: 'garrison', points: 3 },
    })
  })
  test('SG-SCN-34 SG-SCN-24 The Wagons from the March', () => {
    expect(engines('the-wagons-from-the-march', 'garrison')).toEqual({ wagon: 2, barrel: 8 })
    const state = act(start('the-wagons-from-the-march'), 'plan assault')
    expect([state.first, state.engines['wagon-1']?.hitched, state.rules.skill, state.terms.calendar?.days]).toEqual([
      'garrison',
      'ox-1',
      true,
      2,
    ])
    expect([state.engines['siege-tower-1']?.where, who(state, 'edric').skill]).toEqual(['reserve', -2])
    const barrels = (day: State) => [6, 7, 8].map(n => day.engines[`barrel-${n}`]?.where)
    expect(barrels(state)).toEqual(['map', 'reserve', 'reserve'])
  })
  test('SG-SCN-34 SG-3.31-1 who lost his horse on day 1 stands on one hex on day 2, who won one on two; the horse he lost is by him', () => {
    const evening = start('the-wagons-from-the-march')
    const [mortimer, pugh] = [who(evening, 'mortimer'), who(evening, 'pugh')]
    const { horse: _lost, ...afoot } = mortimer
    const { rider: _gone, ...loose } = evening.animals['mortimer-horse']!
    const day2: State = {
      ...evening,
      sheet: { ...evening.sheet, day: 2 },
      characters: { ...evening.characters, mortimer: afoot, pugh: { ...pugh, horse: 'won' } },
      animals: {
        ...evening.animals,
        'mortimer-horse': { ...loose, where: 'camp' },
        won: { id: 'won', kind: 'horse', seat: 'besieger', where: 'camp', rider: 'pugh' },
      },
    }
    const assault = act(day2, 'plan assault')
    expect(who(assault, 'mortimer').rear).toBeUndefined()
    expect(assault.animals['mortimer-horse']).toMatchObject({ where: 'map' })
    expect(who(assault, 'pugh').rear).toBeDefined()
    expect(broken(assault)).toEqual([])
  })
  test('SG-SCN-34 SG-RUL-092 the animals of day 1 do not come back to the road without their wagons', () => {
    const evening = start('the-wagons-from-the-march')
    const rested = { 'ox-1': 'camp', 'draft-horse-1': 'camp' } as const
    const animals = Object.fromEntries(
      Object.entries(evening.animals).map(([id, a]) => [id, id in rested ? { ...a, where: 'camp' as const } : a]),
    )
    const lost = { ...evening.engines['wagon-1']!, where: 'destroyed' as const, hexes: [] }
    const day2: State = {
      ...evening,
      sheet: { ...evening.sheet, day: 2 },
      animals,
      engines: { ...evening.engines, 'wagon-1': lost, 'wagon-2': { ...lost, id: 'wagon-2' } },
    }
    const assault = act(day2, 'plan assault')
    expect([assault.animals['ox-1']?.where, assault.animals['draft-horse-1']?.where]).toEqual(['camp', 'camp'])
  })
  test('SG-SCN-34 one more barrel on day 2 for each wagon brought in', () => {
    const morning = start('the-wagons-from-the-march')
    const wagon = { ...morning.engines['wagon-1']!, where: 'left' as const, arrivedHome: true as const }
    const day2: State = {
      ...morning,
      sheet: { ...morning.sheet, day: 2 },
      engines: { ...morning.engines, 'wagon-1': wagon },
    }
    const assault = act(day2, 'plan assault')
    expect([6, 7, 8].map(n => assault.engines[`barrel-${n}`]?.where)).toEqual(['map', 'map', 'reserve'])
    expect(assault.engines['ladder-3']?.where).toBe('map')
  })
  test('SG-SCN-35 The King’s Summer: the machines stand in the camp, where a sortie can burn them, and batter from there', () => {
    expect(engines('the-kings-summer', 'besieger')).toEqual({
      'siege-tower': 2,
      ram: 2,
      ballista: 2,
      ladder: 6,
      mantlet: 6,
      mangonel: 4,
      trebuchet: 2,
    })
    const planned = acts(start('the-kings-summer'), 'plan bombard')
    const sortie = act(planned, 'plan sortie')
    const west = allHexes(sortie, [{ edge: 'B' }])
    for (const id of ['mangonel-1', 'mangonel-4', 'trebuchet-1', 'trebuchet-2']) {
      expect(sortie.engines[id]?.where).toBe('map')
      const far = groundOf(sortie).at(sortie.engines[id]!.hexes[0])!
      expect(Math.min(...west.map(hex => cellDistance(groundOf(sortie).at(hex)!, far)))).toBeLessThan(20)
    }
    const stones = acts(planned, 'plan wait')
    expect(offers(stones, 'aim').some(move => move.startsWith('trebuchet-1 '))).toBe(true)
  })
  test('SG-SCN-36 SG-SCN-25 Two Banners, One Wall: relief on day 2', () => {
    const entry = start('two-banners-one-wall').terms.groups['garrison/relief']?.entry
    expect(entry).toMatchObject({ day: 2, turn: 1 })
    expect(units('two-banners-one-wall', 'garrison').knight).toBe(9)
    const began = act(start('two-banners-one-wall'), 'plan assault')
    const [bridge] = allHexes(began, [{ hexes: ['AH10'] }])
    const onBridge = (id: string): State => ({
      ...began,
      bridge: 'down',
      characters: { ...began.characters, [id]: { ...who(began, id), where: 'map', hex: bridge!, storey: 0 } },
    })
    expect(phaseVictory(onBridge('peter'), true)).toEqual([])
    expect(phaseVictory(onBridge('relief-foot-1'), true)[0]).toMatchObject({
      ending: { winner: 'garrison', reason: 'relief-at-bridge' },
    })
  })
  test('SG-SCN-23 The Long Siege: relief on day 24, four barrels', () => {
    expect([def('the-long-siege').calendar?.reliefDay, engines('the-long-siege', 'garrison')]).toEqual([
      24,
      { barrel: 4 },
    ])
    const last = start('the-long-siege')
    const over = act({ ...last, sheet: { ...last.sheet, day: 23 } }, 'plan wait')
    expect([over.ending, over.sheet.notes.at(-1)]).toMatchObject([
      { reason: 'relief-came' },
      { day: 24, kind: 'relief' },
    ])
  })
  test('SG-TABLE-SCENARIOS the recovered conditions: losses grade the breach, Blodwin yields to a knight alone', () => {
    expect(def('assaulting-the-breach').casualtyGrades).toEqual({ besieger: [20, 30], garrison: [10, 15] })
    const yields = (more: readonly object[]) =>
      phaseVictory(
        {
          ...at({ characters: [man('blodwin', '0,0'), man('wulfric', '1,0'), ...more] }),
          terms: start('wulfric-the-felon').terms,
        },
        false,
      )[0]
    expect(yields([])).toMatchObject({ kind: 'ended', ending: { winner: 'besieger', reason: 'lady-yields' } })
    expect(yields([man('wat', '2,0')])).toBeUndefined()
  })
})

describe('victory', () => {
  test('SG-SUM-4 SG-SCN-13 the scenario’s tests decide, in their order, else its fallback', () => {
    const bell = start('before-the-bell')
    expect(phaseVictory(bell, true)).toEqual([])
    const yard = allHexes(bell, [{ region: 'courtyard' }])
    const characters = { ...bell.characters }
    for (const [i, id] of ['dai', 'jones', 'rhodri'].entries())
      characters[id] = { ...who(bell, id), where: 'map', hex: yard[i]! }
    const won: State = { ...bell, characters, bridge: 'down' }
    expect(phaseVictory(won, true)[0]).toMatchObject({
      kind: 'ended',
      ending: { winner: 'besieger', reason: 'gate-open' },
    })
    expect(phaseVictory(won, false)).toEqual([])
    expect(phaseVictory({ ...won, bridge: 'up' }, true)).toEqual([])
    expect(fallbackEnding(bell)).toMatchObject({ winner: 'garrison', reason: 'held-out' })
  })
  test('SG-SCN-14 casualty points by class', () => {
    const worth = (unit: string, state: string) =>
      casualtyPoints(at({ characters: [man('x', '0,0', { class: unit, seat: 'besieger', state })] }), 'besieger')
    expect([
      worth('knight', 'dead'),
      worth('knight', 'wounded'),
      worth('serjeant', 'dead'),
      worth('serjeant', 'wounded'),
      worth('spearman', 'dead'),
      worth('archer', 'wounded'),
      worth('peasant', 'dead'),
      worth('civilian', 'wounded'),
      worth('priest', 'dead'),
    ]).toEqual([6, 3, 4, 2, 2, 1, 1, 0, 2])
    expect(ENGINE_POINTS).toEqual({ 'siege-tower': 6, ram: 5, trebuchet: 5, other: 3 })
    expect(CLASS_DEFS.engineer.points).toEqual({ killed: 2, wounded: 1 })
  })
  test('SG-SCN-10 the turn limit ends the game and says so', () => {
    let state = { ...start('before-the-bell'), turn: 20 }
    while (state.stage !== 'over') state = act(state, 'end-step')
    expect(state.ending).toMatchObject({ winner: 'garrison', reason: 'held-out', grade: 'decisive' })
  })
  test('SG-SCN-13 equal totals are a draw, a lead of ten is decisive', () => {
    const sparks = start('sparks')
    const none: State = {
      ...sparks,
      terms: {
        ...sparks.terms,
        scoring: { ...sparks.terms.scoring, casualties: { besieger: false, garrison: false } },
      },
    }
    const off = Object.fromEntries(
      Object.values(none.characters).map(c => [c.id, c.seat === 'garrison' ? { ...c, where: 'left' as const } : c]),
    )
    const even: State = { ...none, characters: off }
    expect(fallbackEnding(even)).toMatchObject({ reason: 'equal-points' })
    expect(fallbackEnding({ ...even, scored: { besieger: 0, garrison: 10 } })).toMatchObject({
      winner: 'garrison',
      grade: 'decisive',
    })
    expect(fallbackEnding({ ...even, scored: { besieger: 0, garrison: 9 } })).toMatchObject({
      winner: 'garrison',
      grade: 'marginal',
    })
  })
  test('SG-RUL-143 heights and fuel are as this ledger says: a roof is in the wall band, ladders never burn', () => {
    const state = at({
      map: CURTAIN,
      step: 'melee',
      filled: ['0,1'],
      engines: [{ id: 'tower', kind: 'siege-tower', hexes: ['0,1', '0,2', '-1,2'], facing: 2 }],
      characters: [man('dai', '0,1^', { attack: 9, defense: 5, move: 6 }), man('wat', '0,0')],
    })
    expect(offers(act(state, 'join dai'), 'target')).toEqual(['wat'])
  })
})
