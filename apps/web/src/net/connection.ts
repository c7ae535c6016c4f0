/** The wire to a table: the server's socket or the worker of this page. Both speak the same messages. */
import type { ClientMessage, ServerMessage } from '@siegeworks/protocol'

export type Link = 'connecting' | 'open' | 'lost'

export interface Connection {
  /** Messages are kept while the wire is down and sent when it is back. */
  send(message: ClientMessage): void
  /** Called with every message until the returned function is called. */
  listen(hear: (message: ServerMessage) => void): () => void
  /** Told whenever the wire opens or breaks; called at once with how it is. */
  watch(tell: (link: Link) => void): () => void
  /** The time at the other end, in milliseconds since 1970. */
  now(): number
}
