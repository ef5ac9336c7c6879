import type { NewCredential, SignedCredential } from '#contract/backoffice/people.ts'
import { wrongPasskey } from './challenge.ts'
import { algorithms } from './questions.ts'

/** What an answer must fit: our challenge, the page that asked, the host it is for. */
export type Expected = { challenge: string; origins: string[]; rpId: string }

export type MadePasskey = {
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  synced: boolean
}
export type KeptPasskey = { credential_id: string; public_key: string; counter: number }

// Loaded with the first passkey: a start, and a back-office that has none, do without it.
const library = () => import('@simplewebauthn/server')

/** Reads what a device made. @throws AppError wrong_passkey for whatever does not fit */
export async function verifyNew(
  { id, response }: NewCredential,
  { challenge, origins, rpId }: Expected,
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await library()
  const { transports } = response
  if (!(await saysNothingOfItsMaker(response.attestationObject))) throw wrongPasskey()
  const found = await verifyRegistrationResponse({
    // How a browser reaches the device goes from us to browsers only.
    response: { ...wire(id), response: { ...response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!found?.verified) throw wrongPasskey()
  const { credential, credentialDeviceType } = found.registrationInfo
  if (credential.id !== id) throw wrongPasskey()
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    synced: credentialDeviceType === 'multiDevice',
  }
}

/**
 * True without a certificate of the device's maker. We ask for none, and browsers leave it out; one that was sent all the
 * same would be read, and could name addresses to be asked.
 */
async function saysNothingOfItsMaker(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const read = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
    const format = read.get('fmt')
    return format === 'none' || (format === 'packed' && !read.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}

/**
 * Reads what a device signed.
 * @returns how often it was used by its own count
 * @throws AppError wrong_passkey for whatever does not fit, a count that has not grown included: somebody has a copy
 */
export async function verifySigned(
  { id, response }: SignedCredential,
  kept: KeptPasskey,
  { challenge, origins, rpId }: Expected,
): Promise<{ counter: number; synced: boolean }> {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...signed } = response
  const found = await verifyAuthenticationResponse({
    response: { ...wire(id), response: { ...signed, ...(userHandle !== null && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: kept.credential_id,
      publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
      counter: kept.counter,
    },
  }).catch(() => null)
  if (!found?.verified) throw wrongPasskey()
  const { newCounter, credentialDeviceType } = found.authenticationInfo
  return { counter: newCounter, synced: credentialDeviceType === 'multiDevice' }
}

const wire = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })
