/** The laws every game is tested with. */
export { gameContract } from './game-contract.ts'
export { goldenGame } from './golden-game.ts'
export { goldenLines } from './golden-lines.ts'
export {
  checkIdsTellNothing,
  formatPlaythrough,
  type IdLawOptions,
  type Kept,
  keepLaws,
  LAWS,
  LawBroken,
  type LawName,
  type LawOptions,
  type Played,
  type PlayedStep,
  type PlayOptions,
  perft,
  playRandom,
  randomChoice,
} from './laws/index.ts'
export { perftFile } from './perft-file.ts'
export { type TwoWorldsOptions, twoWorlds } from './two-worlds.ts'
