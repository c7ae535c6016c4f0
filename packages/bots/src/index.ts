/** Computer players for both games. */
export type { Bot, Question } from './bot.ts'
export { randomBot } from './random.ts'
export { greedySiegeBot } from './siege/greedy.ts'
export { greedyStormBot, type Storm } from './siegestorm/greedy.ts'
