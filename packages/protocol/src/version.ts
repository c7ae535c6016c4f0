/** The version of the wire. A client of another version is told to reload, never left guessing. */
export const PROTOCOL_VERSION = 1

/** The largest message a client may send over the socket. */
export const MAX_FRAME_BYTES = 8192
