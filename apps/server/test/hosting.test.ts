import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ENVIRONMENT_NAMES } from '../src/config.ts'
import { SQLITE_FILE } from '../src/store/store.ts'
import { arrive, guest } from './client.ts'
import { openInMemory, openServer } from './open-server.ts'

const root = join(import.meta.dirname, '../../..')
const main = join(root, 'apps/server/src/main.ts')
const run = promisify(execFile)

test('docs/hosting.md lists every setting and none that does not exist', () => {
  const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(match => match[1]!)
  expect(listed.toSorted()).toEqual([...ENVIRONMENT_NAMES].toSorted())
})

test('a taken port and a folder that cannot be written are each told in one line', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await new Promise(done => squatter.once('listening', done))
  const { port } = squatter.address() as { port: number }
  const taken = await run(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'siegeworks-taken-')) },
  }).catch(error => error)
  expect(taken.code).toBe(2)
  expect(taken.stderr).toBe(`siegeworks: port ${port} is taken; stop what uses it or set PORT\n`)
  squatter.close()
  const folder = await run(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: '/proc/nowhere' },
  }).catch(error => error)
  expect(folder.code).toBe(2)
  expect(folder.stderr).toMatch(
    /^siegeworks: the data folder \/proc\/nowhere is not writable \([A-Z]+\); set DATA_DIR\n$/,
  )
})

test('a store that cannot be opened is told in one line, with the setting that names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siegeworks-strange-'))
  writeFileSync(join(folder, SQLITE_FILE), 'this is no database at all, only words '.repeat(100))
  const started = (env: { readonly [name: string]: string }) =>
    run(process.execPath, [main], { env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env } }).catch(
      error => [error.code, error.stderr],
    )
  expect(await started({})).toEqual([
    2,
    `siegeworks: the store in ${folder} cannot be opened (file is not a database); see DATA_DIR\n`,
  ])
  const [code, said] = (await started({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })) as [number, string]
  expect([code, said]).toEqual([2, expect.stringMatching(/^siegeworks: .*ECONNREFUSED.*; see DATABASE_URL\n$/)])
  expect(said).not.toContain('secret')
  rmSync(folder, { recursive: true })
})

test('SIGTERM ends the process by itself with code 0', async () => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: `/tmp/siegeworks-term-${process.pid}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>(done => child.stdout.on('data', data => String(data).includes('open at') && done()))
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await new Promise(done => child.on('exit', done))).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a graceful stop answers what was asked, tells everybody, and closes with 1012', async () => {
  const server = await openServer()
  const ann = await guest(server.url, 'Ann')
  const made = await ann.post('/api/tables', {
    game: 'skirmish',
    seats: ['raider', 'warden'].map(seat => ({ seat, taker: 'me' })),
  })
  const { id } = made.body.table
  const seat = await arrive(server.url, ann)
  const { sheet } = await seat.join(id, { as: 'raider' })
  seat.send({
    kind: 'command',
    match: id,
    as: 'raider',
    cmdId: 'last-words',
    seq: sheet.seq,
    move: sheet.legal[0]!.text,
  })
  await new Promise(done => setTimeout(done, 5))
  await server.stop()
  expect(seat.messages.some(m => m.kind === 'ack' && m.cmdId === 'last-words')).toBe(true)
  expect(seat.messages.some(m => m.kind === 'restart' && m.afterMs > 0)).toBe(true)
  expect(seat.closed).toBe(1012)
})

test('behind a proxy: the address it saw counts, not what the client claims; metrics are not for strangers', async () => {
  const claims = { 'X-Forwarded-For': '127.0.0.1, 203.0.113.9' }
  for (const TRUST_PROXY of ['true', 'false']) {
    const server = await openInMemory({ TRUST_PROXY })
    expect((await fetch(`${server.url}/metrics`, { headers: claims })).status).toBe(404)
    await server.stop()
  }
  const server = await openInMemory({ TRUST_PROXY: 'true', SIGN_INS_PER_MINUTE: '3' })
  const login = (from: string) =>
    fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ login: 'somebody', password: 'not the password' }),
    })
  const codes: number[] = []
  for (let n = 0; n < 5; n++) codes.push((await login(`203.0.113.${n}`)).status)
  expect(codes, 'guesses at one account from many addresses').toEqual([401, 401, 401, 429, 429])
  await server.stop()
})

test('a metrics token of any printable characters opens the metrics, and nothing else does', async () => {
  const server = await openInMemory({ METRICS_TOKEN: 'a+b/c=d.e~f!0123' })
  const asked = async (headers: { [name: string]: string }) =>
    (await fetch(`${server.url}/metrics`, { headers })).status
  expect(await asked({ Authorization: 'Bearer a+b/c=d.e~f!0123' })).toBe(200)
  expect(await asked({ Authorization: 'Bearer a+b/c=d.e~f!0124' })).toBe(404)
  expect(await asked({})).toBe(404)
  await server.stop()
})

test('health, readiness and metrics answer; headers are strict', async () => {
  const server = await openServer()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('siegeworks_commands_total')
  const page = await fetch(server.url)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404)
  await server.stop()
})

test('what is refused before any route is answered in the same form; a handshake elsewhere than at the socket is not taken', async () => {
  const server = await openInMemory()
  const port = Number(new URL(server.url).port)
  const raw = (text: string): Promise<string> =>
    new Promise(done => {
      const socket = connectTo(port, '127.0.0.1', () => socket.write(text))
      let got = ''
      socket.on('data', data => {
        got += data
      })
      socket.on('close', () => done(got))
    })
  expect(await raw('\x01garbage\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"error":\{"code":"malformed"\}\}$/s)
  expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 .*too-large/s,
  )
  for (const path of ['/%zz', `/api/tables/${'a'.repeat(200)}`]) {
    const answer = await fetch(server.url + path)
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'malformed' } }])
  }
  const shake =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  expect(await raw(`GET /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n${shake}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 404 .*not-found/s,
  )
  await server.stop()
})

test('the files of the page do not use up what an address may ask', async () => {
  const WEB_ROOT = mkdtempSync(join(tmpdir(), 'siegeworks-page-'))
  mkdirSync(join(WEB_ROOT, 'assets'))
  writeFileSync(join(WEB_ROOT, 'index.html'), 'page')
  writeFileSync(join(WEB_ROOT, 'assets/part.js'), 'part')
  const server = await openInMemory({ WEB_ROOT, HTTP_PER_MINUTE: '3' })
  const ask = async (path: string): Promise<number> => (await fetch(server.url + path)).status
  for (let n = 0; n < 10; n++) expect(await ask('/assets/part.js')).toBe(200)
  expect([await ask('/api/games'), await ask('/api/games'), await ask('/'), await ask('/api/games')]).toEqual([
    200, 200, 200, 429,
  ])
  await server.stop()
  rmSync(WEB_ROOT, { recursive: true })
})
