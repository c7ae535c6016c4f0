/** Our reducer against the peer's on the same small card game, and the chain. */
import { createHash, hash } from 'node:crypto'
import {
  beginMatch,
  chanceFor,
  type GameTypes,
  type Hash,
  linked,
  opening,
  play,
  saltAt,
  sha256Hex,
  step,
} from '@siegeworks/kernel'
import { drawDiscard, peerDrawDiscard } from '../draw-discard.ts'
import { type Effort, ratesOf } from '../measure.ts'
import { peerGame } from '../peer.ts'
import type { Suite } from '../suite.ts'

/** Judged and booked with chance at hand, as a match does it. */
const ours = () => {
  const start = opening(drawDiscard, {}, chanceFor('bench', 0)).state
  return {
    name: 'kernel',
    run: (moves: number) => {
      let state = start
      for (let seq = 1; seq <= moves; seq++) {
        const move = state.drawn ? ({ kind: 'discard', at: seq % 6 } as const) : ({ kind: 'draw' } as const)
        const stepped = step(drawDiscard, state, state.seat, move, chanceFor('bench', seq))
        if (!stepped.ok) throw new Error(stepped.error.code)
        state = stepped.value.state
      }
    },
  }
}

const peers = () => {
  const peer = peerGame(peerDrawDiscard)
  return {
    name: 'boardgame.io reducer',
    run: (moves: number) => {
      let state = peer.initial
      for (let seq = 1; seq <= moves; seq++)
        state = (state.G as { drawn: boolean }).drawn
          ? peer.move(state, 'discard', [seq % 6])
          : peer.move(state, 'draw', [])
    },
  }
}

const reducers = (effort: Effort) => {
  const [own, peer] = ratesOf([ours(), peers()], effort)
  return {
    ratios: { 'kernel/bgio-reducer': own! / peer! },
    values: { 'kernel moves/s': own!, 'boardgame.io reducer moves/s': peer! },
  }
}

export const kernelSuite: Suite = { name: 'kernel/bgio-reducer', measure: reducers }

/** Node's own hash, one call: what a server brings. The bytes are those of the kernel's. */
const nodeSha256 = (text: string): string => hash('sha256', text, 'hex')
if (nodeSha256('é') !== createHash('sha256').update('é').digest('hex')) throw new Error('two hashes of one text')

const appender = (name: string, sha256: (text: string) => string) => ({
  name,
  run: (entries: number) => {
    let head = '0'.repeat(64) as Hash
    for (let seq = 0; seq < entries; seq++) {
      const open = {
        seq,
        at: seq,
        command: `c-${seq}`,
        deed: { kind: 'move', seat: '0' } as const,
        seen: [{ kind: 'drew', seat: '0' }],
      }
      const hidden = { move: { kind: 'draw' }, events: [{ kind: 'drew', seat: '0', card: 17 }], draws: [] }
      head = linked<GameTypes>(head, open, hidden, saltAt('secret', seq, sha256), sha256).hash
    }
  },
})

const matches = () => ({
  name: 'whole match with chain',
  run: (moves: number) => {
    let { match } = beginMatch(drawDiscard, {
      match: 'bench',
      options: {},
      hostSeed: 'seed',
      nonces: {},
      sha256: nodeSha256,
    })
    for (let seq = 1; seq <= moves; seq++) {
      const { state } = match
      const move = state.drawn ? ({ kind: 'discard', at: seq % 6 } as const) : ({ kind: 'draw' } as const)
      const answer = play(match, { seat: state.seat, move, seq, command: `c-${seq}` })
      if (!answer.ok) throw new Error(answer.error.code)
      match = answer.value.match
    }
  },
})

const chain = (effort: Effort) => {
  const [node, noble, whole] = ratesOf([appender('node', nodeSha256), appender('noble', sha256Hex), matches()], effort)
  return {
    values: {
      'chain append entries/s': node!,
      'chain append entries/s (in a browser too)': noble!,
      'match moves/s with chain': whole!,
    },
  }
}

export const chainSuite: Suite = { name: 'kernel/chain', measure: chain }
