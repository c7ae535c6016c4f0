/** Why one sees or does not: the sentence with its rule, the side elevation, range, cover, modifiers, odds. */

import { RuleLink } from '../../table/rule-link.tsx'
import type { SightAdvice } from './advice.ts'
import { DiceBar } from './dice-bar.tsx'
import { Elevation } from './elevation.tsx'
import type { DrawnMap } from './map-shapes.ts'
import { hexName, moveLabel, pieceName } from './piece-label.ts'
import { hexesOfPiece, type SiegeMove } from './siege-moves.ts'
import type { SiegeTableProps } from './siege-table.tsx'
import { useSight } from './sight-line.tsx'

interface SightFactsProps extends Pick<SiegeTableProps, 'view' | 'voice'> {
  readonly sight: SightAdvice
  readonly from: string
  readonly to: string
}

/** Whether he sees, why not, and what a shot would have to reckon with. */
const SightFacts = ({ view, voice, sight, from, to }: SightFactsProps) => (
  <>
    <p class={sight.open ? 'verdict good' : 'verdict bad'}>
      {sight.open ? '✓ ' : '✗ '}
      {voice.say(sight.open ? 'table.sight-open' : 'table.sight-closed', {
        from: pieceName(view, voice, from),
        to: hexName(to),
      })}
    </p>
    {sight.block && (
      <p>
        {voice.say(`block.${sight.block.code}`, { hex: sight.block.hex ? hexName(sight.block.hex) : '' })}{' '}
        <RuleLink rule={sight.block.rule} />
      </p>
    )}
    <dl class="sight-numbers">
      <dt>{voice.say('table.range')}</dt>
      <dd>
        {sight.range} {sight.shot && `(${voice.say(`band.${sight.shot.band}`)})`}
      </dd>
      <dt>{voice.say('table.cover')}</dt>
      <dd>
        {voice.say(`cover.${sight.cover}`)} {sight.coverRule && <RuleLink rule={sight.coverRule} />}
      </dd>
      {(sight.open ? sight.shot?.modifiers : [])?.map(({ code, value, rule }) => (
        <>
          <dt>{voice.say(`modifier.${code}`)}</dt>
          <dd>
            {value >= 0 ? `+${value}` : `−${-value}`} <RuleLink rule={rule} />
          </dd>
        </>
      ))}
    </dl>
    {sight.open && sight.shot && (
      <DiceBar faces={sight.shot.faces} results={sight.shot.mounted ? 'shot-mounted' : 'shot-foot'} voice={voice} />
    )}
  </>
)

/** Whoever is about to be shot at: the line is on the map, the reckoning here. */
export const ShotPanel = ({
  view,
  voice,
  advise,
  moves,
  from,
  to,
  onSend,
}: Omit<SightFactsProps, 'sight'> &
  Pick<SiegeTableProps, 'advise' | 'moves'> & { readonly onSend: (move: SiegeMove) => void }) => {
  const sight = useSight(view, advise, from, to)
  const shots = moves.filter(({ move }) => move.kind === 'shoot' && hexesOfPiece(view, move.target).includes(to))
  return sight ? (
    <section class="panel shot-panel">
      <h2>{voice.say('table.line-of-fire')}</h2>
      <div class="main-moves loose">
        {shots.map(one => (
          <button key={one.text} type="button" class="btn primary" onClick={() => onSend(one)}>
            {moveLabel(view, voice, one.move)}
          </button>
        ))}
      </div>
      <SightFacts view={view} voice={voice} sight={sight} from={from} to={to} />
    </section>
  ) : null
}

interface SightPanelProps extends SiegeTableProps {
  readonly map: DrawnMap
  readonly looking: { readonly from: string; readonly to?: string }
  readonly hover: string | undefined
  readonly onClose: () => void
}

export const SightPanel = ({ view, voice, advise, looking, hover, onClose }: SightPanelProps) => {
  const to = looking.to ?? hover
  const sight = useSight(view, advise, looking.from, to)
  return (
    <section class="panel sight-panel" aria-live="polite">
      <header>
        <h2>{voice.say('table.line-of-fire')}</h2>
        <button type="button" class="btn quiet" onClick={onClose}>
          {voice.say('table.close')}
        </button>
      </header>
      {!sight || to === undefined ? (
        <p class="muted">{voice.say('table.look-where')}</p>
      ) : (
        <div class="sight-facts">
          <div>
            <SightFacts view={view} voice={voice} sight={sight} from={looking.from} to={to} />
          </div>
          <Elevation sight={sight} voice={voice} />
        </div>
      )}
    </section>
  )
}
