import type { CreatureView, Place, Side } from '@siegeworks/siegestorm'
import { say } from '../../i18n/say.ts'
import { Card, CardBack, nameOf } from './card.tsx'
import { sideName } from './labels.ts'
import { Pressable } from './pressable.tsx'
import { useStorm } from './storm-context.ts'
import { sideNumber } from './storm-view.ts'

export const Creature = ({ creature }: { creature: CreatureView }) => {
  const { view, voice } = useStorm()
  const { design, att, def, gang, spirit } = creature
  const name = design ? nameOf(voice, design) : say('storm.hidden-card')
  const figures = say('storm.figures', { att: att ?? 0, def: def ?? 0 })
  return (
    <Pressable
      id={creature.id}
      design={design}
      label={`${name}, ${figures}, ${sideName(view, voice, creature.side)}`}
      note={sideName(view, voice, creature.side)}
      class={`creature side-${sideNumber(view, creature.side)} ${creature.place}`}
    >
      {design ? (
        <Card design={design} size="small" voice={voice} att={att} def={def} gang={gang} spirit={spirit} />
      ) : (
        <CardBack size="small" />
      )}
      {creature.untargetable && <span class="warded" title={say('storm.warded')} />}
    </Pressable>
  )
}

export interface SpaceProps {
  readonly side: Side | 'shared'
  readonly place: Place
  readonly creature: CreatureView | undefined
  readonly hint?: string
  readonly onDrop?: (id: string) => void
  /** The space itself is an answer. */
  readonly onPress?: () => void
}

/** One space for one card, with its name while it is empty. */
export const Space = ({ side, place, creature, hint, onDrop, onPress }: SpaceProps) => {
  const { view } = useStorm()
  const number = side === 'shared' ? 0 : sideNumber(view, side)
  return (
    <div
      class={`space ${place} side-${number} ${onDrop ? 'takes' : ''}`}
      onDragOver={event => onDrop && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop?.(event.dataTransfer?.getData('text/plain') ?? '')
      }}
    >
      {creature ? (
        <Creature key={creature.id} creature={creature} />
      ) : onPress ? (
        <button type="button" class="space-name space-press lit" onClick={onPress}>
          {hint}
        </button>
      ) : (
        <span class="space-name">{say(`storm.place.${place}`)}</span>
      )}
    </div>
  )
}
