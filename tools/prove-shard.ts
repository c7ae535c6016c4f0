/** One part of a long proof, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Proof, ProofResult } from '@siegeworks/kernel/laws'
import type { Shard } from './prove.ts'

export type ShardMessage =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'result'; readonly result: ProofResult }

const EVERY_MS = 200
const { file, name, full, shard, shards } = workerData as Shard
const { proofs } = (await import(file)) as { readonly proofs: readonly Proof[] }
const proof = proofs.find(one => one.name === name)
if (!proof || !parentPort) throw new Error(`there is no proof ${name} in ${file}`)

const port = parentPort
const post = (message: ShardMessage): void => port.postMessage(message)
let shown = 0
const at = (done: number, total: number): void => {
  const now = performance.now()
  if (now - shown < EVERY_MS) return
  shown = now
  post({ kind: 'share', share: total === 0 ? 1 : done / total })
}
post({ kind: 'result', result: await proof.run({ full, shard, shards, at }) })
