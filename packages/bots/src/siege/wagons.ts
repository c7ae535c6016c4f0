/** A convoy: somebody goes before each team, takes the bridle and leads it to where the wagon is in. */
import { allHexes, type Move, type MoveOf, roadsTo, type State, type View } from '@siegeworks/siege'
import { distance, hexOf } from '@siegeworks/siege/geometry'

const HORIZON = 200

const roads = new WeakMap<State['terms'], ReadonlyMap<string, number>>()

const wayIn = (world: State): ReadonlyMap<string, number> => {
  let known = roads.get(world.terms)
  if (!known) roads.set(world.terms, (known = roadsTo(world, allHexes(world, world.terms.wagonGoal ?? []), HORIZON)))
  return known
}

/** The next move of a wagoner, who stays where his team cannot follow; undefined for everybody else. */
export const driveOn = (view: View, world: State, piece: string, moves: readonly Move[]): Move | 'stay' | undefined => {
  const me = view.characters[piece]
  if (!me || !world.terms.wagonGoal || me.horse !== undefined) return
  const goes = moves.filter((move): move is MoveOf<'go'> => move.kind === 'go')
  if (me.leads !== undefined) return led(view, world, me.leads, me.hex ?? '', goes) ?? 'stay'
  const teams = Object.values(view.engines).flatMap(wagon => {
    const animal = view.animals[wagon.hitched ?? '']
    return wagon.kind === 'wagon' && wagon.where === 'map' && wagon.seat === me.seat && animal && !animal.dead
      ? [{ animal, behind: hexOf(animal.rear ?? wagon.hexes[0]!) }]
      : []
  })
  for (const { animal, behind } of teams) {
    if (animal.hex === undefined || Object.values(view.characters).some(one => one.leads === animal.id)) continue
    const head = hexOf(animal.hex)
    const ahead = { q: 2 * head.q - behind.q, r: 2 * head.r - behind.r }
    const far = (place: string | undefined): number =>
      place === undefined ? Number.MAX_SAFE_INTEGER : distance(hexOf(place), ahead)
    const bridle = moves.find(move => move.kind === 'take-bridle' && move.animal === animal.id)
    if (far(me.hex) === 0 && bridle) return bridle
    const rivals = Object.values(view.characters).filter(
      one => one.seat === me.seat && one.id !== piece && one.leads === undefined && one.horse === undefined,
    )
    if (me.hex !== undefined && (far(me.hex) > 12 || rivals.some(one => far(one.hex) < far(me.hex)))) continue
    const step = goes.reduce<MoveOf<'go'> | undefined>((a, b) => (a && far(a.to) <= far(b.to) ? a : b), undefined)
    if (step && far(step.to) < far(me.hex)) return step
  }
  return
}

/** Nearer to the gate, and never so sharply to one side that the team could not follow. */
const led = (
  view: View,
  world: State,
  leads: string,
  here: string,
  goes: readonly MoveOf<'go'>[],
): MoveOf<'go'> | undefined => {
  const animal = hexOf(view.animals[leads]?.hex ?? here)
  const far = (place: string): number => wayIn(world).get(place) ?? HORIZON
  const open = goes.filter(go => distance(animal, hexOf(go.to)) === 2)
  const best = open.reduce<MoveOf<'go'> | undefined>((a, b) => (a && far(a.to) <= far(b.to) ? a : b), undefined)
  return best && far(best.to) <= far(here) ? best : undefined
}
