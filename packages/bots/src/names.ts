/** The computer players by name, weakest first; what people call them is in words. */
export const BOT_NAMES = ['random', 'greedy', 'search'] as const
export type BotName = (typeof BOT_NAMES)[number]
