/** The arithmetic of a storm, shown large while it happens: ATT − DEF = Strength. */

import type { Event } from '@siegeworks/siegestorm'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { nameOf } from './card.tsx'
import { cardName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { designsIn } from './storm-narrate.ts'

type Counted = Extract<Event, { kind: 'strength-counted' }>

export const StormStrike = () => {
  const { table, view, voice } = useStorm()
  const entry = table.latest.value
  const [shown, setShown] = useState<{ readonly counted: Counted; readonly name: string } | undefined>(undefined)
  useEffect(() => {
    const counted = (entry?.events as readonly Event[] | undefined)?.findLast(
      (event): event is Counted => event.kind === 'strength-counted',
    )
    if (!counted) return undefined
    // The stormer may be among the Casualties by now: the log still knows it.
    const design = designsIn(table.log.peek()).get(counted.creature)
    setShown({ counted, name: design ? nameOf(voice, design) : cardName(view, voice, counted.creature) })
    const timer = setTimeout(() => setShown(undefined), 2600)
    return () => clearTimeout(timer)
  }, [entry])
  if (!shown) return null
  const { att, def, strength } = shown.counted
  return (
    <div class="strike" role="status">
      <span class="strike-name">{say('storm.storms', { card: shown.name })}</span>
      <span class="strike-sum">
        <b class="att">{att}</b> − <b class="def">{def}</b> = <b>{strength}</b>
      </span>
    </div>
  )
}
