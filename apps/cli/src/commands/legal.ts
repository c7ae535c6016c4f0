/** `legal`: what may be done in a position, and why something else may not. */
import { chanceFor, type Illegal, judge as judgeMove } from '@siegeworks/kernel'
import type { Command } from '../command.ts'
import { Fault, inVoice } from '../fault.ts'
import { judge, legalOf, NOT_A_MOVE } from '../judgment.ts'
import { type Question, readQuestion, wishFrom } from '../question.ts'
import { EXIT } from '../run.ts'

export const legalCommand: Command = {
  name: 'legal',
  arguments: ['FILE|-'],
  options: [{ name: 'why', value: 'MOVE', repeated: true }],
  run: async (args, given) => {
    const question = await readQuestion(args.positional[0]!, given)
    const { host, game } = question
    const { state, refused } = judge(question)
    if (refused) throw new Fault(() => `moves[${refused.at}]: ${host.voice.refusal(game.id, refused.illegal)}`)
    const legal = legalOf(question, state)
    const why = inVoice(host.voice, () => args.texts('why').map(text => whyNot({ ...question, state }, text)))
    if (args.json) host.out(`${JSON.stringify({ toAct: game.toAct(state), legal, ...(why.length > 0 && { why }) })}\n`)
    else {
      const lines =
        why.length > 0
          ? why.map(one => `${one.seat}: ${one.move}: ${one.message}`)
          : legal.map(one => `${one.seat}: ${one.move}`)
      host.out(lines.length > 0 ? `${lines.join('\n')}\n` : `${host.voice.say('legal.nobody')}\n`)
    }
    return EXIT.answered
  },
}

interface Reason {
  readonly seat: string
  readonly move: string
  readonly ok: boolean
  readonly refused: Illegal | null
  readonly message: string
}

/** Asks without doing it. */
const whyNot = (question: Question, text: string): Reason => {
  const { game, seats, state, seed, host } = question
  const wish = wishFrom(text, '--why', game, seats, state)
  const said = { seat: wish.seat, move: wish.text }
  const no = (refused: Illegal): Reason => ({
    ...said,
    ok: false,
    refused,
    message: host.voice.refusal(game.id, refused),
  })
  if (wish.move === undefined) return no(NOT_A_MOVE)
  const decided = judgeMove(game, state, wish.seat, wish.move, chanceFor(seed, question.moves.length + 1))
  return decided.ok ? { ...said, ok: true, refused: null, message: host.voice.say('legal.allowed') } : no(decided.error)
}
