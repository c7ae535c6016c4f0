/** The messages between a table and whoever sits at it: schemas, and the types made from them. */
export { type ClientKind, ClientMessage, type DurableMessage, StandingOrder } from './client-message.ts'
export { applyDelta, type Delta, deltaOf, isSame } from './delta.ts'
export { foldUpdate } from './fold.ts'
export {
  CmdId,
  LANGUAGES,
  Language,
  MatchId,
  MoveText,
  Nonce,
  PersonId,
  PersonName,
  Receipt,
  SeatName,
  Seq,
  Token,
  ViewerName,
} from './ids.ts'
export type { GameInfo, HttpRefusal, LobbyPage, MyGame, MyGames, PastPage } from './lobby.ts'
export {
  BecomeGuest,
  BlockPerson,
  ChangeMe,
  Holiday,
  LogIn,
  Login,
  type Me,
  NewToken,
  Password,
  Preferences,
  PushSubscription,
  REPORT_REASONS,
  ReportPerson,
  SetPassword,
  type TokenInfo,
  type TokenMade,
} from './people.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { SERVER_REFUSALS, type ServerRefusal } from './refusal.ts'
export type {
  Ack,
  ChatLine,
  ChatSaid,
  CommandResult,
  Notice,
  OrdersChanged,
  Pong,
  Refused,
  Restart,
  Resync,
  SeenEntry,
  ServerMessage,
  Sync,
  TableChanged,
  Update,
  Welcome,
} from './server-message.ts'
export type { Clocks, LegalMove, Offer, Pause, Sheet } from './sheet.ts'
export {
  CHAT_MODES,
  ClockSettings,
  CreateTable,
  InviteCode,
  type PersonCard,
  QuickMatch,
  reactionMs,
  SEAT_TAKERS,
  SeatBot,
  type SeatInfo,
  SeatPlan,
  Sit,
  STATUSES,
  Stand,
  type Status,
  type TableInfo,
  TablePath,
  TableSettings,
  UNDO_MODES,
  VISIBILITIES,
} from './table.ts'
export { MAX_FRAME_BYTES, PROTOCOL_VERSION } from './version.ts'
