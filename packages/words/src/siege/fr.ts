/** What SIEGE says: refusals, events, questions, names, scenarios, faults, how a game ended. */
import { events } from './events-fr.ts'
import { problems } from './problems-fr.ts'
import { refusals } from './refusals-fr.ts'
import { scenarios } from './scenarios-fr.ts'
import { terms } from './terms-fr.ts'

export const fr = { ...terms, ...refusals, ...events, ...problems, ...scenarios } as const
