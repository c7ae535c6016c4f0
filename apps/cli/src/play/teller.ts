/** A game told to a person at a terminal: what happened, how it stands, what can be done. */
import type { GameTypes } from '@siegeworks/kernel'
import { voiceOf } from '@siegeworks/words/all'
import type { AnyGame, Voice } from '../host.ts'
import { stormTeller } from './storm-teller.ts'

export interface Teller {
  /** Undefined for bookkeeping nobody misses. */
  event(seen: GameTypes['Seen'], view: GameTypes['View']): string | undefined
  position(view: GameTypes['View']): readonly string[]
  /** What the seat is asked. */
  question(view: GameTypes['View'], seat: string): string
  /** The move in words, beside its text. */
  move(move: GameTypes['Move'], view: GameTypes['View']): string | undefined
}

export const tellerFor = (game: AnyGame, voice: Voice): Teller =>
  game.id === 'siegestorm' ? stormTeller(voiceOf(voice.language, 'siegestorm'), voice) : plainTeller(voice)

/** Where a game has no teller of its own: the sentence of an event's kind, or its name. */
const plainTeller = (voice: Voice): Teller => ({
  event: seen => voice.sayIfKnown(`event.${seen.kind}`, factsOf(seen)) ?? seen.kind,
  position: () => [],
  question: (_view, seat) => voice.say('play.turn', { seat }),
  move: move => ('kind' in move ? voice.sayIfKnown(`move.${String(move.kind)}`, factsOf(move)) : undefined),
})

const factsOf = (thing: object): { readonly [name: string]: string | number } =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )
