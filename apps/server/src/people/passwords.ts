/** Passwords: Argon2id, two at a time, so that a flood of logins does not slow down any game. */
import { Refusal } from '../refusal.ts'

/** Loaded with the first password. */
const argon = () => import('@node-rs/argon2')

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MAX_WAITING = 50

/** Ten characters or more, and still the first anybody tries. */
const COMMON = new Set([
  '1234567890',
  '0123456789',
  'password123',
  'qwertyuiop',
  'passwordpassword',
  'iloveyou12',
  '1111111111',
  'siegeworks',
])

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('rate-limited', undefined, 5000)
    await new Promise<void>(go => waiting.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => {
  if (COMMON.has(password.toLowerCase()) || /^(.)\1+$/.test(password)) throw new Refusal('weak-password')
  return inTurn(async () => (await argon()).hash(password, COST))
}

let nobody: Promise<string> | undefined

/** The same work whether the login exists or not. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const { hash, verify } = await argon()
  nobody ??= hash('nobody has this password', COST)
  const against = stored ?? (await nobody)
  const right = await inTurn(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}
