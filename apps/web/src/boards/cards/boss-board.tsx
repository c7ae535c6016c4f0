/** The boss: menace dial, life, reserves, hand face up, and why he did what he did. */

import type { Event } from '@siegeworks/siegestorm'
import { useState } from 'preact/hooks'
import { Icon } from '../../art/icon.tsx'
import { say } from '../../i18n/say.ts'
import { Modal } from '../../shell/modal.tsx'
import { isRule, RuleLink } from '../../table/rule-link.tsx'
import { Card, CardBack, nameOf } from './card.tsx'
import { allBosses } from './catalogue.ts'
import { sideName } from './labels.ts'
import { Pressable } from './pressable.tsx'
import { useStorm } from './storm-context.ts'
import { reasonLine } from './storm-narrate.ts'
import { about } from './storm-view.ts'

type Reasoned = Extract<Event, { kind: 'boss-reasoned' }>

const Dial = ({ menace, counts }: { menace: number; counts: number }) => (
  <div class="menace" role="img" aria-label={say('storm.menace', { n: menace, counts })}>
    <span class="menace-title">{say('storm.menace-title')}</span>
    {[1, 2, 3, 4, 5].map(level => (
      <span key={level} class={`menace-step ${level <= menace ? 'on' : ''} ${level === menace ? 'now' : ''}`}>
        {level === 5 ? '5+' : level}
      </span>
    ))}
  </div>
)

const Life = ({ life, full }: { life: number; full: number }) => (
  <div class="life">
    <Icon name="hearts" />
    <b>{life}</b>
    <meter min={0} max={full} value={life} aria-label={say('storm.life', { n: life, full })} />
    <span class="muted small">/ {full}</span>
  </div>
)

/** The reasons of the last turn of the boss, newest last. */
const reasonsOf = (log: readonly { readonly events: readonly { readonly kind: string }[] }[]): readonly Reasoned[] => {
  const events = log.flatMap(entry => entry.events) as readonly Event[]
  const began = events.findLastIndex(event => event.kind === 'turn-begun' && event.active.includes('boss'))
  return events.slice(Math.max(began, 0)).filter((event): event is Reasoned => event.kind === 'boss-reasoned')
}

const Why = () => {
  const { table, voice, view, read } = useStorm()
  const [open, setOpen] = useState(false)
  const reasons = reasonsOf(table.log.value)
  return (
    <div class="why">
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {say('storm.why')}
      </button>
      {view.boss && (
        <button type="button" class="btn quiet" onClick={() => read(view.boss?.card ?? '')}>
          {say('storm.boss-card')}
        </button>
      )}
      {open && (
        <Modal title={say('storm.why-title')} onClose={() => setOpen(false)}>
          {reasons.length === 0 && <p class="muted">{say('storm.why-nothing')}</p>}
          <ol class="why-list">
            {reasons.map((reason, i) => {
              const { text, rule } = reasonLine(voice, reason)
              return (
                <li key={`${i}-${reason.why}`}>
                  {text} {isRule(rule) && <RuleLink rule={rule} />}
                </li>
              )
            })}
          </ol>
        </Modal>
      )}
    </div>
  )
}

export const BossBoard = () => {
  const { view, voice, moves, press } = useStorm()
  const boss = view.boss
  const stock = view.stocks.boss
  if (!boss || !stock) return null
  const facts = allBosses.find(one => one.id === boss.card)
  const target = [...about(moves, 'boss'), ...about(moves, 'opponent')][0]
  return (
    <section class="boss-board" aria-label={sideName(view, voice, 'boss')}>
      <header class="boss-head">
        <Icon name="crown" />
        <div>
          <b class="boss-name">{sideName(view, voice, 'boss')}</b>
          {facts && <span class="muted small"> {say(`boss.${facts.difficulty as 'easy'}`)}</span>}
        </div>
        {target && (
          <button
            type="button"
            class="btn lit"
            onClick={() => press(about(moves, 'boss').length > 0 ? 'boss' : 'opponent')}
          >
            {say('storm.aim-here')}
          </button>
        )}
      </header>
      <Dial menace={boss.menace} counts={boss.counts} />
      <Life life={boss.life} full={boss.fullLife} />
      <dl class="boss-piles">
        <div>
          <dt>{say('storm.pile.resources')}</dt>
          <dd>{stock.resourceCount}</dd>
        </div>
        <div>
          <dt>{say('storm.pile.reserve')}</dt>
          <dd>{boss.reserve.length}</dd>
        </div>
        <div>
          <dt>{say('storm.pile.casualties')}</dt>
          <dd>{stock.casualties.length}</dd>
        </div>
      </dl>
      <div class="boss-hand" role="group" aria-label={say('storm.boss-hand')}>
        {(stock.hand ?? []).map(card => (
          <Pressable
            key={card.id}
            id={card.id}
            design={card.design}
            label={card.design ? nameOf(voice, card.design) : say('storm.hidden-card')}
          >
            {card.design ? <Card design={card.design} size="small" voice={voice} /> : <CardBack size="small" />}
          </Pressable>
        ))}
        {(stock.hand ?? []).length === 0 && <span class="muted small">{say('storm.boss-hand-empty')}</span>}
      </div>
      <Why />
    </section>
  )
}
