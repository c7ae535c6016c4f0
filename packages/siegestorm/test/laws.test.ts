/** The laws of any game, over seeded random play in every mode and number of players. */
import { gameContract, twoWorlds } from '@siegeworks/kernel/testing'
import { describe } from 'vitest'
import { type Options, siegestorm } from '../src/index.ts'

const options = (input: unknown): Options => {
  const parsed = siegestorm.parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

const TABLES: readonly (readonly [string, unknown])[] = [
  ['duel, Seraphia against Styxia', { decks: ['seraphia', 'styxia'] }],
  ['duel, Ysra against Khung’lai with standing orders', { decks: ['ysra', 'khunglai'], reactions: 'standing-orders' }],
  ['three in Last Man Standing', { mode: 'last-man-standing', players: 3 }],
  ['four in Last Man Standing', { mode: 'last-man-standing', players: 4, deployPerTrack: true }],
  ['solo against Goblins and Shamans', { mode: 'solo', boss: 'byloss-hard' }],
  [
    'solo against Fairies and Shades',
    { mode: 'solo', boss: 'nyryki-hard', basic: 'wild-fairies', advanced: 'shade-slayers', decks: ['styxia'] },
  ],
  [
    'solo against Fairies and Undead, hard miner',
    {
      mode: 'solo',
      boss: 'ozmund-hard',
      basic: 'wild-fairies',
      advanced: 'undead-realms',
      decks: ['ysra'],
      miner: 'hard',
    },
  ],
  ['co-op against Goblins and Undead', { mode: 'coop', boss: 'byloss-medium', advanced: 'undead-realms' }],
]

for (const [name, input] of TABLES)
  describe(name, () => {
    gameContract(siegestorm, options(input), [1, 2])
    twoWorlds(siegestorm, options(input), [1], { maxSteps: 150, twins: 2 })
  })
