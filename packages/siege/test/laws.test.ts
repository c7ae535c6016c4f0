/** The laws of any game, over seeded random play of every scenario. */
import { gameContract, twoWorlds } from '@siegeworks/kernel/testing'
import { describe } from 'vitest'
import { type Options, type RuleOptions, SCENARIOS, siege } from '../src/index.ts'

const options = (input: object): Options => {
  const parsed = siege.parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

/** Every optional rule at once. */
const OPTIONAL: Partial<RuleOptions> = { panic: true, aiming: true, skill: true }

describe.each(SCENARIOS.map(({ id }) => id))('%s', scenario => {
  gameContract(siege, options({ scenario }), [1], { steps: 30 })
  gameContract(siege, options({ scenario, setUp: 'free', rules: OPTIONAL }), [2], { steps: 15 })
  twoWorlds(siege, options({ scenario }), [1], { maxSteps: 10, twins: 1 })
})
