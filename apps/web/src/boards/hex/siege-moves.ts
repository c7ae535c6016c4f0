/** The legal moves read for the map: where each one points, which piece it is about. Nothing is judged here. */
import type { Move, View } from '@siegeworks/siege'
import { piecesAt } from './piece-at.ts'

export interface SiegeMove {
  readonly text: string
  readonly move: Move
}

export interface Focus {
  /** Hexes on which a press means this move. */
  readonly hexes: readonly string[]
  readonly place?: string
  readonly cost?: number
}

const hexOfPlace = (place: string): string => place.replace('^', '')

export const hexesOfPiece = (view: View, id: string): readonly string[] => {
  const piece = view.characters[id] ?? view.animals[id]
  if (piece) return [piece.hex, piece.rear].filter(hex => hex !== undefined)
  return view.engines[id]?.hexes ?? []
}

/** Where on the map a move is chosen; undefined for those that are buttons only. */
export const focusOf = (view: View, move: Move): Focus | undefined => {
  switch (move.kind) {
    case 'deploy':
    case 'go':
    case 'retreat':
    case 'advance':
    case 'land':
      return { hexes: [hexOfPlace(move.to)], place: move.to, ...costTo(view, move) }
    case 'deploy-engine':
      return { hexes: [move.to], place: move.to }
    case 'select':
    case 'join':
    case 'target':
    case 'take':
      return { hexes: hexesOfPiece(view, move.piece) }
    case 'shoot':
      return { hexes: hexesOfPiece(view, move.target) }
    case 'light':
    case 'put-out':
    case 'pour-oil':
    case 'ram':
    case 'lay-marker':
    case 'lift-marker':
    case 'lay':
    case 'shoot-fire':
    case 'aim':
    case 'raise-ladder':
    case 'shift-ladder':
      return { hexes: [move.hex], place: move.hex }
    case 'take-bridle':
    case 'mount':
      return lyingAt(view, move.animal)
    case 'carry-ladder':
    case 'push-ladder':
      return lyingAt(view, move.ladder)
    case 'take-mantlet':
      return lyingAt(view, move.mantlet)
    case 'take-barrel':
      return lyingAt(view, move.barrel)
    case 'push-engine':
      return lyingAt(view, move.engine)
    default:
      return
  }
}

/** A thing or an animal: its hex is lit, as no ring is round it. */
const lyingAt = (view: View, id: string): Focus => {
  const hexes = hexesOfPiece(view, id)
  return { hexes, ...(hexes[0] !== undefined && { place: hexes[0] }) }
}

const costTo = (view: View, move: Move): { readonly cost?: number } => {
  const cost = move.kind === 'go' ? view.reach?.[move.to] : undefined
  return cost === undefined ? {} : { cost }
}

/** What is laid on the map in the set-up: picked up like a piece, and laid again and again. */
export const MARKERS = ['filled', 'rubble'] as const
export type Marker = (typeof MARKERS)[number]
export const isMarker = (id: string | undefined): id is Marker => MARKERS.some(marker => marker === id)

/** The piece whose move it is, if it must be picked first; or the marker. */
export const actorOf = (move: Move): string | undefined => {
  if ('marker' in move) return move.marker
  if (move.kind === 'deploy-engine' || move.kind === 'aim' || move.kind === 'ram') return move.engine
  return 'piece' in move ? move.piece : undefined
}

/** Moves that are asked of a piece chosen on this screen before they go out. */
const TWO_PRESSES = new Set<Move['kind']>([
  'deploy',
  'deploy-engine',
  'lay-marker',
  'lift-marker',
  'light',
  'put-out',
  'pour-oil',
  'push-ladder',
  'aim',
  'ram',
])

export const needsActor = (move: Move): boolean => TWO_PRESSES.has(move.kind)

/** The moves a press may mean while `actor` is picked up. */
export const movesFor = (moves: readonly SiegeMove[], actor: string | undefined): readonly SiegeMove[] =>
  moves.filter(({ move }) =>
    isMarker(actor) || 'marker' in move
      ? actorOf(move) === actor
      : !needsActor(move) || actorOf(move) === actor || onlyActor(moves, move),
  )

/** Only one piece can do it: nothing needs to be picked up first. */
const onlyActor = (moves: readonly SiegeMove[], move: Move): boolean =>
  moves.every(one => one.move.kind !== move.kind || actorOf(one.move) === actorOf(move))

/** Pieces that can be picked up on this screen. */
export const actorsOf = (moves: readonly SiegeMove[]): ReadonlySet<string> =>
  new Set(moves.filter(({ move }) => needsActor(move)).flatMap(({ move }) => actorOf(move) ?? []))

/** Pieces that may be carried in the set-up; a placed one is taken up again first. */
export const liftableIn = (moves: readonly SiegeMove[]): ReadonlySet<string> =>
  new Set([...actorsOf(moves), ...moves.flatMap(({ move }) => (move.kind === 'select' ? [move.piece] : []))])

/** What pressing a hex may mean, the likeliest first. */
export const movesAt = (
  view: View,
  moves: readonly SiegeMove[],
  hex: string,
  actor: string | undefined,
): readonly SiegeMove[] => movesFor(moves, actor).filter(({ move }) => focusOf(view, move)?.hexes.includes(hex))

/** The move a press would be if it were allowed: sent all the same, it comes back with the reason. */
export const wishAt = (
  view: View,
  moves: readonly SiegeMove[],
  seat: string,
  hex: string,
  actor: string | undefined,
): string | undefined => {
  if (view.asks || !view.toAct.some(one => one === seat)) return
  if (view.stage === 'set-up') {
    const id = actor ?? view.active
    const kind = isMarker(id) ? 'lay-marker' : view.engines[id ?? ''] ? 'deploy-engine' : 'deploy'
    // Where it may stand it may face any way: that is not what is wrong here.
    const turned = moves.some(({ move }) => move.kind === 'deploy-engine' && move.facing !== undefined)
    return id === undefined ? undefined : `${kind} ${id} ${hex}${turned && kind === 'deploy-engine' ? ' 0' : ''}`
  }
  const here = piecesAt(view, hex)
  if (view.active !== undefined && here.includes(view.active)) return
  const [top] = here.flatMap(id => view.characters[id] ?? [])
  if (view.stage !== 'play' || (view.active === undefined && view.fight === undefined && top?.seat !== seat)) return
  if (view.step === 'movement') return view.active === undefined ? `select ${top?.id}` : `go ${hex}`
  if (!top || view.step === 'recovery') return
  if (view.step === 'melee') return `${top.seat === seat ? 'join' : 'target'} ${top.id}`
  return `${top.seat === seat ? 'select' : 'shoot'} ${top.id}`
}

/** What is done with a thing, an animal or oil: those who stand there may cover the place, so it is a button as well. */
const HANDLING: ReadonlySet<Move['kind']> = new Set([
  'push-engine',
  'push-ladder',
  'pour-oil',
  'carry-ladder',
  'take-mantlet',
  'take-barrel',
  'take-bridle',
  'mount',
])

/** Moves that are buttons: without a place on the map, or with one that may be covered. */
export const buttonMoves = (view: View, moves: readonly SiegeMove[], actor: string | undefined): readonly SiegeMove[] =>
  movesFor(moves, actor).filter(({ move }, i, all) => isButton(view, move) && !isTwin(view, move, all.slice(0, i)))

/** One ladder that waits beside the map is as good as the other. */
const isTwin = (view: View, move: Move, before: readonly SiegeMove[]): boolean =>
  move.kind === 'carry-ladder' &&
  view.engines[move.ladder]?.where === 'reserve' &&
  before.some(
    one =>
      one.move.kind === 'carry-ladder' &&
      one.move.with === move.with &&
      hexesOfPiece(view, one.move.ladder).length === 0,
  )

export const isButton = (view: View, move: Move): boolean => HANDLING.has(move.kind) || !focusOf(view, move)

/** The line of a shot a press on this hex would loose. */
export const shotAt = (
  view: View,
  moves: readonly SiegeMove[],
  hex: string | undefined,
): { readonly from: string; readonly to: string } | undefined => {
  const isAimed = ({ move }: SiegeMove): boolean =>
    move.kind === 'shoot' && hex !== undefined && hexesOfPiece(view, move.target).includes(hex)
  return view.active !== undefined && hex !== undefined && moves.some(isAimed)
    ? { from: view.active, to: hex }
    : undefined
}

/** Several may be asked at once where they go: each place shows whose it is. */
const FALLING_BACK: ReadonlySet<string> = new Set(['retreat', 'advance'])

export interface Choice {
  readonly kind: Move['kind']
  readonly place: string
  readonly cost?: number
  /** Where the piece stands that may go there. */
  readonly from?: string
}

/** Tinted places for the question at hand, each once: where a rider's rear comes is asked after the press. */
export const choicesOf = (view: View, moves: readonly SiegeMove[], actor: string | undefined): readonly Choice[] => {
  const choices = new Map<string, Choice>()
  for (const { move } of movesFor(moves, actor)) {
    const { place, cost } = focusOf(view, move) ?? {}
    if (place === undefined) continue
    const from = FALLING_BACK.has(move.kind) && 'piece' in move ? hexesOfPiece(view, move.piece)[0] : undefined
    choices.set(`${move.kind} ${place} ${from}`, {
      kind: move.kind,
      place,
      ...(cost !== undefined && { cost }),
      ...(from !== undefined && { from }),
    })
  }
  return [...choices.values()]
}
