/** Moves as one short line each, and back. */
import { boardOf } from './maps/boards.ts'
import { parseHexName } from './maps/siege-map.ts'
import type { Move, MoveKind } from './move.ts'
import type { State } from './state.ts'
import { DAY_PLANS, type DayPlan, type HexId, type PieceId, type PlaceId, type Side } from './vocabulary.ts'

/** What a word of a move may be: one reader a kind of word. */
type Word = 'piece' | 'hex' | 'place' | 'side' | 'marker' | 'way' | 'face' | 'plan'
interface Field {
  readonly name: string
  readonly word: Word
  readonly optional?: true
}

const field = (name: string, word: Word): Field => ({ name, word })
const maybe = (name: string, word: Word): Field => ({ name, word, optional: true })

/** Every move is its kind followed by its fields in this order, separated by single spaces. */
const GRAMMAR: { readonly [K in MoveKind]: readonly Field[] } = {
  deploy: [field('piece', 'piece'), field('to', 'place'), maybe('rear', 'hex')],
  'deploy-engine': [field('engine', 'piece'), field('to', 'hex'), maybe('facing', 'side')],
  'lay-marker': [field('marker', 'marker'), field('hex', 'hex')],
  'lift-marker': [field('marker', 'marker'), field('hex', 'hex')],
  ready: [],
  'end-step': [],
  select: [field('piece', 'piece')],
  go: [field('to', 'place'), maybe('rear', 'hex')],
  'leave-map': [],
  'work-winch': [],
  'carry-ladder': [field('ladder', 'piece'), field('with', 'piece')],
  'drop-ladder': [],
  'raise-ladder': [field('hex', 'hex'), field('side', 'side')],
  'shift-ladder': [field('ladder', 'piece'), field('with', 'piece'), field('hex', 'hex'), field('side', 'side')],
  'push-engine': [field('engine', 'piece'), field('way', 'way')],
  'take-bridle': [field('animal', 'piece')],
  'let-go': [],
  mount: [field('animal', 'piece')],
  dismount: [],
  hitch: [field('wagon', 'piece'), field('animal', 'piece')],
  unhitch: [field('wagon', 'piece')],
  'take-mantlet': [field('mantlet', 'piece')],
  'drop-mantlet': [],
  'turn-mantlet': [field('side', 'side')],
  'take-barrel': [field('barrel', 'piece')],
  'drop-barrel': [],
  shoot: [field('target', 'piece')],
  'shoot-fire': [field('hex', 'hex')],
  join: [field('piece', 'piece')],
  target: [field('piece', 'piece')],
  fight: [],
  'call-off': [],
  'push-ladder': [field('piece', 'piece'), field('ladder', 'piece')],
  light: [field('piece', 'piece'), field('hex', 'hex')],
  'put-out': [field('piece', 'piece'), field('hex', 'hex')],
  'pour-oil': [field('piece', 'piece'), field('hex', 'hex')],
  ram: [field('engine', 'piece'), field('hex', 'hex')],
  take: [field('piece', 'piece')],
  retreat: [field('piece', 'piece'), field('to', 'place'), maybe('rear', 'hex')],
  advance: [field('piece', 'piece'), field('to', 'place'), maybe('rear', 'hex')],
  land: [field('to', 'place')],
  lay: [field('hex', 'hex')],
  shelter: [field('face', 'face')],
  decline: [],
  plan: [field('plan', 'plan')],
  aim: [field('engine', 'piece'), field('hex', 'hex')],
  repair: [field('engine', 'piece')],
  bombard: [],
  withdraw: [],
}

export const formatMove = (move: Move): string => {
  let text: string = move.kind
  const values = move as unknown as { readonly [name: string]: string | number | undefined }
  for (const { name } of GRAMMAR[move.kind]) {
    const value = values[name]
    if (value !== undefined) text += ` ${value}`
  }
  return text
}

/** Reads what `formatMove` writes, and nothing else. */
export const parseMove = (text: string): Move | undefined => {
  const [kind, ...words] = text.split(' ')
  if (kind === undefined || !Object.hasOwn(GRAMMAR, kind)) return
  const fields = GRAMMAR[kind as MoveKind]
  if (words.length > fields.length) return
  const move: { [name: string]: string | number } = { kind }
  for (const [index, { name, word, optional }] of fields.entries()) {
    const written = words[index]
    if (written === undefined) {
      if (optional) continue
      return
    }
    const value = READERS[word](written)
    if (value === undefined) return
    move[name] = value
  }
  return move as unknown as Move
}

/** Hexes by the names printed on the map, as coordinates: `go L8` is `go 11,2`. */
export const unprinted = (state: State, text: string): string =>
  text.replace(/(?<= )[A-Z]{1,2}\d{1,2}(?=\^?( |$))/g, name => parseHexName(boardOf(state.board), name) ?? name)

const HEX = /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/
const PIECE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export const isHexId = (text: string): text is HexId => HEX.test(text)
export const isPlaceId = (text: string): text is PlaceId => HEX.test(text.endsWith('^') ? text.slice(0, -1) : text)
export const isPieceId = (text: string): text is PieceId => text.length <= 40 && PIECE.test(text)

const among =
  <T extends string>(...list: readonly T[]) =>
  (text: string): T | undefined =>
    list.find(one => one === text)

const READERS: { readonly [W in Word]: (text: string) => string | number | undefined } = {
  piece: text => (isPieceId(text) ? text : undefined),
  hex: text => (isHexId(text) ? text : undefined),
  place: text => (isPlaceId(text) ? text : undefined),
  side: text => (/^[0-5]$/.test(text) ? (Number(text) as Side) : undefined),
  marker: among('filled', 'rubble'),
  way: among('forward', 'back'),
  face: among('inside', 'outside'),
  plan: among<DayPlan>(...DAY_PLANS),
}
