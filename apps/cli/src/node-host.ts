/** The world as Node has it: files, pipes, a terminal or none. */
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pickLanguage } from '@siegeworks/words'
import { fault } from './fault.ts'
import { GAMES } from './games.ts'
import type { Host } from './host.ts'
import { progressBar } from './progress.ts'
import { voiceIn } from './voice.ts'

const MEGABYTE = 1024 * 1024

export const nodeHost = (): Host => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return {
    games: GAMES,
    voice: voiceIn(pickLanguage([LC_ALL || LC_MESSAGES || LANG || 'en'])),
    root: join(import.meta.dirname, '../../..'),
    out: text => {
      process.stdout.write(text)
    },
    note: line => {
      process.stderr.write(`${line}\n`)
    },
    progress: total => progressBar(total, process.stderr),
    readInput: async (file, maxBytes) => readBounded(file, maxBytes),
    writeFile: (file, text) => {
      try {
        writeFileSync(file, text)
      } catch (thrown) {
        throw fault('cannot-write', { file, reason: codeOf(thrown) })
      }
    },
    lines: () => typedLines(),
    now: () => performance.now(),
  }
}

async function* typedLines(): AsyncGenerator<string, undefined> {
  const reader = createInterface({ input: process.stdin })
  try {
    yield* reader
  } finally {
    reader.close()
  }
  return
}

/** Stops reading at the limit, so a file or a pipe of any size costs no more than that. */
const readBounded = (file: string, maxBytes: number): string => {
  const name = file === '-' ? 'standard input' : file
  const tooLarge = () => fault('too-large', { file: name, most: Math.floor(maxBytes / MEGABYTE) })
  const chunks: Buffer[] = []
  let length = 0
  const handle = opened(file)
  try {
    if (fstatSync(handle).size > maxBytes) throw tooLarge()
    for (;;) {
      const chunk = Buffer.alloc(65_536)
      const read = readSome(handle, chunk, name)
      if (read === 0) break
      length += read
      if (length > maxBytes) throw tooLarge()
      chunks.push(chunk.subarray(0, read))
    }
  } finally {
    if (handle !== 0) closeSync(handle)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw fault('not-text', { file: name })
  }
}

const opened = (file: string): number => {
  if (file === '-') return 0
  try {
    return openSync(file, 'r')
  } catch (thrown) {
    const reason = codeOf(thrown)
    throw reason === 'ENOENT' ? fault('no-file', { file }) : fault('cannot-read', { file, reason })
  }
}

/** A pipe may have nothing yet: then Node says EAGAIN instead of waiting. */
const readSome = (handle: number, chunk: Buffer, name: string): number => {
  for (;;)
    try {
      return readSync(handle, chunk)
    } catch (thrown) {
      const reason = codeOf(thrown)
      if (reason === 'EOF') return 0
      if (reason !== 'EAGAIN') throw fault('cannot-read', { file: name, reason })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
}

const codeOf = (thrown: unknown): string => (thrown as NodeJS.ErrnoException).code ?? String(thrown)
