/** The piles of a side with their counts; public ones open to be looked through. */
import type { Side } from '@siegeworks/siegestorm'
import { useState } from 'preact/hooks'
import { Icon } from '../../art/icon.tsx'
import { say } from '../../i18n/say.ts'
import { Modal } from '../../shell/modal.tsx'
import { Card } from './card.tsx'
import { sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { about, sideNumber } from './storm-view.ts'

interface Lying {
  readonly id: string
  readonly design?: string
}

const PileDialog = ({ title, cards, onClose }: { title: string; cards: readonly Lying[]; onClose: () => void }) => {
  const { voice, moves, press, read } = useStorm()
  return (
    <Modal title={title} onClose={onClose} wide={true}>
      {cards.length === 0 ? (
        <p class="muted">{say('storm.pile-empty')}</p>
      ) : (
        <div class="pile-cards">
          {cards.map(card => (
            <button
              key={card.id}
              type="button"
              class={`pressable ${about(moves, card.id).length > 0 ? 'lit' : ''}`}
              onClick={() =>
                about(moves, card.id).length > 0 ? press(card.id) : card.design && read(card.design, card.id)
              }
            >
              {card.design && <Card design={card.design} size="medium" voice={voice} />}
            </button>
          ))}
        </div>
      )}
    </Modal>
  )
}

const Pile = ({
  icon,
  title,
  count,
  cards,
}: {
  icon: string
  title: string
  count: number | string
  cards?: readonly Lying[]
}) => {
  const [open, setOpen] = useState(false)
  const { moves } = useStorm()
  const lit = cards?.some(card => about(moves, card.id).length > 0)
  const face = (
    <>
      <Icon name={icon} />
      <b>{count}</b>
      <span class="pile-title">{title}</span>
    </>
  )
  if (!cards)
    return (
      <div class="pile" title={title}>
        {face}
      </div>
    )
  return (
    <>
      <button type="button" class={`pile browse ${lit ? 'lit' : ''}`} onClick={() => setOpen(true)} title={title}>
        {face}
      </button>
      {open && <PileDialog title={title} cards={cards} onClose={() => setOpen(false)} />}
    </>
  )
}

export const Piles = ({ side }: { side: Side }) => {
  const { view, voice, moves, press } = useStorm()
  const stock = view.stocks[side]
  if (!stock) return null
  const active = view.turn.active.includes(side)
  const targets = [
    ...about(moves, side),
    ...(side !== view.viewer && view.seats.length + (view.boss ? 1 : 0) === 2 ? about(moves, 'opponent') : []),
  ]
  // One's own Supporters lie on the table; of the others' it is told how many are ready.
  const supporters = side === view.viewer ? [] : stock.supporters
  // The log calls you by your seat: here the two are put together.
  const mine = side === view.viewer ? voice.sayIfKnown(`seat.${side}`) : undefined
  const who = [sideName(view, voice, side), mine].filter(Boolean).join(' · ')
  return (
    <section class={`piles side-${sideNumber(view, side)} ${active ? 'active' : ''}`} aria-label={who}>
      <header class="piles-head">
        <span class={`side-mark side-${sideNumber(view, side)}`} aria-hidden="true" />
        {targets.length > 0 ? (
          <button
            type="button"
            class="btn lit"
            onClick={() => press(about(moves, side).length > 0 ? side : 'opponent')}
          >
            {who}
          </button>
        ) : (
          <b>{who}</b>
        )}
        {active && <span class="turn-mark">{say('table.turn')}</span>}
      </header>
      <div class="piles-row">
        <Pile icon="stack" title={say('storm.pile.resources')} count={stock.resourceCount} />
        <Pile icon="poker-hand" title={say('storm.pile.hand')} count={stock.handCount} />
        <Pile
          icon="skull-crossed-bones"
          title={say('storm.pile.casualties')}
          count={stock.casualties.length}
          cards={stock.casualties}
        />
        <Pile icon="healing" title={say('storm.pile.heal')} count={stock.heal.length} cards={stock.heal} />
        {supporters.length > 0 && (
          <Pile
            icon="rally-the-troops"
            title={say('storm.pile.supporters')}
            count={`${supporters.filter(one => one.ready).length}/${supporters.length}`}
          />
        )}
        {view.destroyed.length > 0 && side === view.viewer && (
          <Pile
            icon="campfire"
            title={say('storm.pile.destroyed')}
            count={view.destroyed.length}
            cards={view.destroyed}
          />
        )}
      </div>
    </section>
  )
}
