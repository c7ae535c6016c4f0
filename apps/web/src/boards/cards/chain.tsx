/** The chain of commands as a stack: last played on top, resolved from there down. */
import { say } from '../../i18n/say.ts'
import { nameOf } from './card.tsx'
import { sideName, thingName } from './labels.ts'
import { useStorm } from './storm-context.ts'
import { about, otherSide, sideNumber, waitingFor } from './storm-view.ts'

export const ChainStack = () => {
  const { view, voice, moves, press, read } = useStorm()
  if (view.chain.length === 0) return null
  const reacting = view.decisions.filter(one => one.kind === 'react').map(one => one.seat)
  return (
    <section class="chain" aria-label={say('storm.chain')}>
      <h3>{say('storm.chain')}</h3>
      <ol class="chain-links" reversed>
        {[...view.chain].reverse().map((link, i) => {
          const lit = about(moves, link.id).length > 0
          const { design } = link.context
          const text = voice.sayIfKnown(`card.${design}.${link.kind === 'ability' ? 'passive' : 'action'}`)
          // [SS-LMS-4] Among several tracks it works on the one it is played on.
          const front = view.fronts.find(one => !view.boss && view.fronts.length > 1 && one.id === link.context.front)
          const targets = link.pieces.flatMap(piece => piece.targets ?? [])
          return (
            <li
              key={link.id}
              class={`chain-link side-${sideNumber(view, link.context.you)} ${link.negated ? 'negated' : ''} ${lit ? 'lit' : ''}`}
            >
              <button type="button" class="chain-name" onClick={() => (lit ? press(link.id) : read(design))}>
                {i === 0 && (
                  <span class="chain-next">{say(view.resolving ? 'storm.chain-resolving' : 'storm.chain-next')}</span>
                )}
                <b>{nameOf(voice, design)}</b>
                <span class="small">
                  {sideName(view, voice, link.context.you)} · {say(`storm.link.${link.kind}`)}
                  {front &&
                    ` · ${say('storm.front-against', { who: sideName(view, voice, otherSide(front, link.context.you)) })}`}
                  {link.negated && ` · ${say('storm.negated')}`}
                </span>
                {text && <span class="small chain-text">{text}</span>}
                {targets.length > 0 && (
                  <span class="small">→ {targets.map(target => thingName(view, voice, target)).join(', ')}</span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      {reacting.length > 0 && (
        <p class="small muted">
          {say('storm.may-react', {
            who: waitingFor(view)
              .map(seat => sideName(view, voice, seat))
              .join(', '),
          })}
        </p>
      )}
    </section>
  )
}
