/** The others at the table: hide what they say, block them, tell the host. */
import { REPORT_REASONS } from '@siegeworks/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { api } from '../net/api.ts'
import { Modal } from '../shell/modal.tsx'
import type { Table } from '../table/model.ts'
import { isMuted, mute } from './muted.ts'

interface Other {
  readonly id: string
  readonly name: string
}

/** Who sits here or has said something, except oneself. */
const othersAt = (table: Table, me: string | undefined): readonly Other[] => {
  const sitting = (table.table.value?.seats ?? []).flatMap(({ person }) => person ?? [])
  const talking = table.chat.value.flatMap(({ person, name }) => (person === undefined ? [] : { id: person, name }))
  const all = new Map([...talking, ...sitting].map(one => [one.id, one.name]))
  return [...all].filter(([id]) => id !== me).map(([id, name]) => ({ id, name }))
}

const ReportForm = ({ match, person }: { match: string; person: string }) => {
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('abuse')
  const [note, setNote] = useState('')
  const [went, setWent] = useState<'sent' | 'failed' | undefined>(undefined)
  if (went === 'sent')
    return (
      <p class="good" role="status" data-reported="true">
        {say('people.report.sent')}
      </p>
    )
  const send = (event: Event): void => {
    event.preventDefault()
    api.report({ match, person, reason, ...(note.trim() && { note: note.trim() }) }).then(
      () => setWent('sent'),
      () => setWent('failed'),
    )
  }
  return (
    <form class="stack" onSubmit={send}>
      <label class="field">
        {say('people.report.why')}
        <select value={reason} onChange={event => setReason(event.currentTarget.value as typeof reason)}>
          {REPORT_REASONS.map(one => (
            <option key={one} value={one}>
              {say(`people.report.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {say('people.report.note')}
        <textarea maxLength={500} value={note} onInput={event => setNote(event.currentTarget.value)} />
      </label>
      {went === 'failed' && (
        <p class="bad" role="alert">
          {say('app.offline')}
        </p>
      )}
      <button type="submit" class="btn" data-send-report="true">
        {say('people.report.send')}
      </button>
    </form>
  )
}

const Person = ({
  table,
  other,
  blocked,
  onBlock,
}: {
  table: Table
  other: Other
  blocked: boolean
  onBlock: (on: boolean) => void
}) => {
  const [reporting, setReporting] = useState(false)
  const silent = isMuted(table.match, other.id)
  return (
    <section class="stack person" aria-label={say('people.about', { who: other.name })} data-person={other.name}>
      <h3>{other.name}</h3>
      <div class="row">
        <button type="button" class="btn" data-mute={String(silent)} onClick={() => mute(table, other.id, !silent)}>
          {say(silent ? 'people.unmute' : 'people.mute')}
        </button>
        <button type="button" class="btn" data-block={String(blocked)} onClick={() => onBlock(!blocked)}>
          {say(blocked ? 'people.unblock' : 'people.block')}
        </button>
        <button
          type="button"
          class="btn quiet"
          data-report-person="true"
          aria-expanded={reporting}
          onClick={() => setReporting(!reporting)}
        >
          {say('people.report')}
        </button>
      </div>
      {reporting && <ReportForm match={table.match} person={other.id} />}
    </section>
  )
}

export const PeopleDialog = ({ table, onClose }: { table: Table; onClose: () => void }) => {
  const [me, setMe] = useState<string | undefined>(undefined)
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    api.known().then(
      person => {
        setMe(person?.id)
        setBlocked(person?.blocked ?? [])
      },
      () => setFailed(true),
    )
  }, [])
  const block = (person: string, on: boolean): void => {
    api.block(person, on).then(
      now => {
        setBlocked(now.blocked)
        // What they have said before goes with them.
        mute(table, person, on)
      },
      () => setFailed(true),
    )
  }
  const others = othersAt(table, me)
  return (
    <Modal title={say('people.title')} onClose={onClose}>
      <div class="stack people">
        {others.length === 0 && <p class="muted">{say('people.nobody')}</p>}
        {me !== undefined &&
          others.map(other => (
            <Person
              key={other.id}
              table={table}
              other={other}
              blocked={blocked.includes(other.id)}
              onBlock={on => block(other.id, on)}
            />
          ))}
        {others.length > 0 && <p class="small muted">{say('people.block.line')}</p>}
        {failed && (
          <p class="bad" role="alert">
            {say('app.offline')}
          </p>
        )}
      </div>
    </Modal>
  )
}
