/** Answers in advance: given, seen and taken back while the game runs. */
import type { StandingOrder } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { Modal } from '../shell/modal.tsx'
import type { Table } from './model.ts'

const CHOICES = ['ask', 'pass', 'pass-unless'] as const
type Choice = (typeof CHOICES)[number]
const TIMES = [1, 2, 3, 5, 10] as const

/** Whatever one could do instead of passing begins so. */
const REACTIONS = ['play', 'activate']

const ordersFor = (choice: Choice, times: number | undefined): readonly StandingOrder[] =>
  choice === 'ask'
    ? []
    : [{ play: 'pass', unless: choice === 'pass' ? [] : REACTIONS, ...(times !== undefined && { times }) }]

const choiceOf = (order: StandingOrder | undefined): Choice =>
  order?.play !== 'pass' ? 'ask' : order.unless.length > 0 ? 'pass-unless' : 'pass'

const orderText = (order: StandingOrder): string => {
  const what = order.play === 'pass' ? say(`orders.${choiceOf(order)}`) : say('orders.other', { play: order.play })
  return order.times === undefined ? what : `${what} (${say('orders.left', { n: order.times })})`
}

/** There is somebody who acts, and a chain in which one may answer. */
export const takesOrders = (table: Table): boolean =>
  table.source === 'online' &&
  table.table.value?.game === 'siegestorm' &&
  (table.table.value.options as { readonly mode?: string }).mode !== 'solo' &&
  table.table.value.seats.some(({ seat }) => seat === table.seat.value) &&
  table.sheet.value?.status !== 'over'

/** Whether one of the orders fits what is asked now: the server gives the answer. */
export const isAnswered = (table: Table): boolean => {
  const legal = (table.sheet.value?.legal ?? []).map(({ text }) => text)
  return table.orders.value.some(
    ({ play, unless }) => legal.includes(play) && !unless.some(start => legal.some(text => text.startsWith(start))),
  )
}

export const OrdersDialog = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const orders = table.orders.value
  const [choice, setChoice] = useState<Choice>(choiceOf(orders[0]))
  const [times, setTimes] = useState<number | undefined>(orders[0]?.times)
  const give = (event: Event): void => {
    event.preventDefault()
    table.give(ordersFor(choice, times))
    onClose()
  }
  return (
    <Modal title={say('orders.title')} onClose={onClose}>
      <form class="stack orders" onSubmit={give}>
        <p class="muted">{say('orders.line')}</p>
        {orders.map(order => (
          <p key={order.play} class="row order-now" data-order={order.play}>
            <b class="grow">{orderText(order)}</b>
            <button type="button" class="btn" data-clear-orders="true" onClick={() => table.give([])}>
              {say('orders.clear')}
            </button>
          </p>
        ))}
        <fieldset class="choice">
          <legend class="sr-only">{say('orders.title')}</legend>
          <div class="stack">
            {CHOICES.map(one => (
              <label key={one} class={`choice-option ${choice === one ? 'on' : ''}`}>
                <input type="radio" name="order" value={one} checked={choice === one} onChange={() => setChoice(one)} />
                {say(`orders.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {choice === 'pass-unless' && <p class="small muted">{say('orders.pass-unless.line')}</p>}
        {choice !== 'ask' && (
          <label class="field">
            {say('orders.often')}
            <select
              value={String(times ?? '')}
              onChange={event => setTimes(Number(event.currentTarget.value) || undefined)}
            >
              <option value="">{say('orders.until')}</option>
              {TIMES.map(n => (
                <option key={n} value={String(n)}>
                  {say('orders.times', { n })}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="btn primary" data-give-orders="true">
          {say(choice === 'ask' ? 'app.confirm' : 'orders.give')}
        </button>
      </form>
    </Modal>
  )
}
