/** The card table: both tracks, the Battle Zone, piles, hands, the chain and what is asked. */

import type { Event, Front, Moved, Seat } from '@siegeworks/siegestorm'
import type { Speaker } from '@siegeworks/words'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { CardDefs } from '../../art/card-picture.tsx'
import { say } from '../../i18n/say.ts'
import { ask } from '../../local/client.ts'
import { Modal } from '../../shell/modal.tsx'
import { LogView } from '../../table/log-view.tsx'
import type { Table } from '../../table/model.ts'
import { playMoves } from '../../table/motion.ts'
import { seatNames } from '../../table/seats.ts'
import { useArrowKeys } from './arrow-keys.ts'
import { BossBoard } from './boss-board.tsx'
import { CardDialog } from './card-dialog.tsx'
import { addPacks, cardFacts } from './catalogue.ts'
import { ChainStack } from './chain.tsx'
import { BattleZone, FrontBoard, Track } from './front.tsx'
import { BackHand, Hand, Supporters } from './hand.tsx'
import { callingSeats } from './labels.ts'
import { LatelyLines } from './lately-lines.tsx'
import { Piles } from './piles.tsx'
import { Preview } from './preview.tsx'
import { Prompt } from './prompt.tsx'
import { useQuietSteps } from './quiet-steps.ts'
import { type Storm, StormContext } from './storm-context.ts'
import { designsIn, stormNarrator } from './storm-narrate.ts'
import { StormStrike } from './storm-strike.tsx'
import {
  about,
  frontsOf,
  movesOf,
  myQuestion,
  nearSeat,
  type StormMove,
  subjectOf,
  suggestedPayment,
  viewOf,
} from './storm-view.ts'
import { TextTwin } from './text-twin.tsx'
import { TurnBar } from './turn-bar.tsx'

interface Reading {
  readonly design: string
  readonly id: string | undefined
}

/** New name of a card to the one it had before, from the newest entry. */
const renamed = (table: Table): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const event of (table.latest.peek()?.events ?? []) as readonly Event[])
    for (const one of 'cards' in event && 'to' in event ? (event as Moved).cards : [])
      if (one.id && one.as) names.set(one.as, one.id)
  return names
}

const useStormBoard = (
  table: Table,
  voice: Speaker,
  replaying: boolean,
): { readonly storm: Storm; readonly reading: Reading | undefined; readonly close: () => void } => {
  const sheet = table.sheet.value!
  const view = viewOf(sheet)
  const moves = useMemo(() => (replaying ? [] : movesOf(sheet.legal)), [sheet, replaying])
  const [reading, setReading] = useState<Reading | undefined>(undefined)
  const [paying, setPaying] = useState(false)
  const [picked, setPicked] = useState<readonly string[] | undefined>(undefined)
  const question = replaying ? undefined : myQuestion(view)
  const suggested = useMemo(
    () =>
      question?.kind === 'pay'
        ? suggestedPayment(view, moves, question.left, question.fromHand, design => cardFacts(design).cost)
        : [],
    [sheet],
  )
  const marked =
    question?.kind === 'pay'
      ? (picked ?? suggested.map(one => subjectOf(one.move) ?? ''))
          .filter(id => about(moves, id).length > 0)
          .slice(0, question.left)
      : []
  /** A marked card goes down again; another one takes the place of the first when enough are up. */
  const mark = (id: string, left: number): void =>
    setPicked(
      marked.includes(id) ? marked.filter(one => one !== id) : [...marked.slice(marked.length < left ? 0 : 1), id],
    )
  const paidAt = useRef(-1)
  const waits = table.pending.value.length > 0
  const send = (one: StormMove): void => {
    setReading(undefined)
    table.play(one.text)
  }
  useEffect(() => playMoves(renamed(table)), [sheet])
  useEffect(() => {
    // One point for each sheet: the answer may come before the sheet that shows it.
    if (waits || (paying && paidAt.current === sheet.seq)) return
    const next = about(moves, marked[0] ?? '')[0]
    if (paying && next) {
      paidAt.current = sheet.seq
      table.play(next.text)
    } else setPaying(false)
    if (question?.kind !== 'pay') setPicked(undefined)
  }, [sheet, paying, waits])
  useQuietSteps(table, view, moves, replaying)
  const read = (design: string, id?: string): void => setReading({ design, id })
  const press = (id: string): void => {
    const found = about(moves, id)
    const only = found[0]
    if (only?.move.kind === 'pay' && question?.kind === 'pay') {
      mark(id, question.left)
      return
    }
    const plain = found.length === 1 && only && only.move.kind !== 'play' && only.move.kind !== 'activate'
    if (plain) {
      send(only)
      return
    }
    const design = designFor(view, id)
    if (design) read(design, id)
    else if (only) send(only)
  }
  const storm: Storm = {
    table,
    view,
    voice,
    moves,
    marked: new Set(marked),
    press,
    read,
    send,
    whyNot: move => {
      ask('format', 'siegestorm', move).then(text => text && table.play(text))
    },
    payMarked: () => setPaying(true),
    replaying,
  }
  const close = (): void => {
    setReading(undefined)
    table.clearRefusal()
  }
  return { storm, reading, close }
}

const designFor = (view: ReturnType<typeof viewOf>, id: string): string | undefined => {
  const creature = view.creatures.find(one => one.id === id)
  if (creature) return creature.design
  for (const stock of Object.values(view.stocks))
    for (const list of [
      stock?.hand ?? [],
      stock?.supporters ?? [],
      stock?.vision ?? [],
      stock?.casualties ?? [],
      stock?.heal ?? [],
    ])
      for (const card of list) if (card.id === id) return card.design
  return undefined
}

/** A card dropped anywhere on the battlefield is played as an action. */
interface TakesActions {
  readonly onDragOver: (event: DragEvent) => void
  readonly onDrop: (event: DragEvent) => void
}

/** Two partners: their own zones outside, the boss's track between them. */
const CoopField = ({
  storm,
  near,
  deploy,
  takesActions,
}: {
  storm: Storm
  near: Seat
  deploy: (id: string, front: string) => void
  takesActions: TakesActions
}) => {
  const partner = storm.view.seats.find(seat => seat !== near)
  const [mine] = frontsOf(storm.view, near)
  const [theirs] = partner ? frontsOf(storm.view, partner) : []
  return (
    <div class="battlefield coop" {...takesActions}>
      {partner && theirs && (
        <>
          <Track side={partner} front={theirs.id} turned={false} />
          <BattleZone front={theirs} near={partner} />
        </>
      )}
      <Track side="boss" front="boss" turned={true} />
      {mine && (
        <>
          <BattleZone front={mine} near={near} />
          <Track side={near} front={mine.id} turned={false} onDeploy={id => deploy(id, mine.id)} />
        </>
      )}
    </div>
  )
}

const OtherFronts = ({ fronts }: { fronts: readonly Front[] }) => {
  const [open, setOpen] = useState(false)
  if (fronts.length === 0) return null
  const title = say('storm.other-fronts', { n: fronts.length })
  return (
    <>
      <button type="button" class="btn other-fronts" onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <Modal title={title} onClose={() => setOpen(false)} wide={true}>
          <div class="other-fronts-row">
            {fronts.map(front => (
              <FrontBoard key={front.id} front={front} near={front.sides[1]} small={true} />
            ))}
          </div>
        </Modal>
      )}
    </>
  )
}

export const StormTable = ({
  table,
  voice: plain,
  twin,
  replaying = false,
  logOpen = false,
}: {
  table: Table
  voice: Speaker
  twin: boolean
  replaying?: boolean
  logOpen?: boolean
}) => {
  const packs = (table.table.value?.options as { readonly packs?: Parameters<typeof addPacks>[0] } | undefined)?.packs
  useMemo(() => packs && addPacks(packs), [packs])
  const people = seatNames(table.table.value)
  const voice = useMemo(() => callingSeats(plain, people), [plain, JSON.stringify(people)])
  const { storm, reading, close } = useStormBoard(table, voice, replaying)
  useArrowKeys()
  const { view, moves } = storm
  const near = nearSeat(view)
  const mine = frontsOf(view, near)
  const others = view.fronts.filter(front => !mine.includes(front))
  const rivals = view.seats.filter(seat => seat !== near)
  const narrate = useMemo(() => stormNarrator(view, voice, people, designsIn(table.log.peek())), [view, voice])
  const deploy = (id: string, front: string): void => {
    const found = moves.find(
      ({ move }) =>
        move.kind === 'play' &&
        move.card === id &&
        move.as === 'creature' &&
        (move.front === undefined || move.front === front),
    )
    if (found) storm.send(found)
    else storm.whyNot({ kind: 'play', card: id, as: 'creature', ...(mine.length > 1 && { front }) })
  }
  const playAction = (id: string): void => {
    const found = moves.filter(({ move }) => move.kind === 'play' && move.card === id && move.as === 'action')
    if (found.length === 1) storm.send(found[0]!)
    else storm.press(id)
  }
  const takesActions: TakesActions = {
    onDragOver: event => event.preventDefault(),
    onDrop: event => {
      if (event.defaultPrevented) return
      event.preventDefault()
      playAction(event.dataTransfer?.getData('text/plain') ?? '')
    },
  }
  return (
    <StormContext.Provider value={storm}>
      <CardDefs />
      <div class={`storm mode-${view.house.mode}`}>
        <div class="storm-center">
          {twin ? (
            <TextTwin />
          ) : (
            <>
              {!view.boss && rivals.length === 1 && (
                <div class="far-row">
                  <BackHand count={view.stocks[rivals[0]!]?.handCount ?? 0} />
                  <Supporters side={rivals[0]!} />
                </div>
              )}
              {view.house.mode === 'coop' ? (
                <CoopField storm={storm} near={near} deploy={deploy} takesActions={takesActions} />
              ) : (
                <div class={`battlefield fronts-${mine.length}`} {...takesActions}>
                  {mine.map(front => (
                    <FrontBoard key={front.id} front={front} near={near} onDeploy={deploy} />
                  ))}
                </div>
              )}
              <OtherFronts fronts={view.house.mode === 'coop' ? [] : others} />
              <Supporters side={near} />
            </>
          )}
        </div>
        {!twin && <StormStrike />}
        <aside class="storm-right">
          <TurnBar />
          <LatelyLines narrate={narrate} />
          <Preview />
          <ChainStack />
          <Prompt />
        </aside>
        {!twin && (
          <div
            class="storm-hand"
            data-step={view.viewer === 'spectator' ? undefined : view.progress[view.viewer]?.step}
          >
            <Hand seat={near} />
          </div>
        )}
        <aside class={`storm-left ${logOpen ? 'open' : ''}`}>
          {view.boss ? <BossBoard /> : rivals.map(seat => <Piles key={seat} side={seat} />)}
          {view.boss && rivals.map(seat => <Piles key={seat} side={seat} />)}
          <LogView
            entries={table.log.value}
            narrate={narrate}
            momentHref={seq => `/replay/${table.source}/${table.match}?as=${table.seat.value}&at=${seq}`}
          />
          <Piles side={near} />
        </aside>
      </div>
      {reading && (
        <CardDialog key={reading.id ?? reading.design} design={reading.design} id={reading.id} onClose={close} />
      )}
    </StormContext.Provider>
  )
}
