/** The reference card: what a missile does to whom it hits. */
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { Hurt, PieceId } from '../vocabulary.ts'
import type { ShotLetter } from './1-3-missile-table.ts'
import type { Aim } from './1-3-shooting.ts'
import { harm, strikeRider } from './1-7-hurts.ts'

interface RiderHit {
  readonly hurt: Hurt
  readonly horseDead: boolean
}

/** [SG-REF-SHM-B] … [SG-REF-SHM-F] Horse and rider; every one of these throws him. */
const RIDER_HITS: { readonly [L in Exclude<ShotLetter, '-' | 'A'>]: RiderHit } = {
  B: { hurt: 'stun', horseDead: true },
  C: { hurt: 'wound', horseDead: false },
  D: { hurt: 'wound', horseDead: true },
  E: { hurt: 'kill', horseDead: false },
  F: { hurt: 'kill', horseDead: true },
}

export const shotResult = (state: State, aim: Aim, letter: Exclude<ShotLetter, '-'>): readonly Event[] => {
  const { target } = aim
  if (state.animals[target]) return animalHit(target, letter)
  if (letter === 'A') return retreat(state, aim)
  if (aim.mounted) return strikeRider(state, target, { ...RIDER_HITS[letter], thrown: true })
  // [SG-REF-SHF-B] [SG-REF-SHF-C]
  return harm(state, target, letter === 'B' ? 'wound' : 'kill')
}

/** [SG-3.35-3] A riderless animal takes what would befall the horse; [SG-RUL-073] it never gives way. */
const animalHit = (animal: PieceId, letter: Exclude<ShotLetter, '-'>): readonly Event[] =>
  letter !== 'A' && RIDER_HITS[letter].horseDead ? [{ kind: 'animal-killed', animal }] : []

/** [SG-REF-SHF-A] Two hexes on foot, [SG-REF-SHM-A] four in the saddle, at once [SG-REF-RETS-1]. */
const retreat = (state: State, aim: Aim): readonly Event[] => {
  const c = state.characters[aim.target]!
  const shooter = `${aim.from.q},${aim.from.r}`
  return [
    { kind: 'due', tasks: [{ kind: 'shot-retreat', seat: c.seat, piece: c.id, left: aim.mounted ? 4 : 2, shooter }] },
  ]
}
