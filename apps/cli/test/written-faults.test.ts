import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { siegeworks } from './cli.ts'

const man = { id: 'tom', seat: 'garrison', class: 'archer', at: '0,0' }
const tengu = { card: 'tengu', side: 'north', front: 'f1', place: 'top' }
const rat = { kind: 'player', id: 'rat', name: 'Rat', faction: 'rats', rank: 'soldier', origin: 'base', copies: 4 }
const figures = { cost: 0, att: 1, def: 1, action: [{ do: 'draw', amount: 1 }], passives: [] }
const pack = (id: string) => ({
  format: 'siegestorm-pack/1',
  id,
  cards: [{ ...rat, ...figures, provenance: { status: 'ours' } }],
})
const siege = (position: object) => ({ game: 'siege', position })
const storm = (position: object, options: object = {}) => ({ game: 'siegestorm', options, position })

describe('a fault in a written position: one line with the path and the reason, exit code 2', () => {
  test.each([
    ['an id nobody can type', siege({ characters: [{ ...man, id: '__proto__' }] }), /position\.characters\[0\]\.id: /],
    [
      'figures beside a card of the game',
      storm({ north: { frontline: { card: 'archangel', att: 9 } } }),
      /position\.north\.frontline\.att: A card named by its id has its printed figures/,
    ],
    ['one id twice', siege({ characters: [man, { ...man, at: '1,0' }] }), /characters\[1\]\.id: tom stands here twice/],
    [
      'one id for a man and an engine',
      siege({ characters: [man], engines: [{ id: 'tom', kind: 'ram' }] }),
      /characters\[0\]\.id: tom stands here twice/,
    ],
    ['an unknown class', siege({ characters: [{ ...man, class: 'toString' }] }), /class: one of these .*archer/],
    [
      'two men in a hex',
      siege({ characters: [man, { ...man, id: 'wat' }] }),
      /characters\[1\]\.at: 0,0 is already taken by tom/,
    ],
    [
      'a rider on a man',
      siege({ characters: [man, { id: 'sir', class: 'knight', at: '1,0', rear: '0,0' }] }),
      /characters\[1\]\.rear: 0,0 is already taken/,
    ],
    ['a man in a wall', siege({ map: { hexes: { '0,0': 'wall' } }, characters: [man] }), /at: 0,0 is solid wall/],
    ['a hex far away', siege({ characters: [{ ...man, at: '99999999,0' }] }), /at: there is no hex 99999999,0/],
    ['minus zero', siege({ characters: [{ ...man, at: '-0,0' }] }), /at: there is no hex -0,0/],
    [
      'a flag that is a text',
      siege({ characters: [{ ...man, engaged: 'yes' }] }),
      /engaged: this is of the wrong kind/,
    ],
    ['a skill out of range', siege({ characters: [{ ...man, skill: 9 }] }), /skill: a whole number from -3 to 3/],
    [
      'figures that are none',
      siege({ characters: [{ ...man, figures: { healthy: { attack: 'x' } } }] }),
      /figures\.healthy\.attack: /,
    ],
    ['a horse nobody brought', siege({ characters: [{ ...man, leads: 'ned' }] }), /leads: there is no piece ned/],
    [
      'a carrier nobody brought',
      siege({ engines: [{ id: 'l', kind: 'ladder', hexes: ['0,0', '1,0'], carriers: ['ned'] }] }),
      /carriers\[0\]: there is no piece ned/,
    ],
    ['an unknown key of a fire', siege({ fires: [{ hex: '0,0', heat: 1 }] }), /fires\[0\]\.heat: /],
    ['markers below none', siege({ supply: { filled: -1 } }), /supply\.filled: a whole number from 0/],
    ['turn 0', siege({ turn: 0 }), /position\.turn: a whole number from 1 to 9,999/],
    ['half a turn', siege({ turn: 1.5 }), /position\.turn: a whole number/],
    ['no such map', siege({ map: 'moon' }), /position\.map: this is not a map/],
    [
      'a hand of eleven',
      storm({ south: { hand: 11 } }),
      /position\.south\.hand: A hand holds at most 10 cards; this one has 11/,
    ],
    [
      'one handle twice',
      storm({ north: { hand: [{ card: 'archangel', id: 'h1' }], frontline: { card: 'archangel', id: 'h1' } } }),
      /position\.north\.frontline\.id: The id h1 stands already at north\.hand\[0\]\.id/,
    ],
    [
      'a handle that is none',
      storm({ north: { hand: [{ card: 'archangel', id: 'x' }] } }),
      /hand\[0\]\.id: A handle is/,
    ],
    ['everybody out', storm({ out: ['north', 'south'] }), /position\.out: At least 2 seats must still be in the game/],
    ['one player of a Duel out', storm({ out: ['north'] }), /position\.out: At least 2 seats/],
    ['a lone player out', storm({ out: ['south'] }, { mode: 'solo' }), /position\.out: At least one seat/],
    [
      'cards of one who is out',
      storm({ out: ['east'], east: { resources: 4 } }, { mode: 'last-man-standing' }),
      /position\.east: there is no seat east; there are north, south/,
    ],
    [
      'somebody out who never sat here',
      storm({ out: ['west'] }, { mode: 'last-man-standing' }),
      /position\.out\[0\]: there is no seat west/,
    ],
    [
      'a step of a player for the boss',
      storm({ turn: 'boss', step: 'prepare' }, { mode: 'solo' }),
      /position\.step: Expected start, reserve, .* found "?prepare/,
    ],
    [
      'a stage of the boss for a player',
      storm({ turn: 'south', step: 'leader' }, { mode: 'solo' }),
      /position\.step: Expected prepare, draw, .* found "?leader/,
    ],
    [
      'two cards in No Man’s Land',
      storm({ north: { nml: 'archangel' }, south: { nml: 'archangel' } }),
      /position\.south\.nml: This space is taken already by north\.nml/,
    ],
    [
      'a space filled twice over',
      storm({ north: { frontline: 'archangel', fronts: { f1: { frontline: 'archangel' } } } }),
      /position\.north\.fronts\.f1\.frontline: This space is taken already by north\.frontline/,
    ],
    [
      'a Supporter held and yet ready',
      storm({ north: { supporters: [{ card: 'archangel', ready: true, held: true }] } }),
      /position\.north\.supporters\[0\]\.held: “held” means nothing for this card in this place/,
    ],
    [
      'a creature deployed in a turn to come',
      storm({ number: 3, north: { track: { top: { card: 'archangel', deployed: 4 } } } }),
      /position\.north\.track\.top\.deployed: This number is too large/,
    ],
    [
      'a Gang token on the Battle Zone',
      storm({ boss: { frontline: { card: 'goblin-leader', gang: 1 } } }, { mode: 'solo' }),
      /position\.boss\.frontline\.gang: Only the boss’s creatures on his war track carry Gang tokens/,
    ],
    [
      'more Life than the boss began with',
      storm({ boss: { life: 31, fullLife: 30 } }, { mode: 'solo' }),
      /position\.boss\.life: This number is too large/,
    ],
    [
      'a name without end',
      storm({ north: { hand: [{ design: 'rat', name: 'r'.repeat(61) }] } }),
      /north\.hand\[0\]\.name: This is too long/,
    ],
    ['a list for a position', storm([]), /position: an object is expected/],
    ['a list for a side', storm({ north: [] }), /position\.north: an object is expected/],
    ['a list for fronts', storm({ north: { fronts: [] } }), /position\.north\.fronts: an object is expected/],
    ['a list for a card', storm({ north: { hand: [[]] } }), /north\.hand\[0\]: A card is its id, or an object/],
    ['a text for a pile', storm({ north: { hand: '5' } }), /north\.hand: A pile is a list of cards, or how many/],
    ['both players’ turn in a Duel', storm({ turn: 'players' }), /position\.turn: there is no seat players/],
    [
      'the same seat out twice',
      storm({ out: ['north', 'north'] }, { mode: 'last-man-standing', players: 4 }),
      /position\.out\[1\]: The id north stands already at out\[0\]/,
    ],
    [
      'one design written in two ways',
      storm({
        north: {
          hand: [
            { design: 'rat', att: 1 },
            { design: 'rat', att: 2 },
          ],
        },
      }),
      /north\.hand\[1\]: Two cards have the id rat but are not written alike/,
    ],
    [
      'a hand card that is ready',
      storm({ north: { hand: [{ card: 'tengu', ready: true }] } }),
      /hand\[0\]\.ready: “ready”/,
    ],
    [
      'a deck card with a handle',
      storm({ north: { resources: [{ card: 'tengu', id: 'h1' }] } }),
      /resources\[0\]\.id: “id”/,
    ],
    [
      'Gang tokens of a player',
      storm({ north: { nml: { card: 'tengu', gang: 2 } } }),
      /north\.nml\.gang: Only the boss’s creatures on his war track carry Gang/,
    ],
    [
      'face down, and no Shade',
      storm({ north: { nml: { card: 'tengu', faceDown: true } } }),
      /nml\.faceDown: Only a Shade lies face down/,
    ],
    ['cards of no Vision', storm({ north: { vision: ['tengu'] } }), /north\.vision: No Vision is under way/],
    ['a creature of nobody', storm({ field: [{ ...tengu, side: 'east' }] }), /field\[0\]\.side: there is no seat east/],
    ['a creature of no boss', storm({ field: [{ ...tengu, side: 'boss' }] }), /field\[0\]\.side: There is no boss/],
    ['a creature on no front', storm({ field: [{ ...tengu, front: 'f2' }] }), /field\[0\]\.front: This player has no/],
    [
      'a creature between two places',
      storm({ field: [{ ...tengu, place: 'storming' }] }),
      /field\[0\]\.place: Expected dep/,
    ],
    ['options that are a list', { game: 'siegestorm', options: [] }, /options: an object is expected/],
    [
      'one card in two packs',
      storm({}, { packs: [pack('a'), pack('b')] }),
      /options\.packs\[1\]\.cards\[0\]\.id: The id rat stands already at packs\[0\]\.cards\[0\]\.id/,
    ],
    [
      'three decks for two',
      storm({}, { decks: ['ysra', 'ysra', 'ysra'] }),
      /options\.decks: There are 2 seats for 3 decks/,
    ],
    ['options that are nothing', { game: 'siege', options: null }, /options: an object is expected/],
    ['moves that are nothing', { game: 'siege', moves: null }, /moves: a list is expected/],
    ['a die below 1', { game: 'siege', rolls: [3, -1] }, /rolls\[1\]: -1 cannot fall/],
  ])('%s', async (_what, question, message) => {
    const { code, out, notes } = await siegeworks(['judge', '-'], question, GAMES)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(message)
    expect(notes[0]).not.toContain('‹')
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('it is told in the language of the question', async () => {
    const asked = async (question: object) =>
      (await siegeworks(['judge', '-'], { ...storm({}), lang: 'fr', ...question }, GAMES)).notes
    expect(await asked({ position: [] })).toEqual(['siegeworks: position: un objet est attendu'])
    expect(await asked({ moves: [3] })).toEqual(['siegeworks: moves[0]: un texte est attendu'])
  })

  test('markers left to lay are read', async () => {
    const { out } = await siegeworks(['judge', '-'], siege({ supply: { filled: 3 } }), GAMES)
    expect(JSON.parse(out).position.supply).toEqual({ filled: 3, rubble: 0 })
  })

  test('a piece may be called like a built-in key', async () => {
    const { out } = await siegeworks(['judge', '-'], siege({ characters: [{ ...man, id: 'constructor' }] }), GAMES)
    expect(JSON.parse(out).position.characters).toHaveProperty('constructor')
  })

  test('dice that did not fall are told beside the answer', async () => {
    const { code, out, notes } = await siegeworks(['judge', '-'], { game: 'siege', position: {}, rolls: [3, 4] }, GAMES)
    expect(code).toBe(0)
    expect(JSON.parse(out).ok).toBe(true)
    expect(notes).toEqual(['siegeworks: rolls[0]: 2 dice given did not fall'])
  })
})

describe('odds asks about people who are there, each once', () => {
  const duel = siege({ step: 'melee', characters: [man, { ...man, id: 'hugo', seat: 'besieger', at: '1,0' }] })

  test.each([
    ['constructor', 'tom', /nobody called constructor/],
    ['hugo', 'toString', /nobody called toString/],
    ['hugo,hugo', 'tom', /hugo stands here twice/],
    ['hugo', 'hugo', /hugo stands here twice/],
  ])('%s against %s is a fault', async (attackers, defenders, message) => {
    const { code, notes } = await siegeworks(['odds', '-', attackers, defenders], duel, GAMES)
    expect(notes).toEqual([expect.stringMatching(message)])
    expect(code).toBe(2)
  })

  test('hugo against tom is answered', async () => {
    expect(await siegeworks(['odds', '-', 'hugo', 'tom'], duel, GAMES)).toMatchObject({ code: 0, notes: [] })
  })
})
