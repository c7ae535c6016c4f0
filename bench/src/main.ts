/** `npm run bench`: side by side in one run, medians of repeats. `--json`, `--only NAME`, `--quick`. */
import { flagsOf } from '../../tools/flags.ts'

// Before anything of the peer is loaded: its own manual asks for it.
process.env.NODE_ENV = 'production'
const { SUITES } = await import('./suites/index.ts')

const { values: flags } = flagsOf('npm run bench [-- --json] [--only NAME] [--quick]', {
  options: { json: { type: 'boolean' }, only: { type: 'string', multiple: true }, quick: { type: 'boolean' } },
})
const only = flags.only ?? []
const chosen = SUITES.filter(({ name }) => only.length === 0 || only.includes(name))
const unknown = only.find(name => !SUITES.some(suite => suite.name === name))
if (unknown !== undefined) {
  process.stderr.write(`bench: there is no '${unknown}'; there are ${SUITES.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}

const effort = flags.quick ? { repeats: 3, ms: 60 } : { repeats: 9, ms: 250 }
const ratios: { [name: string]: number } = {}
const values: { [name: string]: number } = {}
for (const suite of chosen) {
  if (process.stderr.isTTY) process.stderr.write(`${suite.name} …\n`)
  const measured = await suite.measure(effort)
  Object.assign(ratios, measured.ratios)
  Object.assign(values, measured.values)
}

const rounded = (numbers: { readonly [name: string]: number }): { readonly [name: string]: number } =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, n]) => [name, n >= 1000 ? Math.round(n) : Number(n.toPrecision(4))]),
  )

if (flags.json) process.stdout.write(`${JSON.stringify({ ratios: rounded(ratios), values: rounded(values) })}\n`)
else {
  for (const [name, ratio] of Object.entries(rounded(ratios))) process.stdout.write(`${name.padEnd(44)} ${ratio} ×\n`)
  for (const [name, value] of Object.entries(rounded(values)))
    process.stdout.write(`${name.padEnd(44)} ${value.toLocaleString('en')}\n`)
}
