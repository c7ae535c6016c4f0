/** The door to the siege table: brings its icons and style along, and turns a table of the wire into what the map needs. */
import { icons } from 'virtual:icons/siege'
import type { Move, View } from '@siegeworks/siege'
import { useMemo } from 'preact/hooks'
import { addIcons } from '../../art/icons.ts'
import { say } from '../../i18n/say.ts'
import { ask } from '../../local/client.ts'
import '../../style/siege.css'
import type { BoardProps } from '../../table/board.ts'
import { LogView } from '../../table/log-view.tsx'
import { restingText } from '../../table/resting.ts'
import { UndoButton } from '../../table/undo-button.tsx'
import type { Advise } from './advice.ts'
import { lastNews, siegeNarrator } from './siege-narrate.ts'
import { SiegeTable } from './siege-table.tsx'
import { sinceOwn, storyOf, tracesOf } from './story.ts'

addIcons(icons)

const advise: Advise = (question, view) => ask('advise', 'siege', view, question)

export const SiegeBoard = ({ table, voice, twin, logOpen, replaying }: BoardProps) => {
  const sheet = table.sheet.value
  const view = sheet?.view as View
  const moves = useMemo(
    () => (replaying ? [] : (sheet?.legal ?? []).map(({ text, move }) => ({ text, move: move as Move }))),
    [sheet, replaying],
  )
  const narrate = useMemo(() => siegeNarrator(view, voice), [view, voice])
  const news = useMemo(() => {
    const since = sinceOwn(table.log.value, table.seat.value)
    return {
      latest: lastNews(table.log.value, narrate, say('table.taken-back')),
      story: storyOf(since, narrate),
      traces: tracesOf(since, view),
    }
  }, [sheet, narrate])
  return (
    <SiegeTable
      view={view}
      moves={moves}
      seat={table.seat.value}
      voice={voice}
      play={table.play}
      advise={advise}
      replaying={replaying}
      inWords={twin}
      {...news}
      resting={replaying ? undefined : restingText(table)}
      undo={!replaying && <UndoButton table={table} />}
    >
      <div class={`siege-log ${logOpen ? 'open' : ''}`}>
        <LogView
          entries={table.log.value}
          narrate={narrate}
          open={logOpen}
          momentHref={seq => `/replay/${table.source}/${table.match}?as=${table.seat.value}&at=${seq}`}
        />
      </div>
    </SiegeTable>
  )
}
