import type {
  NewCredential,
  PasskeyQuestion,
  PasskeyRequest,
  SignedCredential,
} from '#contract/backoffice/people.ts'

// The browser's own way to passkeys (WebAuthn), between its bytes and our JSON. Browsers can turn one into the other
// themselves, but not the older ones in our offices, nor every password manager.

type Reason = 'unsupported' | 'cancelled' | 'late' | 'known' | 'wrongAddress' | 'wrongDevice'

/** Why no device answered, as far as the browser tells. */
export class PasskeyError extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.name = 'PasskeyError'
    this.reason = reason
  }
}

/** Whether this browser has passkeys at this address; without https it has none. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Has a device make a passkey. @throws PasskeyError */
export async function makePasskey(request: PasskeyRequest): Promise<NewCredential> {
  const { challenge, user, excludeCredentials, ...rest } = request
  const made = await within(request.timeout, () =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(known),
      },
    }),
  )
  if (!(made.response instanceof AuthenticatorAttestationResponse)) throw new PasskeyError('cancelled')
  const { clientDataJSON, attestationObject } = made.response
  return {
    id: made.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      // Older browsers do not tell; a newer word than the service knows is left out.
      transports: (made.response.getTransports?.() ?? []).filter((one) => knownTransports.includes(one)),
    },
  }
}

/** Has a device sign. @throws PasskeyError */
export async function signByPasskey(question: PasskeyQuestion): Promise<SignedCredential> {
  const { challenge, allowCredentials, ...rest } = question
  const signed = await within(question.timeout, () =>
    navigator.credentials.get({
      publicKey: { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(known) },
    }),
  )
  if (!(signed.response instanceof AuthenticatorAssertionResponse)) throw new PasskeyError('cancelled')
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
  return {
    id: signed.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && userHandle.byteLength > 0 ? textOf(userHandle) : null,
    },
  }
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

const known = ({ id, type, transports }: PasskeyQuestion['allowCredentials'][number]) => ({
  id: bytesOf(id),
  type,
  transports: transports as AuthenticatorTransport[], // as the browser once told them
})

/** What the browser throws, in words of ours. It tells little: no page may learn what a device has. */
const reasons: Readonly<Record<string, Reason>> = {
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
  ConstraintError: 'wrongDevice',
  NotSupportedError: 'wrongDevice',
}

async function within(timeout: number, run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!canUsePasskeys()) throw new PasskeyError('unsupported')
  const began = performance.now()
  const found = await run().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    const late = name === 'NotAllowedError' && performance.now() - began >= timeout
    throw new PasskeyError(late ? 'late' : (reasons[name] ?? 'cancelled'))
  })
  if (found instanceof PublicKeyCredential) return found
  throw new PasskeyError('cancelled')
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
