/** Passkeys: the account without a password. Challenges live five minutes in memory. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { House } from '../match/house.ts'
import { newToken } from '../random.ts'
import { Refusal } from '../refusal.ts'
import type { PasskeyRow, PersonRow } from '../store/people-store.ts'

/** Large, and needed by few: loaded when somebody first uses a passkey, so that the server starts at once. */
const webauthn = () => import('@simplewebauthn/server')

const KEPT_MS = 300_000
const MAX_CHALLENGES = 10_000

export interface Passkeys {
  registrationOptions(person: PersonRow): Promise<object>
  register(person: PersonRow, response: unknown): Promise<void>
  /** The flow ties the answer to its challenge. */
  loginOptions(): Promise<{ readonly flow: string; readonly options: object }>
  logIn(flow: string, response: unknown): Promise<PersonRow>
}

export const passkeysFor = (
  house: Pick<House, 'store' | 'time'>,
  rpID: string,
  origins: () => readonly string[],
): Passkeys => {
  const challenges = new Map<string, { readonly challenge: string; readonly until: number }>()
  const keep = (key: string, challenge: string): void => {
    const now = house.time.now()
    for (const [old, { until }] of challenges)
      if (until < now || challenges.size >= MAX_CHALLENGES) challenges.delete(old)
    challenges.set(key, { challenge, until: now + KEPT_MS })
  }
  /** Each challenge is good for one answer. */
  const use = (key: string): string => {
    const found = challenges.get(key)
    challenges.delete(key)
    if (!found || found.until < house.time.now()) throw new Refusal('passkey-failed')
    return found.challenge
  }
  const { people } = house.store

  return {
    registrationOptions: async person => {
      const known = await people.passkeysOf(person.id)
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: 'Siegeworks',
        rpID,
        userName: person.name,
        userID: new TextEncoder().encode(person.id),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      keep(`person/${person.id}`, options.challenge)
      return options
    },
    register: async (person, response) => {
      const expectedChallenge = use(`person/${person.id}`)
      const answer = response as RegistrationResponseJSON
      const { verifyRegistrationResponse } = await webauthn()
      const done = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: [...origins()],
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch(() => undefined)
      if (!done?.verified) throw new Refusal('passkey-failed')
      const { credential } = done.registrationInfo
      if (await people.passkey(credential.id)) throw new Refusal('passkey-failed')
      await people.addPasskey({
        id: credential.id,
        person: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created: house.time.now(),
      })
    },
    loginOptions: async () => {
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
      const flow = newToken()
      keep(`flow/${flow}`, options.challenge)
      return { flow, options }
    },
    logIn: async (flow, response) => {
      const expectedChallenge = use(`flow/${flow}`)
      const answer = response as AuthenticationResponseJSON
      const row = isCredentialId(answer?.id) ? await people.passkey(answer.id) : undefined
      const done =
        row && (await checked(row, answer, { expectedChallenge, expectedOrigin: [...origins()], expectedRPID: rpID }))
      const person = row && done?.verified ? await people.person(row.person) : undefined
      if (!person) throw new Refusal('passkey-failed')
      await people.usePasskey(row!.id, done!.authenticationInfo.newCounter)
      return person
    },
  }
}

const isCredentialId = (id: unknown): boolean => typeof id === 'string' && /^[A-Za-z0-9_-]{1,1500}$/.test(id)

const checked = async (
  row: PasskeyRow,
  response: AuthenticationResponseJSON,
  expected: { readonly expectedChallenge: string; readonly expectedOrigin: string[]; readonly expectedRPID: string },
) => {
  const { verifyAuthenticationResponse } = await webauthn()
  return verifyAuthenticationResponse({
    response,
    ...expected,
    requireUserVerification: false,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports),
    },
  }).catch(() => undefined)
}
