/** The lost figures, rebuilt: SG-EX-01 to SG-EX-07. */
import { describe, expect, test } from 'vitest'
import { FIG_A, field, man } from './field.ts'

const A = '-4,-1'
const B = '-2,0'
const C = '-4,1'
const D = '-4,3'
const E = '-6,3'
const F = '-7,2'
const G = '-4,4'

describe('shooting from ramparts and slits', () => {
  const f = field(FIG_A)

  test('SG-EX-01 SG-1.44-11 SG-1.44-12 SG-GEO-36 from the keep D and G are open, C too close to the wall, E and F behind the tower', () => {
    expect([C, D, E, F, G].map(to => f.say(A, to))).toEqual([
      'dead-ground',
      'open none',
      'dead-ground',
      'dead-ground',
      'open none',
    ])
    expect(f.line(A, C).block).toEqual({ code: 'dead-ground', rule: 'SG-1.44-11', q: -4, r: 0, side: 5 })
  })

  test('SG-EX-02 SG-1.44-1 from the ramparts all but F behind the tower wall', () => {
    expect([C, D, E, F, G].map(to => f.say(B, to))).toEqual([
      'open none',
      'open none',
      'open none',
      'wall',
      'open none',
    ])
    expect(f.line(B, F).block?.rule).toBe('SG-1.44-10')
  })

  test('SG-EX-03 SG-1.45-1 SG-1.45-4 what is shot at from above may shoot back, at heavy cover', () => {
    expect([C, D, E, F, G].map(from => f.say(from, B))).toEqual([
      'open heavy',
      'open heavy',
      'open heavy',
      'wall',
      'open heavy',
    ])
    expect([D, G].map(from => f.say(from, A))).toEqual(['open heavy', 'open heavy'])
    expect(f.say(C, A)).toBe('dead-ground')
  })

  test('SG-EX-04 SG-1.45-5 SG-1.51-1 an enemy on the wall has no cover from behind', () => {
    expect(f.say(A, B)).toBe('open none')
    expect(f.line(A, B).why.code).toBe('rampart-inside')
  })

  test('SG-EX-06 SG-1.45-2 SG-GEO-39 only E stands before a slit, and only before the middle one', () => {
    const slits = ['-5,1', '-6,2', '-6,1']
    const open = [C, D, E, F, G].map(from => slits.filter(slit => f.line(from, slit).open))
    expect(open).toEqual([[], [], ['-6,2'], [], []])
    expect(f.line(G, '-6,2').block?.code).toBe('slit-axis')
    expect(f.line(G, '-6,2').block?.rule).toBe('SG-1.45-2')
    // Out through the same slit there is no narrower arc [SG-RUL-031].
    expect(f.say('-6,2', G)).toBe('open none')
  })
})

describe('shooting into the ditch', () => {
  const places = { A: '-1,3', B: '-1,5', C: '-1,1', D: '-1,2', E: '0,0' }
  // All five stand there: nobody in the ditch is in the way between it and its edge.
  const f = field({
    hexes: {
      '-10,0..10,0': 'rampart',
      '-10,1..10,1 -10,2..10,2': 'ditch',
    },
    sides: { '-10,0..10,0/45': 'parapet' },
    people: Object.values(places).map(place => man(place)),
  })
  const targets = (from: keyof typeof places): string =>
    Object.entries(places)
      .filter(([name, to]) => name !== from && f.line(places[from], to).open)
      .map(([name]) => name)
      .join('')

  test('SG-EX-07 SG-1.46-1 SG-1.46-3 SG-1.46-5 SG-1.45-3 SG-GEO-41 who reaches whom across the ditch', () => {
    expect(targets('A')).toBe('BCDE')
    expect(targets('B')).toBe('AE')
    expect(targets('C')).toBe('AD')
    expect(targets('D')).toBe('AC')
    expect(targets('E')).toBe('ABCD')
    expect(f.line(places.C, places.E).block).toMatchObject({ code: 'ditch-to-wall', rule: 'SG-1.45-3' })
    expect(f.line(places.B, places.D).block).toMatchObject({ code: 'not-at-ditch-edge', rule: 'SG-1.46-3' })
    expect(f.line(places.D, places.B).block).toMatchObject({ code: 'not-at-ditch-edge', rule: 'SG-1.46-5' })
  })
})
