/** Who asks: by cookie from our own page, by bearer token from a program. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session, Sessions } from '../people/sessions.ts'
import { Refusal } from '../refusal.ts'
import { judgeOrigin, type Origins } from './origins.ts'

export interface Identity {
  /** The session of a request, if it has one. */
  of(request: FastifyRequest): Promise<Session | undefined>
  need(request: FastifyRequest): Promise<Session>
  give(reply: FastifyReply, token: string): void
  take(reply: FastifyReply): void
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return
}

export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header ?? '')?.[1]

/** With https the browser itself guarantees that the cookie came from us and goes to us only. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-siegeworks' : 'siegeworks')

export const identityBy = (sessions: Sessions, origins: Origins, secure: boolean, sessionDays: number): Identity => {
  const name = cookieName(secure)
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const find = async (request: FastifyRequest): Promise<Session | undefined> => {
    const bearer = bearerOf(request.headers.authorization)
    if (bearer !== undefined) return sessions.find(bearer)
    const cookie = cookieOf(request.headers.cookie, name)
    if (cookie === undefined) return
    // A cookie is sent by any page that can make the browser ask: only our own page may change something with it.
    if (CHANGES.has(request.method) && judgeOrigin(request.headers.origin, origins()) !== 'own-page')
      throw new Refusal('forbidden-origin')
    return sessions.find(cookie)
  }
  return {
    of: find,
    need: async request => {
      const session = await find(request)
      if (!session) throw new Refusal('no-session')
      return session
    },
    give: (reply, token) => {
      reply.header('Set-Cookie', `${name}=${token}; ${attributes}; Max-Age=${sessionDays * 86_400}`)
    },
    take: reply => {
      reply.header('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`)
    },
  }
}
