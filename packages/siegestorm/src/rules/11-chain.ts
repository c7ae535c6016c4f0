/** The chain of commands: who may answer, and how it resolves. [SS-CHAIN] */
import type { ReactionWindow } from '@siegeworks/kernel'
import { hasLostCopied, isStillLegal, targetsTaken } from '../effects/targets.ts'
import type { Move } from '../move.ts'
import { ask, move, type Run, tell, todo, todoPieces } from '../run.ts'
import { creatureOf, opposes, seatsFrom, stockOf } from '../scope.ts'
import type { Context, Link, Piece, State, Task } from '../state.ts'
import type { Seat } from '../vocabulary.ts'

const linksOf = (state: State, side: string): number =>
  state.chain.links.reduce((sum, link) => sum + (link.context.you === side ? 1 : 0), 0)

/** [SS-CHAIN-4] Whether one more link of this seat would be too many. */
export const isAtLimit = (state: State, seat: Seat): boolean => {
  const { active } = state.turn
  if (active.includes(seat)) return false
  const most = active.reduce((sum, side) => sum + linksOf(state, side), 0)
  return linksOf(state, seat) >= most
}

/** [SS-RULING-25, SS-RULING-60] Who may answer the last link now: clockwise from its player, opponents only. */
export const nextToReact = (state: State): Seat | undefined => {
  const last = state.chain.links.at(-1)
  if (!last) return undefined
  const { you } = last.context
  return seatsFrom(state, you).find(
    seat => seat !== you && opposes(state, seat, you) && !state.chain.passed.includes(seat) && !isAtLimit(state, seat),
  )
}

/** After each link the others get their window, whatever they hold: a hidden hand never opens or closes one. */
export const doAskReactions = (run: Run, task: Extract<Task, { do: 'ask-reactions' }>): void => {
  for (;;) {
    const last = run.state.chain.links.at(-1)
    const seat = nextToReact(run.state)
    if (!last || !seat) break
    if (isAsked(run.state, seat, last)) {
      ask(run, task, { kind: 'react', seat, link: last.id })
      return
    }
    tell(run, { kind: 'reaction-passed', seat })
  }
  // [SS-CHAIN-7]
  if (run.state.chain.links.length > 0) tell(run, { kind: 'chain-closed' })
}

/** [SS-CHAIN-2] Whoever is asked for a reaction may let it be; how long they are asked is the table's choice. */
export const reactionWindowOf = (state: State, seat: Seat): ReactionWindow<Move> | undefined =>
  state.decisions.some(decision => decision.kind === 'react' && decision.seat === seat)
    ? { pass: { kind: 'pass' }, fixed: state.house.reactions === 'fixed-pause' }
    : undefined

/** Standing orders look at the table only, never at the hand. */
const isAsked = (state: State, seat: Seat, link: Link): boolean => {
  if (state.house.reactions !== 'standing-orders') return true
  const when = state.standing[seat] ?? 'always'
  return when === 'always' || (when === 'targeted' && isAimedAt(state, seat, link))
}

const isAimedAt = (state: State, seat: Seat, link: Link): boolean =>
  link.pieces.some(piece =>
    piece.targets?.some(
      target =>
        creatureOf(state, target)?.side === seat ||
        stockOf(state, seat).supporters.some(one => one.id === target) ||
        state.chain.links.some(one => one.id === target && one.context.you === seat),
    ),
  )

/** [SS-CHAIN-6] Last in, first out. */
export const doResolve = (run: Run): void => {
  const link = run.state.chain.links.at(-1)
  if (!link) return
  todo(run, { do: 'spend-link', link: link.id }, { do: 'resolve' })
  if (link.negated) return
  const { pieces, context } = link
  const left = pieces.filter(piece => !hasLostCopied(run.state, context, piece))
  // [SS-CHAIN-9]
  if (fizzles(run.state, context, pieces, left)) tell(run, { kind: 'link-fizzled', link: link.id })
  else todoPieces(run, left, context)
}

/** [SS-RULING-63] As a whole only if every part needs a target and none is left. */
const fizzles = (state: State, context: Context, pieces: readonly Piece[], left: readonly Piece[]): boolean =>
  pieces.some(piece => !piece.dropped) &&
  left.every(({ part, targets, dropped }) => {
    if (dropped) return true
    if (targetsTaken(part) === undefined || !targets) return false
    return !targets.some(target => isStillLegal(state, context, part, target))
  })

/** [SS-PAY-5, SS-PLAY-2] The played card reaches the Casualties after its effect. */
export const doSpendLink = (run: Run, { link: id }: Extract<Task, { do: 'spend-link' }>): void => {
  const link = run.state.chain.links.find(one => one.id === id)
  if (!link) return
  const { you } = link.context
  if (link.card) move(run, 'card-spent', { side: you, zone: 'chain' }, { side: you, zone: 'casualties' }, [link.card])
  tell(run, { kind: 'link-resolved', link: id, ...(link.negated ? { negated: true as const } : {}) })
}
