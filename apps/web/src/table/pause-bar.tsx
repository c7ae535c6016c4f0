/** How long a pause for reactions still lasts: seen by everybody, said once and not every second. */
import type { Pause } from '@siegeworks/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { shownTime } from './clocks.tsx'
import type { Table } from './model.ts'

/** In a sentence: for whom it is, and what happens at its end. */
export const pauseText = ({ sheet, seat, now }: Table): string => {
  const pause = sheet.value?.pause
  if (!pause) return ''
  const ms = Math.max(0, pause.until - now())
  const time = ms < 120_000 ? say('table.seconds', { n: Math.ceil(ms / 1000) }) : shownTime(ms)
  return say(pause.seats.includes(seat.value) ? 'table.pause-mine' : 'table.pause-theirs', { time })
}

const Countdown = ({ pause, now }: { pause: Pause; now: () => number }) => {
  const left = (): number => Math.max(0, pause.until - now())
  const [ms, setMs] = useState(left())
  useEffect(() => {
    const timer = setInterval(() => setMs(left()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <div class="pause-bar" aria-hidden="true" data-pause={Math.ceil(ms / 1000)}>
      <span style={{ transform: `scaleX(${ms / (pause.until - pause.from)})` }} />
      <b>{shownTime(ms)}</b>
    </div>
  )
}

export const PauseBar = ({ table }: { table: Table }) => {
  const pause = table.sheet.value?.pause
  if (!pause) return null
  const held = pause.seats.includes(table.seat.value) && table.pending.value.length > 0
  return (
    <>
      <Countdown key={pause.until} pause={pause} now={table.now} />
      {held && (
        <p class="small muted" role="status">
          {say('table.pause-held')}
        </p>
      )}
    </>
  )
}
