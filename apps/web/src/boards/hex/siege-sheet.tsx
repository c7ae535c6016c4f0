/** The siege sheet: a small plan with four ticks a wall hex, the calendar, who heals when, engines with their points. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { boxAround, hexesPath, SIZE, spotOf } from './layout.ts'
import type { DrawnMap } from './map-shapes.ts'
import { memo } from './memo.ts'
import { capital, hexName, pieceName, pieceTitle } from './piece-label.ts'

const stageOf = (view: View, hex: string): number => (view.rubble.includes(hex) ? 4 : (view.stages[hex] ?? 0))

/** The ticks of a wall hex from one stage to another; the wall is down at four. */
const ticks = (hex: string, from: number, to: number): string => {
  const { x, y } = spotOf(hex)
  return [0, 1, 2, 3]
    .slice(from, to)
    .map(n => `M${x + (n - 1.5) * 10} ${y - SIZE * 0.4}v${SIZE * 0.8}`)
    .join('')
}

const Plan = ({ view, map, voice }: { readonly view: View; readonly map: DrawnMap; readonly voice: Speaker }) => {
  const walls = Object.keys(map.hexes).filter(hex => map.hexes[hex]!.flags.includes('batterable'))
  if (walls.length === 0) return null
  const box = boxAround(walls)
  return (
    <svg
      class="plan"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={voice.say('table.plan')}
    >
      <path class="plan-wall" d={hexesPath(walls)} />
      <path class="plan-down" d={hexesPath(walls.filter(hex => stageOf(view, hex) === 4))} />
      <path class="plan-ticks" d={walls.map(hex => ticks(hex, stageOf(view, hex), 4)).join('')} />
      <path class="plan-hits" d={walls.map(hex => ticks(hex, 0, stageOf(view, hex))).join('')} />
    </svg>
  )
}

const Sheet = ({
  view,
  map,
  voice,
}: {
  readonly view: View
  readonly map: DrawnMap | undefined
  readonly voice: Speaker
}) => {
  const { sheet } = view
  const machines = Object.values(view.engines).filter(
    ({ strength, where }) => strength !== undefined && where !== 'destroyed',
  )
  const damaged = Object.keys(view.stages).length > 0
  if (view.days <= 1 && !damaged) return null
  return (
    <details class="panel siege-sheet" open={view.stage === 'day'}>
      <summary>{voice.say('table.siege-sheet')}</summary>
      {view.days > 1 && (
        <ol class="calendar" aria-label={voice.say('table.calendar')}>
          {Array.from({ length: view.days }, (_, i) => i + 1).map(day => {
            // A sortie takes the place of the day's bombardment.
            const plan = sheet.plans.findLast(one => one.day === day)?.plan
            const notes = sheet.notes.filter(note => note.day === day).length
            return (
              <li
                key={day}
                class={`${day < sheet.day ? 'past' : ''} ${day === sheet.day ? 'today' : ''}`}
                title={plan && voice.say(`plan.${plan}`)}
              >
                {day}
                {notes > 0 && <sup>{notes}</sup>}
              </li>
            )
          })}
        </ol>
      )}
      {map && <Plan view={view} map={map} voice={voice} />}
      {machines.length > 0 && (
        <ul class="machines">
          {machines.map(engine => (
            <li key={engine.id}>
              {pieceTitle(view, voice, engine.id)}: <strong>{engine.strength}</strong>
              {engine.repaired !== undefined && ` · ${voice.say('table.repaired-on', { n: engine.repaired })}`}
            </li>
          ))}
        </ul>
      )}
      <ul class="notes">
        {sheet.notes.map((note, i) => (
          <li key={i}>
            {voice.say('table.day', { n: note.day })}:{' '}
            {capital(
              voice.say(`note.${note.kind}`, {
                piece: note.piece ? pieceName(view, voice, note.piece) : note.hex ? hexName(note.hex) : '',
              }),
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
/** Long to draw, and the same until something happens. */
export const SiegeSheet = memo(Sheet)
