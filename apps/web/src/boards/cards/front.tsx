/** A front: two war tracks that face each other, and the Battle Zone between them. */
import type { Front, Place, Side } from '@siegeworks/siegestorm'
import { say } from '../../i18n/say.ts'
import { Creature, Space } from './creature.tsx'
import { sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { onNoMansLand, onSpace, otherSide, outOfTrack, sideNumber } from './storm-view.ts'

const TRACK: readonly Place[] = ['top', 'middle', 'deployment']

/** A track from its top space down, or turned round for the side across the table. */
export const Track = ({
  side,
  front,
  turned,
  onDeploy,
}: {
  side: Side
  front: string
  turned: boolean
  onDeploy?: (id: string) => void
}) => {
  const { view, voice } = useStorm()
  const places = turned ? [...TRACK].reverse() : TRACK
  return (
    <section
      class={`track side-${sideNumber(view, side)} ${turned ? 'turned' : ''}`}
      aria-label={say('storm.track-of', { who: sideName(view, voice, side) })}
    >
      <h3 class={`track-name side-${sideNumber(view, side)}`}>
        {sideName(view, voice, side).split(',')[0]} <span aria-hidden="true">{turned ? '▼' : '▲'}</span>
      </h3>
      {places.map(place => (
        <Space
          key={place}
          side={side}
          place={place}
          creature={onSpace(view, side, front, place)}
          {...(place === 'deployment' && onDeploy && { onDrop: onDeploy })}
        />
      ))}
    </section>
  )
}

const Leaving = ({ side, front }: { side: Side; front: string }) => {
  const { view } = useStorm()
  const out = outOfTrack(view, side, front)
  if (out.length === 0) return null
  return (
    <div class="leaving">
      {out.map(creature => (
        <Creature key={creature.id} creature={creature} />
      ))}
    </div>
  )
}

export const BattleZone = ({ front, near }: { front: Front; near: Side }) => {
  const { view } = useStorm()
  const far = otherSide(front, near)
  return (
    <section class="battle-zone" aria-label={say('storm.battle-zone')}>
      <h3 class="track-name">{say('storm.battle-zone')}</h3>
      <Leaving side={far} front={front.id} />
      <Space side={far} place="frontline" creature={onSpace(view, far, front.id, 'frontline')} />
      <Space side="shared" place="nml" creature={onNoMansLand(view, front.id)} />
      <Space side={near} place="frontline" creature={onSpace(view, near, front.id, 'frontline')} />
      <Leaving side={near} front={front.id} />
    </section>
  )
}

export const FrontBoard = ({
  front,
  near,
  onDeploy,
  small,
}: {
  front: Front
  near: Side
  onDeploy?: (id: string, front: string) => void
  small?: boolean
}) => {
  const { view, voice } = useStorm()
  const far = otherSide(front, near)
  return (
    <section
      class={`front ${small ? 'small' : ''}`}
      aria-label={say('storm.front-of', { a: sideName(view, voice, near), b: sideName(view, voice, far) })}
    >
      <Track side={far} front={front.id} turned={true} />
      <BattleZone front={front} near={near} />
      <Track
        side={near}
        front={front.id}
        turned={false}
        {...(onDeploy && { onDeploy: (id: string) => onDeploy(id, front.id) })}
      />
    </section>
  )
}
