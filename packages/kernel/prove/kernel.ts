/** What the kernel proves at length: a million steps under all laws, logs that hold, and no flipped byte missed. */
import { formatLog, parseLog, resumeMatch, verify } from '@siegeworks/kernel'
import { lawsProof, type Proof } from '@siegeworks/kernel/laws'
import { playSome } from '../test/play-match.ts'
import { skirmish } from '../test/skirmish/game.ts'
import type { Skirmish } from '../test/skirmish/state.ts'

const OPTIONS = [
  { hand: 3, target: 7 },
  { hand: 5, target: 40 },
  { hand: 1, target: 3 },
  { hand: 6, target: 20 },
]

const nonces = { raider: 'nonce of raider', warden: 'nonce of warden' }

/** Matches with moves taken back: written, read, judged again and taken up again, always the same. */
const logs: Proof = {
  name: 'kernel/logs',
  shards: 64,
  run: ({ full, shard, shards, at }) => {
    const total = Math.ceil((full ? 5_000 : 8) / shards)
    for (let n = 0; n < total; n++) {
      const seed = `logs-${shard}-${n}`
      const { match, log } = playSome(skirmish, OPTIONS[n % OPTIONS.length]!, seed, 80)
      const parsed = parseLog<Skirmish>(formatLog(log))
      const facts = { matches: n }
      if (!parsed.ok || parsed.value.kind !== 'whole')
        return { ok: false, facts, fault: `${seed}: does not parse back` }
      const verified = verify(skirmish, parsed.value.log)
      if (!verified.ok) return { ok: false, facts, fault: `${seed}: ${JSON.stringify(verified.error)}` }
      const resumed = resumeMatch(skirmish, { ...parsed.value.log, nonces })
      if (!resumed.ok || resumed.value.head !== match.head || verified.value.head !== match.head)
        return { ok: false, facts, fault: `${seed}: another head` }
      at(n + 1, total)
    }
    return { ok: true, facts: { matches: total } }
  },
}

/** Every byte of a log, with one bit turned, is found by reading or by judging. */
const flips: Proof = {
  name: 'kernel/flipped-bytes',
  shards: 64,
  run: ({ full, shard, shards, at }) => {
    const bytes = new TextEncoder().encode(formatLog(playSome(skirmish, OPTIONS[0]!, 'flip', full ? 40 : 3).log))
    const every = full ? shards : shards * 11
    let flipped = 0
    for (let place = shard; place < bytes.length; place += every) {
      const bad = bytes.slice()
      bad[place] = bad[place]! ^ (1 << (place % 8))
      const parsed = parseLog<Skirmish>(new TextDecoder().decode(bad))
      if (parsed.ok && parsed.value.kind === 'whole' && verify(skirmish, parsed.value.log).ok)
        return { ok: false, facts: { flipped }, fault: `byte ${place} may be changed unnoticed` }
      flipped++
      at(place, bytes.length)
    }
    return { ok: true, facts: { flipped } }
  },
}

export const proofs: readonly Proof[] = [
  lawsProof('kernel/laws', skirmish, OPTIONS, { steps: 1_000_000, small: 400, maxSteps: 400 }),
  logs,
  flips,
]
