/** Steps of one's own turn in which hardly anybody does anything go by themselves, unless one wants to be asked. */
import type { View } from '@siegeworks/siegestorm'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../shell/settings.ts'
import type { Table } from '../../table/model.ts'
import { myQuestion, type StormMove } from './storm-view.ts'

/** Before the track moves one is asked only when somebody stands on its top space. */
const isQuiet = (view: View, step: string): boolean => {
  if (step === 'prepare' || step === 'draw' || step === 'end') return true
  return step === 'advance' && !view.creatures.some(one => one.side === view.viewer && one.place === 'top')
}

const quietMove = (view: View, moves: readonly StormMove[]): StormMove | undefined => {
  const question = myQuestion(view)
  return question?.kind === 'turn' && isQuiet(view, question.step)
    ? moves.find(({ move }) => move.kind === 'next')
    : undefined
}

export const useQuietSteps = (table: Table, view: View, moves: readonly StormMove[], replaying: boolean): void => {
  const pressed = useRef(-1)
  const undone = useRef(-1)
  const seq = table.sheet.value?.seq ?? 0
  // After taking something back one is asked in every step of that turn.
  if (table.latest.value?.takesBackTo !== undefined) undone.current = view.turn.number
  const waits = table.pending.value.length > 0
  useEffect(() => {
    // Others may move meanwhile: what is on its way already is not pressed again.
    if (waits) return
    const next = replaying ? undefined : quietMove(view, moves)
    if (!next || settings.peek().everyStep) return
    if (undone.current === view.turn.number || pressed.current === seq) return
    pressed.current = seq
    table.play(next.text)
  }, [seq, waits])
}
