/** Everything that is measured. */
import type { Suite } from '../suite.ts'
import { siegeSuite, siegestormSuite } from './games.ts'
import { chainSuite, kernelSuite } from './kernel.ts'
import { serverSuites } from './server.ts'
import { sightSuite } from './sight.ts'

export const SUITES: readonly Suite[] = [
  kernelSuite,
  chainSuite,
  siegestormSuite,
  siegeSuite,
  sightSuite,
  ...serverSuites,
]
