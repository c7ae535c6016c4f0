/** All commands, in the order help lists them. A new one is a file beside this and a line here. */
import type { Command } from '../command.ts'
import { deckCommand } from './deck.ts'
import { fuzzCommand } from './fuzz.ts'
import { gamesCommand } from './games.ts'
import { judgeCommand } from './judge.ts'
import { legalCommand } from './legal.ts'
import { newCommand } from './new.ts'
import { oddsCommand } from './odds.ts'
import { perftCommand } from './perft.ts'
import { playCommand } from './play.ts'
import { replayCommand } from './replay.ts'
import { ruleCommand } from './rule.ts'
import { scenarioCommand } from './scenario.ts'
import { showCommand } from './show.ts'
import { sightCommand } from './sight.ts'
import { simCommand } from './sim.ts'
import { backupCommand, checkStoreCommand, restoreCommand } from './store.ts'
import { verifyCommand } from './verify.ts'

const helpCommand: Command = { name: 'help', arguments: ['COMMAND?'], options: [], run: () => 0 }

export const COMMANDS: readonly Command[] = [
  gamesCommand,
  ruleCommand,
  newCommand,
  legalCommand,
  judgeCommand,
  replayCommand,
  verifyCommand,
  perftCommand,
  fuzzCommand,
  simCommand,
  playCommand,
  deckCommand,
  scenarioCommand,
  showCommand,
  sightCommand,
  oddsCommand,
  backupCommand,
  restoreCommand,
  checkStoreCommand,
  helpCommand,
]
