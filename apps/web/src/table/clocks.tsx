/** The clocks of a table, counted down here between the messages. */
import { useEffect, useState } from 'preact/hooks'
import type { Table } from './model.ts'
import { seatNames } from './seats.ts'

export const shownTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const Clocks = ({ table }: { table: Table }) => {
  const clocks = table.sheet.value?.clocks
  const [since, setSince] = useState(0)
  useEffect(() => {
    if (!clocks) return undefined
    const start = performance.now()
    setSince(0)
    const timer = setInterval(() => setSince(performance.now() - start), 500)
    return () => clearInterval(timer)
  }, [clocks])
  if (!clocks) return null
  const names = seatNames(table.table.value)
  return (
    <div class="clocks" role="timer">
      {Object.entries(clocks.left).map(([seat, left]) => {
        const running = clocks.running.includes(seat)
        const now = running ? left - since : left
        return (
          <span key={seat} class={`clock ${running ? 'running' : ''} ${now < 30_000 ? 'short' : ''}`}>
            {names[seat] ?? seat} <b>{shownTime(now)}</b>
          </span>
        )
      })}
    </div>
  )
}
