import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#database/open.ts'
import * as tables from '#database/tables.ts'
import { hashingTokens } from './sessions/hash-tokens.ts'

export const authPath = '/backoffice/auth'
/** What authenticator apps and devices call the back-office. */
export const appName = 'Nsalu back-office'

// Argon2id is the library's default algorithm; the costs are OWASP's first recommendation (19 MiB, 2 rounds).
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, costs)
export const passwordMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password)
/**
 * The hash of a random password. It is checked if the account does not exist, so that both cases take the same time.
 */
export const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))

type Options = {
  db: Database
  secret: Buffer
  /** where the back-office is */
  origin: string
  idleMinutes: number
}

/** Staff sign-in. There is no signing up: administrators make users. */
export function makeAuth({ db, secret, origin, idleMinutes }: Options) {
  return betterAuth({
    appName,
    baseURL: origin,
    basePath: authPath,
    secret: secret.toString('base64url'),
    trustedOrigins: [origin],
    database: hashingTokens(drizzleAdapter(db, { provider: 'pg', schema: tables })),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => passwordMatches(stored, password),
      },
    },
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    // Sessions are only begun and ended here. authenticate.ts reads them and moves their end.
    session: { expiresIn: idleMinutes * 60, disableSessionRefresh: true },
    // No lock-out: it would let anybody shut a person out. Wrong codes are slowed down like wrong passwords
    // (login-throttle.ts).
    plugins: [bearer(), twoFactor({ accountLockout: { enabled: false } })],
    advanced: { useSecureCookies: origin.startsWith('https:') },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Auth = ReturnType<typeof makeAuth>

/** Begins a session of somebody who has proved who they are by other means than the library's. @returns its token */
export async function openSession(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.createSession(userId)).token
}
