/** The same people once more: whoever asks first lays the table, the others sit down at it. */
import type { Refused } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ApiRefusal, api } from '../net/api.ts'
import { go } from '../shell/router.ts'
import type { Table } from './model.ts'
import { refusedText } from './refused-text.ts'
import { ownSeats } from './seats.ts'

const playAgain = async (match: string): Promise<void> => {
  const { id: me } = await api.me()
  const laid = await api.rematch(match)
  const sits = laid.seats.some(({ person }) => person?.id === me)
  const table = sits || laid.status !== 'seating' ? laid : await api.sit(laid.id, {})
  go(`/table/${table.id}`)
}

export const mayRematch = (table: Table, me: string | undefined): boolean =>
  table.source === 'online' && table.sheet.value?.status === 'over' && ownSeats(table, me).length > 0

export const RematchButton = ({ table }: { table: Table }) => {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Omit<Refused, 'kind'> | undefined>(undefined)
  const game = table.table.value?.game
  const voice = isGame(game) ? gameVoice(game) : undefined
  const press = (): void => {
    setBusy(true)
    playAgain(table.match).catch((error: unknown) => {
      setBusy(false)
      setRefused(error instanceof ApiRefusal ? error.refusal : { code: 'server-error' })
    })
  }
  return (
    <>
      <button type="button" class="btn primary" data-rematch="true" disabled={busy} onClick={press}>
        {say(table.table.value?.rematch === undefined ? 'rematch.ask' : 'rematch.join')}
      </button>
      {refused && voice && (
        <span class="bad" role="alert">
          {refusedText(voice, refused)}
        </span>
      )}
    </>
  )
}
