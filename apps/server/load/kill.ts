/** `kill -9` at random moments of play, again and again; then every promise is checked. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../src/store/store.ts'
import { type Audit, audit } from './audit.ts'
import { startChild } from './child.ts'
import { Swarm } from './swarm.ts'

export interface KillOptions {
  readonly kills: number
  readonly matches: number
  readonly rate: number
  /** Play before each kill, at random between these. */
  readonly aliveMs: readonly [number, number]
  readonly databaseUrl?: string
  readonly at?: (done: number) => void
}

export interface KillReport extends Audit {
  readonly kills: number
  readonly acks: number
  /** Commands acknowledged per second while the server was up. */
  readonly perSecond: number
  /** From the start of the process until it serves: the middle and the worst. */
  readonly bootMs: number
  readonly worstBootMs: number
  /** Until every client is back at its table. */
  readonly backMs: number
  readonly worstBackMs: number
  readonly ackP50: number
  readonly ackP99: number
}

export const killAgainAndAgain = async (options: KillOptions): Promise<KillReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-kill-'))
  const env = { PORT: '0', DATA_DIR: folder, ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}) }
  const swarm = new Swarm({ matches: options.matches, rate: options.rate })
  const boots: number[] = []
  const backs: number[] = []
  let alive = 0
  let child = await startChild(env)
  try {
    await swarm.begin(child.url)
    await swarm.connect(child.url)
    for (let done = 0; done < options.kills; done++) {
      const [least, most] = options.aliveMs
      const began = performance.now()
      swarm.play()
      await sleep(least + Math.random() * (most - least))
      alive += performance.now() - began
      await child.kill('SIGKILL')
      swarm.cut()
      child = await startChild(env)
      boots.push(child.bootMs)
      const back = performance.now()
      await swarm.connect(child.url)
      backs.push(performance.now() - back)
      options.at?.(done + 1)
    }
    swarm.cut()
    await child.kill('SIGTERM')
    const store = await openStore(
      { dataDir: folder, ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}) },
      () => {},
    )
    const found = await audit(store, swarm.journal)
    await store.sql.close()
    const of = (all: readonly number[], share: number): number =>
      Math.round(all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0)
    return {
      ...found,
      faults: [...swarm.faults, ...found.faults],
      kills: options.kills,
      acks: swarm.acks,
      perSecond: Math.round(swarm.acks / (alive / 1000)),
      bootMs: of(boots, 0.5),
      worstBootMs: of(boots, 1),
      backMs: of(backs, 0.5),
      worstBackMs: of(backs, 1),
      ackP50: of(swarm.latencies, 0.5),
      ackP99: of(swarm.latencies, 0.99),
    }
  } finally {
    await child.kill('SIGKILL').catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Serving again after a kill takes at most so long. */
const MOST_BOOT_MS = 2000

export const killFault = (report: KillReport, leastPerSecond: number): string | undefined => {
  if (report.lost > 0 || report.twice > 0 || report.brokenChains > 0 || report.faults.length > 0)
    return `lost ${report.lost}, twice ${report.twice}, broken ${report.brokenChains}: ${report.faults.slice(0, 5).join('; ')}`
  if (report.worstBootMs > MOST_BOOT_MS) return `it served again only after ${report.worstBootMs} ms`
  if (report.perSecond < leastPerSecond) return `only ${report.perSecond} commands a second, not ${leastPerSecond}`
  return
}
