/** Sight in sections two to five: rubble, siege towers, camp terrain, engines, mantlets. */
import { describe, expect, test } from 'vitest'
import { engine, FIG_A, field, man } from './field.ts'

describe('2.3 rubble', () => {
  const breach = { ...FIG_A, rubble: ['1,0'] }

  test('SG-2.32-1 SG-2.32-2 SG-RUL-094 rubble stops no line: it is open to the court behind, and the parapet is gone', () => {
    expect(field(FIG_A).say('1,3', '1,-3')).toBe('wall')
    const f = field(breach)
    expect(f.say('1,3', '1,-3')).toBe('open none')
    expect(f.say('1,-3', '1,3')).toBe('open none')
    // Past the breach the wall still stands.
    expect(f.say('2,3', '2,-3')).toBe('wall')
    expect(f.post('1,0').band).toBe(0)
  })

  test('SG-2.32-1 SG-1.52-2 with the bridge up too, the man on the rubble and the one behind it are shot at', () => {
    const shut = { ...breach, bridge: 'up' } as const
    expect(field(shut).say('1,3', '1,0')).toBe('open medium')
    expect(field(shut).say('1,3', '1,-3')).toBe('open none')
    expect(field({ ...shut, rubble: [] }).say('1,3', '1,-3')).not.toMatch(/^open/)
  })

  test('SG-RUL-094 sides shared with walls that still stand stay closed; between two breaches nothing is left', () => {
    const tower = {
      hexes: { '0,0': 'rampart', '1,0': 'interior', '2,0': 'interior' },
      sides: { '0,0/0': 'wall', '0,0/45': 'parapet', '1,0/45': 'wall' },
    } as const
    expect(field({ ...tower, rubble: ['0,0'] }).say('-2,0', '1,0')).toBe('wall')
    expect(field({ ...tower, rubble: ['0,0', '1,0'] }).say('-2,0', '1,0')).toBe('open medium')
  })

  test('SG-RUL-094 a bank beside the wall is still a bank when the wall has fallen', () => {
    const hexes = { '0,0': 'rampart', '0,1': { terrain: 'bank' }, '0,-1..0,-4': { region: 'courtyard' } }
    const f = field({ hexes, sides: { '0,1/2': 'bank-top' }, rubble: ['0,0'] })
    expect(f.say('0,-4', '0,1')).toBe('open medium')
    expect(f.say('0,-4', '0,3')).toBe('bank')
  })

  test('SG-2.32-3 SG-2.1-2 medium on the rubble from every direction', () => {
    const f = field(breach)
    for (const from of ['1,4', '1,-3', '4,-3', '-2,3']) expect(f.say(from, '1,0'), from).toBe('open medium')
    expect(f.line('1,4', '1,0').why).toMatchObject({ code: 'rubble', rule: 'SG-2.32-3' })
  })
})

describe('2.4 siege towers', () => {
  const tower = engine('siege-tower', ['0,0', '1,0', '0,1'])

  test('SG-2.43-1 a roof shooter disregards what is lower within ten hexes', () => {
    const at = (r: number) => field({ engines: [tower], people: [man(`0,${r}`)] })
    expect(at(10).say('0,0^', '0,14')).toBe('open none')
    expect(at(11).say('0,0^', '0,14')).toBe('character')
  })

  test('SG-2.43-3 brush and bank within the radius shelter nobody', () => {
    expect(field({ engines: [tower], hexes: { '0,10': 'brush' } }).say('0,0^', '0,10')).toBe('open none')
    expect(field({ engines: [tower], hexes: { '0,11': 'brush' } }).say('0,0^', '0,11')).toBe('open light')
    const bank = (r: number) =>
      field({ engines: [tower], hexes: { [`0,${r}`]: 'bank' }, sides: { [`0,${r}/2`]: 'bank-top' } })
    expect(bank(10).say('0,0^', '0,10')).toBe('open none')
    expect(bank(11).say('0,0^', '0,11')).toBe('open medium')
  })

  test('SG-2.43-4 trees, keep and castle towers still stop it', () => {
    expect(field({ engines: [tower], hexes: { '0,4': 'tree' } }).say('0,0^', '0,8')).toBe('tree')
    const f = field({ ...FIG_A, engines: [engine('siege-tower', ['-6,8', '-5,8', '-6,9'])] })
    expect(f.line('-6,8^', '-5,-4').block?.rule).toBe('SG-2.43-4')
  })

  test('SG-2.43-4 SG-1.44-11 a wall hex of a tower or the keep is as high as the tower or the keep', () => {
    const yard = { '0,4..0,20': { terrain: 'flat', region: 'courtyard' } }
    const roof = (region: string) => field({ engines: [tower], hexes: { ...yard, '0,3': { terrain: 'wall', region } } })
    expect(roof('rampart').say('0,0^', '0,9')).toBe('open none')
    expect(roof('tower').line('0,0^', '0,9').block?.rule).toBe('SG-2.43-4')
    const keep = (region: string) =>
      field({
        hexes: { '0,3': { terrain: 'wall', region }, '0,0': { terrain: 'slit', region: 'keep' } },
        sides: { '0,0/5': 'slit' },
      })
    expect(keep('tower').say('0,0', '0,9')).toBe('open none')
    expect(keep('keep').line('0,0', '0,9').block?.code).toBe('wall')
  })

  test('SG-2.43-5 SG-EX-22 over the ramparts at one who is as far from the wall as the shooter', () => {
    const f = field({
      hexes: { '0,-1..0,-8': { terrain: 'flat', region: 'courtyard' } },
      sides: { '0,0/2': 'wall' },
      engines: [engine('siege-tower', ['0,1', '1,1', '0,2'])],
    })
    expect(['0,-1', '0,-2', '0,-3'].map(to => f.say('0,1^', to))).toEqual(['dead-ground', 'open none', 'open none'])
    expect(f.line('0,1^', '0,-1').block?.rule).toBe('SG-2.43-5')
    expect(['0,-1', '0,-2', '0,-3'].map(from => f.say(from, '0,1^'))).toEqual([
      'dead-ground',
      'open light',
      'open light',
    ])
    // From the ground nobody shoots over.
    expect(f.say('0,0', '0,-3')).toBe('wall')
    // Nor from the roof at somebody outside beyond a second wall.
    const out = field({ sides: { '0,0/2': 'wall' }, engines: [engine('siege-tower', ['0,1', '1,1', '0,2'])] })
    expect(out.say('0,1^', '0,-3')).toBe('wall')
  })

  test('SG-2.44-1 SG-RUL-038 a siege tower ends every line, its own roof excepted [SG-RUL-131]', () => {
    const f = field({
      engines: [engine('siege-tower', ['3,0', '4,0', '3,1']), engine('siege-tower', ['8,0', '9,0', '8,1'])],
    })
    expect(f.line('0,0', '7,0').block).toMatchObject({ code: 'siege-tower', rule: 'SG-2.44-1', q: 3 })
    expect(f.say('8,0^', '0,0')).toBe('siege-tower')
    // SG-RUL-131 the other hexes of one's own tower never stop the line.
    expect(f.say('4,0^', '0,0')).toBe('open none')
    expect(f.say('0,0', '4,0^')).toBe('open light')
    expect(f.say('3,0^', '4,0^')).toBe('open light')
    expect(f.say('3,0^', '8,0^')).toBe('open light')
  })

  test('SG-2.44-2 SG-2.4-3 SG-GEO-11 light cover on the roof', () => {
    const f = field({ engines: [tower] })
    expect(f.line('5,0', '1,0^').why).toMatchObject({ code: 'roof', cover: 'light', rule: 'SG-2.44-2' })
  })

  test('SG-2.44-3 SG-2.4-2 below, total cover and no shooting', () => {
    const f = field({ engines: [tower] })
    expect(f.line('5,0', '1,0').block).toMatchObject({ code: 'total-cover', rule: 'SG-2.44-3' })
    expect(f.line('1,0', '5,0').block).toMatchObject({ code: 'cannot-shoot-from', rule: 'SG-2.44-3' })
  })
})

describe('3.2 the camp', () => {
  test('SG-3.21-1 SG-3.21-2 SG-3.1-2 brush stops nothing and gives light cover, in it or behind it', () => {
    const f = field({ hexes: { '2,0 4,0': 'brush' } })
    expect(f.say('0,0', '4,0')).toBe('open light')
    expect(f.line('0,0', '4,0').why.code).toBe('brush')
    expect(f.say('0,0', '6,0')).toBe('open light')
    expect(f.line('0,0', '6,0').why.code).toBe('brush-between')
    expect(f.say('3,0', '4,0')).toBe('open light')
    expect(f.say('4,0', '3,0')).toBe('open none')
  })

  test('SG-3.21-2 SG-GEO-34 brush a shooter looks over within his radius covers nobody behind it', () => {
    const behind = (brush: string) =>
      field({ hexes: { '0,0': 'rampart', [brush]: 'brush' }, sides: { '0,0/5': 'parapet' } }).say('0,0', '0,12')
    expect([behind('0,8'), behind('0,9')]).toEqual(['open none', 'open light'])
  })

  test('SG-3.22-1 SG-3.22-2 SG-3.22-3 SG-RUL-022 SG-3.1-3 one tree between closes; in a tree hex light cover if no other is crossed', () => {
    const f = field({ hexes: { '3,0': 'tree', '6,0': 'tree' } })
    expect(f.line('0,0', '5,0').block).toEqual({ code: 'tree', rule: 'SG-3.22-1', q: 3, r: 0 })
    expect(f.say('0,0', '3,0')).toBe('open light')
    expect(f.say('3,0', '0,0')).toBe('open none')
    expect(f.say('0,0', '6,0')).toBe('tree')
  })

  /** A bank at 0,0 whose top edge is its side 2; the height lies at r < 0. */
  const BANK = {
    hexes: { '0,0': 'bank', '-9,-1..9,-1 -9,-2..9,-2 -9,-3..9,-3': { relief: 1 } },
    sides: { '0,0/2': 'bank-top' },
  } as const

  test('SG-3.23-1 SG-3.1-4 a bank is in nobody’s way who does not cross its top', () => {
    const f = field(BANK)
    expect(f.say('-3,0', '3,0')).toBe('open none')
    expect(f.say('-1,2', '2,-1')).not.toBe('ridge')
  })

  test('SG-EX-21 SG-3.23-2 SG-3.23-3 SG-3.23-4 SG-3.23-5 SG-GEO-21 SG-GEO-38 across the top the lower one must be as far from the bank hex', () => {
    const f = field(BANK)
    expect([f.say('0,-2', '0,1'), f.say('0,1', '0,-2')]).toEqual(['bank', 'bank'])
    expect(f.line('0,-2', '0,1').block).toMatchObject({ rule: 'SG-3.23-2', q: 0, r: -1, side: 5 })
    expect([f.say('0,-2', '0,2'), f.say('0,2', '0,-2')]).toEqual(['open none', 'open none'])
    expect(f.say('0,-2', '0,3')).toBe('open none')
    // On the bank itself he is seen and sees, with medium cover for him.
    expect([f.say('0,-2', '0,0'), f.say('0,0', '0,-2')]).toEqual(['open medium', 'open none'])
    expect(f.say('0,3', '0,0')).toBe('open none')
    // Counted from the bank hex, not from the edge: at the edge above one step is one.
    expect(f.say('0,-1', '0,1')).toBe('open none')
  })

  test('SG-3.23-2 along a row of bank hexes there is no top to cross', () => {
    const f = field({ hexes: { '0,0..4,0': 'bank' }, sides: { '0,0..4,0/012': 'bank-top' } })
    expect([f.say('0,0', '3,0'), f.say('3,0', '0,0'), f.say('2,-3', '2,2')]).toEqual(['open none', 'open none', 'bank'])
  })

  test('SG-GEO-38 a height between two on low ground is a ridge, a hollow between two heights is none', () => {
    const ridge = field({
      hexes: { '0,0': 'bank', '0,-1': { relief: 1 }, '0,-2': 'bank' },
      sides: { '0,0/2': 'bank-top', '0,-2/5': 'bank-top' },
    })
    expect(ridge.line('0,4', '0,-6').block).toMatchObject({ code: 'ridge', rule: 'SG-GEO-38' })
    const hollow = field({
      hexes: { '0,0': 'bank', '0,1': { relief: 1 }, '0,-3': 'bank', '0,-4': { relief: 1 } },
      sides: { '0,0/5': 'bank-top', '0,-3/2': 'bank-top' },
    })
    expect(hollow.say('0,1', '0,-4')).toBe('open none')
  })

  test('SG-GEO-38 SG-3.23-2 with one of them on the height a hollow in it is no ridge: every edge is measured', () => {
    const f = field({
      hexes: { '0,0': 'bank', '0,-1': { relief: 1 }, '0,-2': 'bank', '0,-3': { relief: 1 } },
      sides: { '0,0/2': 'bank-top', '0,-2/25': 'bank-top' },
    })
    expect([f.say('0,3', '0,-3'), f.say('0,-3', '0,3')]).toEqual(['open none', 'open none'])
    expect([f.say('0,2', '0,-3'), f.say('0,-3', '0,2')]).toEqual(['bank', 'bank'])
  })

  test('SG-3.24-1 SG-3.24-2 SG-3.24-3 SG-3.1-5 a tent may hold the target but ends the line; burnt out it does not', () => {
    const f = field({ hexes: { '3,0 4,0': 'tent' } })
    expect(f.say('0,0', '3,0')).toBe('open light')
    expect(f.line('0,0', '5,0').block).toEqual({ code: 'tent', rule: 'SG-3.24-1', q: 3, r: 0 })
    const burnt = field({ hexes: { '3,0 4,0': 'tent' }, burnt: ['3,0', '4,0'] })
    expect(burnt.say('0,0', '5,0')).toBe('open none')
    expect(burnt.say('0,0', '3,0')).toBe('open none')
  })

  test('SG-3.25-1 SG-3.25-2 SG-3.1-6 neither a trench nor who is in it stops a line; he has heavy cover', () => {
    const f = field({ hexes: { '3,0': 'trench' }, people: [man('3,0')] })
    expect(f.say('0,0', '6,0')).toBe('open none')
    expect(f.line('0,0', '3,0').why).toMatchObject({ code: 'trench', cover: 'heavy', rule: 'SG-3.25-2' })
  })
})

describe('engines in the way', () => {
  test('SG-3.42-1 SG-4.22-1 ballista, mangonel and trebuchet end every line that would go on', () => {
    for (const kind of ['ballista', 'mangonel', 'trebuchet'] as const) {
      const f = field({ engines: [engine(kind, ['3,0'])] })
      expect(f.line('0,0', '5,0').block, kind).toEqual({ code: 'engine', rule: 'SG-3.42-1', q: 3, r: 0 })
      expect(f.say('0,0', '3,0')).toBe('open none')
      expect(field({ engines: [engine(kind, ['3,0'], { where: 'destroyed' })] }).say('0,0', '5,0')).toBe('open none')
    }
  })

  const low = (kind: 'ram' | 'wagon' | 'mantlet', hexes: readonly string[]) =>
    field({
      hexes: { '0,20': 'rampart' },
      sides: { '0,20/2': 'parapet' },
      engines: [engine(kind, hexes, { facing: 0 })],
    })

  test('SG-4.33-1 SG-4.33-2 SG-4.3-1 SG-RUL-128 a ram stops lines of its own band; under its roof nobody is hit and nobody shoots', () => {
    const f = low('ram', ['0,5', '1,5', '0,6'])
    expect(f.line('0,0', '0,9').block).toMatchObject({ code: 'ram', rule: 'SG-4.33-1' })
    expect(f.line('0,0', '0,5').block).toMatchObject({ code: 'total-cover', rule: 'SG-4.33-2' })
    expect(f.line('0,5', '0,0').block).toMatchObject({ code: 'cannot-shoot-from', rule: 'SG-4.33-2' })
    // From above beyond any radius, and upward, it is no hindrance.
    expect(f.say('0,20', '0,0')).toBe('open none')
    expect(f.say('0,0', '0,20')).toBe('open heavy')
  })

  test('SG-5.11-6 SG-RUL-128 so do both hexes of a wagon', () => {
    const f = low('wagon', ['0,5', '0,6'])
    expect(f.line('-2,5', '2,5').block).toMatchObject({ code: 'wagon', rule: 'SG-5.11-6' })
    expect(f.say('-2,6', '2,6')).toBe('wagon')
    expect(f.say('0,20', '0,0')).toBe('open none')
  })

  test('SG-5.23-1 SG-5.23-2 SG-RUL-128 and a mantlet, though not for the one behind it', () => {
    const f = low('mantlet', ['0,5'])
    expect(f.line('0,0', '0,9').block).toMatchObject({ code: 'mantlet', rule: 'SG-5.23-1' })
    for (const to of ['0,1', '4,5', '-4,5', '0,9']) expect(f.say('0,5', to), to).toBe('open none')
    expect(f.say('0,20', '0,0')).toBe('open none')
  })

  test('SG-EX-23 SG-5.22-1 SG-5.22-2 SG-5.22-3 SG-5.21-3 SG-GEO-40 heavy cover through the base side and the two beside it', () => {
    const f = field({ engines: [engine('mantlet', ['0,0'], { facing: 5 })] })
    expect(['0,4', '4,0', '-4,4', '0,-4'].map(from => f.say(from, '0,0'))).toEqual([
      'open heavy',
      'open heavy',
      'open heavy',
      'open none',
    ])
    expect(['4,-4', '-4,0'].map(from => f.say(from, '0,0'))).toEqual(['open none', 'open none'])
    expect(f.say('0,90', '0,0')).toBe('open heavy')
    const turned = field({ engines: [engine('mantlet', ['0,0'], { facing: 2 })] })
    expect(turned.say('0,4', '0,0')).toBe('open none')
  })

  test('SG-RUL-140 on a line between two hexes only its open reading counts', () => {
    // From (1,1) the string enters (0,0) by side 0 or by side 5.
    const f = (closed: string) =>
      field({ hexes: { [closed]: 'tree' }, engines: [engine('mantlet', ['0,0'], { facing: 4 })] })
    // Base 4 shelters sides 3, 4, 5: the reading by (0,1) enters by side 5.
    expect(f('9,9').say('1,1', '0,0')).toBe('open heavy')
    expect(f('1,0').say('1,1', '0,0')).toBe('open heavy')
    expect(f('0,1').say('1,1', '0,0')).toBe('open none')
  })

  test('SG-GEO-9 barrels and flat ladders stop nothing', () => {
    expect(field({ engines: [engine('barrel', ['3,0']), engine('ladder', ['2,0', '1,0'])] }).say('0,0', '5,0')).toBe(
      'open none',
    )
  })
})
