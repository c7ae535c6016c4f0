import { expect, it } from 'vitest'
import { lettersFor } from './letters.ts'

it('gives every answer its first letter, else the next that is free', () => {
  expect(lettersFor(['Storm', 'Hold the Frontline', 'Hold No Man’s Land', 'Support'])).toEqual(['s', 'h', 'o', 'p'])
})

it('keeps the letters that mean something at every table', () => {
  expect(lettersFor(['Use it', 'Tu', ''])).toEqual(['s', undefined, undefined])
})

it('finds plain letters under Polish and French ones', () => {
  expect(lettersFor(['Łucznik', 'Élu'])).toEqual(['l', 'e'])
})
