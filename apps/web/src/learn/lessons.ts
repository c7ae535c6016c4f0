/** What a first game teaches, and when: each lesson once, as soon as the game comes to it. */
import type { View as SiegeView } from '@siegeworks/siege'
import type { View as StormView } from '@siegeworks/siegestorm'
import type { InterfaceKey } from '@siegeworks/words/interface/en'

export interface Lesson<V> {
  readonly text: InterfaceKey
  readonly rule: string
  readonly when: (view: V) => boolean
}

const asked = (view: StormView, kind: string, step?: string): boolean =>
  view.decisions.some(
    one =>
      one.seat === view.viewer && one.kind === kind && (step === undefined || ('step' in one && one.step === step)),
  )

export const STORM_LESSONS: readonly Lesson<StormView>[] = [
  { text: 'learn.storm.aim', rule: 'SS-LOSE-1', when: () => true },
  { text: 'learn.storm.mulligan', rule: 'SS-SETUP-3', when: view => asked(view, 'mulligan') },
  { text: 'learn.storm.boss', rule: 'SS-BTURN-1', when: view => view.turn.number >= 2 && view.boss !== undefined },
  { text: 'learn.storm.hand', rule: 'SS-CARD-4', when: view => asked(view, 'turn', 'deploy') },
  { text: 'learn.storm.pay', rule: 'SS-PAY-2', when: view => asked(view, 'pay') },
  {
    text: 'learn.storm.track',
    rule: 'SS-ZONE-2',
    when: view => view.creatures.some(one => one.side === view.viewer && one.place === 'deployment'),
  },
  { text: 'learn.storm.react', rule: 'SS-CHAIN-3', when: view => asked(view, 'react') },
  { text: 'learn.storm.order', rule: 'SS-TURN-ADV-2', when: view => asked(view, 'order') },
  { text: 'learn.storm.target', rule: 'SS-STORM-2', when: view => asked(view, 'order') },
  {
    text: 'learn.storm.support',
    rule: 'SS-SUP-2',
    when: view =>
      view.viewer !== 'spectator' &&
      ((view.stocks[view.viewer]?.supporters.length ?? 0) > 0 ||
        (view.stocks[view.viewer]?.casualties.length ?? 0) > 8),
  },
]

const onStep = (view: SiegeView, step: string): boolean =>
  view.step === step && view.toAct.some(seat => seat === view.viewer)

export const SIEGE_LESSONS: readonly Lesson<SiegeView>[] = [
  { text: 'learn.siege.aim', rule: 'SG-1.21-1', when: () => true },
  { text: 'learn.siege.counter', rule: 'SG-1.7-1', when: () => true },
  { text: 'learn.siege.shoot', rule: 'SG-1.3-1', when: view => onStep(view, 'first-shots') },
  {
    text: 'learn.siege.sight',
    rule: 'SG-1.41-1',
    when: view => onStep(view, 'first-shots') || onStep(view, 'second-shots'),
  },
  { text: 'learn.siege.move', rule: 'SG-1.6-1', when: view => onStep(view, 'movement') },
  {
    text: 'learn.siege.ladder',
    rule: 'SG-1.91-1',
    when: view => onStep(view, 'movement') && view.active !== undefined,
  },
  { text: 'learn.siege.melee', rule: 'SG-1.7-1', when: view => onStep(view, 'melee') },
  { text: 'learn.siege.recover', rule: 'SG-1.21-1', when: view => view.turn >= 2 },
]
