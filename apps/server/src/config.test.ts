import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  test('an empty environment gives the defaults', () => {
    const config = readConfig({})
    expect(config.port).toBe(8080)
    expect(config.host).toBe('127.0.0.1')
    expect(config.databaseUrl).toBeUndefined()
    expect(config.allowedOrigins).toEqual([])
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['TRUST_PROXY', 'maybe'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'https://play.example.org/path'],
    ['PUBLIC_URL', 'ftp://play.example.org'],
    ['ALLOWED_ORIGINS', 'https://a.example.org,b.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['BOT_SECONDS', '0'],
  ])('%s=%s is refused by one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`))
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(8080)
  })
})
