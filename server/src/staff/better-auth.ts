import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#database/open.ts'
import * as tables from '#database/tables.ts'
import type { Secrets } from '../config/secrets.ts'
import { appName, authPath } from './auth-names.ts'
import { hashPassword, passwordMatches } from './passwords/hashing.ts'
import { hashingTokens } from './sessions/hash-tokens.ts'

export type AuthOptions = {
  db: Database
  /** the newest version encrypts second factors and signs; all of them decrypt */
  secrets: Pick<Secrets, 'key' | 'versions'>
  /** where the back-office is */
  origin: string
  idleMinutes: number
}

/** Staff sign-in. There is no signing up: administrators make users. */
export function makeAuthLibrary({ db, secrets, origin, idleMinutes }: AuthOptions) {
  const valueOf = (version: number) => secrets.key('sessions', version).toString('base64url')
  return betterAuth({
    appName,
    baseURL: origin,
    basePath: authPath,
    secrets: secrets.versions.map((version) => ({ version, value: valueOf(version) })),
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

export type AuthLibrary = ReturnType<typeof makeAuthLibrary>
