/** The glossary of both games, for keyword tooltips and the rules page. */
export { SIEGE_TERMS } from './siege.ts'
export { STORM_TERMS } from './siegestorm.ts'
export { type Marked, markTerms, type Term } from './term.ts'
