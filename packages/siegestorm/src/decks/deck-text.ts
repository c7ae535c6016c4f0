/**
 * A deck as people write it: `deck: Name`, perhaps `mode: free-for-all`, then one line a design, `4 Dawnwatch Recruit`.
 * Cards by English name or by id; `#` begins a remark.
 */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { isCardId } from '../cards/card-id.ts'
import { CATALOGUE, cardOf } from '../cards/catalogue.ts'
import { type Deck, type DeckLine, deckOf, type Finder } from './deck.ts'
import { MAX_COUNT, MAX_LINES, NAME_MAX, NAME_PATTERN } from './deck-limits.ts'

export const formatDeckText = (deck: Deck, find: Finder = cardOf): string =>
  [
    ...(deck.name === '' ? [] : [`deck: ${deck.name}`]),
    ...(deck.freeForAll ? ['mode: free-for-all'] : []),
    ...deck.lines.map(({ id, count }) => `${count} ${nameOf(id, find)}`),
    '',
  ].join('\n')

/** A name only where it leads back to the card. */
const nameOf = (id: string, find: Finder): string => {
  const name = find(id)?.name
  return name !== undefined && idsByName.get(fold(name)) === id ? name : id
}

const fold = (name: string): string => name.toLowerCase().replace(/[’`]/g, "'")
const idsByName: ReadonlyMap<string, string> = new Map(CATALOGUE.map(card => [fold(card.name), card.id]))

/** An id made of a name; none of one whose letters an id cannot hold. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}a-z0-9]+/gu, '-')
    .replace(/^-|-$/g, '')

export const parseDeckText = (text: string): Result<Deck, readonly Problem[]> => {
  let name = ''
  let freeForAll = false
  const lines: DeckLine[] = []
  const problems: Problem[] = []
  text.split(/\r\n?|\n/).forEach((raw, i) => {
    const line = (/^\s*deck:/i.test(raw) ? raw : raw.replace(/#.*$/, '')).trim()
    if (line === '') return
    const at = `line ${i + 1}`
    const [, key, value] = /^(deck|mode):\s*(.*)$/i.exec(line) ?? []
    if (key?.toLowerCase() === 'deck') {
      name = value!
      if (name.length > NAME_MAX) problems.push({ at, code: 'too-long' })
      else if (!NAME_PATTERN.test(name)) problems.push({ at, code: 'not-printable' })
    } else if (key) {
      freeForAll = value!.toLowerCase() === 'free-for-all'
      if (!freeForAll && value!.toLowerCase() !== 'one-faction')
        problems.push({ at, code: 'not-one-of', params: { expected: 'free-for-all, one-faction', received: value! } })
    } else {
      const read = cardLine(line)
      if ('id' in read) lines.push(read)
      else problems.push({ at, ...read })
    }
  })
  if (lines.length > MAX_LINES) problems.push({ at: 'file', code: 'too-long', params: { max: MAX_LINES } })
  return problems.length > 0 ? err(problems) : ok(deckOf(name, freeForAll, lines))
}

const cardLine = (line: string): DeckLine | Omit<Problem, 'at'> => {
  const [, number, written] = /^(\d{1,4})\s*[x×]?\s+(.+)$/i.exec(line) ?? []
  if (!number || !written) return { code: 'not-a-deck-line', params: { line: line.slice(0, 80) } }
  const count = Number(number)
  if (count < 1 || count > MAX_COUNT)
    return { code: count < 1 ? 'too-small' : 'too-large', params: { received: count } }
  // A name nobody knows is read as an id, so that the check tells it with all other faults.
  const id = idsByName.get(fold(written)) ?? [written, slug(written)].find(isCardId)
  return id ? { id, count } : { code: 'deck-unknown-card', rule: 'SS-DECK-2', params: { card: written.slice(0, 80) } }
}
