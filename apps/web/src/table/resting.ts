/** Why nobody is asked though a question stands on the board: the players have ended the game, or paused it. */
import { say } from '../i18n/say.ts'
import type { Table } from './model.ts'

export const restingText = (table: Table): string | undefined => {
  const status = table.sheet.value?.status
  return status === 'over' ? say('table.over') : status === 'paused' ? say('pause.now') : undefined
}
