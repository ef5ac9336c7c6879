import type { PasskeyQuestion, PasskeyRequest } from '#contract/backoffice/people.ts'
import type { Config } from '../../config/settings.ts'
import { appName } from '../auth-names.ts'
import { backofficeOrigin } from '../authenticate.ts'
import { challengeLifetime } from './challenge.ts'

/** Whose passkeys they are for a browser: those of the back-office's host, and of no other name. */
export const relyingParty = (config: Pick<Config, 'backofficeUrl' | 'publicUrl'>): string =>
  new URL(backofficeOrigin(config)).hostname

type Known = { credential_id: string; transports: string[] }
const named = (known: readonly Known[]) =>
  known.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }))

/** Asks for a signature; with nobody's passkeys named, the device offers those it has for this host. */
export const askToSign = (
  rpId: string,
  challenge: string,
  known: readonly Known[] = [],
): PasskeyQuestion => ({
  challenge,
  rpId,
  timeout: challengeLifetime,
  userVerification: 'required',
  allowCredentials: named(known),
})

/** EdDSA, ECDSA with P-256, RSA: what devices make (COSE's numbers). */
export const algorithms = [-8, -7, -257]

/**
 * Asks a device for a new passkey: one that is found without a name being typed, and that asks its holder for a finger,
 * a face or a PIN each time. Who made the device is not asked.
 */
export const askToMake = (
  rpId: string,
  challenge: string,
  { user, known }: { user: { id: string; name: string; email: string }; known: readonly Known[] },
): PasskeyRequest => ({
  challenge,
  rp: { id: rpId, name: appName },
  user: { id: handleOf(user.id), name: user.email, displayName: user.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLifetime,
  attestation: 'none',
  excludeCredentials: named(known),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
})

/** By what a device knows its holder; says nothing about them. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url')
