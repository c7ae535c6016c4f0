import { cards } from './cards-fr.ts'
import { events } from './events-fr.ts'
import { problems } from './problems-fr.ts'
import { table } from './table-fr.ts'
import { terms } from './terms-fr.ts'

export const fr = { ...terms, ...table, ...events, ...problems, ...cards } as const
