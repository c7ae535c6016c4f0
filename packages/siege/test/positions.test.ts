/** Written positions: what is read, what is left to the class, what is refused and where. */
import { describe, expect, test } from 'vitest'
import { type Options, RULE_DEFAULTS } from '../src/options.ts'
import { parsePosition } from '../src/position.ts'
import { figuresOf } from '../src/units/figures-of.ts'
import { at, man, who } from './table.ts'

const problems = (input: object) => {
  const parsed = parsePosition(input, { scenario: 'none', setUp: 'ready', rules: RULE_DEFAULTS })
  return parsed.ok ? [] : parsed.error
}
const faults = (input: object): readonly string[] => problems(input).map(({ at, code }) => `${at} ${code}`)
/** With the rule that says so. */
const ruled = (input: object): readonly string[] => problems(input).map(({ at, code, rule }) => `${at} ${code} ${rule}`)

describe('own figures', () => {
  test('SG-1.7-2 SG-TABLE-COUNTERS one figure alone leaves the others to the class', () => {
    const state = at({
      characters: [
        man('hugo', '0,0', { class: 'knight', attack: 24 }),
        man('tom', '1,0', { class: 'spearman', state: 'wounded', defense: 7 }),
        man('lord', '3,0', { class: 'baron', rear: '4,0', attack: 31 }),
        man('paul', '6,0', {
          class: 'serjeant',
          figures: { wounded: { attack: 3 }, stunnedDefense: 2 },
          state: 'stunned',
        }),
      ],
    })
    expect(figuresOf(who(state, 'hugo'))).toEqual({ attack: 24, defense: 11, move: 5 })
    expect(figuresOf(who(state, 'tom'))).toEqual({ attack: 4, defense: 7, move: 4 })
    expect(figuresOf(who(state, 'lord'))).toEqual({ attack: 31, defense: 16, move: 12 })
    expect(figuresOf(who(state, 'paul'))).toEqual({ attack: 14, defense: 2, move: 6 })
    expect(figuresOf({ ...who(state, 'paul'), condition: 'wounded' })).toEqual({ attack: 3, defense: 4, move: 4 })
  })

  test('SG-1.7-2 figures by state stand beside those for every state', () => {
    const state = at({
      characters: [man('tom', '0,0', { class: 'spearman', defense: 9, figures: { wounded: { attack: 3 } } })],
    })
    expect(figuresOf(who(state, 'tom'))).toEqual({ attack: 8, defense: 9, move: 6 })
    expect(figuresOf({ ...who(state, 'tom'), condition: 'wounded' })).toEqual({ attack: 3, defense: 9, move: 4 })
  })

  test('a figure or a state that does not exist is refused with its path', () => {
    expect(faults({ characters: [man('tom', '0,0', { figures: { tired: {} } })] })).toEqual([
      'characters[0].figures.tired unknown-key',
    ])
    expect(faults({ characters: [man('tom', '0,0', { figures: { healthy: { attack: 'many' } } })] })).toEqual([
      'characters[0].figures.healthy.attack not-a-number',
    ])
  })
})

describe('sections', () => {
  test('SG-0-2 a position that names no level has that of the options, else all five', () => {
    const levelOf = (written: object, level?: Options['level']) => {
      const rules = RULE_DEFAULTS
      const parsed = parsePosition(written, { scenario: 'none', setUp: 'ready', rules, ...(level ? { level } : {}) })
      return parsed.ok ? parsed.value.level : undefined
    }
    expect([levelOf({}), levelOf({}, 2), levelOf({ level: 4 }, 2)]).toEqual([5, 2, 4])
  })
})

describe('pieces that cannot stand so', () => {
  test('SG-GEO-10 a rider’s hexes are neighbors', () => {
    expect(faults({ characters: [man('lord', '0,0', { class: 'baron', rear: '2,0' })] })).toEqual([
      'characters[0].rear not-neighbors',
    ])
    expect(faults({ animals: [{ id: 'grey', at: '0,0', rear: '0,0' }] })).toEqual(['animals[0].rear not-neighbors'])
  })

  test('SG-GEO-9 SG-GEO-11 the hexes of an engine hang together, each named once', () => {
    const engine = (kind: string, hexes: readonly string[], more: object = {}) =>
      faults({ engines: [{ id: 'e-1', kind, hexes, ...more }] })
    expect(engine('siege-tower', ['0,0', '1,0', '1,-1'])).toEqual([])
    expect(engine('ram', ['0,0', '1,0', '4,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ram', ['0,0', '1,0', '1,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ram', ['0,0', '1,0', '2,0', '3,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ram', ['0,0', '1,0', '2,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('siege-tower', ['0,0', '1,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('wagon', ['0,0', '2,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ladder', ['0,0', '1,0'])).toEqual([])
    expect(engine('ladder', ['0,0', '1,0'], { upright: true, facing: 2 })).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ladder', ['0,0'], { upright: true, facing: 2 })).toEqual([])
    expect(engine('siege-tower', ['0,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('siege-tower', ['0,0', '1,0', '2,0'])).toEqual(['engines[0].hexes wrong-footprint'])
    expect(engine('ballista', [])).toEqual([])
    for (const kind of ['wagon', 'ladder'])
      for (const hexes of [['0,0'], ['0,0', '1,0', '1,-1']])
        expect(engine(kind, hexes)).toEqual(['engines[0].hexes wrong-footprint'])
    for (const kind of ['mantlet', 'barrel'])
      expect(engine(kind, ['0,0', '1,0'])).toEqual(['engines[0].hexes wrong-footprint'])
  })

  test('SG-3.43-3 SG-SCN-8 two machines share no hex, and nobody stands where a machine is closed', () => {
    const engine = (id: string, kind: string, ...hexes: readonly string[]) => ({ id, kind, seat: 'besieger', hexes })
    const characters = [man('tom', '0,0'), man('dead', '5,0', { state: 'dead' })]
    const told = (...engines: readonly object[]) => faults({ characters, engines })
    expect(told(engine('e', 'ballista', '0,0'))).toEqual(['engines[0].hexes occupied'])
    expect(told(engine('e', 'wagon', '1,0', '0,0'))).toEqual(['engines[0].hexes occupied'])
    expect(told(engine('e', 'ballista', '3,0'), engine('f', 'mangonel', '3,0'))).toEqual(['engines[1].hexes occupied'])
    expect(told(engine('e', 'ballista', '5,0'), engine('f', 'mantlet', '0,0'))).toEqual([])
    const ladder = (id: string, hex: string) => ({ ...engine(id, 'ladder', hex), upright: true, facing: 0 })
    expect(told(ladder('e', '3,0'), ladder('f', '3,0'))).toEqual(['engines[1].hexes occupied'])
    expect(told(engine('e', 'mantlet', '3,0'), ladder('f', '3,0'))).toEqual(['engines[1].hexes occupied'])
    expect(told(ladder('e', '3,0'), engine('f', 'ladder', '3,0', '4,0'))).toEqual([])
    expect(faults({ map: { hexes: { '3,0': 'wall' } }, engines: [engine('e', 'mantlet', '3,0')] })).toEqual([
      'engines[0].hexes piece-in-wall',
    ])
  })

  test('SG-1.62-1 SG-GEO-10 nobody stands where a living beast does', () => {
    const bay = { id: 'bay', seat: 'besieger', at: '0,0', rear: '1,0' }
    expect(faults({ animals: [bay], characters: [man('tom', '1,0')] })).toEqual(['characters[0].at occupied'])
    expect(faults({ animals: [bay, { id: 'ox', kind: 'ox', at: '0,0' }] })).toEqual(['animals[1].at occupied'])
    expect(faults({ animals: [{ ...bay, dead: true }], characters: [man('tom', '1,0')] })).toEqual([])
  })

  test('SG-5.32-6 what is carried lies where its carriers stand', () => {
    const state = at({
      characters: ['tom 0,0', 'wat 3,0', 'hob 4,0'].map(text => {
        const [id = '', place = ''] = text.split(' ')
        return man(id, place, { seat: 'besieger' })
      }),
      engines: [
        { id: 'oil', kind: 'barrel', carriers: ['tom'] },
        { id: 'ladder', kind: 'ladder', carriers: ['wat', 'hob'] },
      ],
    })
    expect(state.engines).toMatchObject({
      oil: { where: 'map', hexes: ['0,0'] },
      ladder: { where: 'map', hexes: ['3,0', '4,0'] },
    })
  })

  test('SG-SCN-10 SG-SCN-11 days, turns, stages and strength keep within their bounds', () => {
    const day = { map: 'castle', stage: 'day' }
    expect(faults({ ...day, calendar: { days: 0 } })).toContain('calendar.days not-in-range')
    expect(faults({ ...day, day: 5, calendar: { days: 3 } })).toEqual(['day after-last-day'])
    expect(faults({ ...day, day: 40 })).toEqual([])
    expect(faults({ turns: 0 })).toEqual(['turns not-in-range'])
    expect(faults({ map: 'castle', stages: { '6,9': 5 } })).toEqual(['stages.6,9 not-in-range'])
    expect(faults({ map: 'castle', stages: { A5: 2 } })).toEqual(['stages.0,4 not-batterable'])
    const strong = { id: 'm', kind: 'mangonel', seat: 'besieger', strength: 9 }
    expect(faults({ ...day, engines: [strong] })).toEqual(['engines[0].strength not-in-range'])
  })

  test('SG-GEO-13 there is an upper storey only on siege towers and upright ladders', () => {
    const tower = { id: 'tower', kind: 'siege-tower', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }
    const ladder = { id: 'ladder-1', kind: 'ladder', hexes: ['5,0'], upright: true, facing: 2 }
    const flat = { id: 'ladder-2', kind: 'ladder', hexes: ['7,0', '8,0'] }
    const engines = [tower, ladder, flat]
    expect(faults({ engines, characters: [man('tom', '1,0^'), man('dai', '5,0^')] })).toEqual([])
    expect(faults({ engines, characters: [man('tom', '2,0^'), man('dai', '7,0^')] })).toEqual([
      'characters[0].at no-upper-storey',
      'characters[1].at no-upper-storey',
    ])
  })

  test('SG-2.2-1 SG-4.14-1 SG-3.24-2 markers lie where there is something to fill, to demolish, to burn', () => {
    const map = { hexes: { '0,0': 'ditch', '1,0': 'rampart', '2,0': 'wall', '3,0': 'slit', '4,0': 'tent' } }
    expect(faults({ map, filled: ['0,0'], rubble: ['1,0', '2,0', '3,0'], burnt: ['4,0'] })).toEqual([])
    // Whatever bombardment brings down: tower rooms and the keep too.
    expect(faults({ map: 'castle', rubble: ['H5', 'I4', 'R8', 'P10', 'G8'] })).toEqual([])
    expect(faults({ map: 'castle', rubble: ['R10'] })).toEqual(['rubble[0] wrong-marker'])
    expect(faults({ map, filled: ['1,0'], rubble: ['0,0'], burnt: ['9,0'] })).toEqual([
      'filled[0] wrong-marker',
      'rubble[0] wrong-marker',
      'burnt[0] wrong-marker',
    ])
  })

  test('SG-GEO-5 open ground ends 500 hexes away; what lies beyond is off the map', () => {
    expect(faults({ characters: [man('tom', '500,-500')] })).toEqual([])
    expect(faults({ characters: [man('tom', '501,0')] })).toEqual(['characters[0].at no-such-hex'])
    expect(faults({ map: { hexes: { '99999,0': 'brush' } } })).toEqual(['map.hexes["99999,0"] off-map'])
    expect(faults({ map: { sides: { '99999,0/0': 'wall' } } })).toEqual(['map.sides["99999,0/0"] wall-to-nowhere'])
    expect(faults({ map: { zones: { far: '0,501' } } })).toEqual(['map.zones.far off-map'])
  })

  test('SG-GEO-5 a building is named by a text', () => {
    expect(faults({ map: { hexes: { '0,0': { terrain: 'slit', building: 5 } } } })).toEqual([
      'map.hexes["0,0"] bad-building',
    ])
  })

  test('SG-GEO-12 an upright ladder says which side it leans on, and who stands on its hex is at its foot', () => {
    const ladder = { id: 'l', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], upright: true }
    expect(faults({ engines: [ladder] })).toEqual(['engines[0].facing missing-key'])
    const state = at({ engines: [{ ...ladder, facing: 2 }], characters: [man('dai', '0,1'), man('owen', '0,1^')] })
    expect(state.engines.l?.foot).toBe('dai')
    expect(
      at({ engines: [{ ...ladder, facing: 2 }], characters: [man('owen', '0,1^')] }).engines.l?.foot,
    ).toBeUndefined()
  })

  test('SG-GEO-13 a second storey needs a siege tower or an upright ladder', () => {
    const tower = { id: 't', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }
    expect(faults({ characters: [man('dai', '0,0^')] })).toEqual(['characters[0].at no-upper-storey'])
    expect(faults({ engines: [{ ...tower, kind: 'ram' }], characters: [man('dai', '0,0^')] })).toEqual([
      'characters[0].at no-upper-storey',
    ])
    expect(faults({ engines: [tower], characters: [man('dai', '0,0^')] })).toEqual([])
  })

  test('SG-GEO-9 SG-GEO-10 a horse has two hexes, an ox one', () => {
    expect(faults({ animals: [{ id: 'grey', at: '0,0' }] })).toEqual(['animals[0].rear missing-key'])
    expect(faults({ animals: [{ id: 'bill', kind: 'ox', at: '0,0', rear: '1,0' }] })).toEqual([
      'animals[0].rear wrong-footprint',
    ])
    expect(faults({ animals: [{ id: 'bill', kind: 'ox', at: '0,0' }] })).toEqual([])
  })

  test('one name is one piece, and who is held is there', () => {
    expect(faults({ characters: [man('tom', '0,0'), man('tom', '1,0')] })).toEqual(['characters[1].id twice'])
    expect(faults({ animals: [{ id: 'tom', at: '5,5', rear: '5,6' }], characters: [man('tom', '1,0')] })).toEqual([
      'characters[0].id twice',
    ])
    expect(faults({ characters: [man('tom', '0,0', { leads: 'grey' })] })).toEqual([
      'characters[0].leads no-such-piece',
    ])
    const ladder = { id: 'ladder-1', kind: 'ladder', hexes: ['0,0', '1,0'], carriers: ['tom', 'dai'] }
    expect(faults({ engines: [ladder], characters: [man('tom', '0,0')] })).toEqual([
      'engines[0].carriers[1] no-such-piece',
    ])
  })

  test('[SG-5.22-1] a mantlet has a base side, side 0 if none is named', () => {
    const of = (more: object): number | undefined =>
      at({ engines: [{ id: 'm', kind: 'mantlet', hexes: ['0,0'], ...more }] }).engines.m?.facing
    expect([of({}), of({ facing: 4 })]).toEqual([0, 4])
  })

  test('[SG-5.21-1] [SG-5.11-1] who carries a thing stands where it is; a wagon is drawn by draft horse or ox', () => {
    const people = [man('tom', '0,0'), man('dai', '3,0')]
    const carried = (kind: string, ...carriers: readonly string[]): readonly string[] =>
      faults({
        engines: [{ id: 'm', kind, hexes: kind === 'ladder' ? ['0,0', '1,0'] : ['0,0'], facing: 0, carriers }],
        characters: people,
      })
    expect(carried('mantlet', 'tom')).toEqual([])
    expect(carried('mantlet', 'dai')).toEqual(['engines[0].carriers[0] not-there'])
    expect(carried('ladder', 'tom', 'dai')).toEqual(['engines[0].carriers[1] not-there'])
    const drawn = (kind: string, animal: string): readonly string[] =>
      faults({
        engines: [{ id: 'w', kind, hexes: ['1,0', '0,0'], hitched: 'beast' }],
        animals: [{ id: 'beast', kind: animal, at: '2,0', ...(animal === 'ox' ? {} : { rear: '3,0' }) }],
      })
    expect(drawn('wagon', 'ox')).toEqual([])
    expect(drawn('wagon', 'horse')).toEqual(['engines[0].hitched wrong-kind'])
    expect(drawn('ladder', 'ox')).toEqual(['engines[0].hitched unknown-key'])
  })

  test('SG-SCN-9 markers left to lay are counted by kind', () => {
    expect(at({ supply: { filled: 3 } }).supply).toEqual({ filled: 3, rubble: 0 })
    expect(faults({ supply: { water: 1 } })).toEqual(['supply.water unknown-key'])
  })
})

describe('what no play leads to is refused with its place and rule', () => {
  const map = {
    hexes: { '0,5': 'tent', '1,5': 'tree', '2,5': 'trench', '3,5': 'ditch', '4,5': 'wall', '5,5': 'rampart' },
  }
  const told = (position: object) => ruled({ map, ...position })

  test('SG-RUL-097 SG-RUL-098 a fire needs fuel, burns once a hex and is gone at its third check', () => {
    const mantlet = { id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['9,0'], facing: 2 }
    const ladder = { id: 'l', kind: 'ladder', seat: 'besieger', hexes: ['9,1', '10,1'] }
    const wagon = { id: 'w', kind: 'wagon', seat: 'besieger', hexes: ['9,2', '10,2'] }
    const engines = [mantlet, ladder, wagon]
    expect(told({ engines, fires: [{ hex: '0,5', count: 2 }, { hex: '9,0' }] })).toEqual([])
    expect(told({ engines, fires: [{ hex: '9,1' }, { hex: '9,2' }, { hex: '1,5' }] })).toEqual([
      'fires[0].hex nothing-burns SG-RUL-097',
      'fires[1].hex nothing-burns SG-RUL-097',
      'fires[2].hex nothing-burns SG-RUL-097',
    ])
    expect(told({ engines, wagonsBurn: true, fires: [{ hex: '9,2' }] })).toEqual([])
    expect(told({ fires: [{ hex: '0,5' }], burnt: ['0,5'] })).toEqual(['fires[0].hex nothing-burns SG-RUL-097'])
    expect(told({ fires: [{ hex: '0,5' }, { hex: '0,5' }] })).toEqual(['fires[1].hex twice SG-RUL-098'])
    expect(faults({ map, fires: [{ hex: '0,5', count: 3 }] })).toEqual(['fires[0].count not-in-range'])
  })

  test('SG-3.33-4 only knights ride, others with a mounted piece of their own', () => {
    const rider = (unit: string, more: object = {}) => ({
      characters: [man('hugo', '0,0', { class: unit, rear: '1,0', ...more })],
    })
    expect(told(rider('knight'))).toEqual([])
    expect(told(rider('baron'))).toEqual([])
    expect(told(rider('spearman', { attack: 9 }))).toEqual(['characters[0].rear not-a-rider SG-3.33-4'])
    expect(told(rider('serjeant', { figures: { mounted: { attack: 18, defense: 12, move: 12 } } }))).toEqual([])
  })

  test('SG-3.35-1 SG-3.32-1 the dead have left the saddle, and no rider is upstairs', () => {
    const tower = { id: 't', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }
    const hugo = (place: string, more: object = {}) => man('hugo', place, { class: 'knight', rear: '1,0', ...more })
    expect(told({ characters: [hugo('0,0', { state: 'dead' })] })).toEqual([
      'characters[0].rear wrong-footprint SG-3.35-1',
    ])
    expect(told({ engines: [tower], characters: [hugo('0,0^')] })).toEqual([
      'characters[0].at wrong-footprint SG-3.32-1',
    ])
  })

  test('SG-3.32-1 no living horse stands where none can go', () => {
    const ridden = (place: string, rear: string) => ({ characters: [man('hugo', place, { class: 'knight', rear })] })
    const loose = (place: string, rear: string, more: object = {}) => ({
      animals: [{ id: 'bay', at: place, rear, ...more }],
    })
    for (const hex of ['0,5', '1,5', '3,5', '5,5']) {
      const free = hex.replace(',5', ',6')
      expect(told(ridden(hex, free))).toEqual(['characters[0].at not-horse-ground SG-3.32-1'])
      expect(told(loose(free, hex))).toEqual(['animals[0].rear not-horse-ground SG-3.32-1'])
      expect(told(loose(free, hex, { dead: true }))).toEqual([])
    }
    const mantlet = { id: 'm', kind: 'mantlet', seat: 'besieger', hexes: ['9,0'], facing: 2 }
    expect(told({ engines: [mantlet], ...ridden('9,0', '10,0') })).toEqual([
      'characters[0].at not-horse-ground SG-3.32-1',
    ])
  })

  test('SG-3.34-2 SG-RUL-109 SG-RUL-015 an animal has one leader, beside it, able and on foot', () => {
    const animals = [
      { id: 'bay', at: '1,0', rear: '2,0' },
      { id: 'grey', at: '1,3', rear: '2,3', dead: true },
    ]
    const led = (...characters: readonly object[]) => told({ animals, characters })
    const wat = (more: object = {}) => man('wat', '0,0', { leads: 'bay', ...more })
    expect(led(wat())).toEqual([])
    expect(led(wat({ state: 'wounded' }))).toEqual([])
    expect(led(wat({ state: 'dead' }))).toEqual(['characters[0].leads hands-not-free SG-RUL-015'])
    expect(led(wat({ class: 'knight', rear: '-1,0' }))).toEqual(['characters[0].leads hands-not-free SG-RUL-015'])
    expect(led(man('wat', '0,3', { leads: 'grey' }))).toEqual(['characters[0].leads no-such-piece SG-3.34-2'])
    expect(led(man('wat', '5,0', { leads: 'bay' }))).toEqual(['characters[0].leads not-neighbors SG-3.34-2'])
    expect(led(wat(), man('hob', '3,0', { leads: 'bay' }))).toEqual(['characters[1].leads twice SG-RUL-109'])
  })

  test('SG-1.91-1 SG-RUL-015 what is carried has its carriers: so many, able, of its side, where it lies', () => {
    const ladder = (carriers: unknown, more: object = {}) => ({
      engines: [{ id: 'l', kind: 'ladder', seat: 'besieger', hexes: ['0,0', '1,0'], carriers, ...more }],
    })
    const two = (one: object = {}, other: object = {}) => ({
      characters: [
        man('wat', '0,0', { seat: 'besieger', ...one }),
        man('hob', '1,0', { seat: 'besieger', ...other }),
        man('tom', '4,0', { seat: 'besieger' }),
      ],
    })
    const both = ['wat', 'hob']
    expect(told({ ...ladder(both), ...two() })).toEqual([])
    expect(told({ ...ladder(['wat']), ...two() })).toEqual(['engines[0].carriers wrong-length SG-1.91-1'])
    expect(told({ ...ladder(['wat', 'wat']), ...two() })).toEqual(['engines[0].carriers[1] hands-not-free SG-RUL-015'])
    expect(faults({ ...ladder('wat'), ...two() })).toContain('engines[0].carriers not-a-list')
    expect(told({ ...ladder(both), ...two({ state: 'dead' }) })).toEqual([
      'engines[0].carriers[0] hands-not-free SG-RUL-015',
    ])
    expect(told({ ...ladder(both), ...two({}, { seat: 'garrison' }) })).toEqual([
      'engines[0].carriers[1] not-its-side SG-1.91-1',
    ])
    expect(told({ ...ladder(['wat', 'tom']), ...two() })).toEqual(['engines[0].carriers[1] not-there SG-1.91-1'])
    expect(told({ ...ladder(['wat', 'tom'], { hexes: [] }), ...two() })).toContain(
      'engines[0].carriers[1] not-there SG-1.91-1',
    )
    expect(told({ ...ladder(both, { hexes: ['1,0'], upright: true, facing: 2 }), ...two() })).toContain(
      'engines[0].carriers wrong-length SG-1.91-1',
    )
    const oil = { id: 'o', kind: 'barrel', seat: 'besieger', hexes: ['1,0'], carriers: ['hob'] }
    expect(told({ engines: [...ladder(both).engines, oil], ...two() })).toEqual([
      'engines[1].carriers[0] hands-not-free SG-RUL-015',
    ])
  })

  test('SG-2.41-5 SG-RUL-130 engines stand on ground of theirs, with what belongs to their kind', () => {
    const engine = (kind: string, more: object) => ({
      engines: [{ id: 'e', kind, seat: 'besieger', hexes: ['9,0'], ...more }],
    })
    const tower = { hexes: ['3,5', '3,4', '4,4'] }
    expect(told(engine('siege-tower', tower))).toEqual(['engines[0].hexes not-engine-ground SG-2.41-5'])
    expect(told({ ...engine('siege-tower', tower), filled: ['3,5'] })).toEqual([])
    expect(told(engine('ballista', { upright: true, facing: 0 }))).toEqual(['engines[0].upright unknown-key SG-SCN-15'])
    expect(told(engine('ladder', { hexes: ['4,5', '3,6'] }))).toEqual(['engines[0].hexes piece-in-wall SG-1.1-1'])
    const ladder = engine('ladder', { upright: true, facing: 2, foot: 'tom' })
    expect(told({ ...ladder, characters: [man('tom', '9,0')] })).toEqual([])
    expect(told({ ...ladder, characters: [man('tom', '8,0')] })).toEqual(['engines[0].foot wrong-footprint SG-RUL-130'])
  })

  test('SG-1.1-1 SG-1.62-1 nobody is in a wall, alive or dead, and no two of the living in one place', () => {
    for (const state of ['healthy', 'dead'])
      expect(told({ characters: [man('tom', '4,5', { state })] })).toEqual(['characters[0].at piece-in-wall SG-1.1-1'])
    expect(told({ characters: [man('tom', '0,0'), man('wat', '0,0', { state: 'stunned' })] })).toEqual([
      'characters[1].at occupied SG-1.62-1',
    ])
    expect(told({ characters: [man('tom', '0,0'), man('wat', '0,0', { state: 'dead' })] })).toEqual([])
  })

  test('SG-SCN-10 no turn after the last, no arrival still to come', () => {
    expect(told({ turn: 4, turns: 3 })).toEqual(['turn after-last-turn SG-SCN-10'])
    expect(told({ turn: 3, turns: 3 })).toEqual([])
    expect(faults({ turn: 2, phase: 'garrison', characters: [man('tom', '0,0', { arrived: 5 })] })).toEqual([
      'characters[0].arrived not-in-range',
    ])
    expect(faults({ turn: 2, phase: 'garrison', characters: [man('tom', '0,0', { arrived: 4 })] })).toEqual([])
  })
})
