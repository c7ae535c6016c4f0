/** What any turn game with chance and secrets is made of. */
export { assert, unreachable } from './assert.ts'
export type { Brand } from './brand.ts'
export { canonical, notPlain, sameData } from './canonical.ts'
export {
  type ChainFault,
  commitmentOf,
  genesisOf,
  linked,
  linkOf,
  optionsFit,
  saltAt,
  verifyChain,
} from './chain.ts'
export type { Chance, Draw } from './chance.ts'
export { chanceFor, GivenDieError, keyedHash, type RecordingChance } from './chance-for.ts'
export type { By, Game, GameTypes, Outcome, ReactionWindow, Viewer } from './game.ts'
export { type DataHashes, type Hash, hashData, hashesOf, type Sha256, sha256Hex } from './hash.ts'
export { type Illegal, illegal, type Params, type Problem } from './illegal.ts'
export { JSON_LIMITS, type JsonLimits, parseJson } from './json.ts'
export { jsonPlace } from './json-place.ts'
export {
  type Entry,
  type Header,
  type HiddenPart,
  LOG_FORMAT,
  type Log,
  type OpenDeed,
  type OpenEntry,
  type OpenPart,
  type PublicLog,
  publicLog,
  type SealedOptions,
} from './log.ts'
export { formatLog, formatPublicLog, type ParsedLog, parseLog } from './log-text.ts'
export {
  type Answer,
  type Beginning,
  beginMatch,
  type Command,
  close,
  headerFor,
  type InForce,
  KEPT_ENTRIES,
  type Match,
  type MoveCommand,
  outcomeOf,
  play,
  type Secret,
} from './match.ts'
export { isPass, type OpenWindow, reactionWindows } from './reaction-windows.ts'
export {
  type Replayed,
  type ReplayFault,
  type Resumption,
  replay,
  resumeMatch,
  type Snapshot,
  snapshotOf,
} from './replay.ts'
export { err, ok, type Result } from './result.ts'
export { SPECTATOR, viewersOf } from './seat.ts'
export { commitmentTo, effectiveSeed, type Nonces, streamKey } from './seed.ts'
export { evolveAll, judge, opening, type Stepped, step } from './step.ts'
export { consentNeeded, freeUndo, type UndoCommand, undo } from './undo.ts'
export { type Verified, type VerifyFault, type VerifyOptions, verify } from './verify.ts'
