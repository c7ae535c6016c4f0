/**
 * Games that go as they always went. When one of them goes otherwise the rules have changed: then `rulesVersion`
 * in `game.ts` is raised, so that a match under way is not played on by other rules.
 */
import { goldenGame } from '@siegeworks/kernel/testing'
import { type Options, siegestorm } from '../src/index.ts'

const options = (input: object): Options => {
  const parsed = siegestorm.parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

goldenGame(siegestorm, options({ decks: ['seraphia', 'styxia'] }), 'golden', './playthroughs/duel.txt', 60)
goldenGame(siegestorm, options({ mode: 'solo', boss: 'nyryki-medium' }), 'golden', './playthroughs/solo.txt', 60)
