/** How HTTP says no: a status and a code, never a sentence, never a stack. */
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { errorFacts, type Log } from '../log.ts'
import { Refusal, refusalOf } from '../refusal.ts'

const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'bad-options': 400,
  'weak-password': 400,
  'no-session': 401,
  'wrong-login': 401,
  'passkey-failed': 401,
  'forbidden-origin': 403,
  'not-yours': 403,
  'not-your-seat': 403,
  'bad-invite': 403,
  blocked: 403,
  'not-found': 404,
  'no-such-match': 404,
  'no-such-game': 404,
  'no-such-person': 404,
  'too-large': 413,
  'too-deep': 400,
  'too-many-sockets': 429,
  'rate-limited': 429,
  'too-many-tables': 429,
  busy: 503,
  'storage-full': 503,
  'store-away': 503,
  stopping: 503,
  'server-error': 500,
}

export const addAnswers = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.code === 'server-error') log.error('a request failed', errorFacts(error))
    if (refusal.retryAfterMs !== undefined) reply.header('Retry-After', Math.ceil(refusal.retryAfterMs / 1000))
    const { code, params, retryAfterMs } = refusal
    return reply.code(STATUS[code] ?? 409).send({
      error: { code, ...(params ? { params } : {}), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
    })
  })
}

/** What is refused before any route is looked for: an address that cannot be read, a name that is too long. */
export const answerUnread = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  reply.code(400).send({ error: { code: 'malformed' } })
}

/** What is not even HTTP: one answer, and the line is closed. */
export const answerGarbage = (error: { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const body = JSON.stringify({ error: { code: large ? 'too-large' : 'malformed' } })
  const status = large ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`)
}

const refusalFor = (error: FastifyError): Refusal => {
  const refusal = refusalOf(error)
  if (refusal) return refusal
  if (error.statusCode === 413) return new Refusal('too-large')
  if (error.statusCode === 429) return new Refusal('rate-limited', undefined, 10_000)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('malformed')
  return new Refusal('server-error')
}

/** The body in exactly the asked shape, or a refusal that says where it is not. */
export const read = <S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, input ?? {})
  if (result.success) return result.output
  throw new Refusal('malformed', { at: v.getDotPath(result.issues[0]!) ?? '' })
}
