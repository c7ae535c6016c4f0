/** The built page, served as files; a friendly word when it has not been built yet. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

// The one page the server writes itself, for the person who started it from sources without building.
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Siegeworks</title><h1>Siegeworks is running</h1>
<p>The server works, but the page has not been built yet. Stop it and run <code>npm start</code>, which builds it.</p></html>`

const isHashed = (path: string): boolean => path.includes('/assets/')

export const serveWebPage = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  const built = existsSync(join(webRoot, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  } else {
    app.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(NOT_BUILT),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    // Deep links are the page's own business; everything with a machine's path or a file's ending is not found.
    const path = request.url.split('?')[0]!
    const page =
      request.method === 'GET' && !/^\/(api|games|socket|metrics)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path)
    if (page && built) return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
    return reply.code(404).send({ error: { code: 'not-found' } })
  })
}
