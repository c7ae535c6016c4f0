/** A card, drawn once, in three sizes: large to read, medium in the hand, small on the track. */
import type { Speaker } from '@siegeworks/words'
import { CardPicture } from '../../art/card-picture.tsx'
import { colorsOf } from '../../art/factions.ts'
import { Icon } from '../../art/icon.tsx'
import { cardFacts } from './catalogue.ts'
import type { CardFacts } from './facts.ts'

export type CardSize = 'large' | 'medium' | 'small'

export interface CardProps {
  readonly design: string
  readonly size: CardSize
  readonly voice: Speaker
  /** As they stand now, when that is not what is printed. */
  readonly att?: number
  readonly def?: number
  readonly cost?: number
  readonly gang?: number
  readonly spirit?: number
  readonly class?: string
}

/** Names with more letters are written smaller. */
const LONG_NAME = 20

const RANKS = ['soldier', 'veteran', 'elite', 'champion']

const SPECIAL_ICONS: { readonly [special: string]: string } = {
  shielded: 'checked-shield',
  gang: 'rally-the-troops',
  spirit: 'ghost',
  totem: 'totem-head',
  swap: 'swap-bag',
  shade: 'hooded-assassin',
  ghost: 'spectre',
}

const Chevrons = ({ rank, label }: { rank: string; label: string }) => (
  <svg class="card-rank" viewBox="0 0 20 26" role="img" aria-label={label}>
    {Array.from({ length: RANKS.indexOf(rank) + 1 }, (_, i) => (
      <path key={i} d={`M2 ${22 - i * 6}l8 -6 8 6v-4l-8 -6 -8 6z`} />
    ))}
  </svg>
)

const tone = (now: number | undefined, printed: number | undefined): string =>
  now === undefined || printed === undefined || now === printed ? '' : now > printed ? 'up' : 'down'

const Figure = ({
  kind,
  now,
  printed,
  label,
}: {
  kind: 'att' | 'def'
  now: number | undefined
  printed: number | undefined
  label: string
}) => {
  const value = now ?? printed
  if (value === undefined) return <span />
  return (
    <span class={`card-figure ${kind} ${tone(now, printed)}`}>
      <span class="sr-only">{label} </span>
      <b>{value}</b>
      <Icon name={kind === 'att' ? 'crossed-swords' : 'shield'} />
    </span>
  )
}

const Texts = ({ facts, voice }: { facts: CardFacts; voice: Speaker }) => {
  const action = voice.sayIfKnown(`card.${facts.id}.action`)
  const passive = voice.sayIfKnown(`card.${facts.id}.passive`)
  return (
    <div class="card-texts">
      {action && (
        <p class="card-action">
          <b>{voice.sayIfKnown('part.action')}</b> {action}
        </p>
      )}
      {passive && (
        <p class="card-passive">
          <b>{voice.sayIfKnown('part.passive')}</b> {passive}
        </p>
      )}
    </div>
  )
}

export const nameOf = (voice: Speaker, design: string): string =>
  voice.sayIfKnown(`card.${design}.name`) ?? cardFacts(design).name

export const Card = ({ design, size, voice, class: extra, ...now }: CardProps) => {
  const facts = cardFacts(design)
  const colors = colorsOf(facts.faction)
  const name = nameOf(voice, design)
  const style = { '--frame': colors.frame, '--metal': colors.metal, '--card-ink': colors.ink, '--deep': colors.deep }
  return (
    <div class={`card ${size} ${facts.kind} ${extra ?? ''}`} style={style}>
      <div class="card-head">
        <span class={`card-cost ${tone(now.cost, facts.cost)}`}>
          <span class="sr-only">{voice.sayIfKnown('part.cost')} </span>
          {now.cost ?? facts.cost}
        </span>
        <span class={`card-name ${name.length > LONG_NAME ? 'long' : ''}`}>{name}</span>
        {facts.rank && <Chevrons rank={facts.rank} label={voice.sayIfKnown(`rank.${facts.rank}`) ?? facts.rank} />}
      </div>
      <div class="card-window">
        <CardPicture design={design} faction={facts.faction} />
        {facts.command && (
          <span class="card-command">
            {voice.sayIfKnown(`command.${facts.command}`) ?? facts.command}
            {facts.specials.map(special => (
              <Icon
                key={special}
                name={SPECIAL_ICONS[special] ?? 'shield'}
                label={voice.sayIfKnown(`special.${special}`) ?? special}
              />
            ))}
          </span>
        )}
        {((now.gang ?? 0) > 0 || (now.spirit ?? 0) > 0) && (
          <span class="card-tokens">
            {(now.gang ?? 0) > 0 && (
              <span class="token gang" title={voice.sayIfKnown('part.gang')}>
                +{now.gang}
              </span>
            )}
            {(now.spirit ?? 0) > 0 && (
              <span class="token spirit" title={voice.sayIfKnown('part.spirit')}>
                {now.spirit}
              </span>
            )}
          </span>
        )}
      </div>
      {size !== 'small' && <Texts facts={facts} voice={voice} />}
      <div class="card-foot">
        <Figure kind="att" now={now.att} printed={facts.att} label={voice.sayIfKnown('part.att') ?? 'ATT'} />
        {facts.origin && size !== 'small' && (
          <span class={`card-crest ${facts.origin}`} title={voice.sayIfKnown(`origin.${facts.origin}`)} />
        )}
        <Figure kind="def" now={now.def} printed={facts.def} label={voice.sayIfKnown('part.def') ?? 'DEF'} />
      </div>
    </div>
  )
}

/** [SS-CARD-5] One neutral back for every faction. */
export const CardBack = ({ size, class: extra }: { size: CardSize; class?: string }) => (
  <div class={`card back ${size} ${extra ?? ''}`} aria-hidden="true">
    <svg viewBox="0 0 50 70" preserveAspectRatio="none">
      <rect x="3" y="3" width="44" height="64" rx="3" fill="none" stroke="currentColor" stroke-width="1" />
      <path d="M3 3L47 67M47 3L3 67M25 3V67M3 35H47" stroke="currentColor" stroke-width="0.4" opacity="0.6" />
      <path d="M25 15L41 35L25 55L9 35Z" fill="#14161a" stroke="currentColor" stroke-width="1" />
      <path
        d="M15 44V32h3v-3h3v3h2v-7h-2v-4h3v2h2v-2h3v4h-2v7h2v-3h3v3h3v12h-7v-6a3 3 0 0 0-6 0v6z"
        fill="currentColor"
      />
    </svg>
  </div>
)
