import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, passkeys, serviceAccounts, user } from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import type { Auth } from '../auth.ts'
import { hashPassword, passwordMatches } from '../passwords/hashing.ts'
import { signInServiceAccount } from '../service-accounts/sign-in.ts'
import { signIn } from './sign-in.ts'

const password = 'kachere tree in the rain'
let service: Service
let hash: string
beforeAll(async () => {
  service = await startService()
  hash = await hashPassword(password)
})
afterAll(() => service.stop())

/** Somebody; without a password where they have only been invited. */
async function person({ banned = false, invited = false, twoFactor = false, passkey = false } = {}) {
  const id = randomUUID()
  const email = `${id}@sample.invalid`
  const { db } = service.services
  await db
    .insert(user)
    .values({ id, email, name: 'Somebody', role: 'author', banned, twoFactorEnabled: twoFactor })
  if (!invited)
    await db
      .insert(account)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
  if (passkey)
    await db.insert(passkeys).values({
      id: randomUUID(),
      user_id: id,
      credential_id: id,
      public_key: 'none',
      counter: 0,
      transports: [],
      synced: false,
      name: 'A key',
      created_at: new Date().toISOString(),
    })
  return email
}

/** A part that writes down what it is asked for. */
const noted = <T extends object>(part: T, name: string, work: string[]): T =>
  new Proxy(part, {
    get(on, key) {
      const value: unknown = Reflect.get(on, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        work.push(`${name}.${String(key)}`)
        return Reflect.apply(value, on, given) as unknown // as the part itself has it
      }
    },
  })

const parameters = '$argon2id$v=19$m=19456,t=2,p=1'
let n = 0
async function workOf(email: string, typed: string): Promise<string[]> {
  const work: string[] = []
  const { db, auth, changes, secrets, refusals } = service.services
  const services: { db: Database; auth: Auth; changes: Changes; secrets: Secrets; refusals: Refusals } = {
    db: noted(db, 'db', work),
    auth: async () => {
      const library = await auth()
      return { ...library, api: noted(library.api, 'auth', work) }
    },
    changes,
    secrets,
    refusals,
  }
  const matches: typeof passwordMatches = (stored, given) => {
    work.push(`verify ${stored.slice(0, 30)}`)
    return passwordMatches(stored, given)
  }
  const passkeySite = { rpId: 'localhost', origins: ['http://localhost:3000'] }
  const asker = { address: `10.9.0.${++n}`, browser: null, passkeySite }
  await expect(signIn({ ...services, matches }, { email, password: typed }, asker)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  return work
}

test('whoever is refused costs the same work: nobody, somebody known, disabled, only invited, with a second factor', async () => {
  const known = await workOf(await person(), 'wrong')
  expect(known).toEqual(['db.transaction', 'db.select', `verify ${parameters}`])
  expect(await workOf('nobody@sample.invalid', 'wrong')).toEqual(known)
  expect(await workOf('no e-mail', 'wrong')).toEqual(known)
  expect(await workOf(await person({ twoFactor: true }), 'wrong')).toEqual(known)
  expect(await workOf(await person({ passkey: true }), 'wrong')).toEqual(known)
  expect(await workOf(await person({ invited: true }), 'wrong')).toEqual(known)
  const disabled = await person({ banned: true })
  for (const typed of ['wrong', password]) expect(await workOf(disabled, typed)).toEqual(known)
})

test('programs: a name that there is and one that there is not cost the same queries', async () => {
  const { db, secrets } = service.services
  const username = `program-${randomUUID()}`
  await db.insert(serviceAccounts).values({
    id: randomUUID(),
    username,
    password_hash: hash,
    collections: ['faqs'],
    created_by: (await service.staff('administrator')).id,
    created_at: new Date().toISOString(),
  })
  const work = async (name: string, demonstration: boolean) => {
    const did: string[] = []
    const given = { username: name, password: 'wrong', collections: ['faqs'], address: `10.9.1.${++n}` }
    const services = { db: noted(db, 'db', did), secrets, demonstration, refusals: service.services.refusals }
    await expect(signInServiceAccount(services, given)).rejects.toMatchObject({ code: 'unauthenticated' })
    return did
  }
  for (const demonstration of [true, false])
    expect(await work(username, demonstration)).toEqual(await work('nobody', demonstration))
})
