/** Verbs that change numbers and rules for a while, and those that concern the chain and the turn. */
import { damage } from '../rules/13-keywords.ts'
import { type Run, tell } from '../run.ts'
import { creatureOf, foeOf } from '../scope.ts'
import type { Context, Lasting } from '../state.ts'
import type { CardId } from '../vocabulary.ts'
import { canGainTurn } from './can-do.ts'
import type { Duration, Group, Modifier, Part, Selector } from './effect.ts'
import { objectsOf } from './objects.ts'
import type { PieceTask } from './step.ts'
import { isStillLegal, ownerOfSupporter } from './targets.ts'
import { aimOf, amountOf, keyword } from './values.ts'

type Verb<D extends Part['do']> = Extract<Part, { do: D }>

const UNTIL: { readonly [until in Duration]: Lasting['until'] } = {
  'end-of-turn': 'eot',
  'your-next-turn': 'nextturn',
  attack: 'attack',
}

const last = (run: Run, context: Context, modifier: Modifier, until: Duration, targets?: readonly CardId[]): void => {
  const attacks = until === 'attack' ? run.agenda.findLast(task => task.do === 'attacks-over') : undefined
  // Without an attack under way it is over as it begins.
  if (until === 'attack' && !attacks) return
  const lasting: Lasting = {
    id: `m${run.nextId++}`,
    context,
    modifier,
    ...(targets ? { targets } : {}),
    until: UNTIL[until],
    ...(attacks ? { storm: attacks.creature } : {}),
  }
  tell(run, { kind: 'lasting-begun', lasting })
}

/** `all` means whatever is there while it lasts; chosen cards are fixed. */
const groupOf = (what: Selector): Group | undefined => {
  if (!('take' in what) || what.take !== 'all') return undefined
  const { take: _, ...group } = what
  return group
}

export const doMod = (run: Run, task: PieceTask, context: Context, part: Verb<'mod'>): void => {
  const att = part.att === undefined ? {} : { att: amountOf(run.state, context, part.att) }
  const def = part.def === undefined ? {} : { def: amountOf(run.state, context, part.def) }
  const group = groupOf(part.what)
  if (group) {
    last(run, context, { do: 'mod', what: group, ...att, ...def }, part.until)
    return
  }
  const objects = objectsOf(run, task, context, part)?.filter(id => creatureOf(run.state, id))
  if (objects && objects.length > 0)
    last(run, context, { do: 'mod', what: { of: 'self' }, ...att, ...def }, part.until, objects)
}

export const doImmune = (run: Run, task: PieceTask, context: Context, part: Verb<'immune'>): void => {
  const group = groupOf(part.what)
  if (group) {
    last(run, context, { do: 'immune', what: group, from: part.from }, part.until)
    return
  }
  const objects = objectsOf(run, task, context, part)?.filter(
    id => creatureOf(run.state, id) ?? ownerOfSupporter(run.state, id),
  )
  if (objects && objects.length > 0)
    last(run, context, { do: 'immune', what: { of: 'self' }, from: part.from }, part.until, objects)
}

export const doDamageMod = (run: Run, context: Context, part: Verb<'damage-mod'>): void =>
  last(
    run,
    context,
    {
      do: 'damage-mod',
      ...(part.by === undefined ? {} : { by: part.by }),
      ...(part.cap === undefined ? {} : { cap: part.cap }),
    },
    part.until,
  )

export const doKeyMod = (run: Run, context: Context, part: Verb<'key-mod'>): void =>
  last(run, context, { do: 'key-mod', key: part.key, by: part.by }, part.until)

export const doShoot = (run: Run, context: Context): void => {
  const foe = foeOf(run.state, context)
  const aim = aimOf(run.state, context)
  // [SS-MINER-5] without Aim it deals nothing
  if (foe && aim > 0) damage(run, foe, aim + keyword(run.state, context.you, 'shoot'))
}

/** [SS-CHAIN-10] The effect is cancelled, the cost stays paid. */
export const doNegate = (run: Run, task: PieceTask, context: Context): void => {
  for (const link of task.piece.targets ?? [])
    if (isStillLegal(run.state, context, task.piece.part, link))
      tell(run, { kind: 'link-negated', link, by: context.design })
}

/** [SS-TURN-XTRA-1, SS-COOP-7] */
export const doExtraTurn = (run: Run, context: Context): void => {
  if (canGainTurn(run.state, context)) tell(run, { kind: 'extra-turn-granted', seat: context.you })
}
