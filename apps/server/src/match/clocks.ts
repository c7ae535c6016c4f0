/** The clocks of a table. Time is told to them, never asked; server downtime and holidays are not charged. */
import type { ClockSettings, Clocks } from '@siegeworks/protocol'
import { chargedBetween, type Interval, whenSpent } from './intervals.ts'

/** As kept in the store: what each seat had left at `since`, and whose clock has been running from then on. */
export interface ClockState {
  readonly left: { readonly [seat: string]: number }
  readonly since: number
  readonly running: readonly string[]
}

/** What is not charged, by seat. */
export type FreeTime = (seat: string) => readonly Interval[]

const DAY = 86_400_000

const fullTime = (settings: ClockSettings): number =>
  settings.kind === 'live'
    ? settings.startSeconds * 1000
    : settings.kind === 'correspondence'
      ? settings.daysPerMove * DAY
      : 0

export const startClocks = (
  settings: ClockSettings,
  seats: readonly string[],
  toAct: readonly string[],
  now: number,
): ClockState | undefined => {
  if (settings.kind === 'none') return
  return { left: Object.fromEntries(seats.map(seat => [seat, fullTime(settings)])), since: now, running: toAct }
}

/** Charges whoever was running up to now. */
export const charge = (clock: ClockState, free: FreeTime, now: number): ClockState => {
  const left = { ...clock.left }
  for (const seat of clock.running) left[seat] = Math.max(0, left[seat]! - chargedBetween(free(seat), clock.since, now))
  return { left, since: now, running: clock.running }
}

/** After a move: the mover's time is settled, and those who must act now are running. */
export const turnClocks = (
  clock: ClockState,
  settings: ClockSettings,
  free: FreeTime,
  {
    mover,
    toAct,
    now,
  }: { readonly mover: string | undefined; readonly toAct: readonly string[]; readonly now: number },
): ClockState => {
  const charged = charge(clock, free, now)
  const left: { [seat: string]: number } = { ...charged.left }
  if (settings.kind === 'live')
    for (const seat of clock.running)
      if (seat === mover && !toAct.includes(seat)) left[seat] = left[seat]! + settings.addSeconds * 1000
  if (settings.kind === 'correspondence')
    for (const seat of Object.keys(left))
      if (seat === mover || !clock.running.includes(seat)) left[seat] = fullTime(settings)
  return { left, since: now, running: toAct }
}

export const stopClocks = (clock: ClockState, free: FreeTime, now: number): ClockState => ({
  ...charge(clock, free, now),
  running: [],
})

export const runClocks = (clock: ClockState, toAct: readonly string[], now: number): ClockState => ({
  ...clock,
  since: now,
  running: toAct,
})

/** The moment the first flag falls if nobody moves. */
export const deadlineOf = (clock: ClockState, free: FreeTime): number | undefined => {
  const ends = clock.running.map(seat => whenSpent(free(seat), clock.since, clock.left[seat]!))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Seats whose time is up. */
export const flagged = (clock: ClockState, free: FreeTime, now: number): readonly string[] => {
  const { left } = charge(clock, free, now)
  return clock.running.filter(seat => left[seat]! <= 0)
}

export const shownClocks = (clock: ClockState): Clocks => ({
  at: clock.since,
  left: clock.left,
  running: clock.running,
})
