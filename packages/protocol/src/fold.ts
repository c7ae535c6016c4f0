/** What a client does with an update: the next sheet, or `undefined` when a piece is missing and it must join again. */
import { applyDelta } from './delta.ts'
import type { Update } from './server-message.ts'
import type { Sheet } from './sheet.ts'

export const foldUpdate = (sheet: Sheet | undefined, update: Update): Sheet | undefined => {
  if (update.sheet) return update.sheet
  if (sheet === undefined || sheet.seq !== update.from) return
  // The sheet came from our own server and the delta leads from it: its shape is the sheet's.
  return update.delta ? (applyDelta(sheet, update.delta) as Sheet) : sheet
}
