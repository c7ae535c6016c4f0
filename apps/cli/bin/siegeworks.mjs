#!/usr/bin/env node
// The command as other folders call it: through the door that installs and finds the right Node.
import { fileURLToPath } from 'node:url'

process.env.INIT_CWD ??= process.cwd()
process.argv.splice(2, 0, 'siegeworks')
await import(fileURLToPath(new URL('../../../tools/bootstrap.mjs', import.meta.url)))
