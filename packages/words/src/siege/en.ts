/** What SIEGE says: refusals, events, questions, names, scenarios, faults, how a game ended. */
import { events } from './events-en.ts'
import { problems } from './problems-en.ts'
import { refusals } from './refusals-en.ts'
import { scenarios } from './scenarios-en.ts'
import { terms } from './terms-en.ts'

export const en = { ...terms, ...refusals, ...events, ...problems, ...scenarios } as const
