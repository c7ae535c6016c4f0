/** The scenarios that come with SIEGE, by id and section: what the set-up page lists. */

import { SCENARIOS } from '@siegeworks/siege'
import type { Plugin } from 'vite'

const ID = 'virtual:scenarios'

export const scenariosPlugin = (): Plugin => ({
  name: 'siegeworks-scenarios',
  resolveId: id => (id === ID ? `\0${ID}` : undefined),
  load: id => {
    if (id !== `\0${ID}`) return undefined
    return `export const scenarios = ${JSON.stringify(SCENARIOS.map(({ id: name, level }) => ({ id: name, level })))}`
  },
})
