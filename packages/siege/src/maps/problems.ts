/** What can be wrong with a map, as codes with a sentence each in `words`. */
import type { Params, Problem } from '@siegeworks/kernel'

export const MAP_PROBLEMS = [
  'not-a-map',
  'unknown-key',
  'unknown-section',
  'unknown-symbol',
  'unknown-terrain',
  'unknown-region',
  'unknown-feature',
  'unknown-flag',
  'bad-hex',
  'no-hex',
  'bad-side',
  'unknown-edge',
  'bad-relief',
  'bad-building',
  'off-map',
  'row-too-long',
  'row-too-short',
  'wrong-row-count',
  'misplaced-symbol',
  'named-twice',
  'wall-to-nowhere',
  'door-without-room',
  'keep-door-without-keep',
  'slit-without-slit-hex',
  'slit-hex-without-slit',
  'door-hex-without-door',
  'parapet-without-rampart',
  'drop-without-rampart',
  'bank-top-without-bank',
  'gateway-without-bridge',
  'building-without-name',
  'building-named-twice',
  'name-without-building',
  'blind-slit',
  'unreachable-rampart',
  'keep-has-second-entrance',
  'unreachable-room',
  'open-enclosure',
  'no-winch',
  'too-large',
] as const
export type MapProblem = (typeof MAP_PROBLEMS)[number]

export const mapProblem = (at: string, code: MapProblem, params?: Params): Problem =>
  params ? { at, code, params } : { at, code }
