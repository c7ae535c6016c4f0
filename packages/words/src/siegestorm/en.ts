/** What Siegestorm says: refusals, events, questions, cards, how a game ended. */
import { cards } from './cards-en.ts'
import { events } from './events-en.ts'
import { problems } from './problems-en.ts'
import { table } from './table-en.ts'
import { terms } from './terms-en.ts'

export const en = { ...terms, ...table, ...events, ...problems, ...cards } as const
