/** The socket's door: origin, number and session are settled before the handshake. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '../people/sessions.ts'
import { Refusal } from '../refusal.ts'
import type { Hub } from './hub.ts'

const SOCKET = '/socket'

export const addSocket = (app: FastifyInstance, hub: Hub): void => {
  const sessions = new WeakMap<FastifyRequest, Session>()
  // There is one door for sockets: at every other address a handshake is refused like an address that does not exist.
  app.addHook('onRequest', async request => {
    if (request.ws && request.routeOptions.url !== SOCKET) throw new Refusal('not-found')
  })
  app.route({
    method: 'GET',
    url: SOCKET,
    preValidation: async request => {
      const verdict = hub.admits(request.raw, request.ip)
      if (verdict !== 'ok') throw new Refusal(verdict, undefined, verdict === 'stopping' ? 2000 : undefined)
      const session = await hub.sessionOf(request.raw)
      if (session) sessions.set(request, session)
    },
    handler: () => {
      throw new Refusal('malformed')
    },
    wsHandler: (socket, request) => hub.accept(socket, request.ip, sessions.get(request)),
  })
}
