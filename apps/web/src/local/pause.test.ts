import { beginMatch, chanceFor, type GameTypes, headerFor, ok } from '@siegeworks/kernel'
import type { ServerMessage } from '@siegeworks/protocol'
import { siegestorm } from '@siegeworks/siegestorm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { card, dmg, NEGATE } from '../../../../packages/siegestorm/test/table.ts'
import { command, resumed, sync } from './match-host.ts'
import { pauseOf, silentAt } from './pause.ts'
import type { LocalSeat } from './requests.ts'
import type { AnyGame } from './viewing.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const game = siegestorm as unknown as AnyGame

/** North plays a card that south may answer. */
const answerable = (south: LocalSeat, reactions = 'fixed-pause') => {
  const options = siegestorm.parseOptions({ reactions })
  if (!options.ok) throw new Error('options')
  const position = {
    north: { hand: [card('bolt', { id: 'h1', action: [dmg(1)] })], resources: 9 },
    south: { hand: [card('no', { id: 'h2', action: NEGATE })], resources: 9 },
  }
  const start = siegestorm.parsePosition(position, options.value, chanceFor('pause', 0))
  if (!start.ok) throw new Error('position')
  const from = { ...game, setup: () => [], blank: start.value, parseOptions: ok } as unknown as AnyGame
  const beginning = { match: 'm', options: options.value as GameTypes['Options'], hostSeed: '00' }
  const begun = beginMatch(from, { ...beginning, nonces: {} })
  const seats = [{ seat: 'north' }, south]
  const local = resumed(begun.match, [begun.entry], { ...headerFor(from, beginning), seats, createdAt: Date.now() })
  const told: ServerMessage[] = []
  let n = 0
  const play = (as: string, move: string): boolean =>
    command(local, { kind: 'command', match: 'm', as, cmdId: `c${n++}`, seq: local.match.seq - 1, move }, message =>
      told.push(message),
    )
  expect(play('north', 'play h1 action')).toBe(true)
  return { local, told, play }
}

test('SS-CHAIN-2 against a bot a fixed pause is kept: its pass counts at the end, an answer of the other sort at once', () => {
  const { local, told, play } = answerable({ seat: 'south', bot: 'greedy' })
  const pause = pauseOf(local)
  expect(pause).toEqual({ seats: ['south'], from: Date.now(), until: Date.now() + 6000 })
  expect(sync(local, 'north', -1)).toMatchObject({ sheet: { pause } })
  expect(silentAt(local)).toEqual([{ seat: 'south', move: 'pass' }])
  vi.setSystemTime(Date.now() + 5999)
  expect(play('south', 'pass')).toBe(false)
  expect(silentAt(local)).toEqual([])
  expect(play('south', 'play h2 action')).toBe(true)
  // The pass has been overtaken, and is told so.
  expect(told.at(-1)).toMatchObject({ kind: 'refused', code: 'stale', cmdId: 'c1' })
  expect(pauseOf(local)?.seats).toEqual(['north'])
  vi.setSystemTime(Date.now() + 6000)
  expect(play('north', 'pass')).toBe(true)
  expect(pauseOf(local)).toBeUndefined()
})

test('between people at one screen, and where everybody is asked, there is no pause', () => {
  for (const { local, play } of [
    answerable({ seat: 'south' }),
    answerable({ seat: 'south', bot: 'greedy' }, 'always-ask'),
  ]) {
    expect(pauseOf(local)).toBeUndefined()
    expect(play('south', 'pass')).toBe(true)
  }
})
