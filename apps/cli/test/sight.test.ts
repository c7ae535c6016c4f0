import { describe, expect, test } from 'vitest'
import { siegeworks } from './cli.ts'

const position = {
  map: { hexes: { '0,0': 'rampart', '3,3': 'brush' }, sides: { '0,0/5': 'parapet', '5,0/0': 'wall' } },
  characters: [
    { id: 'bow', seat: 'garrison', class: 'crossbowman', at: '0,0', state: 'wounded' },
    { id: 'foe', seat: 'besieger', class: 'knight', at: '0,4' },
    { id: 'pal', seat: 'besieger', class: 'spearman', at: '1,4' },
  ],
}

describe('show', () => {
  test('SG-GEO-1 draws the maps in the box with the names of columns and rows', async () => {
    const castle = await siegeworks(['show', 'castle'])
    expect(castle.code).toBe(0)
    expect(castle.out).toContain('AA AB')
    // The bridge with its gateway, the keep's door, the winch.
    expect(castle.out).toContain('/= %')
    expect(castle.out).toContain('@D ')
    expect(castle.out).toContain('/W ')
    const camp = await siegeworks(['show', 'camp'])
    expect(camp.out).toContain('/A ')
    expect(camp.out.split('\n').length).toBe(castle.out.split('\n').length)
    const both = await siegeworks(['show', 'camp+castle', '--json'])
    expect(Object.keys(JSON.parse(both.out).hexes).length).toBe(1036)
  })

  test('draws the pieces of a written position', async () => {
    const { out } = await siegeworks(['show', '-'], position)
    expect(out).toContain('BO')
    expect(out).toContain('pa')
    expect(out).toContain('bow: crossbowman, wounded, 0,0')
    // Open ground that nobody named is drawn where somebody stands on it.
    expect(out).toMatch(/\/fo\\/)
  })

  test('a drawing without its name is read as a drawing', async () => {
    const drawing = ['edges A north', 'ground', ' 1    .   .', '    .   .', ' 2    .   .', ''].join('\n')
    const { code, notes } = await siegeworks(['show', '-'], drawing)
    expect([code, notes]).toEqual([
      2,
      ['siegeworks: -, line 1, column 1: a drawing needs a line with map and its name'],
    ])
  })

  test('a bad map is refused with its place and reason', async () => {
    const { code, notes } = await siegeworks(['show', '-'], { map: { hexes: { '0,0': 'lava' } } })
    expect(code).toBe(2)
    expect(notes[0]).toContain('map.hexes["0,0"]')
    expect((await siegeworks(['show', 'nowhere'])).code).toBe(2)
  })
})

describe('a map drawn in a file', () => {
  const ford = ['map ford', 'ground', ' 1    .   .', '    .   ~', ' 2    .   ~', '    "   ~', ' 3    .   ~', ''].join(
    '\n',
  )

  test('SG-SCN-15 is drawn when it holds, and refused with line, column and reason when it does not', async () => {
    const good = await siegeworks(['show', '-'], ford)
    expect([good.code, good.notes]).toEqual([0, []])
    expect(good.out).toContain('/~ ')
    const bad = await siegeworks(['show', '-'], ford.replace('"', '?'))
    expect(bad.code).toBe(2)
    expect(bad.notes[0]).toContain('line 6, column 5')
    const wall = await siegeworks(['show', '-'], `${ford}sides\n  wall A1 3\n`)
    expect(wall.notes[0]).toContain('line 9, column 11')
    expect(wall.notes[0]).not.toContain('‹')
  })
})

describe('sight', () => {
  test('SG-GEO-43 tells what closes the line, and draws it from the side', async () => {
    const { code, out } = await siegeworks(['sight', '-', '3,0', '8,0'], position)
    expect(code).toBe(0)
    expect(out).toContain('3,0 → 8,0: closed, range 5')
    expect(out).toContain('[SG-1.56-1]')
    expect(out).toMatch(/S-+x/)
    expect(out).toContain('5,0: ')
  })

  test('SG-GEO-43 with a shooter and a target also range, modifiers and the odds of each result', async () => {
    const { out } = await siegeworks(['sight', '-', 'bow', 'foe', '--json'], position)
    expect(JSON.parse(out)).toMatchObject({
      open: true,
      range: 4,
      cover: 'none',
      from: { hex: '0,0', band: 1, radius: 8, side: 5 },
      shot: {
        weapon: 'crossbow',
        band: 'short',
        modifiers: [
          { code: 'wounded-shooter', value: 1 },
          { code: 'dismounted-knight', value: 1 },
        ],
        chances: [
          { letter: '-', faces: 4 },
          { letter: 'A', faces: 2 },
          { letter: 'B', faces: 3 },
          { letter: 'C', faces: 1 },
        ],
      },
    })
    const text = await siegeworks(['sight', '-', 'bow', 'foe', '--lang', 'fr'], position)
    expect(text.out).toContain('ouverte, distance 4')
  })

  test('SG-3.31-2 at a rider tells the cover he is shot at with, the stronger of his two hexes', async () => {
    const { out } = await siegeworks(['sight', '-', 'bow', 'sir', '--json'], {
      map: { hexes: { '0,0': 'brush' } },
      characters: [
        { id: 'bow', seat: 'garrison', class: 'crossbowman', at: '4,0' },
        { id: 'sir', seat: 'besieger', class: 'knight', at: '1,0', rear: '0,0' },
      ],
    })
    expect(JSON.parse(out)).toMatchObject({ open: true, range: 3, cover: 'light', coverRule: 'SG-3.21-2' })
  })

  test('on a map by name, with a weapon, and the bridge as asked', async () => {
    const closed = await siegeworks(['sight', 'castle', 'D10', 'J10', '--json'])
    expect(JSON.parse(closed.out)).toMatchObject({ open: false, block: { code: 'bridge-up' } })
    const open = await siegeworks([
      'sight',
      'castle',
      'D10',
      'J10',
      '--bridge',
      'down',
      '--weapon',
      'long-bow',
      '--json',
    ])
    expect(JSON.parse(open.out)).toMatchObject({ open: true, shot: { weapon: 'long-bow', band: 'short' } })
  })

  test('SG-GEO-43 from a shooter: everybody he may shoot at with the odds, and why not at the others', async () => {
    const { out } = await siegeworks(['sight', '-', 'bow', '--json'], position)
    const { field, targets } = JSON.parse(out)
    expect(field.map((seen: { hex: string }) => seen.hex)).toEqual(['3,3', '0,4', '1,4'])
    expect(targets).toMatchObject([
      {
        target: 'foe',
        hex: '0,4',
        range: 4,
        cover: 'none',
        band: 'short',
        chances: [{ letter: '-', faces: 4 }, {}, {}, {}],
      },
      { target: 'pal', hex: '1,4', range: 5, cover: 'none' },
    ])
    const text = await siegeworks(['sight', '-', 'bow'], {
      ...position,
      characters: [...position.characters, { id: 'hal', seat: 'garrison', class: 'spearman', at: '1,5' }],
    })
    expect(text.out).toContain('pal at 1,4, range 5: ')
    expect(text.out).toContain(
      'foe at 0,4, range 4, cover none: miss 4, A (falls back 2 hexes) 2, B (wounded) 3, C (killed) 1',
    )
    expect(text.out).not.toContain('‹')
  })

  test('SG-GEO-43 a closed line has no odds; heights and engines along it are told in the language asked for', async () => {
    const hill = {
      map: { hexes: { '0,0': 'tree', '3,0': 'bank', '4,0': { relief: 1 } }, sides: { '3,0/0': 'bank-top' } },
      engines: [{ id: 'b', kind: 'ballista', seat: 'besieger', hexes: ['2,0'] }],
    }
    const { out } = await siegeworks(['sight', '-', '1,0', '4,0', '--weapon', 'crossbow', '--lang', 'pl'], hill)
    expect(out).toContain('2,0: teren płaski, wysokość 0; machina oblężnicza')
    expect(out).toContain('4,0: teren płaski, wysokość 0, nad skarpą')
    expect(out).toContain('kusza, odległość 3: bliska')
    expect(out).not.toContain('ścianek')
  })

  test('every hex is named in full under the picture', async () => {
    const { out } = await siegeworks(['sight', '-', '-10,4', '-10,12'], { map: {} })
    expect(out).toContain('     -10,4  -10,5 ')
  })

  test('without a target: everything that can be seen', async () => {
    const { out } = await siegeworks(['sight', 'castle', 'J4', '--json'])
    const { field } = JSON.parse(out)
    expect(field.length).toBe(515)
    const text = await siegeworks(['sight', 'castle', 'J4'])
    expect(text.out.split('\n').length - 2).toBe(field.filter((seen: { open: boolean }) => seen.open).length)
  })

  test.each([
    [['sight', 'castle', 'ZZ9', 'A1'], 'no hex and no piece ZZ9'],
    [['sight', 'castle', 'A1', 'A2', '--weapon', 'catapult'], 'no weapon catapult'],
    [['sight', 'castle', 'A1', '--weapon', 'catapult'], 'no weapon catapult'],
    [['sight', '-', 'bow', 'foe', '--weapon', 'catapult'], 'no weapon catapult'],
    [['sight', 'castle', 'A1', 'A2', '--bridge', 'sideways'], 'bridge'],
  ])('%j is refused in one line', async (words, reason) => {
    const { code, notes } = await siegeworks(words, position)
    expect(code).toBe(2)
    expect(notes[0]).toContain(reason)
  })
})

test('odds tells a melee before the die is thrown', async () => {
  const field = {
    characters: [
      { id: 'a', seat: 'besieger', class: 'spearman', at: '0,0', attack: 24, defense: 7, move: 6 },
      { id: 'b', seat: 'garrison', class: 'spearman', at: '1,0', attack: 8, defense: 7, move: 6 },
    ],
  }
  const { out } = await siegeworks(['odds', '-', 'a', 'b', '--json'], field)
  expect(JSON.parse(out)).toMatchObject({ attack: 24, defense: 7, odds: 3, column: 3 })
  expect((await siegeworks(['odds', '-', 'a', 'b'], field)).out).toContain('24 against 7: 3-1, column 3-1')
  expect((await siegeworks(['odds', '-', 'a', 'b'], field)).out).toContain('no effect 2, A (attacker wounded) 1')
  expect((await siegeworks(['odds', '-', 'a', 'b'], field)).out).not.toContain('Not allowed')
  expect((await siegeworks(['odds', '-', 'a', 'nobody'], field)).code).toBe(2)
})

test('SG-1.7-4 SG-1.1-1 odds also says that a fight is not allowed, and why', async () => {
  const field = JSON.stringify({
    game: 'siege',
    position: {
      map: { sides: { '0,0/0': 'wall' } },
      characters: [
        { id: 'a', class: 'spearman', seat: 'besieger', at: '0,0', attack: 5 },
        { id: 'b', class: 'spearman', seat: 'garrison', at: '1,0', defense: 5 },
        { id: 'c', class: 'spearman', seat: 'garrison', at: '0,1', defense: 6 },
      ],
    },
  })
  expect((await siegeworks(['odds', '-', 'a', 'b'], field)).out).toContain(
    'Not allowed: A wall stands between them. [SG-1.1-1]\n',
  )
  const weak = await siegeworks(['odds', '-', 'a', 'c', '--json'], field)
  expect(JSON.parse(weak.out)).toMatchObject({ odds: 0, refused: { code: 'below-one-to-one', rule: 'SG-1.7-4' } })
  // Whoever is asked about is taken to be in his own melee step.
  expect(JSON.parse((await siegeworks(['odds', '-', 'c', 'a', '--json'], field)).out)).toMatchObject({ refused: null })
})
