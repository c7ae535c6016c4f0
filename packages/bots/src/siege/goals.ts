/** Where a scenario is won, read off its own terms. */
import { allHexes, boardOf, CLASS_DEFS, type Seat, type State, type Test, type View } from '@siegeworks/siege'
import { distance, hexOf } from '@siegeworks/siege/geometry'

const partsOf = (when: Test): readonly Test[] => (when.kind === 'all' ? when.of.flatMap(partsOf) : [when])

const testsFor = (world: State, winner: Seat): readonly Test[] =>
  world.terms.victory.flatMap(victory => (victory.winner === winner ? partsOf(victory.when) : []))

/** Whom the besieger wants alive. */
export const prizeOf = (world: State): string | undefined => {
  const test = testsFor(world, 'besieger').find(one => one.kind === 'yields')
  return test?.kind === 'yields' ? test.piece : undefined
}

/** Whoever the besieger must reach: the lady for his knights, otherwise the last defenders where they must be gone. */
export const quarryOf = (world: State, isKnight: boolean): readonly string[] => {
  const tests = testsFor(world, 'besieger')
  const prize = prizeOf(world)
  if (prize !== undefined) {
    const hex = world.characters[prize]?.hex
    return isKnight && hex !== undefined ? [hex] : []
  }
  // Where the door of the keep is enough, that is nearer than the last man.
  if (tests.some(test => test.kind === 'holds')) return []
  const cleared = tests.find(test => test.kind === 'able-in' && test.seat === 'garrison' && test.atMost === 0)
  if (cleared?.kind !== 'able-in') return []
  const areas = new Set(allHexes(world, cleared.areas))
  return Object.values(world.characters).flatMap(({ seat, where, condition, hex }) =>
    seat === 'garrison' && where === 'map' && condition !== 'dead' && hex !== undefined && areas.has(hex) ? [hex] : [],
  )
}

/** The ground the besieger wins by standing on, where no keep tells him the way. */
export const groundToTake = (world: State): readonly string[] => {
  const { hexes } = boardOf(world.board)
  if (Object.values(hexes).some(hex => hex.terrain === 'keep-door')) return []
  return testsFor(world, 'besieger').flatMap(test => {
    const wanted = test.kind === 'holds' || (test.kind === 'able-in' && test.seat === 'besieger' && test.atLeast)
    return wanted && 'areas' in test ? allHexes(world, test.areas) : []
  })
}

/** Whether the game is lost with him. */
export const isPrecious = (world: State, seat: Seat, piece: string): boolean =>
  testsFor(world, seat === 'besieger' ? 'garrison' : 'besieger').some(
    test => test.kind === 'dead' && test.piece === piece,
  )

/** So many of his own must be inside for each able enemy. */
const MASTERY = 0.5

/** Whether a side's men inside the castle are as many as the enemies still able. */
export const isWayCleared = (view: View, seat: Seat): boolean => {
  const { hexes } = boardOf(view.board)
  const able = Object.values(view.characters).filter(
    ({ where, condition }) => where === 'map' && (condition === 'healthy' || condition === 'wounded'),
  )
  const inside = able.filter(one => one.seat === seat && hexes[one.hex ?? '']?.region !== 'exterior').length
  const enemies = able.filter(one => one.seat !== seat && CLASS_DEFS[one.unit].points.killed > 1).length
  return inside >= MASTERY * enemies
}

const kept = new WeakMap<object, readonly string[]>()

const doorsOf = (view: View): readonly string[] => {
  const { hexes } = boardOf(view.board)
  let doors = kept.get(hexes)
  if (!doors) kept.set(hexes, (doors = Object.keys(hexes).filter(hex => hexes[hex]!.terrain === 'keep-door')))
  return doors
}

/** The door of the keep this man has to stand in, if the besieger wins by standing there and nobody is nearer to it. */
export const postFor = (view: View, world: State, piece: string): string | undefined => {
  const held = testsFor(world, 'besieger').some(
    test => test.kind === 'holds' && test.areas.some(area => 'terrain' in area && area.terrain === 'keep-door'),
  )
  if (!held) return
  return doorsOf(view).find(door => {
    const far = (hex: string): number => distance(hexOf(hex), hexOf(door))
    const guards = Object.values(view.characters).filter(
      c =>
        c.seat === 'garrison' &&
        c.hex !== undefined &&
        c.where === 'map' &&
        (c.condition === 'healthy' || c.condition === 'wounded') &&
        c.horse === undefined &&
        c.defense >= 6,
    )
    const best = guards.reduce<(typeof guards)[number] | undefined>(
      (one, other) => (one && far(one.hex!) - one.defense / 20 <= far(other.hex!) - other.defense / 20 ? one : other),
      undefined,
    )
    return best?.id === piece
  })
}
