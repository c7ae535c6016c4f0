/** A front: two war tracks that face each other, and the Battle Zone between them. */
import type { Front, Place, Side } from '@siegeworks/siegestorm'
import { say } from '../../i18n/say.ts'
import { Creature, Space } from './creature.tsx'
import { moveLabel, shortName, sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { myQuestion, onNoMansLand, onSpace, otherSide, outOfTrack, sideNumber } from './storm-view.ts'

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
        {shortName(sideName(view, voice, side))} <span aria-hidden="true">{turned ? '▼' : '▲'}</span>
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

const Leaving = ({ side, front, near }: { side: Side; front: string; near: boolean }) => {
  const { view } = useStorm()
  const out = outOfTrack(view, side, front)
  if (out.length === 0) return null
  return (
    <div class={`leaving ${near ? 'near' : 'far'} ${out.some(one => one.place === 'storming') ? 'strides' : ''}`}>
      {out.map(creature => (
        <Creature key={creature.id} creature={creature} />
      ))}
    </div>
  )
}

export const BattleZone = ({ front, near }: { front: Front; near: Side }) => {
  const { view, voice, moves, send } = useStorm()
  const far = otherSide(front, near)
  const asked = myQuestion(view)
  const ordered = asked?.kind === 'order' && view.creatures.find(one => one.id === asked.creature)
  /** A space to be held lights up: pressing it is the order. */
  const holding = (space: 'frontline' | 'nml') => {
    const found =
      ordered && ordered.side === near && ordered.front === front.id
        ? moves.find(({ move }) => move.kind === 'hold' && move.space === space)
        : undefined
    return found && { onPress: () => send(found), hint: moveLabel(view, voice, found) }
  }
  return (
    <section class="battle-zone" aria-label={say('storm.battle-zone')}>
      <h3 class="track-name">{say('storm.battle-zone')}</h3>
      <Leaving side={far} front={front.id} near={false} />
      <Space side={far} place="frontline" creature={onSpace(view, far, front.id, 'frontline')} />
      <Space side="shared" place="nml" creature={onNoMansLand(view, front.id)} {...holding('nml')} />
      <Space
        side={near}
        place="frontline"
        creature={onSpace(view, near, front.id, 'frontline')}
        {...holding('frontline')}
      />
      <Leaving side={near} front={front.id} near={true} />
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
