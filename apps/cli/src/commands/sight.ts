/** `sight`: the line of fire between two places, from the side and in words; or everything seen from one. */
import {
  type Aim,
  aimAt,
  explainAim,
  explainSight,
  fieldOfFire,
  flightOf,
  postOf,
  rangeBand,
  rangeModifier,
  type Sight,
  sceneOfState,
  shooterOf,
  shotChances,
  tablesOf,
  WEAPONS,
  type Weapon,
} from '@siegeworks/siege'
import { chancesText } from '../chances.ts'
import type { Arguments, Command } from '../command.ts'
import { elevation } from '../elevation.ts'
import { Fault } from '../fault.ts'
import type { Host, Voice } from '../host.ts'
import { EXIT } from '../run.ts'
import { readGround, type SiegeGround, type Spot, spotIn } from '../siege-ground.ts'

export const sightCommand: Command = {
  name: 'sight',
  arguments: ['MAP|FILE|-', 'FROM', 'TO?'],
  options: [
    { name: 'bridge', value: 'STATE' },
    { name: 'weapon', value: 'WEAPON' },
  ],
  run: async (args, host) => {
    const ground = await readGround(args.positional[0]!, host, args.text('bridge'))
    const from = spotIn(ground, args.positional[1]!)
    const target = args.positional[2]
    const weapon = weaponIn(args)
    if (target === undefined) tellField(ground, from, args, host)
    else tellSight(ground, from, spotIn(ground, target), weapon, args, host)
    return EXIT.answered
  },
}

const placeText = ({ nameOf }: SiegeGround, spot: Pick<Spot, 'hex' | 'storey'>): string =>
  `${nameOf(spot.hex)}${spot.storey === 1 ? '^' : ''}`

/** Everything that can be seen from there, with range and cover. */
const tellField = (ground: SiegeGround, from: Spot, { json }: Arguments, host: Host): void => {
  const scene = sceneOfState(ground.state)
  const field = fieldOfFire(scene, postOf(scene, from.hex, from.storey))
  const open = field.filter(seen => seen.open)
  const aims = from.piece === undefined ? [] : shotsFrom(ground, from.piece)
  if (json) {
    const targets = aims.map(aim => ({ target: aim.target, hex: aim.hex, cover: aim.cover.cover, ...shotOf(aim) }))
    host.out(`${JSON.stringify({ from, field, ...(from.piece !== undefined && { targets }) })}\n`)
  } else {
    const said = host.voice.say('sight.field', { from: placeText(ground, from), open: open.length, all: field.length })
    const lines = open.map(
      seen =>
        `  ${placeText(ground, seen).padEnd(6)} ${String(seen.range).padStart(3)}  ${host.voice.say(`cover.${seen.cover}`)}`,
    )
    host.out(`${[said, ...lines, ...targetLines(ground, aims, host.voice)].join('\n')}\n`)
  }
}

/** Everybody of the other side whom a shooter may aim at, each with range, cover and odds; and why not at the others. */
const shotsFrom = ({ state }: SiegeGround, piece: string): readonly Aim[] => {
  const shooter = shooterOf(state, piece)
  if (!shooter) return []
  const loose = Object.values(state.animals).filter(animal => animal.rider === undefined && !animal.dead)
  const people = Object.values(state.characters).filter(c => c.condition !== 'dead')
  return [...people, ...loose]
    .filter(one => one.seat !== shooter.seat)
    .flatMap(one => aimAt(state, shooter, one.id) ?? [])
}

const targetLines = (ground: SiegeGround, aims: readonly Aim[], voice: Voice): readonly string[] =>
  aims.map(aim => {
    const where = { target: aim.target, place: ground.nameOf(aim.hex), range: aim.range }
    if (aim.refusal) return `  ${voice.say('sight.no-shot', { ...where, why: voice.refusal('siege', aim.refusal) })}`
    const chances = chancesText(voice, tableOf(aim), aim.chances)
    return `  ${voice.say('sight.shot', { ...where, cover: voice.say(`cover.${aim.cover.cover}`), chances })}`
  })

const tableOf = ({ mounted }: Pick<Aim, 'mounted'>): 'shot-foot' | 'shot-mounted' =>
  mounted ? 'shot-mounted' : 'shot-foot'

const tellSight = (
  ground: SiegeGround,
  from: Spot,
  to: Spot,
  asked: Weapon | undefined,
  args: Arguments,
  host: Host,
): void => {
  const aim = aimOf(ground, from, to)
  const weapon = aim?.weapon ?? asked
  const sight = sightOf(ground, from, to, aim, weapon)
  const shot = aim ? shotOf(aim) : weapon && shotWith(ground, weapon, sight)
  if (args.json) {
    host.out(`${JSON.stringify({ ...sight, ...(shot && { shot }) })}\n`)
    return
  }
  const { voice } = host
  const ends = { from: placeText(ground, from), to: placeText(ground, to), range: sight.range }
  const lines = [
    voice.say(sight.open ? 'sight.open' : 'sight.closed', ends),
    voice.say('sight.from', { place: ends.from, height: sight.from.band, radius: sight.from.radius }),
    ...(sight.block
      ? [
          voice.say('sight.block', {
            hex: ground.nameOf(sight.block.hex),
            why: voice.say(`block.${sight.block.code}`),
            rule: sight.block.rule,
          }),
        ]
      : []),
    voice.say('sight.cover', {
      cover: voice.say(`cover.${sight.cover}`),
      why: voice.say(`cover-why.${sight.coverWhy}`),
      rule: sight.coverRule,
    }),
    ...(sight.grazing ? [voice.say('sight.grazing')] : []),
    ...(shot ? shotLines(shot, sight.open, voice) : []),
    '',
    ...elevation(sight, ground.nameOf),
    '',
    ...sight.path.map(step => stepLine(ground, step, voice)),
  ]
  host.out(`${lines.join('\n')}\n`)
}

const aimOf = ({ state }: SiegeGround, from: Spot, to: Spot): Aim | undefined => {
  const shooter = from.piece === undefined ? undefined : shooterOf(state, from.piece)
  return shooter && to.piece !== undefined && !state.engines[to.piece] ? aimAt(state, shooter, to.piece) : undefined
}

const sightOf = (
  { state }: SiegeGround,
  from: Spot,
  to: Spot,
  aim: Aim | undefined,
  weapon: Weapon | undefined,
): Sight => {
  const scene = sceneOfState(state)
  if (aim) return explainAim(scene, aim)
  const posts = [postOf(scene, from.hex, from.storey), postOf(scene, to.hex, to.storey)] as const
  const plain = explainSight(scene, ...posts)
  if (!weapon) return plain
  return explainSight(scene, ...posts, flightOf(weapon, rangeBand(tablesOf(state), weapon, plain.range)))
}

const weaponIn = (args: Arguments): Weapon | undefined => {
  const text = args.text('weapon')
  if (text === undefined) return
  const weapon = WEAPONS.find(one => one === text)
  if (!weapon)
    throw new Fault(voice => voice.say('sight.no-weapon', { weapon: text.slice(0, 40), weapons: WEAPONS.join(', ') }))
  return weapon
}

/** What is told of a shot before the die is thrown. */
interface Shot {
  readonly weapon: Weapon
  readonly range: number
  readonly band: string
  readonly mounted: boolean
  readonly modifiers: readonly { readonly code: string; readonly value: number; readonly rule: string }[]
  readonly chances: readonly { readonly letter: string; readonly faces: number }[]
  readonly refusal?: Aim['refusal']
}

const shotOf = ({ weapon, range, band, mounted, modifiers, chances, refusal }: Aim): Shot => ({
  weapon,
  range,
  band: band ?? 'none',
  mounted,
  modifiers,
  chances,
  ...(refusal && { refusal }),
})

/** A healthy shooter at a man on foot, where the position names nobody. */
const shotWith = ({ state }: SiegeGround, weapon: Weapon, { range, cover }: Sight): Shot => {
  const tables = tablesOf(state)
  const band = rangeBand(tables, weapon, range)
  const modifiers =
    band && band !== 'short' ? [{ code: 'range' as const, value: rangeModifier(band), rule: 'SG-1.3-5' as const }] : []
  const chances = band ? shotChances(tables, { weapon, mounted: false, cover }, modifiers) : []
  return { weapon, range, band: band ?? 'none', mounted: false, modifiers, chances }
}

/** Odds are told of shots that can be loosed. */
const shotLines = (shot: Shot, open: boolean, voice: Voice): readonly string[] => {
  const { weapon, range, band, modifiers, chances, refusal } = shot
  const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
  const list = modifiers.map(m => `${voice.say(`modifier.${m.code}`)} ${signed(m.value)} [${m.rule}]`).join(', ')
  return [
    voice.say('sight.range', { weapon: voice.say(`weapon.${weapon}`), range, band }),
    list === '' ? voice.say('sight.no-modifiers') : voice.say('sight.modifiers', { list }),
    ...(open && !refusal && chances.length > 0
      ? [voice.say('sight.chances', { list: chancesText(voice, tableOf(shot), chances) })]
      : []),
    ...(refusal ? [voice.say('sight.may-not', { why: voice.refusal('siege', refusal) })] : []),
  ]
}

const stepLine = (ground: SiegeGround, step: Sight['path'][number], voice: Voice): string => {
  const parts = [
    voice.say('sight.step', {
      hex: ground.nameOf(step.hex),
      terrain: voice.say(`terrain.${step.surface}`),
      height: step.band,
      relief: step.relief,
    }),
    ...step.fixtures.map(fixture => voice.say(fixture === 'engine' ? 'sight.engine' : `engine.${fixture}`)),
    ...(step.living ? [voice.say('sight.somebody')] : []),
    ...(step.feature ? [voice.say('sight.crosses', { feature: voice.say(`feature.${step.feature}`) })] : []),
  ]
  return `  ${parts.join('; ')}`
}
