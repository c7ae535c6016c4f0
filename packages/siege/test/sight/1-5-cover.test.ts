/** 1.5: cover by where one stands and where the shot comes from; ladders [1.93]. */
import { describe, expect, test } from 'vitest'
import { mapNamed, parseHexName } from '../../src/maps/index.ts'
import { betterCover, COVER_WHY } from '../../src/rules/1-41-blocks.ts'
import { lineOfFire } from '../../src/rules/1-41-line-of-fire.ts'
import { NO_TROOPS, sceneOf } from '../../src/rules/scene.ts'
import { fieldOfFire, placesOf } from '../../src/rules/sight.ts'
import { engine, FIG_A, field } from './field.ts'

describe('walls and slits', () => {
  const f = field(FIG_A)

  test('SG-1.51-1 SG-RUL-034 SG-1.1-4 heavy across his own parapet, nothing along the walk or from behind', () => {
    expect(f.line('2,5', '2,0').why).toMatchObject({ code: 'parapet', cover: 'heavy', rule: 'SG-1.51-1' })
    expect(f.say('-1,0', '3,0')).toBe('open none')
    expect(f.say('2,-4', '2,0')).toBe('open none')
  })

  test('SG-1.51-2 SG-1.1-2 heavy behind a slit', () => {
    expect(f.line('-6,5', '-6,2').why).toMatchObject({ code: 'slit', cover: 'heavy', rule: 'SG-1.51-2' })
  })

  test('SG-1.56-1 SG-1.1-1 a wall without opening shelters altogether; a wall hex is wall all round', () => {
    const wall = field({ hexes: { '2,0': 'wall' }, sides: { '2,5/0': 'wall' } })
    expect(wall.say('0,5', '4,5')).toBe('wall')
    expect(wall.line('0,0', '4,0').block).toMatchObject({ code: 'wall', q: 1, r: 0, side: 0 })
    expect(field({ hexes: { '2,0': 'wall' }, rubble: ['2,0'] }).say('0,0', '4,0')).toBe('open none')
  })

  test('SG-RUL-023 covers do not add: the best single one counts', () => {
    expect(betterCover(COVER_WHY.brush, COVER_WHY.trench).cover).toBe('heavy')
    expect(betterCover(COVER_WHY.trench, COVER_WHY.brush).cover).toBe('heavy')
    expect(field({ hexes: { '3,0': 'brush', '5,0': 'tent' } }).say('0,0', '5,0')).toBe('open light')
    expect(field({ hexes: { '3,0': 'brush', '5,0': 'trench' } }).say('0,0', '5,0')).toBe('open heavy')
    expect(field({ hexes: { '3,0': 'brush', '5,0': 'trench' } }).line('0,0', '5,0').why.code).toBe('trench')
  })
})

describe('the castle as a whole', () => {
  const castle = mapNamed('castle')!
  const isInner = (key: string): boolean => ['courtyard', 'gate'].includes(castle.hexes[key]!.region)

  test('SG-1.52-1 with the bridge up nobody outside reaches anybody in the court', () => {
    const scene = sceneOf(castle, { ...NO_TROOPS, bridge: 'up' })
    let pairs = 0
    for (const from of placesOf(scene).filter(post => post.outside)) {
      for (const seen of fieldOfFire(scene, from)) {
        if (!isInner(seen.hex)) continue
        pairs++
        expect(seen.open, `${from.q},${from.r} ${seen.hex}`).toBe(false)
      }
    }
    expect(pairs).toBeGreaterThan(20_000)
    const yard = placesOf(scene).find(post => post.surface === 'stairs')!
    const outside = placesOf(scene).find(post => post.outside && post.kind === 'ground' && post.surface === 'flat')!
    expect(lineOfFire(scene, outside, yard).block?.rule).toBe('SG-1.52-1')
  })

  test('SG-1.52-1 SG-1.52-2 the raised bridge closes the court also where no wall is drawn, but for breaches, walls and slits', () => {
    const hexes = {
      '0,0..0,-4': { region: 'courtyard' },
      '2,0': 'rampart',
      '4,0': { terrain: 'door', region: 'tower' },
      '4,-1': { terrain: 'slit', region: 'tower' },
    }
    const sides = { '2,0/45': 'parapet', '4,0/5': 'door', '4,-1/0': 'slit' }
    const up = field({ hexes, sides, bridge: 'up' })
    expect(up.line('0,3', '0,-1').block).toMatchObject({ code: 'bridge-up', rule: 'SG-1.52-1', q: 0, r: -1 })
    expect(up.say('4,3', '4,0')).toBe('bridge-up')
    expect(up.say('2,3', '2,0')).toBe('open heavy')
    expect(up.say('7,-1', '4,-1')).toBe('open heavy')
    expect(up.say('0,-1', '0,3')).toBe('open none')
    expect(field({ hexes, sides, bridge: 'down' }).say('0,3', '0,-1')).toBe('open none')
    const breach = field({ hexes: { ...hexes, '0,1': 'rampart' }, sides, bridge: 'up', rubble: ['0,1'] })
    expect([breach.say('0,3', '0,1'), breach.say('0,3', '0,-1')]).toEqual(['open medium', 'open none'])
    const roof = field({ hexes, sides, bridge: 'up', engines: [engine('siege-tower', ['0,3', '1,3', '1,2'])] })
    expect(roof.say('0,3^', '0,-1')).toBe('open none')
  })

  test('SG-1.52-2 SG-2.32-2 a breach lets lines in, and so does a siege tower', () => {
    const at = (name: string): string => parseHexName(castle, name)!
    const inner = (troops: typeof NO_TROOPS): number => {
      const scene = sceneOf(castle, troops)
      return placesOf(scene)
        .filter(post => post.outside)
        .flatMap(post => fieldOfFire(scene, post))
        .filter(seen => seen.open && isInner(seen.hex)).length
    }
    expect(inner({ ...NO_TROOPS, bridge: 'up', rubble: { [at('O4')]: true } })).toBeGreaterThan(100)
    const tower = engine('siege-tower', ['O2', 'P2', 'O3'].map(at))
    expect(inner({ ...NO_TROOPS, bridge: 'up', engines: { tower } })).toBeGreaterThan(100)
  })

  test('SG-1.57-1 SG-1.57-2 SG-RUL-042 the two hexes at the bridge: heavy when it is down, total when it is up, nothing from inside', () => {
    const at = (name: string): string => parseHexName(castle, name)!
    const seen = (bridge: 'up' | 'down', from: string, to: string): string => {
      const scene = sceneOf(castle, { ...NO_TROOPS, bridge })
      const post = placesOf(scene).find(p => `${p.q},${p.r}` === at(from))!
      const found = fieldOfFire(scene, post).find(one => one.hex === at(to))!
      return found.open ? found.cover : found.block!
    }
    expect(seen('down', 'E9', 'G9')).toBe('heavy')
    expect(seen('down', 'F10', 'G10')).toBe('heavy')
    // Past them into the court the opened gateway lets lines through.
    expect(seen('down', 'D10', 'J10')).toBe('none')
    expect(seen('up', 'F10', 'G10')).toBe('bridge-up')
    expect(seen('up', 'L10', 'G10')).toBe('none')
    // From a siege tower that looks over the wall they are still shut off while the bridge is up.
    const tower = engine('siege-tower', ['C9', 'D9', 'C10'].map(at))
    const scene = sceneOf(castle, { ...NO_TROOPS, bridge: 'up', engines: { tower } })
    const roof = placesOf(scene).find(p => p.storey === 1)!
    const gate = placesOf(scene).filter(p => scene.ground.gateCover[p.cell] === 1)
    expect(gate.length).toBe(2)
    for (const post of gate) expect(lineOfFire(scene, roof, post).open).toBe(false)
    // A gate hex that a line over the wall would reach is still shut.
    const open = field({ hexes: { '0,0': { terrain: 'flat', region: 'gate', flags: ['gate-cover'] } }, bridge: 'up' })
    expect(open.line('4,0', '0,0').block).toMatchObject({ code: 'total-cover', rule: 'SG-1.57-2' })
  })
})

describe('doors', () => {
  const f = field({
    hexes: { '0,0': 'door', '1,0 2,0': 'interior', '-1,0..-4,0': 'rampart' },
    sides: { '0,0/3': 'door', '0,0/1245': 'wall', '1,0/1245': 'wall', '2,0/01245': 'wall' },
  })

  test('SG-1.53-1 SG-1.53-2 SG-RUL-041 SG-1.1-8 medium in the door, but only toward the face he has chosen', () => {
    expect(f.line('-3,0', '0,0').why).toMatchObject({ code: 'door', cover: 'medium', rule: 'SG-1.53-1' })
    expect(f.say('2,0', '0,0')).toBe('open medium')
    expect(f.say('-3,0', '0,0', { shelter: 'outside' })).toBe('open medium')
    expect(f.say('-3,0', '0,0', { shelter: 'inside' })).toBe('open none')
    expect(f.say('2,0', '0,0', { shelter: 'inside' })).toBe('open medium')
    expect(f.say('2,0', '0,0', { shelter: 'outside' })).toBe('open none')
  })

  test('SG-1.53-3 SG-1.53-4 SG-1.1-10 medium inside against shots through the door, not from one who stands in it', () => {
    expect(f.line('-3,0', '2,0').why).toMatchObject({ code: 'through-door', cover: 'medium', rule: 'SG-1.53-3' })
    expect(f.say('0,0', '2,0')).toBe('open none')
    expect(f.say('1,0', '2,0')).toBe('open none')
    // Out through the door the target outside has nothing of it.
    expect(f.say('2,0', '-3,0')).toBe('open none')
  })
})

describe('ground and equipment', () => {
  test('SG-1.55-1 SG-1.1-7 SG-1.1-12 SG-1.1-14 SG-2.1-1 ditch, stairs, bridge and filled ditch give nothing', () => {
    const f = field({
      hexes: {
        '3,0': 'ditch',
        '3,2': { terrain: 'ditch', flags: ['bridge'] },
        '3,4': 'stairs',
        '3,6': 'ditch',
        '2,0': 'ditch',
      },
      filled: ['3,6'],
      bridge: 'down',
    })
    expect(f.line('1,0', '3,0').why).toMatchObject({ code: 'ditch', cover: 'none', rule: 'SG-1.55-1' })
    expect([f.say('0,2', '3,2'), f.say('0,4', '3,4'), f.say('0,6', '3,6')]).toEqual([
      'open none',
      'open none',
      'open none',
    ])
    expect(f.post('3,2').surface).toBe('bridge')
    expect(f.post('3,6').surface).toBe('filled-ditch')
  })

  test('SG-GEO-43 who has no cover is told by the rule of where he stands', () => {
    const hexes = { '1,0': 'stairs', '2,0 3,0': 'ditch', '4,0': { terrain: 'ditch', flags: ['bridge'] }, '5,0': 'flat' }
    const f = field({ hexes, filled: ['2,0'], bridge: 'down' })
    const rules = ['1,0', '2,0', '3,0', '4,0', '5,0'].map(to => f.line('3,1', to).why.rule)
    expect(rules).toEqual(['SG-1.1-7', 'SG-2.1-1', 'SG-1.55-1', 'SG-1.1-14', 'SG-1.1-13'])
    const rooms = field({ hexes: { '0,0 1,0': 'interior', '2,0': 'slit' } })
    expect(['1,0', '2,0'].map(to => rooms.line('0,0', to).why.rule)).toEqual(['SG-1.1-10', 'SG-1.1-10'])
  })

  test('SG-1.93-3 SG-1.93-4 SG-1.93-5 SG-1.1-15 SG-GEO-12 on a ladder: one target, no cover', () => {
    const f = field({
      hexes: { '0,0..3,0': 'rampart' },
      sides: { '0,0..3,0/45': 'parapet' },
      engines: [engine('ladder', ['1,1'], { upright: true, facing: 2 })],
    })
    expect(f.line('1,1^', '1,0')).toMatchObject({ open: true, why: { code: 'from-ladder', cover: 'heavy' } })
    expect(f.line('1,1^', '2,0').block).toMatchObject({ code: 'ladder-faces-one', rule: 'SG-1.93-3' })
    expect(f.say('1,1^', '1,4')).toBe('ladder-faces-one')
    expect(f.line('1,5', '1,1^').why).toMatchObject({ code: 'ladder', cover: 'none', rule: 'SG-1.93-5' })
    expect(f.say('1,0', '1,1^')).toBe('open none')
    // At its foot too he has the ladder's cover, not the brush it stands in [SG-1.1-16].
    const foot = field({
      hexes: { '1,0': 'rampart', '1,1': 'brush' },
      engines: [engine('ladder', ['1,1'], { upright: true, facing: 2 })],
    })
    expect(foot.say('1,5', '1,1')).toBe('open none')
  })

  test('SG-1.1-16 equipment counts instead of the ground below', () => {
    const f = field({
      hexes: { '5,0': 'brush', '5,3': 'brush', '5,6': 'brush' },
      engines: [
        engine('mantlet', ['5,0'], { facing: 0 }),
        engine('ladder', ['5,3', '6,3']),
        engine('ladder', ['5,6'], { upright: true, facing: 0 }),
      ],
    })
    expect(f.say('0,0', '5,0')).toBe('open none')
    expect(f.say('0,6', '5,6')).toBe('open none')
    // A ladder lying flat changes nothing.
    expect(f.say('0,3', '5,3')).toBe('open light')
  })
})

describe('why there is no cover', () => {
  const wall = {
    hexes: { '-9,0..9,0': 'rampart', '0,4': 'brush', '0,6': 'bank', '0,-9': 'brush' },
    sides: { '-9,0..9,0/45': 'parapet', '0,6/2': 'bank-top' },
  }

  test('SG-1.44-9 SG-GEO-43 brush and bank overlooked within the radius say so', () => {
    const f = field(wall)
    expect(f.line('0,0', '0,4').why).toMatchObject({ code: 'overlooked', cover: 'none', rule: 'SG-1.44-9' })
    expect(f.line('0,0', '0,6').why).toMatchObject({ code: 'overlooked', cover: 'none', rule: 'SG-1.44-9' })
  })

  test('SG-2.43-3 from a siege tower’s roof likewise', () => {
    const f = field({ ...wall, engines: [engine('siege-tower', ['3,3', '4,3', '4,2'])] })
    expect(f.line('3,3^', '0,4').why).toMatchObject({ code: 'overlooked-from-roof', cover: 'none', rule: 'SG-2.43-3' })
  })
})

describe('a gate without a bridge', () => {
  test('SG-RUL-042 SG-1.57-1 stands open to lines as it does to walkers', () => {
    const gate = {
      hexes: { '0,0': { region: 'gate', flags: ['gate-cover'] }, '0,-1': { region: 'courtyard' } },
      sides: { '0,0/5': 'gateway' },
    }
    expect(field(gate).say('0,3', '0,-1')).toBe('open none')
    expect(field(gate).say('0,3', '0,0')).toBe('open heavy')
    expect(field({ ...gate, bridge: 'up' }).say('0,3', '0,-1')).toBe('bridge-up')
  })
})
