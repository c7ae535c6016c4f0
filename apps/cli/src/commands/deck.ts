/** `deck`: whether a Siegestorm deck may be played, with every reason; the ready decks; the other written forms. */
import type { Problem, Result } from '@siegeworks/kernel'
import {
  type CardDef,
  cardOf,
  checkDeck,
  type Deck,
  type Finder,
  formatDeckJson,
  formatDeckText,
  formatShareCode,
  parseDeckJson,
  parseDeckText,
  parsePackText,
  parseShareCode,
  READY_DECKS,
  readyDeck,
} from '@siegeworks/siegestorm'
import type { Arguments, Command } from '../command.ts'
import { Fault, faultIn } from '../fault.ts'
import type { Host } from '../host.ts'
import { EXIT } from '../run.ts'

const MAX_DECK_BYTES = 1024 * 1024
const MAX_PACK_BYTES = 4 * 1024 * 1024

export const deckCommand: Command = {
  name: 'deck',
  arguments: ['check|show|list', 'FILE|-?'],
  options: [{ name: 'free-for-all' }, { name: 'promos' }, { name: 'pack', value: 'FILE', repeated: true }],
  run: async (args, host) => {
    const [what, file] = args.positional
    if (what === 'list') return list(args, host)
    if (what !== 'check' && what !== 'show')
      throw new Fault(voice => voice.say('deck-check.what', { what: what!.slice(0, 40) }))
    if (file === undefined) throw new Fault(voice => voice.say('deck-check.file'))
    const find = await finderOf(args, host)
    const parsed = await readDeck(file, host)
    if (!parsed.ok) return report(undefined, parsed.error, args, host)
    if (what === 'show') return show(parsed.value, find, args, host)
    const terms = { freeForAll: args.flag('free-for-all') || parsed.value.freeForAll, promos: args.flag('promos') }
    return report(parsed.value, checkDeck(parsed.value, terms, find), args, host)
  },
}

/** A file in any of the three forms, or the id of a ready deck. */
const readDeck = async (file: string, host: Host): Promise<Result<Deck, readonly Problem[]>> => {
  const ready = readyDeck(file)
  if (ready) return { ok: true, value: ready }
  const text = (await host.readInput(file, MAX_DECK_BYTES)).replace(/^\uFEFF/, '')
  if (text.trimStart().startsWith('{')) return parseDeckJson(text)
  if (!text.trimStart().startsWith('SS1-')) return parseDeckText(text)
  const deck = parseShareCode(text)
  return deck ? { ok: true, value: deck } : { ok: false, error: [{ at: '', code: 'not-a-share-code' }] }
}

const finderOf = async (args: Arguments, host: Host): Promise<Finder> => {
  const cards = new Map<string, CardDef>()
  for (const file of args.texts('pack')) {
    const pack = parsePackText(await host.readInput(file, MAX_PACK_BYTES))
    if (!pack.ok) throw faultIn(file, pack.error[0]!)
    for (const card of pack.value.cards) cards.set(card.id, card)
  }
  return id => cardOf(id) ?? cards.get(id)
}

const report = (deck: Deck | undefined, problems: readonly Problem[], args: Arguments, host: Host): number => {
  const told = problems.map(problem => ({ ...problem, text: host.voice.problem(problem) }))
  const legal = problems.length === 0
  if (args.json)
    host.out(`${JSON.stringify({ legal, problems: told, ...(deck && { deck, code: formatShareCode(deck) }) })}\n`)
  else {
    const name = deck?.name || host.voice.say('deck-check.nameless')
    for (const { text } of told) host.out(`${text}\n`)
    const count = problems.length
    host.out(
      `${legal ? host.voice.say('deck-check.legal', { name }) : host.voice.say('deck-check.not-legal', { name, count })}\n`,
    )
  }
  return legal ? EXIT.answered : EXIT.no
}

const show = (deck: Deck, find: Finder, args: Arguments, host: Host): number => {
  host.out(args.json ? formatDeckJson(deck) : `${formatDeckText(deck, find)}# ${formatShareCode(deck)}\n`)
  return EXIT.answered
}

const list = (args: Arguments, host: Host): number => {
  const decks = READY_DECKS.map(deck => ({
    id: deck.name,
    name: host.voice.say(`deck.${deck.name}`),
    code: formatShareCode(deck),
  }))
  host.out(
    args.json ? `${JSON.stringify(decks)}\n` : decks.map(({ id, name, code }) => `${id}  ${name}  ${code}\n`).join(''),
  )
  return EXIT.answered
}
