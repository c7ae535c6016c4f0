/** What SIEGE says: refusals, events, questions, names, scenarios, faults, how a game ended. */
import { events } from './events-pl.ts'
import { problems } from './problems-pl.ts'
import { refusals } from './refusals-pl.ts'
import { scenarios } from './scenarios-pl.ts'
import { terms } from './terms-pl.ts'

export const pl = { ...terms, ...refusals, ...events, ...problems, ...scenarios } as const
