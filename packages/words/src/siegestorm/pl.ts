import { cards } from './cards-pl.ts'
import { events } from './events-pl.ts'
import { problems } from './problems-pl.ts'
import { table } from './table-pl.ts'
import { terms } from './terms-pl.ts'

export const pl = { ...terms, ...table, ...events, ...problems, ...cards } as const
