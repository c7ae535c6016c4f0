/** The counts of many games, for a person. */
import type { Voice } from '../host.ts'
import { formatShare } from './share.ts'
import type { SimReport } from './simulate.ts'

export const reportLines = (report: SimReport, voice: Voice): readonly string[] => {
  const { games, length, movesPerSecond, wins, bots, draws, unfinished, reasons, grades } = report
  return [
    voice.say('sim.games', { games, moves: length.mean, rate: movesPerSecond }),
    voice.say('sim.lengths', { least: length.least, median: length.median, most: length.most }),
    ...Object.entries(wins).map(([seat, share]) => `  ${seat} (${bots[seat]})  ${formatShare(share)}`),
    `  ${voice.say('sim.draws')}  ${formatShare(draws)}`,
    ...(unfinished > 0 ? [`  ${voice.say('sim.unfinished')}  ${unfinished}`] : []),
    ...Object.entries(reasons).map(
      ([reason, count]) => `  ${voice.sayIfKnown(`outcome.${reason}`) ?? reason}  ${count}`,
    ),
    ...Object.entries(grades).map(([grade, count]) => `  ${voice.sayIfKnown(`grade.${grade}`) ?? grade}  ${count}`),
  ]
}
