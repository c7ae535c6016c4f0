/** The bar over a table: back, whose move, clocks, the wire, and everything one does with a game. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import type { GameId } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { talkAt } from '../people/muted.ts'
import { lazy } from '../shell/lazy.tsx'
import { announce } from '../shell/speech.ts'
import { Clocks } from './clocks.tsx'
import type { Table } from './model.ts'
import { OrdersDialog, takesOrders } from './orders.tsx'
import { Chat, TableMenu } from './table-menu.tsx'

const PeopleDialog = lazy<{ table: Table; onClose: () => void }>(
  async () => (await import('../people/people-dialog.tsx')).PeopleDialog,
)
type Opened = 'menu' | 'talk' | 'people' | 'orders'

export interface BarProps {
  readonly table: Table
  readonly game: GameId
  readonly title: string
  readonly twin: boolean
  readonly onTwin: () => void
  readonly onLog: () => void
  /** Other seats of this screen that may act at the same time. */
  readonly others: readonly { readonly seat: string; readonly name: string }[]
  readonly onSwitch: (seat: string) => void
}

export const TableBar = ({ table, game, title, twin, onTwin, onLog, others, onSwitch }: BarProps) => {
  const [opened, setOpened] = useState<Opened | undefined>(undefined)
  const close = (): void => setOpened(undefined)
  const talking = opened === 'talk'
  const said = talkAt(table).length
  const [heard, setHeard] = useState(said)
  const talks = table.source === 'online' && (table.table.value?.settings.chat ?? 'closed') !== 'closed'
  const unheard = Math.max(0, said - heard)
  useEffect(() => {
    if (talking) setHeard(said)
    else if (unheard > 0) announce(say('table.unheard', { n: unheard }))
  }, [talking, said])
  const lost = table.link.value !== 'open'
  const watching = table.table.value?.watching ?? 0
  return (
    <header class="table-bar">
      <a class="btn quiet" href="/" aria-label={say('app.back')}>
        <Icon name="castle" />
      </a>
      <h1 class="table-title">{title}</h1>
      <Clocks table={table} />
      <span class={`wire ${lost ? 'lost' : ''}`} role="status">
        {lost ? say('table.lost') : ''}
      </span>
      {watching > 0 && (
        <span class="muted small only-wide" data-watching={watching}>
          {say('table.watching', { n: watching })}
        </span>
      )}
      <div class="row bar-buttons">
        {others.map(({ seat, name }) => (
          <button key={seat} type="button" class="btn" data-switch={seat} onClick={() => onSwitch(seat)}>
            {say('table.switch-seat', { who: name })}
          </button>
        ))}
        <button type="button" class="btn quiet only-narrow" onClick={onLog}>
          {say('table.log')}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-pressed={twin}
          onClick={onTwin}
          title={say('table.twin')}
          data-key="t"
        >
          {say('table.twin')}
        </button>
        {takesOrders(table) && table.orders.value.length > 0 && (
          <button type="button" class="btn quiet orders-on" data-orders="on" onClick={() => setOpened('orders')}>
            <Icon name="scroll-unfurled" />
            <span class="only-wide">{say('orders.title')}</span>
          </button>
        )}
        {talks && (
          <button type="button" class="btn quiet" data-talk="true" onClick={() => setOpened('talk')}>
            {say('table.chat')}
            {unheard > 0 && (
              <span class="unheard" data-unheard={unheard}>
                <span class="sr-only">{say('table.unheard', { n: unheard })}</span>
                <span aria-hidden="true">{unheard}</span>
              </span>
            )}
          </button>
        )}
        <button
          type="button"
          class="btn quiet"
          aria-expanded={opened === 'menu'}
          onClick={() => setOpened('menu')}
          aria-label={say('table.menu')}
        >
          <Icon name="cog" />
        </button>
      </div>
      {opened === 'menu' && <TableMenu table={table} game={game} onClose={close} onOpen={setOpened} />}
      {talking && <Chat table={table} game={game} onClose={close} onPeople={() => setOpened('people')} />}
      {opened === 'people' && <PeopleDialog table={table} onClose={close} />}
      {opened === 'orders' && <OrdersDialog table={table} onClose={close} />}
    </header>
  )
}
