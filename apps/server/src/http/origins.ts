/** Which pages may speak to this server: an exact list, compared byte by byte. */
import type { Config } from '../config.ts'

export type Origins = () => readonly string[]

export const originsOf = (config: Pick<Config, 'publicUrl' | 'allowedOrigins'>, port: number): readonly string[] => [
  ...(config.publicUrl
    ? [config.publicUrl]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`]),
  ...config.allowedOrigins,
]

export type OriginVerdict = 'own-page' | 'program' | 'foreign'

/** Without an Origin it is a program: it may bring a token, but no cookie counts. Doubled or strange headers are foreign. */
export const judgeOrigin = (
  header: string | readonly string[] | undefined,
  origins: readonly string[],
): OriginVerdict => {
  if (header === undefined) return 'program'
  return typeof header === 'string' && origins.includes(header) ? 'own-page' : 'foreign'
}
