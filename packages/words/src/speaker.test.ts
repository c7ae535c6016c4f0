import { describe, expect, test } from 'vitest'
import { sayRefusal } from './all.ts'
import { pickLanguage } from './language.ts'
import { parseMessage } from './message.ts'
import { problemText } from './refusal.ts'
import { speaker } from './speaker.ts'

const pl = speaker('pl', {
  draw: '{who, seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  against: 'Szturm na {who, seat, acc}.',
  'seat.garrison': 'załoga',
  'seat.garrison.acc': 'załogę',
  'card.archer.name': 'Łucznik',
  play: '{seat, select, me {Grasz kartę {card, card}} other {Przeciwnik gra kartę {card, card}}}.',
})

describe('a speaker', () => {
  test('takes the plural its language asks for', () => {
    const say = (n: number) => pl.say('draw', { who: 'garrison', n })
    expect([1, 2, 5, 22].map(say)).toEqual([
      'załoga dobiera 1 kartę.',
      'załoga dobiera 2 karty.',
      'załoga dobiera 5 kart.',
      'załoga dobiera 22 karty.',
    ])
  })

  test('names things by their own messages, in the case asked for', () => {
    expect(pl.say('against', { who: 'garrison' })).toBe('Szturm na załogę.')
    expect(pl.say('play', { seat: 'me', card: 'archer' })).toBe('Grasz kartę Łucznik.')
    expect(pl.say('play', { seat: 'constructor', card: 'toString' })).toBe('Przeciwnik gra kartę toString.')
  })

  test('shows a code for a key or a parameter it was not given', () => {
    expect(speaker('en', {}).say('no.such' as never)).toBe('‹no.such›')
    expect(pl.say('against')).toBe('Szturm na ‹who›.')
    expect(pl.sayIfKnown('constructor')).toBeUndefined()
  })

  test('writes numbers and lists in its language', () => {
    const fr = speaker('fr', {
      n: '{n}',
      mark: 'Bien joué !',
      exact: '{n, plural, =0 {rien} one {# carte} many {# cartes} other {# cartes}}',
    })
    expect(fr.say('n', { n: 12345.5 })).toBe('12\u202f345,5')
    expect([0, 1, 2].map(n => fr.say('exact', { n }))).toEqual(['rien', '1 carte', '2 cartes'])
    expect(fr.say('mark')).toBe('Bien joué\u00a0!')
    expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c')
  })

  test('counts from the offset and nests', () => {
    const en = speaker('en', {
      hit: '{n, plural, offset:1 =1 {You} one {You and # other} other {You and # others}} {n, select, 1 {are} other {were}} hit',
    })
    expect([1, 2, 3].map(n => en.say('hit', { n }))).toEqual([
      'You are hit',
      'You and 1 other were hit',
      'You and 2 others were hit',
    ])
  })
})

describe('a message', () => {
  test.each(['{', '{n', '{n, plural, one {x}}', 'a } b', '{n, plural, one x}', '{}'])('%s is refused', text => {
    expect(() => parseMessage(text)).toThrow(/expected/)
  })
})

describe('a refusal', () => {
  // Put together, because no rule is tested here.
  const rule = `SG-${'1.7-1'}`
  const deck = `SS-${'DECK-1'}`

  test('is a sentence in the language, with the rule of the game behind it', () => {
    expect(sayRefusal('fr', 'siege', { code: 'stale', rule: 'kernel' })).toBe(
      'La table a avancé entre-temps. Regardez de nouveau et choisissez.',
    )
    expect(sayRefusal('pl', 'siege', { code: 'brand-new', rule })).toBe(
      `Tego teraz zrobić nie można (brand-new). [${rule}]`,
    )
  })

  test('of something written says where', () => {
    const en = speaker('en', { 'problem.no-such-card': 'There is no card “{card}”.' })
    expect(problemText(en, { at: 'hand[2]', code: 'no-such-card', rule: deck, params: { card: 'x' } })).toBe(
      `hand[2]: There is no card “x”. [${deck}]`,
    )
  })
})

test('the language of a reader is the first we speak', () => {
  expect(pickLanguage(['de-DE', 'pl-PL', 'fr'])).toBe('pl')
  expect(pickLanguage(['de'])).toBe('en')
})
