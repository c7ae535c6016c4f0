import { chanceFor } from '@siegeworks/kernel'
import { type State, siegestorm } from '@siegeworks/siegestorm'
import { expect, test } from 'vitest'
import { tellerFor } from '../src/play/teller.ts'
import { voiceIn } from '../src/voice.ts'

const teller = tellerFor(siegestorm, voiceIn('en'))

const solo = (position: object, options: object): State => {
  const agreed = siegestorm.parseOptions({ mode: 'solo', boss: 'byloss-medium', ...options })
  if (!agreed.ok) throw new Error(JSON.stringify(agreed.error))
  const parsed = siegestorm.parsePosition({ south: { resources: 20 }, ...position }, agreed.value, chanceFor('told', 0))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

/** The state after a move, and what the player is told of it. */
const played = (before: State, text: string): { readonly state: State; readonly lines: readonly string[] } => {
  const decided = siegestorm.decide(before, 'south', siegestorm.parseMove(text)!, chanceFor('told', 1))
  if (!decided.ok) throw new Error(JSON.stringify(decided.error))
  let state = before
  const lines = decided.value.map(event => {
    const seen = siegestorm.seen(event, 'south', state)
    state = siegestorm.evolve(state, event)
    return seen ? (teller.event(seen, siegestorm.view(state, 'south')) ?? '') : ''
  })
  return { state, lines }
}

test('SS-EX-19 a Destroyed Red Girl that storms is told of by her name', () => {
  const start = solo(
    {
      turn: 'boss',
      step: 'advance',
      boss: { resources: 20, track: { top: 'awakened-red-girl' } },
      destroyed: ['red-girl'],
    },
    { advanced: 'undead-realms' },
  )
  const { lines } = played(played(start, 'choose go').state, 'pass')
  expect(lines).toContain('Red Girl against South: ATT 1 − DEF 0 = Strength 1.')
  expect(lines.join(' ')).not.toContain('face-down')
})

test('SS-RULING-71 a card of the boss’s hand that lies face down is offered as a Shade', () => {
  const start = solo(
    {
      turn: 'boss',
      step: 'deploy',
      boss: { resources: 20, hand: ['veiled-cutpurse', { card: 'lantern-snuffer', id: 'h9' }] },
    },
    { advanced: 'shade-slayers' },
  )
  const { state } = played(start, 'choose go')
  const offered = teller.move(siegestorm.parseMove('choose h9')!, siegestorm.view(state, 'south'))
  expect(offered).toBe('Choose: a face-down Shade')
})
