/** Passkeys: what the server asks of the browser and what the browser answers, with bytes written in base64url. */
import type { Me } from '@siegeworks/protocol'
import { api } from './api.ts'

/** The browser was asked and gave none: closed, too late, or none here. */
export class NoPasskey extends Error {}

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

interface Named {
  readonly id: string
}
interface MakeOptions extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials: readonly Named[]
}
interface ShowOptions extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const written = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const given = async (asked: Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const credential = await asked.catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey()
  return credential
}

const frame = (credential: PublicKeyCredential, response: object): object => ({
  id: credential.id,
  rawId: written(credential.rawId),
  type: credential.type,
  clientExtensionResults: credential.getClientExtensionResults(),
  response: { clientDataJSON: written(credential.response.clientDataJSON), ...response },
})

/** A new passkey for whoever this is; a guest becomes somebody who can come back. */
export const keepByPasskey = async (): Promise<Me> => {
  await api.me()
  const options = await api.passkey<MakeOptions>('register-options')
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ id }) => ({ id: bytes(id), type: 'public-key' as const })),
  }
  const credential = await given(navigator.credentials.create({ publicKey }))
  const made = credential.response as AuthenticatorAttestationResponse
  const response = { attestationObject: written(made.attestationObject), transports: made.getTransports() }
  return (await api.passkey<{ readonly me: Me }>('register', frame(credential, response))).me
}

/** Signs in as whoever the shown passkey belongs to. */
export const enterByPasskey = async (): Promise<Me> => {
  const { flow, options } = await api.passkey<{ readonly flow: string; readonly options: ShowOptions }>('login-options')
  const { rpId, timeout, userVerification } = options
  const publicKey = {
    challenge: bytes(options.challenge),
    ...(rpId && { rpId }),
    ...(timeout && { timeout }),
    ...(userVerification && { userVerification }),
  }
  const credential = await given(navigator.credentials.get({ publicKey }))
  const shown = credential.response as AuthenticatorAssertionResponse
  const response = {
    authenticatorData: written(shown.authenticatorData),
    signature: written(shown.signature),
    ...(shown.userHandle && { userHandle: written(shown.userHandle) }),
  }
  return (await api.passkey<{ readonly me: Me }>('login', { flow, response: frame(credential, response) })).me
}
