/** Bodies: JSON only, looked over for depth before it is parsed, without keys written twice or reaching for prototypes. */
import type { FastifyInstance } from 'fastify'
import { BODY_LIMITS, exceeds, hasDoubledKey } from '../json-scan.ts'
import { Refusal } from '../refusal.ts'

export const addJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseBody(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
}

const parseBody = (text: string): unknown => {
  if (text === '') return {}
  if (exceeds(text, BODY_LIMITS)) throw new Refusal('too-deep')
  let body: unknown
  try {
    body = JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new Refusal('malformed')
      return value
    })
  } catch {
    throw new Refusal('malformed')
  }
  if (hasDoubledKey(text, body)) throw new Refusal('malformed')
  return body
}
