/** `show`: a map by name, a map drawn in a file, or a written position on its map, as a picture in text. */
import { drawMap, mapNamed, parseMap, SIDE_SIGNS, type SiegeMap } from '@siegeworks/siege'
import type { Command } from '../command.ts'
import { faultIn } from '../fault.ts'
import type { Host } from '../host.ts'
import { MAX_QUESTION } from '../question.ts'
import { EXIT } from '../run.ts'
import { readGround, type SiegeGround } from '../siege-ground.ts'

export const showCommand: Command = {
  name: 'show',
  arguments: ['MAP|FILE|-'],
  options: [],
  run: async ({ positional, json }, host) => {
    const where = positional[0]!
    const text = mapNamed(where) ? undefined : await host.readInput(where, MAX_QUESTION)
    const drawn = text !== undefined && isDrawing(text) ? mapIn(where, text) : undefined
    const again: Host = text === undefined ? host : { ...host, readInput: () => Promise.resolve(text) }
    const ground = drawn ? undefined : await readGround(where, again, undefined)
    const map = drawn ?? ground!.map
    if (json) {
      host.out(`${JSON.stringify(map)}\n`)
      return EXIT.answered
    }
    const sides = Object.entries(SIDE_SIGNS).map(([feature, sign]) => `${sign} ${host.voice.say(`feature.${feature}`)}`)
    const picture = drawMap(map, ground && piecesOf(ground)).join('\n')
    const legend = host.voice.say('show.legend', { sides: sides.join(', ') })
    host.out(`${picture}\n\n${legend}\n${ground ? people(ground) : ''}`)
    return EXIT.answered
  },
}

/** A position begins with a brace, or is a map's name in quotes; all else is a drawing, whatever it lacks. */
const isDrawing = (text: string): boolean => !/^\s*[{["]/.test(text)

/** The map a file draws, or the first thing wrong with it: line, column and reason. */
const mapIn = (file: string, text: string): SiegeMap => {
  const parsed = parseMap(text)
  if (!parsed.ok) throw faultIn(file, parsed.error[0]!)
  return parsed.value
}

/** Two letters for whoever or whatever stands in a hex; small ones for the besieger. */
const piecesOf = ({ state }: SiegeGround): ReadonlyMap<string, string> => {
  const signs = new Map<string, string>()
  const put = (hex: string | undefined, id: string, seat: string): void => {
    const sign = id
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, 2)
      .padEnd(2)
    if (hex !== undefined) signs.set(hex, seat === 'garrison' ? sign.toUpperCase() : sign.toLowerCase())
  }
  for (const hex in state.rubble) signs.set(hex, '%%')
  for (const hex in state.filled) signs.set(hex, '::')
  for (const engine of Object.values(state.engines)) for (const hex of engine.hexes) put(hex, engine.kind, engine.seat)
  for (const animal of Object.values(state.animals)) {
    put(animal.hex, animal.id, animal.seat)
    put(animal.rear, animal.id, animal.seat)
  }
  for (const c of Object.values(state.characters)) {
    if (c.condition === 'dead') continue
    put(c.rear, c.id, c.seat)
    put(c.hex, c.id, c.seat)
  }
  return signs
}

const people = ({ state, nameOf }: SiegeGround): string =>
  Object.values(state.characters)
    .map(
      c =>
        `${c.id}: ${c.unit}, ${c.condition}, ${c.hex === undefined ? c.where : nameOf(c.hex)}${c.storey === 1 ? '^' : ''}\n`,
    )
    .join('')
