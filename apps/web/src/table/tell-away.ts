/** The table is open but not looked at: the browser says when it is one's move. */
import { useEffect } from 'preact/hooks'
import { tellAway } from '../notices/push.ts'
import type { Table } from './model.ts'
import { ownSeats } from './seats.ts'

export const useTellAway = (table: Table, me: string | undefined): void => {
  const toAct = table.sheet.value?.toAct ?? []
  const asked = table.source === 'online' && ownSeats(table, me).some(seat => toAct.includes(seat))
  useEffect(() => {
    const game = table.table.peek()?.game
    if (asked && game) tellAway({ what: 'your-turn', game, match: table.match }).catch(() => undefined)
  }, [asked])
}
