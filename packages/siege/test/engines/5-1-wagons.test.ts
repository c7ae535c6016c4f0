/** 5.1: wagons and the animals that draw them. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../src/move.ts'
import { hitchingHexes } from '../../src/rules/5-1-wagons.ts'
import type { State } from '../../src/state.ts'
import { movesOf, play, position, refusal } from '../shooting/table.ts'

/** A wagon with its rear on 0,0 and its front on 1,0. */
const convoy = (animal: object, man: object = {}, wagon: object = {}, more: object = {}): State =>
  position({
    step: 'movement',
    engines: [{ id: 'w', kind: 'wagon', seat: 'besieger', hexes: ['1,0', '0,0'], facing: 0, ...wagon }],
    animals: [{ id: 'beast', kind: 'ox', seat: 'besieger', at: '2,0', ...animal }],
    characters: [{ id: 'man', seat: 'besieger', class: 'peasant', at: '2,-1', ...man }],
    ...more,
  })
const hitch: Move = { kind: 'hitch', wagon: 'w', animal: 'beast' }
const unhitch: Move = { kind: 'unhitch', wagon: 'w' }
const select: Move = { kind: 'select', piece: 'man' }
const why = (state: State, move: Move): string => refusal({ ...state, active: 'man' }, 'besieger', move)

describe('hitching', () => {
  test('SG-EX-48 SG-5.11-2 the three hexes before its front', () => {
    const state = convoy({})
    expect(hitchingHexes(state, state.engines.w!).toSorted()).toEqual(['1,1', '2,-1', '2,0'])
  })

  test('SG-5.11-1 SG-5.11-2 an ox or a draft horse at the head; a riding horse is none', () => {
    expect(movesOf({ ...convoy({}), active: 'man' }, 'besieger')).toContainEqual(hitch)
    expect(why(convoy({ at: '3,-1' }), hitch)).toBe('not-hitchable SG-5.11-2')
    expect(why(convoy({ kind: 'horse', at: '3,0', rear: '2,0' }), hitch)).toBe('no-such-piece SG-5.11-1')
    expect(why(convoy({ dead: true }), hitch)).toBe('not-hitchable SG-5.11-2')
  })

  test('SG-5.11-3 only the rear half of a draft horse need be beside the wagon', () => {
    expect(
      movesOf({ ...convoy({ kind: 'draft-horse', at: '3,0', rear: '2,0' }), active: 'man' }, 'besieger'),
    ).toContainEqual(hitch)
    expect(why(convoy({ kind: 'draft-horse', at: '2,0', rear: '3,0' }), hitch)).toBe('not-hitchable SG-5.11-2')
  })

  test('SG-5.11-7 SG-RUL-104 it takes one man, beside both, his whole phase; the dead are taken out the same way', () => {
    const { state } = play(convoy({}), 'besieger', [select, hitch])
    expect(state.engines.w?.hitched).toBe('beast')
    expect(state.acts.man?.busy ?? 'hitch').toBe('hitch')
    expect(why(convoy({}, { at: '0,-2' }), hitch)).toBe('not-adjacent SG-RUL-104')
    // Beside one of them only.
    expect(why(convoy({}, { at: '-1,0' }), hitch)).toBe('not-adjacent SG-RUL-104')
    expect(why(convoy({}, { at: '3,0' }), hitch)).toBe('not-adjacent SG-RUL-104')
    expect(why({ ...convoy({}), acts: { man: { moved: true } } }, hitch)).toBe('did-something-else SG-5.11-7')
    const dead = convoy({ dead: true }, {}, { hitched: 'beast' })
    expect(play(dead, 'besieger', [select, unhitch]).state.engines.w?.hitched).toBeUndefined()
    expect(why(convoy({}), unhitch)).toBe('not-hitchable SG-5.11-7')
  })
})

describe('on the road', () => {
  test('SG-5.11-4 SG-GEO-53 led by the bridle the animal draws it along, hex by hex in its track', () => {
    const state = convoy({}, { at: '3,0' }, { hitched: 'beast' })
    const led = play(state, 'besieger', [
      select,
      { kind: 'take-bridle', animal: 'beast' },
      { kind: 'go', to: '4,0' },
    ]).state
    expect(led.animals.beast?.hex).toBe('3,0')
    expect(led.engines.w?.hexes).toEqual(['2,0', '1,0'])
    // Afterwards the animal still stands before its front.
    expect(hitchingHexes(led, led.engines.w!)).toContain('3,0')
  })

  test('SG-GEO-53 SG-5.11-2 it is never drawn round so sharply that the animal is no longer before its front', () => {
    const led = (at: string): State => convoy({}, { at, leads: 'beast' }, { hitched: 'beast' })
    const goes = (at: string): number =>
      movesOf({ ...led(at), active: 'man' }, 'besieger').filter(move => move.kind === 'go').length
    // From the three hexes ahead of the ox it follows; from beside the shaft it cannot.
    expect([goes('3,0'), goes('3,-1'), goes('2,1')].every(count => count > 0)).toBe(true)
    expect([goes('2,-1'), goes('1,1')]).toEqual([0, 0])
    expect(why(led('2,-1'), { kind: 'go', to: '3,-2' })).toBe('no-way SG-GEO-53')
    // Loose from the wagon it follows anywhere.
    expect(movesOf({ ...convoy({}, { leads: 'beast' }), active: 'man' }, 'besieger')).toContainEqual({
      kind: 'go',
      to: '3,-2',
    })
  })

  test('[SG-GEO-53] [SG-GEO-6] it is drawn through no gate that is shut before its front or between its two hexes', () => {
    const map = { hexes: { '2,0': { region: 'gate' }, '1,0': { flags: ['bridge'] } }, sides: { '2,0/3': 'gateway' } }
    const straddling = { at: '3,0' }
    const goes = (bridge: 'up' | 'down', animal: object, at: string, hexes: readonly string[]): number => {
      const led = convoy(animal, { at, leads: 'beast' }, { hitched: 'beast', hexes }, { map, bridge })
      return movesOf({ ...led, active: 'man' }, 'besieger').filter(move => move.kind === 'go').length
    }
    expect(goes('down', {}, '3,0', ['1,0', '0,0'])).toBeGreaterThan(0)
    expect(goes('up', {}, '3,0', ['1,0', '0,0'])).toBe(0)
    expect(goes('down', straddling, '4,0', ['2,0', '1,0'])).toBeGreaterThan(0)
    expect(goes('up', straddling, '4,0', ['2,0', '1,0'])).toBe(0)
  })

  test('SG-5.11-5 the leader keeps to ground open to horses', () => {
    const state = convoy(
      {},
      { at: '3,0' },
      { hitched: 'beast' },
      { map: { hexes: { '4,0': 'tree', '4,-1': 'brush' } } },
    )
    const led = play(state, 'besieger', [select, { kind: 'take-bridle', animal: 'beast' }]).state
    const goes = movesOf(led, 'besieger').flatMap(move => (move.kind === 'go' ? [move.to] : []))
    expect(goes).toContain('4,-1')
    expect(goes).not.toContain('4,0')
    // From ground closed to horses he leads it nowhere: it would have to follow him there.
    for (const ground of ['tree', 'trench']) {
      const under = convoy({}, { at: '3,0', leads: 'beast' }, {}, { map: { hexes: { '3,0': ground } } })
      expect(why(under, { kind: 'go', to: '4,0' }), ground).toBe('closed-to-horses SG-RUL-109')
      expect(
        movesOf({ ...under, active: 'man' }, 'besieger').some(({ kind }) => kind === 'go'),
        ground,
      ).toBe(false)
    }
  })

  test('SG-RUL-104 unhitched it stands', () => {
    const state = convoy({}, { at: '3,0' })
    const led = play(state, 'besieger', [
      select,
      { kind: 'take-bridle', animal: 'beast' },
      { kind: 'go', to: '4,0' },
    ]).state
    expect(led.engines.w?.hexes).toEqual(['1,0', '0,0'])
  })

  test('SG-5.12-2 a draft animal defends with one', () => {
    const melee = position({
      step: 'melee',
      animals: [{ id: 'beast', kind: 'ox', seat: 'garrison', at: '1,0' }],
      characters: [{ id: 'man', seat: 'besieger', class: 'peasant', at: '0,0' }],
    })
    const { events, state } = play(
      melee,
      'besieger',
      [{ kind: 'join', piece: 'man' }, { kind: 'target', piece: 'beast' }, { kind: 'fight' }],
      1,
    )
    expect(events.find(event => event.kind === 'fought')).toMatchObject({ odds: 4, mounted: true })
    expect(state.animals.beast?.dead).toBe(true)
  })
})
