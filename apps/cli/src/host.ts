/** What a command may use of the world, so that tests can give it another. */
import type { Game, GameTypes, Illegal, Params, Problem } from '@siegeworks/kernel'
import type { Language } from '@siegeworks/words'

/** Any game: commands know the contract and no rule. */
export type AnyGame = Game<GameTypes>

/** Every sentence the command line prints comes from here. */
export interface Voice {
  readonly language: Language
  say(key: string, params?: Params): string
  sayIfKnown(key: string, params?: Params): string | undefined
  problem(problem: Problem): string
  /** A refusal as the game words it, with its rule. */
  refusal(game: string, refusal: Illegal): string
  number(value: number): string
}

export interface Host {
  readonly games: readonly AnyGame[]
  readonly voice: Voice
  /** The root of the project: ledgers, sources. */
  readonly root: string
  /** To standard output; resolves to false when nobody reads any more. */
  out(text: string): void
  /** To standard error, one line. */
  note(line: string): void
  /** A bar on standard error; silent when that is no terminal. */
  progress(total: number): Progress
  readInput(file: string, maxBytes: number): Promise<string>
  writeFile(file: string, text: string): void
  /** What somebody types, or a pipe says, line by line. */
  lines(): AsyncIterator<string, undefined>
  /** Milliseconds, for rates. */
  now(): number
}

export interface Progress {
  at(done: number): void
  end(): void
}
