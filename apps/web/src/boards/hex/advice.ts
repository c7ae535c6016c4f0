/** What the table asks the engine about a view, and what comes back. The engine is in the worker; nothing is judged here. */
import type { Illegal } from '@siegeworks/kernel'
import type { View } from '@siegeworks/siege'
import { useEffect, useState } from 'preact/hooks'

export type Question =
  | { readonly ask: 'map' }
  /** From a piece to a hex: the line, whoever stands there. */
  | { readonly ask: 'sight'; readonly from: string; readonly to: string }
  /** Every hex a piece sees. */
  | { readonly ask: 'field'; readonly from: string }
  /** The way of the active piece to a place. */
  | { readonly ask: 'path'; readonly to: string }
  /** The chance in ten of each target of a shooter. */
  | { readonly ask: 'shots'; readonly from: string }

export interface LineStop {
  readonly hex: string
  /** −1 ditch, 0 ground, 1 wall, 2 keep. */
  readonly band: number
  /** What stands there and may matter: 'rampart', 'tree', 'man' … */
  readonly things: readonly string[]
  /** What stands on the side by which the line leaves the hex, and how far from it the two ends are if it is shot over. */
  readonly edge?: {
    readonly kind: 'wall' | 'parapet' | 'slit'
    readonly closes?: true
    readonly behind?: { readonly lower: number; readonly higher: number }
  }
}

export interface SightAdvice {
  readonly open: boolean
  readonly range: number
  readonly line: readonly LineStop[]
  /** The ends of the string on the map, in hexes from the middle of a hex: a slit or a parapet side. */
  readonly fromSide?: number
  readonly toSide?: number
  readonly block?: {
    readonly code: string
    readonly rule: string
    readonly hex?: string
    /** The side of that hex, where a side closes the line. */
    readonly side?: number
  }
  readonly cover: string
  readonly coverRule?: string
  /** Only where an enemy stands there and the piece can shoot at all. */
  readonly shot?: ShotAdvice
}

export interface ShotAdvice {
  readonly target: string
  readonly band: string
  readonly modifiers: readonly { readonly code: string; readonly value: number; readonly rule: string }[]
  /** The result of each face of the die, 1 to 10; empty for a miss. */
  readonly faces: readonly string[]
  readonly mounted: boolean
  /** Why it may not be loosed now. */
  readonly refusal?: Illegal
}

export type Advise = (question: Question, view: View) => Promise<unknown>

/** The answer to a question, once it is there; none while nothing is asked. */
export const useAdvice = <T>(advise: Advise, view: View, question: Question | undefined): T | undefined => {
  const [answer, setAnswer] = useState<T | undefined>(undefined)
  useEffect(() => {
    let here = true
    if (!question) setAnswer(undefined)
    else advise(question, view).then(told => here && setAnswer(told as T | undefined))
    return () => {
      here = false
    }
  }, [view, JSON.stringify(question)])
  return answer
}
