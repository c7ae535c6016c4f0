/** Work still to do, top first. A task that asks somebody waits for his move; the others are carried out at once. */
import type { HexId, Hurt, MeleeLetter, Morale, PieceId, PlaceId, Seat } from './vocabulary.ts'

export type Task =
  /** [SG-1.72-6] The owner picks who suffers it. */
  | {
      readonly kind: 'allot'
      readonly seat: Seat
      readonly hurt: Hurt
      readonly among: readonly PieceId[]
      readonly fight: boolean
      /** The letter against riders, where it says more than the hurt. */
      readonly letter?: MeleeLetter
    }
  /** [SG-REF-RETC-1] Everybody of the list goes back one hex, in the owner's order. */
  | {
      readonly kind: 'fall-back'
      readonly seat: Seat
      readonly pieces: readonly PieceId[]
      readonly from: readonly PieceId[]
      /** Fire and oil drive off without a fight. */
      readonly cause: 'melee' | 'fire' | 'oil'
    }
  /** [SG-REF-RETS-1] A retreat of several hexes under shots; the owner names where it ends. */
  | {
      readonly kind: 'shot-retreat'
      readonly seat: Seat
      readonly piece: PieceId
      readonly left: number
      readonly shooter: HexId
    }
  /** [SG-1.73-1] The winner may follow. */
  | {
      readonly kind: 'advance'
      readonly seat: Seat
      readonly among: readonly PieceId[]
      readonly vacated: readonly PlaceId[]
    }
  /** Settles who won a fight once hurts and retreats are done, and offers the advance. */
  | {
      readonly kind: 'fight-over'
      readonly attackers: readonly PieceId[]
      readonly defenders: readonly PieceId[]
      /** Where each of them stood; a rider's two hexes. */
      readonly places: { readonly [id: PieceId]: readonly PlaceId[] }
      /** The side ordered to fall back, if one was. */
      readonly retreated?: Seat
    }
  /** [SG-3.35-1] The unhorsed rider's landing, [SG-1.8-4] the fall from the bridge, [SG-1.94-5] from a ladder, [SG-RUL-132] from a roof. */
  | {
      readonly kind: 'land'
      readonly seat: Seat
      readonly piece: PieceId
      readonly why: 'unhorsed' | 'bridge' | 'ladder' | 'roof' | 'dismounted'
      /** The hexes he falls from: he lands beside one of them. */
      readonly near: readonly HexId[]
      /** What the fall does to him, after he has landed. */
      readonly hurt?: Hurt
    }
  /** [SG-1.94-4] The thrower lays the fallen ladder. */
  | { readonly kind: 'lay-ladder'; readonly seat: Seat; readonly ladder: PieceId; readonly hex: HexId }
  /** [SG-RUL-041] The man in a door chooses the face he is sheltered from, then the shot goes on. */
  | { readonly kind: 'shelter'; readonly seat: Seat; readonly piece: PieceId }
  /** A declared shot waiting for such an answer. */
  | { readonly kind: 'shot'; readonly shooter: PieceId; readonly target: PieceId; readonly flaming?: true }
  /** [SG-OPT-PANIC-6] A death to check for panic; then the owner picks who runs. */
  | { readonly kind: 'panic-check'; readonly dead: PieceId; readonly hex: HexId }
  | {
      readonly kind: 'panic-choice'
      readonly seat: Seat
      readonly morale: Morale
      readonly left: number
      readonly among: readonly PieceId[]
    }
  /** [SG-OPT-PANIC-10] Flight; the owner names where it ends. A rout runs by movement points. */
  | {
      readonly kind: 'flee'
      readonly seat: Seat
      readonly piece: PieceId
      readonly morale: Morale
    }
  /** [SG-4.23-1] Whole battering points to take off machines. */
  | { readonly kind: 'lose-points'; readonly seat: Seat; readonly left: number; readonly among: readonly PieceId[] }
  /** Automatic work. */
  | { readonly kind: 'burn-hex'; readonly hex: HexId }
  | { readonly kind: 'end-of-phase'; readonly part: PhaseEnd }
  | { readonly kind: 'day-over' }

/** [SG-RUL-018] The order of an end of phase. */
export const PHASE_ENDS = ['bridge', 'spread', 'burn', 'counters', 'victory', 'next'] as const
export type PhaseEnd = (typeof PHASE_ENDS)[number]
