/** The table in words: everything on it as a list, and every move as a button. For screen readers and whoever likes it. */
import type { CreatureView, Side } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n/say.ts'
import { nameOf } from './card.tsx'
import { moveLabels, sideName } from './labels.ts'
import { useStorm } from './storm-context.ts'

/** How a creature stands: its figures, the tokens on it, and whether it can be targeted. */
const standsAs = (voice: Speaker, { att, def, gang, spirit, untargetable }: CreatureView): string =>
  [
    say('storm.figures', { att: att ?? 0, def: def ?? 0 }),
    gang ? `${voice.say('part.gang')} +${gang}` : '',
    spirit ? `${voice.say('part.spirit')} ${spirit}` : '',
    untargetable ? say('storm.warded') : '',
  ]
    .filter(Boolean)
    .join(', ')

const SideInWords = ({ side }: { side: Side }) => {
  const { view, voice } = useStorm()
  const stock = view.stocks[side]
  if (!stock) return null
  const standing = view.creatures.filter(one => one.side === side)
  return (
    <section>
      <h3>{sideName(view, voice, side)}</h3>
      <p>
        {say('storm.twin.piles', {
          resources: stock.resourceCount,
          hand: stock.handCount,
          casualties: stock.casualties.length,
          heal: stock.heal.length,
          supporters: stock.supporters.length,
          ready: stock.supporters.filter(one => one.ready).length,
        })}
      </p>
      <ul>
        {standing.map(one => (
          <li key={one.id}>
            {say('app.about', {
              what: say(`storm.place.${one.place}`),
              text: one.design ? nameOf(voice, one.design) : say('storm.hidden-card'),
            })}
            , {standsAs(voice, one)}
          </li>
        ))}
        {standing.length === 0 && <li>{say('storm.twin.nobody')}</li>}
      </ul>
      {stock.hand && (
        <p>
          {say('storm.twin.hand')}{' '}
          {voice.list(stock.hand.map(card => (card.design ? nameOf(voice, card.design) : say('storm.hidden-card'))))}
        </p>
      )}
    </section>
  )
}

export const TextTwin = () => {
  const { view, voice, moves, send } = useStorm()
  const labels = moveLabels(view, voice, moves)
  const top = useRef<HTMLDivElement>(null)
  // Whoever asks for the words reads on from here, not from the log.
  useEffect(() => top.current?.focus(), [])
  const sides: readonly Side[] = [...view.seats, ...(view.boss ? (['boss'] as const) : [])]
  return (
    <div ref={top} class="twin" tabIndex={-1}>
      {moves.length > 0 && (
        <section aria-label={say('table.moves')}>
          <h3>{say('table.moves')}</h3>
          <ul class="plain twin-moves">
            {moves.map((one, i) => (
              <li key={one.text}>
                <button type="button" class="btn" data-move={one.text} onClick={() => send(one)}>
                  {labels[i]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sides.map(side => (
        <SideInWords key={side} side={side} />
      ))}
    </div>
  )
}
