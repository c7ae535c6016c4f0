/** Optional: marksmanship. Every shooter has a number from -3 to +3, each category of a side a total of 0. */
import type { Chance } from '@siegeworks/kernel'
import type { Character, State } from '../state.ts'
import { CLASS_DEFS } from '../units/class-def.ts'
import { type ClassId, type PieceId, SEATS, type Seat, type Weapon } from '../vocabulary.ts'

/** [SG-OPT-SKILL-1] */
export const SKILL_LIMIT = 3

/** What an assignment says of one person. */
export interface Marksman {
  readonly id: PieceId
  readonly seat: Seat
  readonly unit: ClassId
  readonly skill?: number
}

export interface SkillFault {
  readonly code: 'skill-range' | 'skill-total' | 'skill-without-weapon'
  /** The first person of the category, or the one at fault. */
  readonly id: PieceId
  readonly total?: number
}

/** [SG-OPT-SKILL-2] [SG-RUL-117] Everything against an assignment. */
export const skillFaults = (people: readonly Marksman[]): readonly SkillFault[] => {
  const faults: SkillFault[] = []
  for (const { id, unit, skill } of people) {
    if (skill === undefined) continue
    if (!Number.isInteger(skill) || Math.abs(skill) > SKILL_LIMIT) faults.push({ code: 'skill-range', id })
    if (CLASS_DEFS[unit].weapon === undefined && skill !== 0) faults.push({ code: 'skill-without-weapon', id })
  }
  for (const category of categoriesOf(people)) {
    const total = category.reduce((sum, { skill }) => sum + (skill ?? 0), 0)
    if (total !== 0) faults.push({ code: 'skill-total', id: category[0]!.id, total })
  }
  return faults
}

/** The crossbowmen, the short bows and the long bows of each side. */
const categoriesOf = <P extends Marksman>(people: readonly P[]): readonly (readonly P[])[] => {
  const found = new Map<string, P[]>()
  for (const seat of SEATS) {
    for (const person of people) {
      const weapon: Weapon | undefined = CLASS_DEFS[person.unit].weapon
      if (person.seat !== seat || weapon === undefined) continue
      const key = `${seat} ${weapon}`
      found.set(key, [...(found.get(key) ?? []), person])
    }
  }
  return [...found.values()]
}

/** Numbers for a game whose scenario gives none: good and bad hands in pairs, so that every category totals 0. */
export const withDrawnSkills = (state: State, chance: Chance): State => {
  const people = Object.values(state.characters)
  if (!state.rules.skill || people.some(c => c.skill !== undefined)) return state
  const characters: { [id: PieceId]: Character } = { ...state.characters }
  for (const category of categoriesOf(people)) {
    const order = chance.shuffle('skill/order', category)
    // [SG-RUL-117] A lone shooter, and the odd one out, has 0.
    for (let i = 0; i + 1 < order.length; i += 2) {
      const skill = chance.pick('skill', SKILL_LIMIT + 1)
      characters[order[i]!.id] = { ...order[i]!, skill }
      characters[order[i + 1]!.id] = { ...order[i + 1]!, skill: skill === 0 ? 0 : -skill }
    }
  }
  return { ...state, characters }
}
