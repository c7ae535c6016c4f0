/** `backup`, `restore`, `check-store`: the host's store, named by the same environment as the server's. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import type { Command } from '../command.ts'
import { Fault, fault } from '../fault.ts'
import { EXIT } from '../run.ts'

/** Loaded only here: other commands need no server. */
const operations = () => import('@siegeworks/server/operations')

const withStore = async <T>(
  work: (store: Awaited<ReturnType<Awaited<ReturnType<typeof operations>>['openHostStore']>>) => Promise<T>,
  mayBegin = false,
): Promise<T> => {
  const { ConfigError, openHostStore } = await operations()
  const store = await openHostStore(process.env, mayBegin).catch((error: unknown) => {
    if (error instanceof ConfigError) throw new Fault(() => error.message)
    throw error
  })
  try {
    return await work(store)
  } finally {
    await store.sql.close()
  }
}

export const backupCommand: Command = {
  name: 'backup',
  arguments: ['FILE'],
  options: [],
  run: async ({ positional, json }, host) => {
    const file = positional[0]!
    if (existsSync(file)) throw fault('file-exists', { file })
    const { backupStore } = await operations()
    const rows = await withStore(async ({ sql }) => {
      // Under another name until it is whole and on disk: a half backup never looks like one.
      const part = `${file}.part`
      const out = openSync(part, 'w', 0o600)
      const count = await backupStore(sql, line => writeSync(out, line))
      fsyncSync(out)
      closeSync(out)
      renameSync(part, file)
      return count
    })
    host.out(
      json ? `${JSON.stringify({ ok: true, file, rows })}\n` : `${host.voice.say('backup.done', { file, rows })}\n`,
    )
    return EXIT.answered
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  arguments: ['FILE'],
  options: [],
  run: async ({ positional, json }, host) => {
    const file = positional[0]!
    if (!existsSync(file)) throw fault('no-file', { file })
    const { allGames, BackupFault, checkStore, linesOf, restoreStore } = await operations()
    const { rows, report } = await withStore(async store => {
      const count = await restoreStore(store.sql, () => linesOf(file)).catch((error: unknown) => {
        if (error instanceof BackupFault) throw new Fault(voice => voice.say(`fault.${error.code}`, { file }))
        throw error
      })
      return { rows: count, report: await checkStore(store, allGames()) }
    }, true)
    const ok = report.broken.length === 0
    if (json) host.out(`${JSON.stringify({ ok, rows, ...report })}\n`)
    else
      host.out(
        `${host.voice.say(ok ? 'restore.done' : 'check-store.broken', { rows, matches: report.matches, broken: report.broken.length })}\n`,
      )
    return ok ? EXIT.answered : EXIT.no
  },
}

export const checkStoreCommand: Command = {
  name: 'check-store',
  arguments: [],
  options: [],
  run: async ({ json }, host) => {
    const { allGames, checkStore } = await operations()
    const report = await withStore(store => {
      let bar: ReturnType<typeof host.progress> | undefined
      return checkStore(store, allGames(), (done, total) => {
        bar ??= host.progress(total)
        bar.at(done)
        if (done === total) bar.end()
      })
    })
    const ok = report.broken.length === 0
    if (json) host.out(`${JSON.stringify({ ok, ...report })}\n`)
    else {
      host.out(
        `${host.voice.say(ok ? 'check-store.good' : 'check-store.broken', { matches: report.matches, entries: report.entries, judged: report.judged, broken: report.broken.length })}\n`,
      )
      for (const { match, code, seq } of report.broken) host.out(`${match} ${seq} ${code}\n`)
    }
    return ok ? EXIT.answered : EXIT.no
  },
}
