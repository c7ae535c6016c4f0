/** The laws without a test runner: for the command line, the long proofs and the tests alike. */
export { checkIdsTellNothing, type IdLawOptions } from './id-laws.ts'
export { type Kept, keepLaws, type LawOptions } from './keep-laws.ts'
export { LAWS, LawBroken, type LawName } from './law.ts'
export { PERFT_SEED, type PerftCase, parsePerft, perft, perftStart } from './perft.ts'
export { type Played, type PlayedStep, type PlayOptions, playRandom, randomChoice } from './play-random.ts'
export { formatPlaythrough } from './playthrough.ts'
export { type LawsProofOptions, lawsProof, type Proof, type ProofResult, type ProofTask } from './proof.ts'
