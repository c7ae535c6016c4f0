/** `play`: a game at the terminal, or from a file of answers. */
import { randomBytes } from 'node:crypto'
import { botsOf } from '@siegeworks/bots'
import { type GameTypes, outcomeOf, play } from '@siegeworks/kernel'
import { seatedBots } from '../bots.ts'
import type { Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { gameNamed } from '../game-named.ts'
import { GAME_OPTIONS, optionsFor } from '../game-options.ts'
import type { AnyGame, Host } from '../host.ts'
import {
  beginSession,
  botsPlay,
  logText,
  peopleOf,
  peopleToAct,
  type Session,
  takeBack,
  told,
} from '../play/session.ts'
import { EXIT } from '../run.ts'

export const playCommand: Command = {
  name: 'play',
  arguments: ['GAME'],
  options: [
    { name: 'seat', value: 'SEAT', repeated: true },
    { name: 'bot', value: '[SEAT=]NAME|@FILE', repeated: true },
    ...GAME_OPTIONS,
  ],
  run: async (args, host) => {
    const game = gameNamed(args.positional[0]!, host)
    const options = await optionsFor(game, args, host)
    const people = peopleAt(game.seats(options), args.texts('seat'))
    const best = botsOf(game.id).at(-1)!.id
    const seated = await seatedBots(game, game.seats(options), [best, ...args.texts('bot')], host)
    const bots = new Map([...seated].filter(([seat]) => !people.includes(seat)))
    const seed = args.text('seed') ?? randomBytes(16).toString('hex')
    host.out(`${host.voice.say('play.begin', { game: game.id, seed, seats: namesOf(people, host) })}\n`)
    let session = beginSession({ game, options, bots, seed }, host)
    const lines = host.lines()
    for (;;) {
      if (outcomeOf(session.match)) {
        host.out(`${ending(session, host)}\n`)
        return EXIT.answered
      }
      ask(session, host)
      const { value: line, done } = await lines.next()
      if (done || ['quit', 'q'].includes(line.trim())) return EXIT.answered
      session = answered(session, line.trim(), host)
    }
  },
}

/** The first seat, unless others are asked for. */
const peopleAt = (seats: readonly string[], asked: readonly string[]): readonly string[] => {
  const strange = asked.find(seat => !seats.includes(seat))
  if (strange !== undefined)
    throw new Fault(voice => voice.say('problem.no-such-seat', { seat: strange.slice(0, 40), seats: seats.join(', ') }))
  return asked.length === 0 ? seats.slice(0, 1) : asked
}

const legalNow = ({ match, order: { game }, seat }: Session): readonly GameTypes['Move'][] =>
  game.legalMoves(match.state, seat)

/** How it stands, what is asked, and every legal answer with its number. */
const ask = (session: Session, host: Host): void => {
  const { match, order, teller, seat } = session
  const view = order.game.view(match.state, seat)
  const moves = legalNow(session).map((move, i) => {
    const text = order.game.formatMove(move)
    const words = teller.move(move, view)
    return `  ${String(i + 1).padStart(3)}  ${text}${words === undefined || words === text ? '' : `  — ${words}`}`
  })
  const others = peopleToAct(session).filter(one => one !== seat)
  const also = others.map(one => host.voice.say('play.also', { name: namesOf([one], host), seat: one }))
  const prompt = `${host.voice.say('play.prompt')} `
  host.out(['', ...teller.position(view), teller.question(view, seat), ...moves, ...also, prompt].join('\n'))
}

const answered = (session: Session, line: string, host: Host): Session => {
  const { game } = session.order
  const [word = '', rest = ''] = [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)]
  if (['', 'help', '?'].includes(line)) {
    host.out(`${host.voice.say('play.help')}\n`)
    return session
  }
  if (line === 'undo') {
    const back = takeBack(session)
    if (!back) host.out(`${host.voice.refusal(game.id, { code: 'nothing-to-undo', rule: 'kernel' })}\n`)
    return back ?? session
  }
  if (word === 'save' && line !== word) {
    host.writeFile(rest, logText(session))
    host.out(`${host.voice.say('play.saved', { file: rest })}\n`)
    return session
  }
  const other = peopleOf(session).find(seat => line === seat || line.startsWith(`${seat}:`))
  if (other === undefined) return moved(session, line, game, host)
  if (!peopleToAct(session).includes(other)) {
    host.out(`${host.voice.say('play.waits', { name: namesOf([other], host) })}\n`)
    return session
  }
  const turned = { ...session, seat: other }
  return line === other ? turned : moved(turned, line.slice(other.length + 1).trim(), game, host)
}

const moved = (session: Session, line: string, game: AnyGame, host: Host): Session => {
  const { match, seat } = session
  const move = /^\d+$/.test(line) ? legalNow(session)[Number(line) - 1] : game.parseMove(line, match.state)
  const answer = move && play(match, { seat, move, seq: match.seq, command: `play-${match.seq}` })
  if (!answer?.ok) {
    const refusal = answer ? answer.error : { code: 'not-a-move', rule: 'kernel' }
    host.out(`${host.voice.refusal(game.id, refusal)}\n`)
    return session
  }
  return botsPlay(told(session, answer.value, host), host)
}

const namesOf = (seats: readonly string[], { voice }: Host): string =>
  seats.map(seat => voice.sayIfKnown(`seat.${seat}`) ?? seat).join(', ')

const ending = ({ match }: Session, host: Host): string => {
  const { reason, winners } = outcomeOf(match)!
  return host.voice.say('replay.outcome', {
    reason: host.voice.sayIfKnown(`outcome.${reason}`) ?? reason,
    winners: namesOf(winners, host) || host.voice.say('replay.nobody'),
  })
}
