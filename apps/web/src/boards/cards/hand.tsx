/** The own hand as a fan, and Supporters one taps to commit. */
import type { Seat, Side, View } from '@siegeworks/siegestorm'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { Card, CardBack, nameOf } from './card.tsx'
import { Pressable } from './pressable.tsx'
import { useStorm } from './storm-context.ts'
import { myQuestion } from './storm-view.ts'

type VisionCard = NonNullable<View['stocks'][Seat]>['vision'][number]

/** Cards looked at: wherever the hand was scrolled to, they are what one sees. */
const Vision = ({ cards }: { cards: readonly VisionCard[] }) => {
  const { voice } = useStorm()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [])
  return (
    <div ref={place} class="vision">
      <span class="vision-title">{say('storm.vision')}</span>
      {cards.map(card => (
        <Pressable key={card.id} id={card.id} design={card.design} label={nameOf(voice, card.design)} class="hand-card">
          <Card design={card.design} size="medium" voice={voice} />
        </Pressable>
      ))}
    </div>
  )
}

export const Hand = ({ seat }: { seat: Seat }) => {
  const { view, voice } = useStorm()
  const stock = view.stocks[seat]
  if (!stock) return null
  const cards = stock.hand
  const asked = myQuestion(view)
  const played = asked?.kind === 'pay' ? asked.card : undefined
  if (!cards) return <BackHand count={stock.handCount} />
  // Cards looked at need their places as well, and their frame one more.
  const places = cards.length + (stock.vision.length > 0 ? stock.vision.length + 1 : 0)
  return (
    <section class="hand" aria-label={say('storm.your-hand', { n: cards.length })} style={{ '--count': places }}>
      {cards.map((card, i) => (
        <div key={card.id} class="hand-place" style={{ '--i': i }}>
          <Pressable
            id={card.id}
            design={card.design}
            label={card.design ? nameOf(voice, card.design) : say('storm.hidden-card')}
            class={`hand-card ${card.id === played ? 'played' : ''}`}
            draggable={true}
          >
            {card.design ? (
              <Card
                design={card.design}
                size="medium"
                voice={voice}
                {...(card.cost !== undefined && { cost: card.cost })}
              />
            ) : (
              <CardBack size="medium" />
            )}
          </Pressable>
        </div>
      ))}
      {cards.length === 0 && <p class="muted small">{say('storm.hand-empty')}</p>}
      {stock.vision.length > 0 && <Vision cards={stock.vision} />}
    </section>
  )
}

export const BackHand = ({ count }: { count: number }) => (
  <div class="back-hand" role="img" aria-label={say('storm.their-hand', { n: count })}>
    {Array.from({ length: Math.min(count, 10) }, (_, i) => (
      <CardBack key={i} size="small" />
    ))}
    <span class="back-count">{count}</span>
  </div>
)

export const Supporters = ({ side }: { side: Side }) => {
  const { view, voice } = useStorm()
  const supporters = view.stocks[side]?.supporters ?? []
  if (supporters.length === 0) return <div class="supporters empty" />
  return (
    <section class="supporters" aria-label={say('storm.supporters', { n: supporters.length })}>
      {supporters.map(one => (
        <Pressable
          key={one.id}
          id={one.id}
          design={one.design}
          label={`${one.design ? nameOf(voice, one.design) : say('storm.supporter')}, ${say(one.ready ? 'storm.ready' : 'storm.committed')}`}
          class={`supporter ${one.ready ? '' : 'committed'}`}
        >
          <CardBack size="small" />
        </Pressable>
      ))}
    </section>
  )
}
