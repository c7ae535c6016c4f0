/** Structured logs, one JSON line each. Facts about the server only: no names, moves, tokens or hidden cards. */
import type { Config } from './config.ts'

export type LogFacts = { readonly [name: string]: string | number | boolean }

export interface Log {
  error(what: string, facts?: LogFacts): void
  warn(what: string, facts?: LogFacts): void
  info(what: string, facts?: LogFacts): void
  debug(what: string, facts?: LogFacts): void
}

const LEVELS = ['error', 'warn', 'info', 'debug'] as const

export const logAt = (
  level: Config['logLevel'],
  write: (line: string) => void = line => process.stdout.write(line),
): Log => {
  const shown = LEVELS.indexOf(level as (typeof LEVELS)[number])
  const at =
    (name: (typeof LEVELS)[number]) =>
    (what: string, facts: LogFacts = {}): void => {
      if (LEVELS.indexOf(name) <= shown)
        write(`${JSON.stringify({ at: new Date().toISOString(), level: name, what, ...facts })}\n`)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** The name of an error and where it came from, never its data. */
export const errorFacts = (error: unknown): LogFacts =>
  error instanceof Error
    ? { error: error.name, message: error.message.slice(0, 200), where: error.stack?.split('\n')[1]?.trim() ?? '' }
    : { error: typeof error }
