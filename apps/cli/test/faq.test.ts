/** The questions of the FAQ, asked as a person at a table would: a position, moves, and what `judge` answers. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { siegeworks } from './cli.ts'

interface Moved {
  readonly kind: string
  readonly [fact: string]: unknown
}
interface Zone {
  readonly card: string
  readonly [fact: string]: unknown
}
interface Side {
  readonly hand: readonly Zone[]
  readonly resources: readonly string[]
  readonly casualties: readonly Zone[]
  readonly heal: readonly Zone[]
  readonly supporters: readonly Zone[]
}
interface Answer {
  readonly ok: boolean
  readonly events: readonly Moved[]
  readonly position: { readonly north: Side; readonly south: Side; readonly field: readonly Zone[] }
  readonly legal: readonly { readonly seat: string; readonly move: string }[]
  readonly outcome: unknown
  readonly refused: { readonly code: string; readonly rule: string } | null
}

const judge = async (north: object, south: object, moves: readonly string[], more: object = {}): Promise<Answer> => {
  const position = { turn: 'north', north: { resources: 20, ...north }, south: { resources: 20, ...south }, ...more }
  const { out } = await siegeworks(['judge', '-'], { game: 'siegestorm', position, moves, lang: 'en' }, GAMES)
  return JSON.parse(out)
}
const designs = (zone: readonly Zone[]) => zone.map(one => one.card)
const no = ({ refused }: Answer) => `${refused?.code} ${refused?.rule}`
const dealt = ({ events }: Answer) => events.filter(one => one.kind === 'damage-dealt').map(one => one.amount)
const fill = (...ids: string[]) => ids.map(id => ({ card: 'filler', id }))
const bolt = (id: string, amount = 1, cost = 0) => ({
  design: `bolt-${amount}-${cost}`,
  id,
  cost,
  action: [{ do: 'dmg', to: 'opponent', amount }],
})
const beast = (design: string, att: number, def: number, more: object = {}) => ({ design, att, def, ...more })
const static_ = (does: object) => ({ kind: 'static', does })
const KILL_ONE = [{ do: 'kill', what: { of: 'card', side: 'any', take: 1 } }]

describe('the FAQ at the judge’s table', () => {
  test('SS-PAY-1 a cost that cannot be paid in full: nothing is spent', async () => {
    const asked = await judge({ hand: [bolt('h1', 1, 3), ...fill('h2', 'h3')] }, {}, ['play h1 action'])
    expect(no(asked)).toBe('cannot-pay SS-PAY-1')
    expect(asked.position.north.hand).toHaveLength(3)
  })

  test('SS-PAY-4 who pays chooses the order in which the cards fall', async () => {
    const hand = [bolt('h1', 1, 2), { card: 'archangel', id: 'h2' }, { card: 'gutter-imp', id: 'h3' }]
    const asked = await judge({ hand }, {}, ['play h1 action', 'pay h3', 'pay h2', 'pass'])
    expect(designs(asked.position.north.casualties)).toEqual(['bolt-1-2', 'archangel', 'gutter-imp'])
  })

  test('SS-PAY-5 SS-EX-5 SS-KW-HEAL-3 what was paid can be healed, the played card comes after it', async () => {
    const heal = { design: 'heal-two', id: 'h1', cost: 4, action: [{ do: 'heal', amount: 2 }] }
    const paid = ['play h1 action', 'pay h2', 'pay h3', 'pay h4', 'pay h5', 'pass']
    const asked = await judge({ hand: [heal, ...fill('h2', 'h3', 'h4', 'h5')] }, {}, paid)
    const [first, second] = asked.legal.map(one => `${one.move}`)
    const healed = await judge({ hand: [heal, ...fill('h2', 'h3', 'h4', 'h5')] }, {}, [...paid, first!, second!])
    expect(healed.position.north.heal).toHaveLength(2)
    expect(designs(healed.position.north.casualties)).toEqual(['heal-two', 'filler', 'filler'])
    const free = { ...heal, design: 'free', cost: 0 }
    expect(no(await judge({ hand: [free] }, {}, ['play h1 action']))).toBe('action-does-nothing SS-KW-HEAL-3')
  })

  test('SS-PAY-6 SS-CHAIN-10 negated: the cost stays paid', async () => {
    const asked = await judge(
      { hand: [bolt('h1', 3, 1), ...fill('h2')] },
      { hand: [{ design: 'no', id: 'h5', action: [{ do: 'negate' }] }] },
      ['play h1 action', 'pay h2', 'play h5 action', 'pass'],
    )
    expect(asked.position.south.resources).toHaveLength(20)
    expect(designs(asked.position.north.casualties)).toEqual(['bolt-3-1', 'filler'])
  })

  test('SS-PLAY-7 SS-ALLY-4 SS-STORM-11 a passive works from track, Battle Zone and storm', async () => {
    const drum = (design: string) =>
      beast(design, 0, 0, { passives: [static_({ do: 'mod', what: { of: 'ally' }, att: 1 })] })
    const own = beast('ox', 1, 0, { passives: [static_({ do: 'mod', what: { of: 'self' }, att: 4 })] })
    const north = { track: { top: own, middle: drum('drum') }, frontline: drum('horn') }
    const asked = await judge(north, {}, ['next', 'storm'], { step: 'draw' })
    expect(dealt(asked)).toEqual([7])
  })

  test('SS-PLAY-8 SS-RULING-27 only an activated ability can be answered, a passive cannot', async () => {
    const imp = (passives: object[]) => ({ frontline: { design: 'imp', id: 'c1', def: 1, passives } })
    const ability = imp([{ kind: 'ability', price: { pay: 1 }, does: [{ do: 'draw', amount: 1 }] }])
    const asked = await judge({ ...ability, hand: fill('h1') }, {}, ['activate c1 1', 'pay h1'])
    expect(asked.legal).toContainEqual({ seat: 'south', move: 'pass' })
    const passive = imp([{ kind: 'trigger', on: 'own-prepare', does: [{ do: 'draw', amount: 1 }] }])
    const next = await judge({}, passive, ['next', 'next'])
    expect(next.position.south.hand).toHaveLength(1)
    expect(next.legal.every(one => one.seat === 'south')).toBe(true)
  })

  test('SS-PLAY-9 a text on ATT means the value with all changes', async () => {
    const axe = {
      design: 'axe',
      id: 'h1',
      action: [{ do: 'kill', what: { of: 'enemy', where: { attAtLeast: 4 }, take: 1 } }],
    }
    const drum = beast('drum', 0, 0, { passives: [static_({ do: 'mod', what: { of: 'ally' }, att: 1 })] })
    const south = (middle: object) => ({ track: { top: beast('ox', 3, 0), middle } })
    expect(no(await judge({ hand: [axe] }, south(beast('rat', 0, 0)), ['play h1 action']))).toMatch(/SS-RULING-72$/)
    const asked = await judge({ hand: [axe] }, south(drum), ['play h1 action', 'pass'])
    expect(designs(asked.position.south.casualties)).toEqual(['ox'])
  })

  test('SS-TURN-DEP-5 a normal deploy cannot be answered, an action that deploys can', async () => {
    const ox = beast('ox', 1, 1, { id: 'h2' })
    const call = { design: 'call', id: 'h1', action: [{ do: 'deploy', what: { of: 'hand', side: 'own', take: 1 } }] }
    const south = { hand: [bolt('h5')] }
    const normal = await judge({ hand: [ox] }, south, ['play h2 creature', 'south: play h5 action'])
    expect(no(normal)).toBe('not-your-turn SS-CHAIN-2')
    const byAction = await judge({ hand: [call, ox] }, south, ['play h1 action', 'south: play h5 action', 'pass'])
    expect(byAction.ok).toBe(true)
  })

  test('SS-STORM-1 the attack first, then the action', async () => {
    const ox = beast('ox', 5, 0, { action: [{ do: 'dmg', to: 'opponent', amount: 2 }] })
    expect(dealt(await judge({ track: { top: ox } }, {}, ['next', 'storm', 'pass'], { step: 'draw' }))).toEqual([5, 2])
  })

  test('SS-STORM-9 a storm never targets the own cards', async () => {
    const north = { track: { top: beast('ox', 5, 0) }, frontline: beast('wall', 0, 0, { id: 'c7' }) }
    const asked = await judge(north, { nml: beast('rat', 0, 0) }, ['next', 'storm', 'target c7'], { step: 'draw' })
    expect(no(asked)).toBe('target-own-card SS-STORM-9')
  })

  test('SS-STORM-12 SS-STORM-13 SS-EX-6 four attacks are four hits, each less the Defender, each with its own target', async () => {
    const ox = beast('ox', 5, 0, { passives: [static_({ do: 'strikes', times: 4 })] })
    const south = { track: { deployment: beast('guard', 0, 2) } }
    expect(dealt(await judge({ track: { top: ox } }, south, ['next', 'storm'], { step: 'draw' }))).toEqual([3, 3, 3, 3])
    const two = { ...south, nml: beast('rat', 0, 1, { id: 'c7' }) }
    const moves = ['next', 'storm', 'target opponent', 'target c7']
    const asked = await judge({ track: { top: ox } }, two, moves, { step: 'draw' })
    expect(dealt(asked)).toEqual([3, 3, 3])
    expect(designs(asked.position.south.casualties)).toContain('rat')
  })

  test('SS-SUP-4 SS-KW-RESET-1 a Supporter that is reset pays again in the same turn', async () => {
    const reset = { design: 'reset', id: 'h2', action: [{ do: 'reset', amount: 1 }] }
    const north = { hand: [bolt('h1', 1, 1), reset, bolt('h3', 1, 1)], supporters: fill('s9') }
    const once = await judge(north, {}, ['play h1 action', 'pay s9', 'pass', 'play h3 action', 'pay s9'])
    expect(no(once)).toBe('supporter-committed SS-SUP-4')
    const moves = ['play h1 action', 'pay s9', 'pass', 'play h2 action', 'pass', 'play h3 action', 'pay s9', 'pass']
    const again = await judge(north, {}, moves)
    expect(again.position.south.resources).toHaveLength(18)
  })

  test('SS-CHAIN-3 SS-CHAIN-4 SS-CHAIN-5 SS-CHAIN-6 any reaction, one for each, answered in turn, last in first out', async () => {
    const north = { hand: [bolt('h1', 1), bolt('h2', 2)] }
    const south = { hand: [{ design: 'tome', id: 'h5', action: [{ do: 'draw', amount: 1 }] }, bolt('h6', 3)] }
    const twice = await judge(north, south, ['play h1 action', 'play h5 action', 'south: play h6 action'])
    expect(no(twice)).toBe('reaction-limit SS-CHAIN-4')
    const moves = ['play h1 action', 'play h5 action', 'play h2 action', 'play h6 action', 'pass']
    const asked = await judge(north, south, moves)
    expect(dealt(asked)).toEqual([3, 2, 1])
    expect(asked.position.south.hand).toHaveLength(1)
  })

  test('SS-CHAIN-1 SS-CHAIN-8 SS-CHAIN-9 targets are named before the reaction; without its target it fizzles', async () => {
    const north = { hand: [{ design: 'axe', id: 'h1', action: [{ do: 'kill', what: { of: 'enemy', take: 1 } }] }] }
    const home = { design: 'home', id: 'h5', action: [{ do: 'return', what: { of: 'ally', take: 1 } }] }
    const south = {
      hand: [home],
      track: { top: beast('ox', 1, 1, { id: 'c7' }), middle: beast('elk', 1, 1, { id: 'c8' }) },
    }
    const asked = await judge(north, south, ['play h1 action', 'target c7', 'play h5 action', 'target c7', 'pass'])
    expect(asked.events.some(one => one.kind === 'link-fizzled')).toBe(true)
    expect(designs(asked.position.field)).toEqual(['elk'])
    expect(designs(asked.position.north.casualties)).toEqual(['axe'])
  })

  test.each([
    ['SS-SYN-1 SS-EX-7 ":" without the sacrifice: nothing is killed', ':', false],
    ['SS-SYN-2 SS-EX-8 "," without the sacrifice: one card is killed', ',', true],
  ])('%s', async (_name, mark, killed) => {
    const action =
      mark === ':'
        ? [
            { do: 'price', price: { sacrifice: 1 }, does: KILL_ONE },
            { do: 'draw', amount: 1 },
          ]
        : [{ do: 'sacrifice', who: 'you', amount: 1 }, ...KILL_ONE]
    const north = { hand: [{ design: 'rite', id: 'h1', action }] }
    const asked = await judge(north, { frontline: beast('ox', 1, 1) }, ['play h1 action', 'pass'])
    expect(asked.ok).toBe(true)
    expect(designs(asked.position.field)).toEqual(killed ? [] : ['ox'])
  })

  test('SS-KW-DMG-1 damage falls in the order of the deck', async () => {
    const south = { resources: ['archangel', 'gutter-imp', 'filler'] }
    const asked = await judge({ hand: [bolt('h1', 2)] }, south, ['play h1 action', 'pass'])
    expect(designs(asked.position.south.casualties)).toEqual(['gutter-imp', 'archangel'])
    expect(asked.position.south.resources).toEqual(['filler'])
  })

  test('SS-KW-KILL-2 SS-ZONE-8 SS-RULING-21 SS-RULING-22 SS-RULING-23 a bare Kill reaches any card in play, "1 Enemy" war tracks only', async () => {
    const south = {
      track: { top: beast('ox', 1, 1, { id: 'c1' }), middle: beast('elk', 1, 1, { id: 'c2' }) },
      nml: beast('rat', 1, 1, { id: 'c3' }),
      supporters: fill('s4'),
    }
    const north = (what: object) => ({
      hand: [{ design: 'axe', id: 'h1', action: [{ do: 'kill', what }] }],
      frontline: beast('mine', 1, 1, { id: 'c5' }),
    })
    const aims = async (what: object) =>
      (await judge(north(what), south, ['play h1 action'])).legal.map(one => one.move).sort()
    expect(await aims({ of: 'card', side: 'any', take: 1 })).toEqual([
      'target c1',
      'target c2',
      'target c3',
      'target c5',
      'target s4',
    ])
    expect(await aims({ of: 'creature', side: 'any', take: 1 })).toEqual([
      'target c1',
      'target c2',
      'target c3',
      'target c5',
    ])
    expect(await aims({ of: 'enemy', take: 1 })).toEqual(['target c1', 'target c2'])
  })

  test('SS-KW-OWN-1 SS-RULING-34 a raised card is the taker’s for good: killed, it lies on his pile', async () => {
    const raise = { design: 'raise', id: 'h1', action: [{ do: 'raise', amount: 1 }] }
    const south = { casualties: [beast('lion', 4, 4)], hand: [{ design: 'axe', id: 'h5', action: KILL_ONE }] }
    const first = await judge({ hand: [raise, bolt('h2')] }, south, ['play h1 action', 'pass'])
    const lion = first.position.north.hand.find(one => one.card === 'lion')
    const moves = ['play h1 action', 'pass', `play ${lion?.id} creature`, 'play h2 action', 'play h5 action', 'pass']
    const asked = await judge({ hand: [raise, bolt('h2')] }, south, moves)
    expect(designs(asked.position.north.casualties)).toContain('lion')
    expect(designs(asked.position.south.casualties)).not.toContain('lion')
  })

  test('SS-RULING-24 a Supporter has no passive in force', async () => {
    const drum = beast('drum', 0, 0, { passives: [static_({ do: 'mod', what: { of: 'ally' }, att: 1 })] })
    const asked = await judge({ track: { top: beast('ox', 1, 0) }, supporters: [drum] }, {}, ['next', 'storm'], {
      step: 'draw',
    })
    expect(dealt(asked)).toEqual([1])
  })

  test('SS-EX-4 an ability that deploys leaves the normal deploy unused but blocked', async () => {
    const north = {
      frontline: { card: 'archangel', id: 'c1' },
      casualties: ['gutter-imp'],
      hand: [...fill('h1'), beast('ox', 1, 1, { id: 'h2' })],
    }
    const asked = await judge(north, {}, ['activate c1 1', 'pay h1', 'pass', 'play h2 creature'])
    expect(no(asked)).toBe('deployment-zone-occupied SS-TURN-DEP-2')
    expect(asked.position.field).toContainEqual(expect.objectContaining({ place: 'deployment', side: 'north' }))
  })
})
