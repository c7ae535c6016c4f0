/** 1.72 and the reference card: what a melee result does, to whom. */
import type { Event } from '../event.ts'
import { placeOf, type State } from '../state.ts'
import type { Task } from '../task.ts'
import { isLiving } from '../units/figures-of.ts'
import { type Hurt, type MeleeLetter, otherSeat, type PieceId, type PlaceId, type Seat } from '../vocabulary.ts'
import { harm, strikeRider } from './1-7-hurts.ts'

export interface Fought {
  readonly attackers: readonly PieceId[]
  readonly defenders: readonly PieceId[]
  readonly letter: MeleeLetter
  readonly mounted: boolean
}

/** The tasks of a result, and the closing of the fight after them. */
export const meleeResult = (state: State, fought: Fought): readonly Event[] => {
  const { attackers, defenders } = fought
  // [SG-OPT-PANIC-18] Who strikes at fleeing men comes to no harm.
  const fleeing = defenders.some(id => state.characters[id]?.morale !== undefined)
  const letter = fleeing && (fought.letter === 'A' || fought.letter === 'B') ? '-' : fought.letter
  const task = taskOf(state, { ...fought, letter })
  if (!task) return []
  const retreated = task.kind === 'fall-back' ? { retreated: task.seat } : {}
  const over: Task = { kind: 'fight-over', attackers, defenders, places: placesOf(state, fought), ...retreated }
  return [{ kind: 'due', tasks: [task, over] }]
}

const placesOf = (state: State, { attackers, defenders }: Fought): { readonly [id: PieceId]: readonly PlaceId[] } => {
  const places: { [id: PieceId]: readonly PlaceId[] } = {}
  for (const id of [...attackers, ...defenders]) {
    const c = state.characters[id]
    const place = c && placeOf(c)
    if (c && place !== undefined) places[id] = c.rear === undefined ? [place] : [place, c.rear]
  }
  return places
}

const taskOf = (state: State, { attackers, defenders, letter, mounted }: Fought): Task | undefined => {
  const seat = state.phase
  const other = otherSeat(seat)
  switch (letter) {
    // [SG-REF-CBM-0] Nothing.
    case '-':
      return
    // [SG-REF-CBF-A][SG-RUL-075] One attacker of the attacker's choice.
    case 'A':
      return { kind: 'allot', seat, hurt: 'wound', among: attackers, fight: true }
    case 'B':
      return { kind: 'fall-back', seat, pieces: attackers, from: defenders, cause: 'melee' }
    case 'C':
      return fallBack(state, other, attackers, defenders)
    default:
      return {
        kind: 'allot',
        seat: other,
        hurt: hurtOf(letter, mounted),
        among: defenders,
        fight: true,
        ...(mounted ? { letter } : {}),
      }
  }
}

/** [SG-RUL-073] Loose animals do not give way. */
const fallBack = (
  state: State,
  seat: Seat,
  attackers: readonly PieceId[],
  defenders: readonly PieceId[],
): Task | undefined => {
  const pieces = defenders.filter(id => state.characters[id] !== undefined)
  return pieces.length > 0 ? { kind: 'fall-back', seat, pieces, from: attackers, cause: 'melee' } : undefined
}

const hurtOf = (letter: Exclude<MeleeLetter, '-' | 'A' | 'B' | 'C'>, mounted: boolean): Hurt => {
  switch (letter) {
    case 'D':
      return 'stun'
    case 'E':
      return 'wound'
    case 'F':
      return mounted ? 'wound' : 'kill'
    case 'G':
    case 'H':
      return 'kill'
  }
}

/** What the allotted hurt does to the one who takes it, on foot, in the saddle or on four legs. */
export const allotted = (
  state: State,
  id: PieceId,
  { hurt, letter }: { readonly hurt: Hurt; readonly letter?: MeleeLetter },
): readonly Event[] => {
  const animal = state.animals[id]
  if (animal) return letter === 'D' || letter === 'F' || letter === 'H' ? [{ kind: 'animal-killed', animal: id }] : []
  const c = state.characters[id]
  if (!c || !isLiving(c)) return []
  if (letter === undefined || c.horse === undefined) return harm(state, id, hurt)
  // [SG-REF-CBM-D] … [SG-REF-CBM-H]; [SG-RUL-071] E leaves him in the saddle.
  const horseDead = letter === 'D' || letter === 'F' || letter === 'H'
  const thrown = letter !== 'E' || state.rules.mountedE === 'unhorsed'
  return strikeRider(state, id, { hurt, horseDead, thrown })
}
