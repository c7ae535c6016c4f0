/** `replay`: what happened in a log. */
import {
  type Entry,
  type GameTypes,
  type OpenDeed,
  type OpenEntry,
  optionsFit,
  replay,
  verifyChain,
} from '@siegeworks/kernel'
import type { Command } from '../command.ts'
import { Fault, fault, faultIn } from '../fault.ts'
import type { AnyGame, Host } from '../host.ts'
import { readLog } from '../read-log.ts'
import { EXIT } from '../run.ts'

export const replayCommand: Command = {
  name: 'replay',
  arguments: ['LOG|-'],
  options: [
    { name: 'at', value: 'SEQ' },
    { name: 'viewer', value: 'SEAT|spectator' },
  ],
  run: async (args, host) => {
    const { parsed, game } = await readLog(args.positional[0]!, host)
    const { header } = parsed.log
    const last = parsed.log.entries.length - 1
    const at = args.number('at', 0, Number.MAX_SAFE_INTEGER, last)
    if (at > last) throw fault('no-entry', { seq: String(at), last: String(last) })
    const chain = verifyChain(parsed.log)
    if (!chain.ok)
      throw new Fault(voice =>
        voice.say(`verify.${chain.error.code}`, {
          seq: String(chain.error.seq),
          line: String(chain.error.seq + 2),
          part: '',
        }),
      )
    const entries = parsed.log.entries.slice(0, at + 1)
    const told = entries.map(entry => tell(game, entry))
    if (parsed.kind === 'public') {
      if (args.text('viewer') !== undefined && args.text('viewer') !== 'spectator') throw fault('public-log')
      return print(
        args.json,
        host,
        { match: header.match, game: game.id, seats: header.seats, entries: told, head: entries.at(-1)?.hash },
        [],
      )
    }
    if (!optionsFit(header, parsed.log.sealed)) throw new Fault(voice => voice.say('verify.wrong-options'))
    const options = game.parseOptions(parsed.log.sealed.options)
    if (!options.ok) throw faultIn('options', options.error[0]!)
    const end = replayed(game, parsed.log.entries.slice(0, at + 1))
    const shown = shownState(game, header.seats, end.state, args.text('viewer'))
    const outcome = closedBy(entries) ?? game.outcome(end.state) ?? null
    const backs = takenBack(entries)
    const list = told.map(entry => (backs.has(entry.seq) ? { ...entry, takenBack: true } : entry))
    const result = {
      match: header.match,
      game: game.id,
      options: options.value,
      seats: header.seats,
      entries: list,
      ...shown,
      toAct: game.toAct(end.state),
      outcome,
      head: entries.at(-1)?.hash,
    }
    const ending = outcome
      ? [
          host.voice.say('replay.outcome', {
            reason: host.voice.sayIfKnown(`outcome.${outcome.reason}`) ?? outcome.reason,
            winners: outcome.winners.join(', ') || host.voice.say('replay.nobody'),
          }),
        ]
      : []
    return print(args.json, host, result, ending)
  },
}

interface Told {
  readonly seq: number
  readonly at: number
  readonly kind: OpenDeed<GameTypes>['kind']
  readonly seat?: string
  readonly move?: string
  readonly to?: number
  readonly events: readonly { readonly kind: string }[]
  readonly takenBack?: boolean
}

interface Replayed {
  readonly entries: readonly Told[]
  readonly [more: string]: unknown
}

/** An entry as a person reads it; a public log has only what was seen. */
const tell = (game: AnyGame, entry: OpenEntry<GameTypes>): Told => {
  const { open } = entry
  const { hidden } = entry as Partial<Entry<GameTypes>>
  const { deed } = open
  return {
    seq: open.seq,
    at: open.at,
    kind: deed.kind,
    ...('seat' in deed && { seat: deed.seat }),
    ...(hidden?.move !== undefined && { move: moveText(game, hidden.move, open.seq) }),
    ...(deed.kind === 'undo' && { to: deed.to }),
    events: hidden?.events ?? open.seen,
  }
}

const moveText = (game: AnyGame, move: object, seq: number): string => {
  try {
    return game.formatMove(move)
  } catch {
    throw malformed(seq, 'move')
  }
}

const malformed = (seq: number, part: string): Fault =>
  new Fault(voice => voice.say('verify.malformed', { seq: String(seq), line: String(seq + 2), part }))

/** Events of a stranger's log may be anything: what the game cannot book is a fault of the log. */
const replayed = (game: AnyGame, entries: readonly Entry<GameTypes>[]): { readonly state: GameTypes['State'] } => {
  let result: ReturnType<typeof replay<GameTypes>>
  try {
    result = replay(game, entries)
  } catch {
    throw malformed(entries.length - 1, 'events')
  }
  if (!result.ok) throw malformed(result.error.seq, 'undo')
  return result.value
}

const takenBack = (entries: readonly OpenEntry<GameTypes>[]): ReadonlySet<number> => {
  const gone = new Set<number>()
  for (const { open } of entries)
    if (open.deed.kind === 'undo') for (let seq = open.deed.to; seq < open.seq; seq++) gone.add(seq)
  return gone
}

const closedBy = (entries: readonly OpenEntry<GameTypes>[]) => {
  const deed = entries.at(-1)?.open.deed
  return deed?.kind === 'close' ? deed.outcome : undefined
}

const shownState = (
  game: AnyGame,
  seats: readonly string[],
  state: GameTypes['State'],
  viewer: string | undefined,
): object => {
  if (viewer === undefined) return { position: JSON.parse(game.formatPosition(state)) }
  if (viewer !== 'spectator' && !seats.includes(viewer)) throw fault('no-viewer', { viewer, seats: seats.join(', ') })
  return { viewer, view: game.view(state, viewer) }
}

const print = (json: boolean, host: Host, result: Replayed, ending: readonly string[]): number => {
  if (json) {
    host.out(`${JSON.stringify(result)}\n`)
    return EXIT.answered
  }
  const { voice } = host
  for (const { seq, kind, seat, move, to, events, takenBack } of result.entries) {
    const what = to === undefined ? (move ?? kind) : voice.say('replay.undo', { to })
    const back = takenBack ? ` (${voice.say('replay.taken-back')})` : ''
    host.out(
      `${seq} ${seat === undefined ? '' : `${seat}: `}${what}${back}\n${events.map(event => `    ${JSON.stringify(event)}\n`).join('')}`,
    )
  }
  host.out(ending.map(line => `${line}\n`).join(''))
  return EXIT.answered
}
