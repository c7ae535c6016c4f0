/** The laws of Siegestorm at length: every mode and number of players, every boss with every pair of decks. */
import { lawsProof, type Proof } from '@siegeworks/kernel/laws'
import { ADVANCED_DECKS, BASIC_DECKS, BOSS_CARDS, FACTIONS, type Options, siegestorm } from '@siegeworks/siegestorm'

const parsed = (input: object): Options => {
  const options = siegestorm.parseOptions(input)
  if (!options.ok) throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(options.error)}`)
  return options.value
}

/** Every pair of factions, and every number of players with the factions in turn. */
const tables = (): readonly Options[] => [
  ...FACTIONS.flatMap(one => FACTIONS.map(other => parsed({ decks: [one, other] }))),
  ...[3, 4].flatMap(players =>
    [false, true].map(deployPerTrack =>
      parsed({ mode: 'last-man-standing', players, deployPerTrack, decks: FACTIONS.slice(0, players) }),
    ),
  ),
  parsed({ reactions: 'standing-orders' }),
  parsed({ healTopOnly: true, sacrificeSelf: true }),
]

const bosses = (mode: 'solo' | 'coop'): readonly Options[] =>
  BOSS_CARDS.flatMap(({ id: boss }, b) =>
    BASIC_DECKS.flatMap(basic =>
      ADVANCED_DECKS.map((advanced, a) => {
        const miner = (a + b) % 2 === 0 ? 'easy' : 'hard'
        const decks = [FACTIONS[(a + b) % FACTIONS.length]!, FACTIONS[(a + b + 1) % FACTIONS.length]!]
        return parsed({ mode, boss, basic, advanced, miner, decks: mode === 'solo' ? decks.slice(0, 1) : decks })
      }),
    ),
  )

export const proofs: readonly Proof[] = [
  lawsProof('siegestorm/laws', siegestorm, tables(), { steps: 3_000_000, small: 200, maxSteps: 20_000 }),
  lawsProof('siegestorm/solo', siegestorm, bosses('solo'), { steps: 2_000_000, small: 200, maxSteps: 20_000 }),
  lawsProof('siegestorm/coop', siegestorm, bosses('coop'), { steps: 1_000_000, small: 200, maxSteps: 20_000 }),
]
