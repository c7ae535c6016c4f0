/**
 * `npm run prove [-- NAME …] [--small] [--list] [--json] [--report FILE]`: the long proofs, side by side on all cores, with a
 * progress bar and a JSON report. A NAME is a proof or the beginning of several: `kernel`, `kernel/laws`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Proof, ProofResult } from '@siegeworks/kernel/laws'
import { flagsOf } from './flags.ts'
import type { ShardMessage } from './prove-shard.ts'

const root = join(import.meta.dirname, '..')
const { values: flags, positionals } = flagsOf(
  'npm run prove [-- NAME …] [--small] [--list] [--json] [--report FILE]',
  {
    allowPositionals: true,
    options: {
      small: { type: 'boolean' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
      report: { type: 'string' },
    },
  },
)

interface Found {
  readonly file: string
  readonly proof: Proof
}

/** Every package and app may keep proofs in a folder `prove`. */
const findProofs = async (): Promise<readonly Found[]> => {
  const found: Found[] = []
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(root, kind)).sort()) {
      const folder = join(root, kind, name, 'prove')
      if (!existsSync(folder)) continue
      for (const file of readdirSync(folder).sort()) {
        if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
        const { proofs } = (await import(join(folder, file))) as { readonly proofs?: readonly Proof[] }
        for (const proof of proofs ?? []) found.push({ file: join(folder, file), proof })
      }
    }
  return found
}

interface Report extends ProofResult {
  readonly name: string
  readonly seconds: number
}

const prove = async ({ file, proof }: Found): Promise<Report> => {
  const shards = Math.min(proof.shards ?? 1, availableParallelism())
  const begun = performance.now()
  const shares = new Array<number>(shards).fill(0)
  const show = (): void => progress(proof.name, shares.reduce((sum, share) => sum + share, 0) / shards, begun)
  const results = await Promise.all(
    shares.map((_, shard) =>
      runShard({ file, name: proof.name, full: !flags.small, shard, shards }, share => {
        shares[shard] = share
        show()
      }),
    ),
  )
  const facts: { [name: string]: number } = {}
  for (const result of results)
    for (const [name, value] of Object.entries(result.facts)) facts[name] = (facts[name] ?? 0) + value
  const fault = results.find(({ ok }) => !ok)?.fault
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  return {
    name: proof.name,
    ok: results.every(({ ok }) => ok),
    seconds,
    facts,
    ...(fault === undefined ? {} : { fault }),
  }
}

export interface Shard {
  readonly file: string
  readonly name: string
  readonly full: boolean
  readonly shard: number
  readonly shards: number
}

const runShard = (shard: Shard, onShare: (share: number) => void): Promise<ProofResult> =>
  new Promise(resolve => {
    const worker = new Worker(new URL('./prove-shard.ts', import.meta.url), { workerData: shard })
    let result: ProofResult = { ok: false, facts: {}, fault: 'ended without a result' }
    worker.on('message', (message: ShardMessage) => {
      if (message.kind === 'share') onShare(message.share)
      else result = message.result
    })
    worker.on('error', error => {
      result = { ok: false, facts: {}, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    })
    worker.on('exit', () => resolve(result))
  })

const WIDTH = 30
const progress = (name: string, share: number, begun: number): void => {
  if (!process.stderr.isTTY) return
  const full = Math.round(share * WIDTH)
  const seconds = (performance.now() - begun) / 1000
  const left = share > 0 ? Math.round(seconds / share - seconds) : 0
  process.stderr.write(
    `\r${name} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} % ${left} s   `,
  )
}

const all = await findProofs()
const chosen = all.filter(
  ({ proof }) =>
    positionals.length === 0 || positionals.some(name => proof.name === name || proof.name.startsWith(`${name}/`)),
)
if (flags.list) process.stdout.write(all.map(({ proof }) => `${proof.name}\n`).join(''))
else if (chosen.length === 0) {
  process.stderr.write(
    `prove: there is no '${positionals}'; there are ${all.map(({ proof }) => proof.name).join(', ')}\n`,
  )
  process.exitCode = 2
} else {
  const reports: Report[] = []
  for (const found of chosen) {
    const report = await prove(found)
    reports.push(report)
    if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(100)}\r`)
    const facts = Object.entries(report.facts).map(([name, value]) => `${value} ${name}`)
    const line = `${report.ok ? 'holds' : 'FAILS'}  ${report.name}  ${facts.join(', ')}  ${report.seconds} s${report.fault ? `\n       ${report.fault}` : ''}\n`
    if (!flags.json) process.stdout.write(line)
  }
  const ok = reports.every(report => report.ok)
  const text = `${JSON.stringify({ ok, full: !flags.small, proofs: reports })}\n`
  if (flags.json) process.stdout.write(text)
  const file = flags.report ?? join(root, 'reports/prove.json')
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  process.exitCode = ok ? 0 : 1
}
