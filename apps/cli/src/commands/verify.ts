/** `verify`: a log judged again. */
import { createHash } from 'node:crypto'
import { type ChainFault, type VerifyFault, verify, verifyChain } from '@siegeworks/kernel'
import type { Command } from '../command.ts'
import { Fault } from '../fault.ts'
import { readLog } from '../read-log.ts'
import { EXIT } from '../run.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const verifyCommand: Command = {
  name: 'verify',
  arguments: ['LOG|-'],
  options: [],
  run: async ({ positional, json }, host) => {
    const { parsed, game } = await readLog(positional[0]!, host)
    const { entries, header } = parsed.log
    const bar = host.progress(entries.length)
    const result =
      parsed.kind === 'whole'
        ? verify(game, parsed.log, { sha256, onEntry: done => bar.at(done) })
        : verifyChain(parsed.log, sha256)
    bar.end()
    if (!result.ok) throw verifyFault(game.id, result.error)
    const head = typeof result.value === 'string' ? result.value : result.value.head
    const judged = parsed.kind === 'whole'
    if (json)
      host.out(
        `${JSON.stringify({ ok: true, judged, match: header.match, game: game.id, entries: entries.length, head })}\n`,
      )
    else
      host.out(`${host.voice.say(judged ? 'verify.good' : 'verify.chain-good', { entries: entries.length, head })}\n`)
    return EXIT.answered
  },
}

const verifyFault = (game: string, fault: VerifyFault | ChainFault): Fault =>
  new Fault(voice => {
    const refusal = 'refusal' in fault && fault.refusal ? voice.refusal(game, fault.refusal) : ''
    const part = 'part' in fault && fault.part !== undefined ? fault.part : ''
    return voice.say(`verify.${fault.code}`, { seq: String(fault.seq), line: String(fault.seq + 2), part, refusal })
  })
