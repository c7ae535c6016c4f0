/** `judge`: settles a dispute. */
import type { Command } from '../command.ts'
import { isWrongInput, judge, legalOf, outcomeOrNull } from '../judgment.ts'
import { readQuestion } from '../question.ts'
import { EXIT } from '../run.ts'

export const judgeCommand: Command = {
  name: 'judge',
  arguments: ['FILE|-'],
  options: [],
  run: async ({ positional }, given) => {
    const question = await readQuestion(positional[0]!, given)
    const { game, host } = question
    const { state, events, refused, rollsLeft } = judge(question)
    const refusal = refused && {
      at: refused.at,
      code: refused.illegal.code,
      rule: refused.illegal.rule,
      message: host.voice.refusal(game.id, refused.illegal),
    }
    host.out(
      `${JSON.stringify({
        ok: refusal === undefined,
        events,
        position: JSON.parse(game.formatPosition(state)),
        toAct: game.toAct(state),
        legal: legalOf(question, state),
        outcome: outcomeOrNull(question, state),
        refused: refusal ?? null,
      })}\n`,
    )
    const { rolls = [] } = question.input as { rolls?: readonly number[] }
    if (!refused && rollsLeft > 0)
      host.note(`siegeworks: ${host.voice.say('judge.rolls-left', { at: rolls.length - rollsLeft, count: rollsLeft })}`)
    if (!refused || !isWrongInput(refused.illegal)) return EXIT.answered
    host.note(
      `siegeworks: moves[${refused.at}]: ${refused.wish.seat}: ${refused.wish.text.slice(0, 120)}: ${refusal!.message}`,
    )
    return EXIT.wrongInput
  },
}
