/** For the host: is it up, is it ready, how is it doing. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'

export const addOperations = (
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): void => {
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ ok: true }))
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const ok = await isReady()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  app.get('/metrics', async (request, reply) => {
    const forwarded = !config.trustProxy && request.headers['x-forwarded-for'] !== undefined
    const local =
      !forwarded && (request.ip === '127.0.0.1' || request.ip === '::1' || request.ip === '::ffff:127.0.0.1')
    const allowed = config.metricsToken ? isSame(request.headers.authorization, `Bearer ${config.metricsToken}`) : local
    if (!allowed) throw new Refusal('not-found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const isSame = (given: string | undefined, expected: string): boolean => {
  const a = Buffer.from(given ?? '')
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
