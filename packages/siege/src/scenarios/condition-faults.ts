/** Whether a condition of victory can be judged at all: it names people and groups there are, and says how many [SG-SCN-13]. */
import type { Params, Problem } from '@siegeworks/kernel'
import type { Test } from '../terms.ts'
import type { Seat } from '../vocabulary.ts'
import { missing } from './dates-and-grades.ts'
import type { Piece } from './pieces-and-places.ts'
import type { ScenarioDef } from './scenario-def.ts'

/** A condition nobody knows was named as such before; what it holds cannot be judged. */
const KNOWN: ReadonlySet<string> = new Set<Test['kind']>([
  'bridge-down',
  'able-in',
  'able-total',
  'withdraws',
  'holds',
  'dead',
  'yields',
  'all',
])

export const isKnown = (when: Test): boolean => KNOWN.has(when.kind)

const fault = (at: string, code: string, params: Params = {}): Problem => ({ at, code, rule: 'SG-SCN-13', params })

export const conditionFaults = (
  def: ScenarioDef,
  when: Test,
  at: string,
  pieces: readonly Piece[],
): readonly Problem[] => {
  switch (when.kind) {
    case 'all':
      return when.of.length === 0
        ? [missing(`${at}.of`, 'SG-SCN-13')]
        : when.of.flatMap((one, i) =>
            // To give up is a move and ends the game at once: it is no part of anything.
            one.kind === 'withdraws'
              ? [fault(`${at}.of[${i}].kind`, 'wrong-kind')]
              : conditionFaults(def, one, `${at}.of[${i}]`, pieces),
          )
    case 'bridge-down':
      return def.bridge === 'none' ? [fault(at, 'never-holds')] : []
    case 'able-in':
      return [
        ...placeFaults(when.areas, at),
        ...boundFaults(when, at),
        ...((when.atLeast ?? 0) > peopleOf(def, when.seat) ? [fault(`${at}.atLeast`, 'never-holds')] : []),
      ]
    case 'holds': {
      const known = def.sides[when.seat]?.groups.map(({ name }) => name) ?? []
      return [
        ...(when.hexes > peopleOf(def, when.seat, when.groups) ? [fault(`${at}.hexes`, 'never-holds')] : []),
        // Rubble alone is a place, too.
        ...(when.orRubble ? [] : placeFaults(when.areas, at)),
        ...(when.groups ?? []).flatMap((name, i) =>
          known.includes(name) ? [] : [fault(`${at}.groups[${i}]`, 'no-such-group', { group: name })],
        ),
      ]
    }
    case 'dead':
    case 'yields':
      return pieces.some(({ id, is }) => is === 'person' && id === when.piece)
        ? []
        : [fault(`${at}.piece`, 'no-such-piece', { id: when.piece })]
    default:
      return []
  }
}

/** How many people a side has, or these groups of it; no end of them on a side that is none, which was told before. */
const peopleOf = (def: ScenarioDef, seat: Seat, names?: readonly string[]): number =>
  def.sides[seat]?.groups.reduce(
    (sum, { name, people }) => sum + (!names || names.includes(name) ? people.length : 0),
    0,
  ) ?? Number.MAX_SAFE_INTEGER

const placeFaults = (areas: readonly unknown[], at: string): readonly Problem[] =>
  areas.length === 0 ? [missing(`${at}.areas`, 'SG-SCN-13')] : []

/** Without a number it would hold from the start, with crossed ones never. */
const boundFaults = ({ atLeast, atMost }: Extract<Test, { kind: 'able-in' }>, at: string): readonly Problem[] => {
  if (atLeast === undefined && atMost === undefined) return [fault(at, 'needs-one-of', { keys: 'atLeast, atMost' })]
  return (atLeast ?? 0) > (atMost ?? Number.MAX_SAFE_INTEGER) ? [fault(`${at}.atMost`, 'wrong-order')] : []
}
