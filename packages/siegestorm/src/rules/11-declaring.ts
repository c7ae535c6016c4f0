/** Between paying and the chain: prices in the text, then targets, then the link. [SS-CHAIN-8, SS-RULING-64] */
import { actionOf } from '../designs.ts'
import { sacrificeable } from '../effects/can-do.ts'
import type { Effect, Part } from '../effects/effect.ts'
import { answered, pickTargets } from '../effects/picking.ts'
import { paidByMenace } from '../effects/price.ts'
import { candidatesOf, hasLostCopied, targetsTaken } from '../effects/targets.ts'
import { holds } from '../effects/values.ts'
import { givenUpByBoss } from '../effects/verbs-boss.ts'
import { needsVictim, victimOf } from '../effects/victim.ts'
import { ask, mint, type Run, tell, todo } from '../run.ts'
import { creatureOf, isSeat } from '../scope.ts'
import type { Draft, Link, Piece, Task } from '../state.ts'
import { canPayNow } from './05-paying.ts'

type DraftTask = Extract<Task, { do: 'draft' }>

const again = (run: Run, draft: Draft): void => todo(run, { do: 'draft', draft })

/** Takes the text apart; a price is asked for on the way. */
export const doPrices = (run: Run, task: DraftTask): void => {
  const { draft } = task
  const [part] = draft.rest
  if (!part) {
    const { agreed: _, copying, ...done } = draft
    again(run, {
      ...done,
      stage: 'declare',
      rest: [],
      pieces: copying ? withCopy(draft.pieces, copying) : draft.pieces,
    })
    return
  }
  const rest = draft.rest.slice(1)
  if (part.do === 'price') {
    doPricePart(run, task, part, rest)
    return
  }
  if (isPriced(part) && isSeat(draft.context.you)) {
    again(run, { ...draft, rest: [...underCondition(run, draft, part), ...rest] })
    return
  }
  const taken: readonly Piece[] =
    part.do === 'if'
      ? flat(part.does).map(piece => ({ ...piece, when: [part.when, ...(piece.when ?? [])] }))
      : [{ part }]
  again(run, { ...draft, rest, pieces: draft.pieces.concat(taken) })
}

const withCopy = (
  pieces: readonly Piece[],
  { at, copied, behind }: NonNullable<Draft['copying']>,
): readonly Piece[] => [...pieces.map((piece, i) => (i < at ? piece : { ...piece, copied })), ...behind]

type If = Extract<Part, { do: 'if' }>

/** Whether a price stands under this condition, or under one inside it. */
const isPriced = (part: Part): part is If =>
  part.do === 'if' && part.does.some(inner => inner.do === 'price' || isPriced(inner))

/** The parts under a condition one by one; a price is asked for now or not at all, and what it pays for comes of it. [SS-RULING-64] */
const underCondition = (run: Run, draft: Draft, { when, does }: If): Effect =>
  does
    .flatMap(part => (isPriced(part) ? underCondition(run, draft, part) : [part]))
    .flatMap((part): Effect => {
      if (part.do !== 'price') return [{ do: 'if', when, does: [part] }]
      return holds(run.state, draft.context, when) ? [part] : []
    })

/** The parts of an effect one after the other; what is inside a choice or another price waits for its turn. */
const flat = (effect: Effect): readonly Piece[] =>
  effect.flatMap((part): readonly Piece[] =>
    part.do === 'if'
      ? flat(part.does).map(piece => ({ ...piece, when: [part.when, ...(piece.when ?? [])] }))
      : [{ part }],
  )

const doPricePart = (run: Run, task: DraftTask, part: Extract<Part, { do: 'price' }>, rest: Effect): void => {
  const { draft } = task
  const { price, does } = part
  const follow = (paid: number): void => {
    const pieces = flat(does).map(piece => (paid > 0 ? { ...piece, paid } : { ...piece, dropped: true as const }))
    const { agreed: _, ...done } = draft
    again(run, { ...done, rest, pieces: [...draft.pieces, ...pieces] })
  }
  if ('pay' in price) {
    payInText(run, task, price.pay, follow)
    return
  }
  const options = sacrificeable(run.state, draft.context, price)
  const need = price.sacrifice === 'any-number' ? 1 : price.sacrifice
  if (options.length < need) {
    follow(0)
    return
  }
  const most = price.sacrifice === 'any-number' ? options.length : need
  const mandatory = draft.use === 'ability'
  const { you } = draft.context
  const chosen = isSeat(you)
    ? answered(run, task, draft.context, {
        chooser: you,
        prompt: 'sacrifice-price',
        options,
        min: need,
        max: most,
        ...(mandatory ? {} : { orNone: true as const }),
      })
    : givenUpByBoss(run, task, draft.context, options, need)
  if (!chosen) return
  follow(chosen.length)
  if (chosen.length > 0) todo(run, { do: 'leave', creatures: chosen, cause: 'sacrifice' })
}

/** A price in hand cards and Supporters inside an action's text. */
const payInText = (run: Run, task: DraftTask, amount: number, follow: (paid: number) => void): void => {
  const { draft, answer } = task
  const { you } = draft.context
  if (!isSeat(you)) {
    follow(paidByMenace(run, amount) ? amount : 0)
    return
  }
  if (draft.agreed) {
    follow(amount)
    return
  }
  const others = draft.card ? 1 : 0
  if (!canPayNow(run, you, amount + others)) {
    follow(0)
    return
  }
  const yes = answered(run, task, draft.context, {
    chooser: you,
    prompt: 'price',
    options: ['yes', 'no'],
    min: 1,
    max: 1,
  })
  if (!yes) return
  if (answer?.[0] === 'no') {
    follow(0)
    return
  }
  ask(
    run,
    { do: 'draft', draft: { ...draft, agreed: true } },
    {
      kind: 'pay',
      seat: you,
      for: 'price',
      left: amount,
      fromHand: 0,
      keep: 0,
      ...(draft.card ? { card: draft.card.id } : {}),
    },
  )
}

/** Targets one part at a time, in the order of the text. */
export const doDeclare = (run: Run, task: DraftTask): void => {
  const { draft } = task
  const at = draft.pieces.findIndex(piece => isOpen(piece))
  if (at < 0) {
    link(run, draft)
    return
  }
  const piece = draft.pieces[at]!
  const context = piece.paid === undefined ? draft.context : { ...draft.context, paid: piece.paid }
  const victims = needsVictim(run.state, context, piece.part)
    ? run.state.seats.filter(foe => candidatesOf(run.state, { ...context, foe }, piece.part).length > 0)
    : []
  if (victims.length > 0) {
    const foe = victimOf(run, task, context, victims)
    if (foe) again(run, { ...draft, context: { ...draft.context, foe } })
    return
  }
  const take = targetsTaken(piece.part)
  const options = candidatesOf(run.state, context, piece.part)
  const prompt = piece.part.do === 'negate' ? 'negate' : piece.part.do === 'copy' ? 'copy' : 'target'
  const chosen = pickTargets(
    run,
    task,
    context,
    options,
    take === 'any-number' ? take : Number(take),
    prompt,
    piece.part,
  )
  if (!chosen) return
  if (piece.part.do === 'copy') {
    copied(run, draft, at, chosen[0])
    return
  }
  again(run, { ...draft, pieces: draft.pieces.with(at, { ...piece, targets: chosen }) })
}

const isOpen = (piece: Piece): boolean =>
  !piece.dropped && piece.targets === undefined && targetsTaken(piece.part) !== undefined

/** [SS-RULING-85] The card copied is declared, then its targets: its text takes the place of the copy. */
const copied = (run: Run, draft: Draft, at: number, target: string | undefined): void => {
  const creature = creatureOf(run.state, target)
  const { part, when = [] } = draft.pieces[at]!
  if (!creature) {
    again(run, { ...draft, pieces: draft.pieces.toSpliced(at, 1) })
    return
  }
  // What the copy depends on, its text depends on too.
  const text = actionOf(run.state, creature.design)
  const rest = when.reduceRight<Effect>((does, one) => [{ do: 'if', when: one, does }], text)
  const behind = draft.pieces.slice(at + 1)
  const copying = { at, copied: { part, target: creature.id }, behind }
  again(run, { ...draft, stage: 'price', rest, pieces: draft.pieces.slice(0, at), copying })
}

/** An Ally given up for the price of its own text was there to be copied. */
const withoutCopied = ({ copied: _, ...piece }: Piece): Piece => piece

/** [SS-CHAIN-1] Shown and declared: a link of the chain. */
const link = (run: Run, draft: Draft): void => {
  const { context, card, pieces, use } = draft
  const first = run.state.chain.links.length === 0
  const id = `k${run.nextId++}`
  const shown = card && { id: mint(run, 'chain') ?? '', design: card.design }
  const added: Link = {
    id,
    kind: use === 'ability' ? 'ability' : use === 'storm' ? 'storm' : 'action',
    context,
    ...(shown ? { card: shown } : {}),
    pieces: pieces.map(piece => (hasLostCopied(run.state, context, piece) ? withoutCopied(piece) : piece)),
  }
  const progress = isSeat(context.you) ? run.state.progress[context.you] : undefined
  tell(run, { kind: 'link-added', link: added, ...(card ? { from: card.id } : {}) })
  if (card && progress && isSeat(context.you))
    tell(run, { kind: 'progress-made', seat: context.you, progress: { ...progress, played: progress.played + 1 } })
  if (first) todo(run, { do: 'ask-reactions' }, { do: 'resolve' })
}
