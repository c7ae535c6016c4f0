/** The arithmetic of a storm, shown large while it happens: ATT − DEF = Strength, and whom it strikes. */

import type { Event, View } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { nameOf } from './card.tsx'
import { shortName, thingName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { designsIn } from './storm-narrate.ts'

type Counted = Extract<Event, { kind: 'strength-counted' }>
type Aimed = Extract<Event, { kind: 'storm-aimed' }>

const SHOWN_MS = 2600

interface Strike {
  readonly counted: Counted
  readonly name: string
  readonly target: string | undefined
}

const lastOf = <K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }> | undefined =>
  events.findLast((event): event is Extract<Event, { kind: K }> => event.kind === kind)

/** Whoever fell may be among the Casualties by now: the log still knows the name. */
const strikeIn = (
  events: readonly Event[],
  before: readonly Event[],
  designs: ReadonlyMap<string, string>,
  view: View,
  voice: Speaker,
): Strike | undefined => {
  const aimed: Aimed | undefined = lastOf(events, 'storm-aimed')
  const counted = lastOf(events, 'strength-counted') ?? (aimed && lastOf(before, 'strength-counted'))
  if (!counted) return undefined
  const called = (id: string): string => {
    const design = designs.get(id)
    return design ? nameOf(voice, design) : thingName(view, voice, id)
  }
  const hit = aimed?.creature === counted.creature ? aimed.target : undefined
  const target = hit === 'opponent' ? shortName(called(counted.against)) : hit && called(hit)
  return { counted, name: called(counted.creature), target }
}

const Figure = ({ kind, value, label }: { kind: string; value: number; label: string }) => (
  <span class={`strike-figure ${kind}`}>
    <b>{value}</b>
    <small>{label}</small>
  </span>
)

export const StormStrike = () => {
  const { table, view, voice } = useStorm()
  const entry = table.latest.value
  const [shown, setShown] = useState<Strike | undefined>(undefined)
  useEffect(() => {
    const log = table.log.peek()
    const events = (entry?.events ?? []) as readonly Event[]
    const before = log.slice(-6).flatMap(one => one.events) as readonly Event[]
    const strike = strikeIn(events, before, designsIn(log), view, voice)
    if (strike) setShown(strike)
  }, [entry])
  // A clock of its own: whatever else happens meanwhile, the sum goes when its time is over.
  useEffect(() => {
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (!shown) return null
  const { att, def, strength } = shown.counted
  return (
    <div class="strike" role="status">
      <span class="strike-name">{say('storm.storms', { card: shown.name })}</span>
      <span class="strike-sum">
        <Figure kind="att" value={att} label="ATT" /> <i>−</i> <Figure kind="def" value={def} label="DEF" /> <i>=</i>{' '}
        <Figure kind="strength" value={strength} label={say('storm.strength')} />
      </span>
      {shown.target && <span class="strike-target">→ {shown.target}</span>}
    </div>
  )
}
