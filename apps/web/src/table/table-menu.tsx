/** Everything one does with a game besides moving: replay, verify, share, report, resign, chat. */
import { PHRASES } from '@siegeworks/protocol'
import { useState } from 'preact/hooks'
import { type GameId, gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { talkAt } from '../people/muted.ts'
import { Modal } from '../shell/modal.tsx'
import type { Table } from './model.ts'
import { takesOrders } from './orders.tsx'
import { copyLink, copyPosition, reportProblem, type VerifyState, verifyGame } from './papers.ts'

export const Chat = ({
  table,
  game,
  onClose,
  onPeople,
}: {
  table: Table
  game: GameId
  onClose: () => void
  onPeople: () => void
}) => {
  const voice = gameVoice(game)
  const mode = table.table.value?.settings.chat ?? 'closed'
  const [text, setText] = useState('')
  return (
    <Modal title={say('table.chat')} onClose={onClose}>
      <ul class="plain chat-lines" aria-live="polite">
        {talkAt(table)
          .slice(-12)
          .map(line => (
            <li key={line.id}>
              <b>{line.name}</b> {line.phrase ? voice?.sayIfKnown(`phrase.${line.phrase}`) : line.text}
            </li>
          ))}
      </ul>
      <div class="row chat-phrases">
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" class="btn" data-phrase={phrase} onClick={() => table.phrase(phrase)}>
            {voice?.sayIfKnown(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
      {mode === 'free-text' && (
        <form
          class="row"
          onSubmit={event => {
            event.preventDefault()
            if (text.trim()) table.write(text.trim())
            setText('')
          }}
        >
          <input
            type="text"
            maxLength={300}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
            aria-label={say('table.chat')}
          />
          <button type="submit" class="btn">
            {say('table.send')}
          </button>
        </form>
      )}
      <button type="button" class="btn quiet" data-people="true" onClick={onPeople}>
        {say('people.title')}
      </button>
    </Modal>
  )
}

/** What only people at a table of the server can ask of each other. */
const Agreements = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const { settings } = table.table.value ?? {}
  const sheet = table.sheet.value
  if (table.source !== 'online' || table.seat.value === 'spectator' || sheet?.status === 'over') return null
  const wish = (how: () => void): (() => void) => {
    return () => {
      how()
      onClose()
    }
  }
  return (
    <>
      {settings?.draws && (
        <button type="button" class="btn" data-offer="draw" onClick={wish(table.offerDraw)}>
          {say('table.offer-draw')}
        </button>
      )}
      {settings?.pauses && sheet?.status === 'playing' && (
        <button type="button" class="btn" data-offer="pause" onClick={wish(table.askPause)}>
          {say('pause.ask')}
        </button>
      )}
      {sheet && !sheet.toAct.includes(table.seat.value) && (
        <button type="button" class="btn hinted" data-claim="true" onClick={wish(table.claim)}>
          <span>
            {say('claim.ask')} <small>{say('claim.line')}</small>
          </span>
        </button>
      )}
    </>
  )
}

export const TableMenu = ({
  table,
  game,
  onClose,
  onOpen,
}: {
  table: Table
  game: GameId
  onClose: () => void
  onOpen: (what: 'people' | 'orders') => void
}) => {
  const [verified, setVerified] = useState<VerifyState | undefined>(undefined)
  const [copied, setCopied] = useState(false)
  const [linked, setLinked] = useState(false)
  const [sure, setSure] = useState(false)
  const over = table.sheet.value?.status === 'over'
  const replay = `/replay/${table.source}/${table.match}?as=${table.seat.value}`
  return (
    <Modal title={say('table.menu')} onClose={onClose}>
      <div class="stack table-menu">
        <a class="btn" href={replay}>
          {say('table.replay')}
        </a>
        <button type="button" class="btn" data-verify="true" onClick={() => verifyGame(table).then(setVerified)}>
          {say('table.verify')}
        </button>
        {verified && (
          <p role="status" class={verified.ok ? 'good' : 'bad'} data-verified={String(verified.ok)}>
            {verified.text}
          </p>
        )}
        <button type="button" class="btn" data-copy-position="true" onClick={() => copyPosition(table).then(setCopied)}>
          {say(copied ? 'app.copied' : 'table.copy-position')}
        </button>
        <button type="button" class="btn" data-copy-link="true" onClick={() => copyLink(table).then(setLinked)}>
          {say(linked ? 'app.copied' : 'table.copy-link')}
        </button>
        <button type="button" class="btn" data-report="true" onClick={() => reportProblem(table, game)}>
          {say('table.report')}
        </button>
        <a class="btn" href="/settings">
          {say('home.settings')}
        </a>
        {table.source === 'online' && (
          <button type="button" class="btn" data-people="true" onClick={() => onOpen('people')}>
            {say('people.title')}
          </button>
        )}
        {takesOrders(table) && (
          <button type="button" class="btn" data-orders="menu" onClick={() => onOpen('orders')}>
            {say('orders.title')}
          </button>
        )}
        <Agreements table={table} onClose={onClose} />
        {!over && table.seat.value !== 'spectator' && (
          <button
            type="button"
            class="btn danger"
            onClick={() => {
              if (!sure) {
                setSure(true)
                return
              }
              table.resign()
              onClose()
            }}
          >
            {say(sure ? 'table.resign-sure' : 'table.resign')}
          </button>
        )}
      </div>
    </Modal>
  )
}
