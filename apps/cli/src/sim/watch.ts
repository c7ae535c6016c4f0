/** What a game of its own kind has worth counting; most have nothing. */
import type { GameTypes, Outcome } from '@siegeworks/kernel'
import type { Voice } from '../host.ts'

export interface Watch {
  /** Called with each event and the state before it. */
  event(event: GameTypes['Event'], before: GameTypes['State']): void
  ended(outcome: Outcome | undefined, state: GameTypes['State']): void
  /** For the JSON report. */
  facts(): { readonly [name: string]: unknown }
  /** For a person. */
  lines(voice: Voice): readonly string[]
}
