/** A card large, with what can be done with it: as an action, as a creature, its abilities; and why not. */
import type { Front, Move } from '@siegeworks/siegestorm'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { Modal } from '../../shell/modal.tsx'
import { Refusal } from '../../table/refusal-toast.tsx'
import { BossCard } from './boss-card.tsx'
import { Card, nameOf } from './card.tsx'
import { allBosses, cardFacts } from './catalogue.ts'
import { Keywords } from './keywords.tsx'
import { moveLabel, thingName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { about, frontsOf, type StormMove } from './storm-view.ts'

const Half = ({
  as,
  card,
  front,
  several,
  cost,
}: {
  as: 'action' | 'creature'
  card: string
  front: Front | undefined
  several: boolean
  cost: number
}) => {
  const { view, voice, moves, send, whyNot } = useStorm()
  const isIt = ({ move }: StormMove): boolean =>
    move.kind === 'play' &&
    move.card === card &&
    move.as === as &&
    (move.front === undefined || move.front === front?.id)
  const found = moves.find(isIt)
  const wish: Move = { kind: 'play', card, as, ...(several && front && { front: front.id }) }
  return (
    <button
      type="button"
      class={`half ${as}`}
      aria-disabled={!found}
      data-half={as}
      onClick={() => (found ? send(found) : whyNot(wish))}
    >
      <b>{say(`storm.as-${as}`)}</b>
      {several && front && <span class="small">{thingName(view, voice, front.id)}</span>}
      <span class="small">{found ? say(`storm.as-${as}.hint`) : say('table.why-not')}</span>
      {found && <span class="half-cost">{say('storm.half-cost', { n: cost })}</span>}
    </button>
  )
}

const Doings = ({ design, id }: { design: string; id: string }) => {
  const { table, view, voice, moves, send, whyNot, replaying } = useStorm()
  const seat = view.viewer === 'spectator' ? undefined : view.viewer
  const card = seat && view.stocks[seat]?.hand?.find(one => one.id === id)
  const cost = card?.cost ?? cardFacts(design).cost
  const abilities = about(moves, id).filter(({ move }) => move.kind === 'activate')
  const others = about(moves, id).filter(({ move }) => move.kind !== 'activate' && move.kind !== 'play')
  const fronts = seat ? frontsOf(view, seat) : []
  const playing =
    card && !replaying && view.decisions.some(one => one.seat === seat && (one.kind === 'turn' || one.kind === 'react'))
  // A card that cannot be played at all says why at once: as a creature while one deploys, else as an action.
  useEffect(() => {
    if (!playing || about(moves, id).length > 0 || table.link.peek() !== 'open') return
    const as = view.progress[seat!]?.step === 'deploy' ? 'creature' : 'action'
    whyNot({ kind: 'play', card: id, as, ...(fronts.length > 1 && { front: fronts[0]!.id }) })
  }, [])
  return (
    <div class="doings">
      {playing && (
        <div class="halves">
          {(fronts.length > 1 ? fronts : [fronts[0]]).map(front => (
            <div key={front?.id ?? ''} class="halves-row">
              <Half as="action" card={id} front={front} several={fronts.length > 1} cost={cost} />
              <Half as="creature" card={id} front={front} several={fronts.length > 1} cost={cost} />
            </div>
          ))}
          <Refusal table={table} voice={voice} />
        </div>
      )}
      {abilities.map(one => (
        <button key={one.text} type="button" class="btn primary" data-move={one.text} onClick={() => send(one)}>
          {say('storm.move.activate', { card: nameOf(voice, design) })}
        </button>
      ))}
      {others.map(one => (
        <button key={one.text} type="button" class="btn" data-move={one.text} onClick={() => send(one)}>
          {one.move.kind === 'choose' || one.move.kind === 'target'
            ? say('storm.choose-this')
            : moveLabel(view, voice, one)}
        </button>
      ))}
    </div>
  )
}

export const CardDialog = ({
  design,
  id,
  onClose,
}: {
  design: string
  id: string | undefined
  onClose: () => void
}) => {
  const { view, voice } = useStorm()
  const boss = allBosses.find(one => one.id === design)
  if (boss)
    return (
      <Modal title={voice.sayIfKnown(`boss.${boss.boss}.name`) ?? boss.name} onClose={onClose}>
        <BossCard boss={boss} voice={voice} />
      </Modal>
    )
  const creature = view.creatures.find(one => one.id === id)
  const { faction, rank, origin } = cardFacts(design)
  const kin = [`faction.${faction}`, `rank.${rank}`, `origin.${origin}`]
    .map(key => voice.sayIfKnown(key))
    .filter(Boolean)
  return (
    <Modal title={nameOf(voice, design)} onClose={onClose}>
      <p class="small muted reading-kin">{kin.join(' · ')}</p>
      <div class="reading">
        <Card
          design={design}
          size="large"
          voice={voice}
          {...(creature && { att: creature.att, def: creature.def, gang: creature.gang, spirit: creature.spirit })}
        />
        <div class="reading-side">
          {id && <Doings design={design} id={id} />}
          <Keywords design={design} voice={voice} />
        </div>
      </div>
    </Modal>
  )
}
