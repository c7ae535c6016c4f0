import { chanceFor } from '@siegeworks/kernel'
import { siegestorm } from '@siegeworks/siegestorm'
import { expect, test } from 'vitest'
import { tellerFor } from '../src/play/teller.ts'
import { voiceIn } from '../src/voice.ts'

/** What a boss's turn from a position reads like. */
const told = (position: object, boss: object): readonly string[] => {
  const options = siegestorm.parseOptions({ mode: 'solo', advanced: 'undead-realms', ...boss })
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  const parsed = siegestorm.parsePosition(position, options.value, chanceFor('told', 0))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const teller = tellerFor(siegestorm, voiceIn('en'))
  const lines: string[] = []
  let state = parsed.value
  const move = (text: string): void => {
    const decided = siegestorm.decide(state, 'south', siegestorm.parseMove(text)!, chanceFor('told', 1))
    if (!decided.ok) throw new Error(JSON.stringify(decided.error))
    for (const event of decided.value) {
      const seen = siegestorm.seen(event, 'south', state)
      state = siegestorm.evolve(state, event)
      if (seen) lines.push(teller.event(seen, siegestorm.view(state, 'south')) ?? '')
    }
  }
  move('choose go')
  while (state.decisions.some(one => one.kind === 'react')) move('pass')
  return lines
}

test('SS-EX-19 a Destroyed Red Girl that storms is told of by her name', () => {
  const lines = told(
    {
      turn: 'boss',
      step: 'advance',
      south: { resources: 20 },
      boss: { resources: 20, track: { top: 'awakened-red-girl' } },
      destroyed: ['red-girl'],
    },
    { boss: 'byloss-medium' },
  )
  expect(lines).toContain('Red Girl against South: ATT 1 − DEF 0 = Strength 1.')
  expect(lines.join(' ')).not.toContain('face-down')
})
