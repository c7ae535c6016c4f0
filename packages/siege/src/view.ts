/** What a viewer may know, built up from nothing. Nothing is hidden on this board once both sides have set up. */

import type { Forecast } from './forecast.ts'
import type { RuleOptions } from './options.ts'
import type { No } from './refusal.ts'
import type { Acts, Animal, BoardRef, Character, Ending, Engine, Fight, Fire, Sheet, Stage, State } from './state.ts'
import type { Task } from './task.ts'
import type { BySeat, DayPlan, HexId, Level, PieceId, PlaceId, Seat, Step, Viewer } from './vocabulary.ts'

export interface CharacterView extends Character {
  /** As they count now: wounds, saddle, burdens and rations included. */
  readonly attack: number
  readonly defense: number
  readonly allowance: number
  readonly left: number
}

export interface View {
  readonly viewer: Viewer
  readonly scenario: string
  readonly level: Level
  readonly rules: RuleOptions
  readonly board: BoardRef
  /** Cells that replace printed tables. */
  readonly tables?: State['tables']
  readonly stage: Stage
  readonly turn: number
  readonly turnLimit: number
  /** Days of the calendar; 1 for a single fight. */
  readonly days: number
  readonly first: Seat
  readonly phase: Seat
  readonly step: Step
  readonly placed: readonly Seat[]
  readonly toAct: readonly Seat[]
  readonly characters: { readonly [id: PieceId]: CharacterView }
  readonly animals: { readonly [id: PieceId]: Animal }
  readonly engines: { readonly [id: PieceId]: Engine }
  readonly acts: { readonly [id: PieceId]: Acts }
  readonly bridge: State['bridge']
  readonly winch?: PieceId
  readonly filled: readonly HexId[]
  readonly rubble: readonly HexId[]
  readonly stages: { readonly [hex: HexId]: number }
  readonly fires: { readonly [hex: HexId]: Fire }
  readonly burnt: readonly HexId[]
  readonly supply: State['supply']
  readonly active?: PieceId
  /** Movement costs of the places the active piece can go to. */
  readonly reach?: { readonly [place: PlaceId]: number }
  readonly fight?: Fight
  /** The fight being put together: odds, shifts with their reasons, the chance of each result; and why it may not be rolled. */
  readonly forecast?: Forecast & { readonly refused?: No['error'] }
  /** What somebody is asked, if anything. */
  readonly asks?: Task
  /** Casualty and other points so far, by the seat that earned them. */
  readonly points: BySeat<number>
  readonly sheet: Sheet
  readonly plan?: DayPlan
  readonly aims?: { readonly [engine: PieceId]: HexId }
  readonly ending?: Ending
}
