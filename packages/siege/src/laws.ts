/** What must hold in every state of this game, whatever was played. */
import { groundOf } from './ground.ts'
import { groundAt } from './rules/1-1-terrain.ts'
import type { State } from './state.ts'
import { figuresOf } from './units/figures-of.ts'

/** What is broken, in words for a developer. */
export const broken = (state: State): readonly string[] => {
  const faults: string[] = []
  const ground = groundOf(state)
  const standing = new Map<string, string>()
  for (const [id, c] of Object.entries(state.characters)) {
    if (c.id !== id) faults.push(`${id} is called ${c.id}`)
    if ((c.where === 'map') !== (c.hex !== undefined)) faults.push(`${id} is ${c.where} at ${c.hex ?? 'no hex'}`)
    if (c.hex === undefined) continue
    for (const hex of c.rear === undefined ? [c.hex] : [c.hex, c.rear]) {
      const cell = ground.at(hex)
      if (!cell) faults.push(`${id} is off the map at ${hex}`)
      else if (groundAt(state, cell) === 'wall') faults.push(`${id} is inside a wall at ${hex}`)
    }
    if (c.condition === 'dead') continue
    // [SG-1.62-1] One living character a place, but for the fall from a ladder [SG-1.62-2].
    for (const place of c.rear === undefined ? [c.storey === 0 ? c.hex : `${c.hex}^`] : [c.hex, c.rear]) {
      const other = standing.get(place)
      if (other !== undefined && !c.fell && !state.characters[other]?.fell)
        faults.push(`${id} and ${other} share ${place}`)
      standing.set(place, id)
    }
    if ((c.horse !== undefined) !== (c.rear !== undefined)) faults.push(`${id} has one of horse and rear hex only`)
    const spent = state.acts[id]?.spent ?? 0
    if (spent > figuresOf(c).move + 12) faults.push(`${id} spent ${spent}`)
  }
  return [...faults, ...brokenWorks(state)]
}

const brokenWorks = (state: State): readonly string[] => {
  const faults: string[] = []
  const ground = groundOf(state)
  for (const animal of Object.values(state.animals)) {
    const ridden = animal.rider !== undefined
    if (ridden && state.characters[animal.rider!]?.horse !== animal.id) faults.push(`${animal.id} has lost its rider`)
    if (ridden && animal.hex !== undefined) faults.push(`${animal.id} is ridden and loose`)
  }
  for (const engine of Object.values(state.engines)) {
    if ((engine.where === 'map') !== engine.hexes.length > 0 && engine.kind !== 'barrel')
      faults.push(`${engine.id} is ${engine.where} on ${engine.hexes.length} hexes`)
    for (const hex of engine.hexes) if (!ground.at(hex)) faults.push(`${engine.id} is off the map at ${hex}`)
  }
  for (const seat of ['filled', 'rubble'] as const)
    if (state.supply[seat] < 0) faults.push(`more ${seat} markers than there are`)
  return faults
}
