/** A move that ends or settles something; one that gives the day away asks a second time. */
import type { View } from '@siegeworks/siege'
import { useEffect, useState } from 'preact/hooks'
import { moveLabel } from './piece-label.ts'
import type { SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'

/** Moves that end or settle something: always in reach of the thumb. */
const MAIN: ReadonlySet<string> = new Set([
  'end-step',
  'fight',
  'call-off',
  'decline',
  'ready',
  'bombard',
  'plan',
  'shelter',
  'withdraw',
])
export const isMainMove = ({ move }: SiegeMove): boolean => MAIN.has(move.kind)

const PROMISING: ReadonlySet<string> = new Set(['end-step', 'fight', 'ready', 'bombard'])

interface MainMoveProps extends Pick<SiegeTableProps, 'voice'> {
  readonly view: View
  readonly one: SiegeMove
  readonly onSend: (move: SiegeMove) => void
}

export const MainMove = ({ view, voice, one, onSend }: MainMoveProps) => {
  const { kind } = one.move
  const [sure, setSure] = useState(kind !== 'withdraw')
  // In another position it is another question.
  useEffect(() => setSure(kind !== 'withdraw'), [view])
  const promising = PROMISING.has(kind)
  const asking = kind === 'withdraw' && sure
  return (
    <button
      type="button"
      class={`btn ${promising ? 'primary' : ''} ${asking ? 'danger' : ''}`}
      data-move={one.text}
      data-obvious={promising ? 'true' : undefined}
      onClick={() => (sure ? onSend(one) : setSure(true))}
    >
      {asking ? voice.say('table.withdraw-sure') : moveLabel(view, voice, one.move)}
    </button>
  )
}
