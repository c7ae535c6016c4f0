/** Marksmanship: who gets which number. */
import { describe, expect, test } from 'vitest'
import { siege } from '../../src/game.ts'
import { type Marksman, SKILL_LIMIT, skillFaults, withDrawnSkills } from '../../src/rules/option-skill.ts'
import { dice, position } from '../shooting/table.ts'

const shooters = (
  seat: 'besieger' | 'garrison',
  unit: Marksman['unit'],
  skills: { readonly [id: string]: number },
): readonly Marksman[] => Object.entries(skills).map(([id, skill]) => ({ id, seat, unit, skill }))

/** The numbers of the rulebook's example. */
const example = (owen: number): readonly Marksman[] => [
  ...shooters('garrison', 'crossbowman', { alric: 2, edric: -2 }),
  ...shooters('besieger', 'crossbowman', { emlyn: -1, gawain: 1 }),
  ...shooters('besieger', 'longbowman', { aylwin: 0, dylan: -1, gwyn: -2, idris: 0, owen, myrlin: 0 }),
]

describe('marksmanship', () => {
  test('SG-EX-11 SG-OPT-SKILL-2 every category of a side totals 0: accepted; Edric and Gwyn are the best', () => {
    expect(skillFaults(example(3))).toEqual([])
    const best = (unit: string): string | undefined =>
      example(3)
        .filter(one => one.unit === unit)
        .toSorted((a, b) => (a.skill ?? 0) - (b.skill ?? 0))[0]?.id
    expect([best('crossbowman'), best('longbowman')]).toEqual(['edric', 'gwyn'])
  })

  test('SG-EX-12 SG-RUL-117 SG-OPT-SKILL-2 a total of -1 is refused, and a lone shooter has 0', () => {
    expect(skillFaults(example(2))).toEqual([{ code: 'skill-total', id: 'aylwin', total: -1 }])
    expect(skillFaults(shooters('garrison', 'archer', { osric: 1 }))).toEqual([
      { code: 'skill-total', id: 'osric', total: 1 },
    ])
    expect(skillFaults(shooters('garrison', 'archer', { osric: 0 }))).toEqual([])
    // The sides are counted apart.
    expect(
      skillFaults([...shooters('garrison', 'archer', { a: 1 }), ...shooters('besieger', 'archer', { b: -1 })]),
    ).toHaveLength(2)
  })

  test('SG-OPT-SKILL-1 whole numbers from -3 to +3, for those who shoot', () => {
    expect(skillFaults(shooters('garrison', 'archer', { a: 4, b: -4 })).map(fault => fault.code)).toEqual([
      'skill-range',
      'skill-range',
    ])
    expect(skillFaults(shooters('garrison', 'archer', { a: 0.5, b: -0.5 })).map(fault => fault.code)).toEqual([
      'skill-range',
      'skill-range',
    ])
    expect(skillFaults(shooters('garrison', 'archer', { a: 3, b: -3 }))).toEqual([])
    expect(skillFaults(shooters('garrison', 'peasant', { a: 1 }))).toEqual([{ code: 'skill-without-weapon', id: 'a' }])
  })

  test('SG-OPT-SKILL-1 SG-OPT-SKILL-6 a scenario without numbers has them drawn once, before play; nothing changes them later', () => {
    const people = position({
      rules: { skill: true },
      characters: ['a', 'b', 'c'].map((id, i) => ({ id, seat: 'garrison', class: 'archer', at: `${i},0` })),
    })
    const drawn = withDrawnSkills(people, dice(4))
    expect(Object.values(drawn.characters).map(c => c.skill)).toEqual([3, -3, undefined])
    expect(skillFaults(Object.values(drawn.characters))).toEqual([])
    expect(SKILL_LIMIT).toBe(3)
    // Given ones are kept, and without the option nobody has any.
    expect(withDrawnSkills(drawn, dice())).toBe(drawn)
    const off = { ...people, rules: { ...people.rules, skill: false } }
    expect(withDrawnSkills(off, dice())).toBe(off)
    const options = siege.parseOptions({ rules: { skill: true } })
    if (!options.ok) throw new Error(JSON.stringify(options.error))
    const ones = { die: () => 1, pick: () => 2, shuffle: <T>(_why: string, items: readonly T[]) => items }
    const state = siege.setup(options.value, ones).reduce(siege.evolve, siege.blank)
    expect(skillFaults(Object.values(state.characters))).toEqual([])
    expect(Object.values(state.characters).some(c => c.skill === 2)).toBe(true)
  })
})
