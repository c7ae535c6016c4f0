/** 1.41 to 1.46: the line, people, doors, heights, the ditch. */
import { describe, expect, test } from 'vitest'
import { CENTER, distance, type Hex, hexKey, hexOf, neighbor, type Side } from '../../src/geometry/index.ts'
import { type Line, lineOfFire } from '../../src/rules/1-41-line-of-fire.ts'
import { engine, FIG_A, field, horse, man } from './field.ts'

describe('1.41 the line', () => {
  test('SG-1.41-1 SG-1.41-2 SG-1.41-3 SG-1.1-13 SG-3.1-1 flat ground imposes nothing, from center to center; a wall closes it', () => {
    const f = field({ sides: { '2,3/0': 'wall' } })
    expect(f.say('0,0', '5,0')).toBe('open none')
    expect(f.line('0,0', '5,0')).toMatchObject({ start: CENTER, end: CENTER, range: 5 })
    expect(f.line('0,3', '5,3').block).toEqual({ code: 'wall', rule: 'SG-1.56-1', q: 2, r: 3, side: 0 })
    // Nobody shoots at his own hex.
    expect(f.say('0,0', '0,0')).toBe('same-hex')
  })

  test('SG-RUL-019 SG-GEO-3 hexes are counted from the shooter to the target', () => {
    const to = (hex: string) => field({}).line('0,0', hex).range
    expect([to('1,0'), to('2,2'), to('2,-2'), to('-3,1'), to('0,-4')]).toEqual([1, 4, 2, 3, 4])
  })

  test('SG-RUL-019 adjacent counts 1, and an end on a side does not change the count', () => {
    const f = field({ hexes: { '0,0': 'rampart' }, sides: { '0,0/5': 'parapet' } })
    expect(f.line('3,0', '4,0').range).toBe(1)
    expect(f.line('0,0', '0,4').range).toBe(4)
    expect(f.line('0,0', '0,4').start).toBe(5)
  })

  test('SG-EX-18 SG-RUL-020 SG-GEO-33 a line between two hexes is open if one of them is', () => {
    expect(field({ hexes: { '1,0': 'tree' } }).say('0,0', '1,1')).toBe('open none')
    expect(field({ hexes: { '0,1': 'tree' } }).say('0,0', '1,1')).toBe('open none')
    expect(field({ hexes: { '1,0 0,1': 'tree' } }).say('0,0', '1,1')).toBe('tree')
    // Both readings open: the better cover counts; one closed: the other's.
    expect(field({ hexes: { '1,0': 'brush' } }).say('0,0', '1,1')).toBe('open light')
    expect(field({ hexes: { '1,0': 'brush', '0,1': 'tree' } }).say('0,0', '1,1')).toBe('open light')
    expect(field({ hexes: { '1,0': 'brush', '0,1': 'brush' } }).line('0,0', '1,1').grazing).toBe(true)
    expect(field({}).line('0,0', '4,0').grazing).toBe(false)
  })

  test('SG-RUL-021 SG-RUL-127 a wall that goes on through the corner closes both readings, one that ends there closes one', () => {
    // (0,0) → (1,1) runs along the side between (1,0) and (0,1), through that side's two corners.
    expect(field({ sides: { '0,0/0': 'wall' } }).say('0,0', '1,1')).toBe('open none')
    expect(field({ sides: { '0,0/0': 'wall', '0,0/5': 'wall' } }).say('0,0', '1,1')).toBe('wall')
    expect(field({ sides: { '0,0/0': 'wall', '1,1/3': 'wall' } }).say('0,0', '1,1')).toBe('wall')
  })

  test('SG-RUL-022 "between" leaves out both ends: own brush, tree or tent gives the target nothing', () => {
    for (const terrain of ['brush', 'tree', 'tent']) {
      expect(field({ hexes: { '0,0': terrain } }).say('0,0', '4,0'), terrain).toBe('open none')
    }
  })

  test('SG-RUL-025 out of a tent or a trench one shoots normally', () => {
    expect(field({ hexes: { '0,0': 'tent' } }).say('0,0', '6,0')).toBe('open none')
    expect(field({ hexes: { '0,0': 'trench' } }).say('0,0', '6,0')).toBe('open none')
  })
})

describe('1.42 past other characters', () => {
  const withMan = (condition: 'healthy' | 'stunned' | 'wounded' | 'dead') =>
    field({ people: [man('2,0', { condition })] })

  test('SG-1.42-1 one living character on the line is enough', () => {
    expect(withMan('healthy').line('0,0', '5,0').block).toEqual({ code: 'character', rule: 'SG-1.42-1', q: 2, r: 0 })
    expect(withMan('healthy').say('0,0', '0,5')).toBe('open none')
  })

  test('SG-1.42-2 SG-GEO-8 SG-GEO-10 the stunned and animals count, the dead do not', () => {
    expect(withMan('stunned').say('0,0', '5,0')).toBe('character')
    expect(withMan('wounded').say('0,0', '5,0')).toBe('character')
    expect(withMan('dead').say('0,0', '5,0')).toBe('open none')
    expect(field({ animals: [horse('2,1', '2,0')] }).say('0,0', '5,0')).toBe('character')
    expect(field({ animals: [horse('2,1', '2,0', { dead: true })] }).say('0,0', '5,0')).toBe('open none')
    // A rider stands in both his hexes, and so does nobody off the map.
    expect(field({ people: [man('2,1', { rear: '2,0' })] }).say('0,0', '5,0')).toBe('character')
    expect(field({ people: [man('2,0', { where: 'fled' })] }).say('0,0', '5,0')).toBe('open none')
  })

  test('SG-1.42-3 SG-1.42-4 a bow at medium or long range goes over them if the cover is light at most', () => {
    const over = { overhead: true }
    const f = field({
      hexes: { '5,0': 'brush', '5,5': 'trench', '5,9': 'rampart' },
      rubble: ['5,9'],
      people: [man('2,0'), man('2,3'), man('2,5'), man('2,9')],
    })
    expect(f.say('0,3', '5,3', over)).toBe('open none')
    expect(f.say('0,0', '5,0', over)).toBe('open light')
    expect(f.say('0,9', '5,9', over)).toBe('character')
    expect(f.line('0,5', '5,5', over).block).toMatchObject({ code: 'character', rule: 'SG-1.42-4' })
    expect(f.say('0,3', '5,3')).toBe('character')
  })

  test('SG-1.42-5 SG-RUL-026 somebody lower than both ends is never in the way', () => {
    const f = field({
      hexes: { '0,0': 'rampart', '0,9': 'ditch', '0,4': 'ditch', '6,4': 'ditch' },
      sides: { '0,0/5': 'parapet' },
      people: [man('0,9'), man('6,4')],
    })
    // Ground to rampart over a man in the ditch, beyond the radius of eight.
    expect(f.say('0,12', '0,0')).toBe('open heavy')
    // On the level too: two on the ground look over whoever is in the ditch between them.
    expect(f.say('6,2', '6,7')).toBe('open none')
  })

  test('SG-RUL-040 SG-RUL-122 a bow goes over people on the level and downward, not upward', () => {
    const f = field({ engines: [engine('siege-tower', ['0,0', '1,0', '0,1'])], people: [man('0,14')] })
    expect(f.say('0,0^', '0,16', { overhead: true })).toBe('open none')
    expect(f.say('0,0^', '0,16')).toBe('character')
    expect(f.say('0,16', '0,0^', { overhead: true })).toBe('character')
  })
})

/** A tower of two rooms; its door opens west onto a rampart that runs on to -4,0; the court begins at -5,0. */
const TOWER = {
  hexes: {
    '0,0': 'door',
    '1,0': 'interior',
    '-1,0..-4,0': 'rampart',
    '-5,0..-8,0 -2,1..-5,1': { terrain: 'flat', region: 'courtyard' },
  },
  sides: { '0,0/3': 'door', '0,0/1245': 'wall', '1,0/01245': 'wall', '-1,0..-3,0/2': 'parapet' },
} as const

describe('1.43 through doors', () => {
  const f = field(TOWER)

  test('SG-1.43-1 SG-RUL-029 SG-GEO-24 at the height of the door one shoots through it, in and out', () => {
    expect(f.say('-3,0', '1,0')).toBe('open medium')
    expect(f.say('1,0', '-3,0')).toBe('open none')
    // From the court below it is too high; from inside one may shoot down.
    expect(f.line('-7,0', '1,0').block).toMatchObject({ code: 'door-height', rule: 'SG-1.43-1', q: -1, r: 0, side: 0 })
    expect(f.say('1,0', '-7,0')).toBe('open none')
  })

  test('SG-1.43-1 a door onto the court has the height of the court', () => {
    const low = field({
      hexes: { '0,0': 'door', '1,0': 'interior', '-1,0..-4,0': { terrain: 'flat', region: 'courtyard' } },
      sides: { '0,0/3': 'door' },
    })
    expect(low.say('-3,0', '1,0')).toBe('open medium')
    expect(low.say('1,0', '-3,0')).toBe('door-height')
    // Who stands in the opening is at its height.
    expect(low.say('0,0', '-3,0')).toBe('open none')
  })

  test('SG-1.43-2 the line through the door may touch no wall', () => {
    expect(f.say('-2,1', '1,0')).toBe('wall')
    expect(f.say('1,0', '-2,1')).toBe('wall')
  })

  test('SG-1.43-3 SG-RUL-120 SG-GEO-30 who stands in the door shoots from the middle of the opening, out or in', () => {
    expect(f.line('0,0', '-3,0')).toMatchObject({ open: true, start: 3 })
    expect(f.line('0,0', '1,0')).toMatchObject({ open: true, start: 3 })
    // From the opening he sees along the wall what the center would not show.
    expect(f.say('0,0', '-5,1')).toBe('open none')
    expect(f.say('-5,1', '0,0')).not.toMatch(/^open/)
  })

  test('SG-1.43-3 SG-RUL-020 SG-RUL-127 along the wall his door is in: past its end, not past a wall that goes on', () => {
    const along = (sides: object) =>
      field({
        hexes: { '0,0': 'door', '0,-1': 'interior', '1,0 0,1': 'rampart' },
        sides: { '0,0/5': 'door', ...sides },
      })
    expect(along({ '0,0/034': 'wall' }).line('0,0', '1,0')).toMatchObject({ open: true, grazing: true })
    expect(along({ '0,0/034': 'wall', '0,1/1': 'wall' }).say('0,0', '1,0')).toBe('wall')
  })

  const keep = field({
    hexes: {
      '0,0': 'keep-door',
      '1,0': { terrain: 'interior', region: 'keep' },
      '-1,0..-4,0': { terrain: 'flat', region: 'courtyard' },
    },
    sides: { '0,0/3': 'keep-door' },
  })

  test('SG-1.43-4 SG-RUL-043 nothing flies through the entrance of the keep', () => {
    expect(keep.line('-3,0', '1,0').block).toMatchObject({ code: 'keep-door', rule: 'SG-1.43-4', q: -1, r: 0, side: 0 })
    expect(keep.line('1,0', '-3,0').block).toMatchObject({ code: 'keep-door' })
  })

  test('SG-1.43-5 SG-1.54-1 SG-1.1-9 nor from its hex, nor at it', () => {
    expect(keep.line('0,0', '1,0').block).toMatchObject({ code: 'cannot-shoot-from', rule: 'SG-1.43-5' })
    expect(keep.line('1,0', '0,0').block).toMatchObject({ code: 'total-cover', rule: 'SG-1.54-1' })
  })
})

describe('1.44 heights', () => {
  test('SG-1.44-4 SG-GEO-13 SG-GEO-20 SG-TABLE-ELEVATION keep above towers and ramparts, these above everybody but ladder tops and roofs', () => {
    const f = field({
      ...FIG_A,
      hexes: {
        ...FIG_A.hexes,
        '0,20': 'ditch',
        '1,20': 'ditch',
        '2,20': 'brush',
        '3,20': 'tree',
        '4,20': 'bank',
        '5,20': 'tent',
        '6,20': 'trench',
        '7,20': 'stairs',
      },
      filled: ['1,20'],
      rubble: ['5,0'],
      engines: [
        engine('siege-tower', ['10,10', '11,10', '10,11']),
        engine('ladder', ['0,1'], { upright: true, facing: 2 }),
      ],
    })
    const band = (place: string): number => f.post(place).band
    expect(band('-4,-1')).toBe(2)
    expect([band('-2,0'), band('-5,0'), band('-6,2'), band('10,10^'), band('0,1^')]).toEqual([1, 1, 1, 1, 1])
    expect(band('0,20')).toBe(-1)
    const ground = ['9,9', '1,20', '2,20', '3,20', '4,20', '5,20', '6,20', '7,20', '10,10', '0,1', '5,0', '0,-3']
    expect(ground.map(band)).toEqual(ground.map(() => 0))
  })

  test('SG-GEO-22 SG-TABLE-RADIUS ramparts and tower slits overlook eight hexes, roofs ten, keep slits twelve, the rest nothing', () => {
    const f = field({
      ...FIG_A,
      engines: [
        engine('siege-tower', ['10,10', '11,10', '10,11']),
        engine('ladder', ['0,1'], { upright: true, facing: 2 }),
      ],
    })
    expect(
      ['-2,0', '-6,2', '10,10^', '-4,-1', '0,1^', '-5,0', '3,3', '-4,-2'].map(place => f.post(place).radius),
    ).toEqual([8, 8, 10, 12, 0, 0, 0, 0])
  })

  test('SG-1.44-5 SG-1.44-13 SG-RUL-027 SG-RUL-028 SG-EX-20 what lies lower within eight hexes is disregarded, beyond it counts', () => {
    const wall = { hexes: { '0,0': 'rampart' }, sides: { '0,0/5': 'parapet' } }
    const at = (r: number) => field({ ...wall, people: [man(`0,${r}`)] })
    expect(at(5).say('0,0', '0,12')).toBe('open none')
    expect(at(8).say('0,0', '0,12')).toBe('open none')
    expect(at(9).say('0,0', '0,12')).toBe('character')
    expect(at(10).say('0,0', '0,12')).toBe('character')
    const tent = (r: number) => field({ ...wall, hexes: { ...wall.hexes, [`0,${r}`]: 'tent' } })
    expect(tent(8).say('0,0', '0,12')).toBe('open none')
    expect(tent(9).say('0,0', '0,12')).toBe('tent')
    const ballista = (r: number) => field({ ...wall, engines: [engine('ballista', [`0,${r}`])] })
    expect(ballista(8).say('0,0', '0,12')).toBe('open none')
    expect(ballista(9).say('0,0', '0,12')).toBe('engine')
    const bank = (r: number) =>
      field({
        ...wall,
        hexes: { ...wall.hexes, [`0,${r}`]: 'bank' },
        sides: { ...wall.sides, [`0,${r}/5`]: 'bank-top' },
      })
    expect(bank(8).say('0,0', '0,24')).toBe('open none')
    expect(bank(10).say('0,0', '0,24')).toBe('bank')
    expect(bank(10).say('0,0', '0,12')).toBe('open none')
    // Upward the same obstacles are disregarded [SG-1.45-1].
    expect(at(5).say('0,12', '0,0')).toBe('open heavy')
    expect(at(9).say('0,12', '0,0')).toBe('character')
    // Somebody on the same wall walk is not lower.
    expect(field({ hexes: { '0,0..6,0': 'rampart' }, people: [man('3,0')] }).say('0,0', '6,0')).toBe('character')
  })

  test('SG-1.44-5 from a tower slit likewise, from its room through a door not', () => {
    const f = field({ ...FIG_A, people: [man('-6,5')] })
    expect(f.say('-6,2', '-6,8')).toBe('open none')
    const past = (r: number) => field({ ...FIG_A, people: [man(`-6,${r}`)] }).say('-6,2', '-6,14')
    expect([past(10), past(11)]).toEqual(['open none', 'character'])
    const door = field({ ...TOWER, people: [man('-6,0')] })
    expect(door.say('1,0', '-8,0')).toBe('character')
  })

  test('SG-1.44-6 from a keep slit within twelve', () => {
    const at = (r: number) => field({ ...FIG_A, people: [man(`-4,${r}`)] })
    expect(at(11).say('-4,-1', '-4,14')).toBe('open none')
    expect(at(12).say('-4,-1', '-4,14')).toBe('character')
  })

  test('SG-1.44-9 SG-EX-19 brush and bank within the radius shelter nobody', () => {
    const wall = { hexes: { '0,0': 'rampart', '0,8 3,6': 'brush' }, sides: { '0,0/5': 'parapet' } }
    expect(field(wall).say('0,0', '0,8')).toBe('open none')
    expect(field({ ...wall, hexes: { '0,0': 'rampart', '0,9': 'brush' } }).say('0,0', '0,9')).toBe('open light')
    const bank = (r: number) =>
      field({
        hexes: { '0,0': 'rampart', [`0,${r}`]: 'bank' },
        sides: { '0,0/5': 'parapet', [`0,${r}/2`]: 'bank-top' },
      })
    expect(bank(8).say('0,0', '0,8')).toBe('open none')
    expect(bank(9).say('0,0', '0,9')).toBe('open medium')
    // Brush crossed within the radius is looked over; beyond it shelters.
    expect(
      field({ hexes: { '0,0': 'rampart', '0,8': 'brush' }, sides: { '0,0/5': 'parapet' } }).say('0,0', '0,12'),
    ).toBe('open none')
    expect(
      field({ hexes: { '0,0': 'rampart', '0,9': 'brush' }, sides: { '0,0/5': 'parapet' } }).say('0,0', '0,12'),
    ).toBe('open light')
  })

  test('SG-1.44-10 SG-GEO-23 trees, siege towers, towers and keep stop the line whatever the radius', () => {
    const wall = { hexes: { '0,0': 'rampart', '0,2': 'tree' }, sides: { '0,0/5': 'parapet' } }
    expect(field(wall).say('0,0', '0,5')).toBe('tree')
    expect(
      field({
        hexes: { '0,0': 'rampart' },
        sides: { '0,0/5': 'parapet' },
        engines: [engine('siege-tower', ['0,2', '1,2', '0,3'])],
      }).say('0,0', '0,6'),
    ).toBe('siege-tower')
    const f = field(FIG_A)
    expect(f.line('-2,0', '-7,2').block).toMatchObject({ code: 'wall', rule: 'SG-1.44-10' })
    // The keep stands in the way of somebody on the wall who looks into the court behind it.
    expect(f.line('-3,0', '-7,-1').block?.code).toBe('wall')
  })

  test('SG-1.44-1 SG-RUL-033 the rampart shooter picks the side that helps him most', () => {
    const f = field({ hexes: { '0,0': 'rampart', '0,1': 'tree' }, sides: { '0,0/45': 'parapet' } })
    const line = f.line('0,0', '-2,4')
    expect(line.open).toBe(true)
    // With one side only the same shot meets the tree.
    expect(
      field({ hexes: { '0,0': 'rampart', '0,1': 'tree' }, sides: { '0,0/5': 'parapet', '0,0/4': 'wall' } }).say(
        '0,0',
        '0,4',
      ),
    ).toBe('tree')
    expect(f.line('-2,4', '0,0').open).toBe(true)
  })

  test('SG-1.44-2 SG-RUL-031 SG-RUL-032 through a slit at anything in front of it, strictly outward', () => {
    const f = field({
      hexes: { '0,0': 'slit', '0,-1': 'interior' },
      sides: { '0,0/5': 'slit', '0,0/0134': 'wall', '0,-1/01234': 'wall' },
    })
    expect(f.line('0,0', '0,5')).toMatchObject({ open: true, start: 5 })
    expect(f.say('0,0', '3,1')).toBe('open none')
    expect(f.say('0,0', '-4,3')).toBe('open none')
    // Along the wall and behind it not.
    expect(f.line('0,0', '2,-1').open).toBe(false)
    expect(f.line('0,0', '4,-3').open).toBe(false)
    // Back only from the axis, at any distance.
    expect(f.say('0,1', '0,0')).toBe('open heavy')
    expect(f.say('0,40', '0,0')).toBe('open heavy')
    expect(f.say('1,1', '0,0')).toBe('slit-axis')
    expect(f.say('3,1', '0,0')).toBe('slit-axis')
    // Into the building from the center.
    expect(f.line('0,0', '0,-1')).toMatchObject({ open: true, start: CENTER })
  })

  test('SG-1.44-3 from the ramparts into the court the line is the ordinary one', () => {
    const f = field(FIG_A)
    expect(f.line('2,0', '2,-3')).toMatchObject({ open: true, start: CENTER, end: CENTER })
    expect(f.say('2,-3', '2,0')).toBe('open none')
  })

  test('SG-1.44-11 SG-RUL-037 SG-GEO-35 over several walls the distance must do at each', () => {
    const f = field(FIG_A)
    expect(f.say('-4,-1', '-4,3')).toBe('open none')
    // A second wall farther out, right before the target.
    const two = field({ ...FIG_A, sides: { ...FIG_A.sides, '-4,3/5': 'wall' } })
    expect(two.say('-4,-1', '-4,4')).toBe('dead-ground')
    expect(two.say('-4,-1', '-4,9')).toBe('open none')
    expect(two.say('-4,9', '-4,-1')).toBe('open heavy')
  })

  test('SG-GEO-37 SG-RUL-038 SG-1.44-11 over a siege tower only from the keep, the lower one at least as far from it', () => {
    const f = field({ ...FIG_A, engines: [engine('siege-tower', ['-4,4', '-3,4', '-4,5'])] })
    // Five and six hexes from the slit to the tower's two hexes on the line.
    expect(f.line('-4,-1', '-4,10').block).toMatchObject({ code: 'siege-tower', rule: 'SG-GEO-37' })
    expect(f.say('-4,-1', '-4,11')).toBe('open none')
    expect(f.say('-4,11', '-4,-1')).toBe('open heavy')
    expect(f.say('-4,0', '-4,11')).toBe('siege-tower')
    expect(f.say('-4,12', '-4,2')).toBe('siege-tower')
  })

  test('SG-RUL-035 from the ramparts nobody shoots over another stretch of parapet; along the walk and across the court one does', () => {
    const ring = field({
      hexes: {
        '0,0..9,0': 'rampart',
        '0,6..9,6': 'rampart',
        '0,1..9,1 0,2..9,2 0,3..9,3 0,4..9,4 0,5..9,5': { terrain: 'flat', region: 'courtyard' },
      },
      sides: { '0,0..9,0/12': 'parapet', '0,6..9,6/45': 'parapet' },
    })
    expect(ring.say('5,0', '5,6')).toBe('open none')
    expect(ring.say('1,0', '8,0')).toBe('open none')
    expect(ring.line('5,0', '5,9').block).toMatchObject({ code: 'wall', rule: 'SG-RUL-035' })
  })

  test('SG-RUL-036 a rampart is solid below', () => {
    const f = field({ hexes: { '2,0': 'rampart', '5,0': 'interior' } })
    expect(f.line('0,0', '4,0').block).toMatchObject({ code: 'solid', rule: 'SG-RUL-036' })
    expect(f.say('4,0', '8,0')).toBe('solid')
    expect(field({ hexes: { '2,0': 'rampart' }, rubble: ['2,0'] }).say('0,0', '4,0')).toBe('open none')
  })
})

/** The hexes a line passes, its ends left out. */
const hexesOf = ({ reading }: Line, from: Hex): readonly string[] => {
  let hex = from
  return [...reading!.sides].slice(0, -1).map(side => hexKey((hex = neighbor(hex, side as Side))))
}

describe('which line counts', () => {
  test('SG-GEO-31 out of a slit only through it: what lies behind the room is not overlooked', () => {
    const f = field({ hexes: { '0,0': 'slit' }, sides: { '0,0/0': 'slit' }, people: [man('2,0'), man('-2,0')] })
    expect(f.say('0,0', '4,0')).toBe('open none')
    expect(f.say('0,0', '-4,0')).toBe('character')
  })

  test('SG-RUL-020 SG-GEO-33 of two open readings the one with the better cover counts, whichever it is', () => {
    expect(field({ hexes: { '1,0': 'brush' } }).say('0,0', '1,1')).toBe('open light')
    expect(field({ hexes: { '0,1': 'brush' } }).say('0,0', '1,1')).toBe('open light')
    expect(field({}).say('0,0', '1,1')).toBe('open none')
  })

  test('SG-RUL-026 between two walls nobody on the ground is in the way, however far off', () => {
    const f = field({ hexes: { '0,0 20,0': 'rampart' }, people: [man('10,0')] })
    expect(f.say('0,0', '20,0')).toBe('open none')
    expect(f.say('1,0', '19,0')).toBe('character')
  })

  test('SG-GEO-36 as far from the wall is far enough, one hex nearer is not', () => {
    const f = field(FIG_A)
    expect([f.say('-4,-1', '-4,2'), f.say('-4,-1', '-4,1')]).toEqual(['open none', 'dead-ground'])
    expect([f.say('-4,2', '-4,-1'), f.say('-4,1', '-4,-1')]).toEqual(['open heavy', 'dead-ground'])
  })

  test('SG-GEO-14 a rider’s own hexes are not in the way of his shots, nor of shots at him', () => {
    const f = field({ people: [man('3,0', { rear: '2,0' }), man('0,0', { rear: '1,0' })] })
    const rider = f.post('3,0', '2,0')
    const other = f.post('0,0', '1,0')
    expect(lineOfFire(f.scene, other, rider).open).toBe(true)
    expect(lineOfFire(f.scene, other, f.post('3,0')).block).toMatchObject({ code: 'character', q: 2, r: 0 })
    expect(lineOfFire(f.scene, f.post('0,0'), rider).block).toMatchObject({ code: 'character', q: 1, r: 0 })
  })

  test('SG-RUL-033 of two outer sides the shooter takes the one that leaves the target less cover', () => {
    const wall = { hexes: { '0,0': 'rampart' }, sides: { '0,0/45': 'parapet' } }
    const bare = field(wall)
    const to = '-5,20'
    const center = { q: 0, r: 0 }
    const [by4, by5] = [4, 5].map(side =>
      hexesOf(field({ hexes: wall.hexes, sides: { [`0,0/${side}`]: 'parapet' } }).line('0,0', to), center),
    )
    // Beyond the radius each passes hexes that the other does not.
    const only = (one: readonly string[], other: readonly string[]): string =>
      one.find(hex => distance(center, hexOf(hex)) > 8 && !other.includes(hex))!
    const apart = [only(by4!, by5!), only(by5!, by4!)]
    expect(bare.say('0,0', to)).toBe('open none')
    for (const hex of apart)
      expect(field({ ...wall, hexes: { ...wall.hexes, [hex]: 'brush' } }).say('0,0', to)).toBe('open none')
    const both = { ...wall.hexes, [apart[0]!]: 'brush', [apart[1]!]: 'brush' }
    expect(field({ ...wall, hexes: both }).say('0,0', to)).toBe('open light')
  })
})

describe('1.46 the ditch', () => {
  const moat = {
    hexes: { '-10,0..10,0': 'rampart', '-10,1..10,1 -10,2..10,2': 'ditch' },
    sides: { '-10,0..10,0/45': 'parapet' },
  }

  test('SG-1.46-1 from the ramparts nothing but the wall keeps anyone from the ditch', () => {
    const f = field({ ...moat, people: [man('0,1')], engines: [engine('mantlet', ['0,1'], { facing: 5 })] })
    expect(f.say('0,0', '0,2')).toBe('open none')
    const corner = field({ ...moat, sides: { ...moat.sides, '0,1/5': 'wall' } })
    expect(corner.say('0,0', '0,2')).toBe('wall')
    // Far beyond the radius neither.
    const long = { hexes: { '0,0': 'rampart', '0,1..0,12': 'ditch' }, sides: { '0,0/45': 'parapet' } }
    const full = field({ ...long, people: [man('0,9'), man('0,10'), man('0,11')] })
    expect(full.say('0,0', '0,12')).toBe('open none')
    expect(full.say('0,8', '0,12')).toBe('character')
    // Nor does a ridge.
    const ridge = field({
      hexes: { '0,0': 'rampart', '0,10 0,12': 'bank', '0,11': { relief: 1 }, '0,13': 'ditch' },
      sides: { '0,0/45': 'parapet', '0,10/5': 'bank-top', '0,12/2': 'bank-top' },
    })
    expect(ridge.say('0,0', '0,13')).toBe('open none')
    expect(ridge.say('0,0', '0,14')).toBe('ridge')
  })

  test('SG-1.46-1 SG-2.43-4 a siege tower has no such view: trees and its other passengers stay in the way', () => {
    const roof = engine('siege-tower', ['0,5', '1,5', '1,4'])
    const f = field({ ...moat, hexes: { ...moat.hexes, '-2,5': 'tree' }, engines: [roof], people: [man('1,4^')] })
    expect(f.say('0,5^', '-2,2')).toBe('open none')
    expect(f.say('0,5^', '2,2')).toBe('character')
    const wooded = field({ ...moat, hexes: { ...moat.hexes, '0,4': 'tree' }, engines: [roof] })
    expect(wooded.say('0,5^', '0,2')).toBe('tree')
  })

  test('SG-1.46-2 from the keep the ditch is too close to the wall', () => {
    const f = field({ ...FIG_A, hexes: { ...FIG_A.hexes, '-4,1': 'ditch' } })
    expect(f.line('-4,-1', '-4,1').block).toMatchObject({ code: 'dead-ground', rule: 'SG-1.46-2' })
  })

  test('SG-1.46-4 SG-RUL-121 SG-1.45-1 from the edge one shoots over those in the ditch, and back; in the ditch they are in the way', () => {
    const f = field({ ...moat, hexes: { ...moat.hexes, '-10,3..10,3': 'ditch' }, people: [man('0,3')] })
    expect(f.say('0,4', '0,2')).toBe('open none')
    expect(f.say('0,2', '0,4')).toBe('open none')
    expect(field({ ...moat, people: [man('2,1')] }).say('0,1', '4,1')).toBe('character')
  })

  test('SG-RUL-039 SG-GEO-41 ditch and ground see each other only at the edge, both ways; filled ditch is ground', () => {
    const f = field({ ...moat, filled: ['0,2'] })
    expect([f.say('0,3', '0,1'), f.say('0,1', '0,3')]).toEqual(['open none', 'open none'])
    expect([f.say('0,5', '3,2'), f.say('3,2', '0,5')]).toEqual(['not-at-ditch-edge', 'not-at-ditch-edge'])
    expect(f.say('0,2', '1,1')).toBe('open none')
    expect(f.say('0,5', '0,2')).toBe('open none')
    expect(f.say('0,2', '0,0')).toBe('open heavy')
  })

  test('SG-1.45-3 SG-GEO-41 from the ditch no tower roof and no ladder top either', () => {
    const f = field({
      ...moat,
      engines: [engine('siege-tower', ['0,5', '1,5', '0,6']), engine('ladder', ['3,1'], { upright: true, facing: 2 })],
    })
    expect(f.say('0,2', '0,5^')).toBe('ditch-to-wall')
    expect(f.say('5,1', '3,1^')).toBe('ditch-to-wall')
  })
})
