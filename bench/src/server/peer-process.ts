/** boardgame.io's server in a process of its own, with its default store in memory and the same small card game. */
import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { peerDrawDiscard } from '../draw-discard.ts'

interface PeerServer {
  run(port: number): Promise<{ readonly appServer: NetServer }>
}
const require = createRequire(import.meta.url)
const { Server }: { Server: (setup: object) => PeerServer } = require('boardgame.io/server')

// It prints what it does; the first line of this process must be the address.
console.info = () => {}
console.log = () => {}
const server = Server({ games: [{ disableUndo: true, ...peerDrawDiscard }], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run(0)
process.stdout.write(`url http://127.0.0.1:${(appServer.address() as AddressInfo).port}\n`)
