/** The laws of SIEGE at length: every scenario, set up ready and freely, and with every option and second reading. */
import { lawsProof, type Proof } from '@siegeworks/kernel/laws'
import { type Options, type RuleOptions, SCENARIOS, siege } from '@siegeworks/siege'

const parsed = (input: object): Options => {
  const options = siege.parseOptions(input)
  if (!options.ok) throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(options.error)}`)
  return options.value
}

/** Every optional rule, and of every ruling that leaves two readings the second. */
const OTHER_RULES = {
  panic: true,
  aiming: true,
  skill: true,
  oddsClamp: 'after',
  oddsBelowOne: 'forbid',
  engagedWindow: 'calendar',
  friendRuleUpward: true,
  ladderGroundAttack: true,
  mountedE: 'unhorsed',
  ladderRaiseCost: 2,
  slitRampart: 'plus-zero',
} satisfies RuleOptions

const tables: readonly Options[] = SCENARIOS.flatMap(({ id }) => [
  ...['ready', 'free'].map(setUp => parsed({ scenario: id, setUp })),
  parsed({ scenario: id, rules: OTHER_RULES }),
])

export const proofs: readonly Proof[] = [
  lawsProof('siege/laws', siege, tables, { steps: 1_000_000, small: 100, maxSteps: 200_000 }),
]
