/** A character's figures as they count now. */
import { worksOf } from '../occupancy.ts'
import type { Character, Figures, State } from '../state.ts'
import type { PieceId } from '../vocabulary.ts'
import { CLASS_DEFS, type ClassDef } from './class-def.ts'

export const classOf = (c: Character): ClassDef => CLASS_DEFS[c.unit]

/** [SG-RUL-016] The wounded count with their wounded values; [SG-RUL-076] the stunned keep their healthy ones. */
export const figuresOf = (c: Character): Figures => {
  const def = classOf(c)
  const own = c.figures
  const wounded = c.condition === 'wounded'
  if (c.horse !== undefined)
    return wounded
      ? (own?.mountedWounded ?? def.mountedWounded ?? def.wounded)
      : (own?.mounted ?? def.mounted ?? def.healthy)
  const figures = wounded ? (own?.wounded ?? def.wounded) : (own?.healthy ?? def.healthy)
  return c.condition === 'stunned' && own?.stunnedDefense !== undefined
    ? { ...figures, defense: own.stunnedDefense }
    : figures
}

/** [SG-TABLE-BURDENS] Two points less while carrying a ladder, moving a mantlet or bearing a barrel. */
export const allowanceOf = (state: State, c: Character): number => {
  let allowance = figuresOf(c).move
  if (burdenOf(state, c) !== undefined) allowance -= 2
  if (state.rations?.includes(c.seat)) allowance -= 1
  return Math.max(0, allowance)
}

/** The ladder, mantlet or barrel in his hands. */
export const burdenOf = (state: State, c: Character): PieceId | undefined => worksOf(state).burdens.get(c.id)?.id

export const movementLeft = (state: State, c: Character): number =>
  Math.max(0, allowanceOf(state, c) - (state.acts[c.id]?.spent ?? 0))

export const isAble = (c: Character): boolean => c.condition === 'healthy' || c.condition === 'wounded'
export const isLiving = (c: Character): boolean => c.condition !== 'dead'
export const isKnight = (c: Character): boolean => classOf(c).knight === true
