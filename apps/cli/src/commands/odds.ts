/** `odds`: a melee before the die is thrown. */
import { meleeForecast, meleeRefusal } from '@siegeworks/siege'
import { chancesText } from '../chances.ts'
import type { Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { EXIT } from '../run.ts'
import { readGround, type SiegeGround } from '../siege-ground.ts'

export const oddsCommand: Command = {
  name: 'odds',
  arguments: ['FILE|-', 'ATTACKERS', 'DEFENDERS'],
  options: [],
  run: async ({ positional, json }, host) => {
    const ground = await readGround(positional[0]!, host, undefined)
    const attackers = piecesIn(ground, positional[1]!, true)
    const defenders = piecesIn(ground, positional[2]!, false)
    const both = defenders.find(one => attackers.includes(one))
    if (both !== undefined) throw twice(both)
    const forecast = meleeForecast(ground.state, attackers, defenders)
    const refused = meleeRefusal(ground.state, { attackers, defenders })?.error ?? null
    if (json) {
      host.out(`${JSON.stringify({ ...forecast, refused })}\n`)
      return EXIT.answered
    }
    const { voice } = host
    const { attack, defense, odds, column, shifts, mounted, chances } = forecast
    const signed = (columns: number): string => (columns > 0 ? `+${columns}` : String(columns))
    const lines = [
      voice.say('odds.line', { attack, defense, odds, column }),
      ...shifts.map(
        shift =>
          `  ${voice.say('odds.shift', { why: voice.say(`shift.${shift.why}`), columns: signed(shift.columns), rule: shift.rule })}`,
      ),
      voice.say('odds.chances', { list: chancesText(voice, mounted ? 'melee-mounted' : 'melee-foot', chances) }),
      ...(refused ? [voice.say('odds.refused', { why: voice.refusal('siege', refused) })] : []),
    ]
    host.out(`${lines.join('\n')}\n`)
    return EXIT.answered
  },
}

const piecesIn = ({ state }: SiegeGround, text: string, menOnly: boolean): readonly string[] =>
  text.split(',').map((piece, i, all) => {
    if (!Object.hasOwn(state.characters, piece) && (menOnly || !Object.hasOwn(state.animals, piece)))
      throw new Fault(voice => voice.say('odds.nobody', { piece: piece.slice(0, 40) }))
    if (all.indexOf(piece) < i) throw twice(piece)
    return piece
  })

const twice = (id: string): Fault => new Fault(voice => voice.say('problem.twice', { id }))
