/** What every part of the card table needs: the view, the words, the moves, and what a press does. */

import type { View } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Table } from '../../table/model.ts'
import type { StormMove } from './storm-view.ts'

export interface Storm {
  readonly table: Table
  readonly view: View
  readonly voice: Speaker
  readonly moves: readonly StormMove[]
  /** Cards lifted for a payment: suggested first, changed by pressing them, paid together. */
  readonly marked: ReadonlySet<string>
  /** A card, a link, a seat was pressed. */
  readonly press: (id: string) => void
  /** Show a card large. */
  readonly read: (design: string, id?: string) => void
  readonly send: (move: StormMove) => void
  /** Ask why something is not possible: the table answers with the reason. */
  readonly whyNot: (move: object) => void
  readonly payMarked: () => void
  readonly replaying: boolean
}

export const StormContext = createContext<Storm | undefined>(undefined)

export const useStorm = (): Storm => {
  const storm = useContext(StormContext)
  if (!storm) throw new Error('outside a table')
  return storm
}
