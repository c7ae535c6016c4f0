/** Sight on the Castle: single questions, and the whole field of fire of a hex. */
import { fieldOfFire, lineOfFire, mapNamed, NO_TROOPS, placesOf, sceneOf } from '@siegeworks/siege'
import { percentile, ratesOf } from '../measure.ts'
import type { Suite } from '../suite.ts'

export const sightSuite: Suite = {
  name: 'sight',
  measure: effort => {
    const scene = sceneOf(mapNamed('castle')!, { ...NO_TROOPS, bridge: 'up' })
    const places = placesOf(scene)
    let at = 0
    const questions = {
      name: 'sight',
      run: (count: number) => {
        // A stride that is prime to the number of pairs visits them all in no order a cache would like.
        for (let i = 0; i < count; i++) {
          at = (at + 100_003) % (places.length * places.length)
          lineOfFire(scene, places[Math.floor(at / places.length)]!, places[at % places.length]!)
        }
      },
    }
    // A machine that does other things beside stretches single moments: the best of three counts.
    const fields = places.map(place =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const begun = performance.now()
          fieldOfFire(scene, place)
          return performance.now() - begun
        }),
      ),
    )
    const [rate] = ratesOf([questions], effort)
    return {
      values: {
        'sight queries/s': rate!,
        'field of fire of one hex, median ms': percentile(fields, 0.5),
        'field of fire of one hex, p99 ms': percentile(fields, 0.99),
      },
    }
  },
}
