/** A file line by line, however large it is: a backup need not fit into memory. */
import { closeSync, openSync, readSync } from 'node:fs'

const PIECE_BYTES = 1 << 20
const NEWLINE = 10

export function* linesOf(file: string): Generator<string, undefined> {
  const handle = openSync(file, 'r')
  try {
    const piece = Buffer.alloc(PIECE_BYTES)
    let rest = Buffer.alloc(0)
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece)) {
      const bytes = Buffer.concat([rest, piece.subarray(0, read)])
      let from = 0
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
        yield bytes.toString('utf8', from, end)
        from = end + 1
      }
      rest = bytes.subarray(from)
    }
    if (rest.length > 0) yield rest.toString('utf8')
  } finally {
    closeSync(handle)
  }
  return
}
