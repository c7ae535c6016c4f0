/** Takes the last move back where that is free, or asks the others whether it may be. */
import { say } from '../i18n/say.ts'
import type { Table } from './model.ts'

export const UndoButton = ({ table }: { readonly table: Table }) => {
  const undo = table.sheet.value?.undo ?? 'no'
  if (undo === 'no') return null
  return (
    <button type="button" class="btn quiet undo" data-undo="true" onClick={() => table.undo()}>
      {say(undo === 'ask' ? 'table.ask-undo' : 'table.undo')}{' '}
      <span aria-hidden="true">
        <kbd>U</kbd>
      </span>
    </button>
  )
}
