/** Plays any legal move, each as likely as the others. */
import type { GameTypes } from '@siegeworks/kernel'
import type { Bot } from './bot.ts'

export const randomBot = <G extends GameTypes>(): Bot<G> => ({
  id: 'random',
  choose: ({ moves, chance }) => moves[chance.pick('random-bot', moves.length)]!,
})
