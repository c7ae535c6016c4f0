/** The laws of SIEGE at length: every scenario, set up ready and freely. */
import { lawsProof, type Proof } from '@siegeworks/kernel/laws'
import { type Options, SCENARIOS, siege } from '@siegeworks/siege'

const parsed = (input: object): Options => {
  const options = siege.parseOptions(input)
  if (!options.ok) throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(options.error)}`)
  return options.value
}

const tables: readonly Options[] = SCENARIOS.flatMap(({ id }) =>
  ['ready', 'free'].map(setUp => parsed({ scenario: id, setUp })),
)

export const proofs: readonly Proof[] = [
  lawsProof('siege/laws', siege, tables, { steps: 1_000_000, small: 100, maxSteps: 200_000 }),
]
