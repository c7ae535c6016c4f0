/** Computer players for both games. */
export type { Bot, Question } from './bot.ts'
export { BOT_NAMES, type BotName } from './names.ts'
export { type AnyBot, botMove, botNamed, botsOf } from './registry.ts'
export { parseScript, scriptedBot } from './scripted.ts'
