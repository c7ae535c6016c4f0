import { expect, test } from 'vitest'
import { proofs } from '../prove/kernel.ts'

test.each(proofs)('the long proof $name holds in its small size', async ({ run }) => {
  const result = await run({ full: false, shard: 0, shards: 1, at: () => {} })
  expect(result).toMatchObject({ ok: true })
})
