import { describe, expect, test } from 'vitest'
import { BOT_NAMES } from './names.ts'
import { botNamed, botsOf } from './registry.ts'

describe('the registry of bots', () => {
  test.each(['siege', 'siegestorm'])('%s: random play first, stronger ones in the order of the names', game => {
    const names = botsOf(game).map(({ id }) => id)
    expect(names[0]).toBe('random')
    expect(names).toEqual(BOT_NAMES.filter(name => names.includes(name)))
    for (const name of names) expect(botNamed(game, name)?.id).toBe(name)
  })

  test('Siegestorm has every one, a game nobody knows has random play, and no other name is known', () => {
    expect(botsOf('siegestorm').map(({ id }) => id)).toEqual(BOT_NAMES)
    expect(botsOf('skirmish').map(({ id }) => id)).toEqual(['random'])
    expect(botNamed('siegestorm', 'easy')).toBeUndefined()
  })
})
