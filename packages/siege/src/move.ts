/** What a player may ask. Small moves: a decision of several parts is several of them. */
import type { DayPlan, HexId, PieceId, PlaceId, Side } from './vocabulary.ts'

export type Move =
  // Set-up
  /** Puts a piece of the own side on the map, or moves it there again; riders with their second hex. */
  | { readonly kind: 'deploy'; readonly piece: PieceId; readonly to: PlaceId; readonly rear?: HexId }
  /** An engine by its first hex and facing; several hexes follow from its kind. */
  | { readonly kind: 'deploy-engine'; readonly engine: PieceId; readonly to: HexId; readonly facing?: Side }
  | { readonly kind: 'lay-marker'; readonly marker: 'filled' | 'rubble'; readonly hex: HexId }
  | { readonly kind: 'lift-marker'; readonly marker: 'filled' | 'rubble'; readonly hex: HexId }
  | { readonly kind: 'ready' }
  // The phase
  | { readonly kind: 'end-step' }
  /** Takes up a piece in a shooting or movement step. */
  | { readonly kind: 'select'; readonly piece: PieceId }
  // Movement: the active piece
  | { readonly kind: 'go'; readonly to: PlaceId; readonly rear?: HexId }
  | { readonly kind: 'leave-map' }
  | { readonly kind: 'work-winch' }
  | { readonly kind: 'carry-ladder'; readonly ladder: PieceId; readonly with: PieceId }
  | { readonly kind: 'drop-ladder' }
  | { readonly kind: 'raise-ladder'; readonly hex: HexId; readonly side: Side }
  | {
      readonly kind: 'shift-ladder'
      readonly ladder: PieceId
      readonly with: PieceId
      readonly hex: HexId
      readonly side: Side
    }
  | { readonly kind: 'push-engine'; readonly engine: PieceId; readonly way: 'forward' | 'back' }
  | { readonly kind: 'take-bridle'; readonly animal: PieceId }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'mount'; readonly animal: PieceId }
  | { readonly kind: 'dismount' }
  | { readonly kind: 'hitch'; readonly wagon: PieceId; readonly animal: PieceId }
  | { readonly kind: 'unhitch'; readonly wagon: PieceId }
  | { readonly kind: 'take-mantlet'; readonly mantlet: PieceId }
  | { readonly kind: 'drop-mantlet' }
  | { readonly kind: 'turn-mantlet'; readonly side: Side }
  | { readonly kind: 'take-barrel'; readonly barrel: PieceId }
  | { readonly kind: 'drop-barrel' }
  // Shooting: the active piece (a character or a ballista)
  | { readonly kind: 'shoot'; readonly target: PieceId }
  | { readonly kind: 'shoot-fire'; readonly hex: HexId }
  // The melee step
  /** Begins a fight, or adds one more attacker to it. */
  | { readonly kind: 'join'; readonly piece: PieceId }
  | { readonly kind: 'target'; readonly piece: PieceId }
  | { readonly kind: 'fight' }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'push-ladder'; readonly piece: PieceId; readonly ladder: PieceId }
  | { readonly kind: 'light'; readonly piece: PieceId; readonly hex: HexId }
  | { readonly kind: 'put-out'; readonly piece: PieceId; readonly hex: HexId }
  | { readonly kind: 'pour-oil'; readonly piece: PieceId; readonly hex: HexId }
  | { readonly kind: 'ram'; readonly engine: PieceId; readonly hex: HexId }
  // Answers to a pending decision
  /** Who suffers it, who panics. */
  | { readonly kind: 'take'; readonly piece: PieceId }
  | { readonly kind: 'retreat'; readonly piece: PieceId; readonly to: PlaceId; readonly rear?: HexId }
  | { readonly kind: 'advance'; readonly piece: PieceId; readonly to: PlaceId; readonly rear?: HexId }
  | { readonly kind: 'land'; readonly to: PlaceId }
  | { readonly kind: 'lay'; readonly hex: HexId }
  | { readonly kind: 'shelter'; readonly face: 'inside' | 'outside' }
  | { readonly kind: 'decline' }
  // The day of a siege
  | { readonly kind: 'plan'; readonly plan: DayPlan }
  | { readonly kind: 'aim'; readonly engine: PieceId; readonly hex: HexId }
  | { readonly kind: 'repair'; readonly engine: PieceId }
  | { readonly kind: 'bombard' }
  | { readonly kind: 'withdraw' }

export type MoveKind = Move['kind']
export type MoveOf<K extends MoveKind> = Extract<Move, { readonly kind: K }>
