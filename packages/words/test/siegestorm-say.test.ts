/** Everything that happens in whole games has a sentence in each language, with nothing left open in it. */
import { chanceFor } from '@siegeworks/kernel'
import { siegestorm } from '@siegeworks/siegestorm'
import { describe, expect, test } from 'vitest'
import { voiceOf } from '../src/all.ts'
import { LANGUAGES } from '../src/language.ts'
import { sayEvent, sayMove, sayQuestion, type Table } from '../src/siegestorm/say.ts'

const GAMES = [
  { decks: ['seraphia', 'styxia'] },
  { decks: ['ysra', 'khunglai'] },
  { mode: 'solo', boss: 'byloss-hard', basic: 'evil-goblins', advanced: 'spectral-shamans' },
  { mode: 'solo', boss: 'nyryki-hard', basic: 'wild-fairies', advanced: 'shade-slayers' },
  { mode: 'solo', boss: 'ozmund-very-hard', basic: 'evil-goblins', advanced: 'undead-realms' },
  { mode: 'coop', boss: 'byloss-medium', basic: 'wild-fairies', advanced: 'undead-realms' },
]

/** A gap, an id instead of a name, a bare space of the Battle Zone, somebody unnamed. */
const OPEN = /‹|undefined|[{}]|-(?:easy|medium|hard)\b|f1\/|\(\)| \.$/

describe.each(LANGUAGES)('%s', language => {
  const voice = voiceOf(language, 'siegestorm')

  test('SS-SUB-1 the boss’s Supporters can be named as a target', () => {
    const nothing: Table = { design: () => undefined }
    const other = sayMove(voice, { kind: 'target', what: 'c1' } as { kind: string }, nothing)
    expect(sayMove(voice, { kind: 'target', what: 'menace' } as { kind: string }, nothing)).not.toBe(other)
  })

  test('SS-SHADE-1 Shades among cards drawn face up are counted, not listed one by one', () => {
    const moved = (...designs: readonly (string | undefined)[]) => ({
      kind: 'cards-drawn',
      from: { side: 'boss', zone: 'resources' },
      to: { side: 'boss', zone: 'hand' },
      cards: designs.map(design => (design ? { design } : {})),
    })
    const say = (...designs: readonly (string | undefined)[]) =>
      sayEvent(voice, moved(...designs), { design: () => undefined })
    expect(say(undefined, undefined, 'wild-lady')).toBe(say('wild-lady', undefined, undefined))
    expect(say(undefined, undefined, 'wild-lady')).toContain(voice.say('cards.hidden', { count: 2 }))
  })

  test('SS-CARD-5 SS-MINER-4 a hand is named to who looks at it, and to nobody else; what is revealed, to all', () => {
    const say = (event: { kind: string }) => sayEvent(voice, event, { design: () => undefined })
    const peeked = { kind: 'hand-peeked', by: 'south', side: 'boss' }
    const name = voice.say('card.goblin-tank.name')
    const nothing = voice.say('cards.none')
    expect(say({ ...peeked, designs: ['goblin-tank', 'miner'] } as typeof peeked)).toContain(name)
    expect(say({ ...peeked, designs: [] } as typeof peeked)).toContain(nothing)
    expect(say(peeked)).not.toContain(nothing)
    expect(say({ kind: 'card-revealed', side: 'south', design: 'goblin-tank' } as { kind: string })).toContain(name)
    const seen = {
      kind: 'miner-seen',
      from: { side: 'south' },
      to: { side: 'south' },
      cards: [{ design: 'goblin-tank' }],
    }
    expect(say(seen), 'told card by card').toBeUndefined()
  })

  test('SS-CONF-2 SS-CONF-3 a creature a card sends elsewhere than to the Casualties is told of with where it went', () => {
    const say = (zone: string) => {
      const event = { kind: 'creature-killed', from: { side: 'south', zone: 'field' }, to: { side: 'south', zone } }
      return sayEvent(voice, { ...event, cards: [{ design: 'red-girl' }] } as { kind: string }, {
        design: () => undefined,
      })
    }
    const plain = say('casualties')
    const others = ['hand', 'supporters', 'resources', 'destroyed'].map(say)
    expect(new Set([plain, ...others]).size).toBe(5)
    for (const other of others) expect(other?.startsWith(`${plain} `)).toBe(true)
  })

  test('SS-RULING-30 where another put the rest of a Vision is not told: neither on top nor under', () => {
    const say = (to: object) => {
      const event = { kind: 'vision-put-back', from: { side: 'north', zone: 'vision' }, cards: [{}] }
      return sayEvent(voice, { ...event, to: { side: 'north', zone: 'resources', ...to } } as { kind: string }, {
        design: () => undefined,
      })
    }
    expect(new Set([say({}), say({ end: 'top' }), say({ end: 'bottom' })]).size).toBe(3)
  })

  test('SS-SUB-6 SS-BTURN-8 the boss is not said to gain a Supporter, nor that he might take a turn', () => {
    const say = (event: { kind: string }) => sayEvent(voice, event, { design: () => undefined })
    const card = { design: 'red-girl' }
    for (const kind of ['card-recruited', 'supporter-taken']) {
      const from = { side: 'south', zone: 'supporters' }
      const moved = (side: string, zone: string) =>
        say({ kind, from, to: { side, zone }, cards: [card] } as { kind: string })
      expect(moved('boss', 'casualties')).toContain(voice.say('card.red-girl.name'))
      expect(moved('north', 'supporters')).not.toContain(voice.say('card.red-girl.name'))
    }
    const granted = (seat: string) => say({ kind: 'extra-turn-granted', seat } as { kind: string })
    expect(granted('boss')?.replace(voice.say('seat.boss'), '')).not.toBe(
      granted('south')?.replace(voice.say('seat.south'), ''),
    )
  })

  test.each(GAMES)('a game of %j is told without a gap', input => {
    const options = siegestorm.parseOptions(input)
    if (!options.ok) throw new Error(JSON.stringify(options.error))
    const designs = new Map<string, string>()
    const table: Table = { design: card => designs.get(card) }
    const bad = new Set<string>()
    const note = (what: string, sentence: string | undefined): void => {
      if (sentence !== undefined && OPEN.test(sentence)) bad.add(`${what}: ${sentence}`)
    }
    const tell = (events: readonly { readonly kind: string }[]): void => {
      for (const event of events) {
        for (const one of JSON.stringify(event).matchAll(
          /"(?:id|as)":"([a-z]\d+)"[^{}]*?"design":"([a-z0-9-]+)"|"design":"([a-z0-9-]+)"[^{}]*?"(?:id|as)":"([a-z]\d+)"/g,
        ))
          designs.set(one[1] ?? one[4]!, one[2] ?? one[3]!)
        note(event.kind, sayEvent(voice, event, table))
      }
    }
    const opening = siegestorm.setup(options.value, chanceFor('say', 0))
    tell(opening)
    let state = opening.reduce(siegestorm.evolve, siegestorm.blank)
    const advance = (event: (typeof opening)[number]): void => {
      const seen = siegestorm.seen(event, 'south', state)
      if (seen) tell([seen])
      state = siegestorm.evolve(state, event)
    }
    for (let n = 1; n < 400; n++) {
      const seat = siegestorm.toAct(state)[0]
      if (!seat) break
      for (const decision of state.decisions) note('question', sayQuestion(voice, decision))
      const moves = siegestorm.legalMoves(state, seat)
      for (const move of moves) note(move.kind, sayMove(voice, move, table))
      const chance = chanceFor('say', n)
      const move = moves[chance.pick('test', moves.length)]!
      const decided = siegestorm.decide(state, seat, move, chance)
      if (!decided.ok) throw new Error(JSON.stringify(decided.error))
      tell(decided.value)
      decided.value.forEach(advance)
    }
    expect([...bad]).toEqual([])
  })
})
