import { randomBytes, randomUUID } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { roles, type Role } from '#contract/roles.ts'
import type { Database } from '#database/open.ts'
import { account, user } from '#database/tables.ts'
import type { Changes } from '../changes/change.ts'
import { system } from '../changes/actor.ts'
import { hashPassword } from './passwords/hashing.ts'

export type FirstUser = { email: string; password: string; role: Role }

/**
 * Makes the first administrator on an empty database, in demonstration also a sample user of each other role and a second
 * administrator.
 * @returns those made, with their passwords, to be printed once; none where there are users already
 */
export async function makeFirstUsers(
  { db, changes }: { db: Database; changes: Changes },
  { admin, demonstration }: { admin: { email: string; password: string } | null; demonstration: boolean },
): Promise<FirstUser[]> {
  if (await hasUsers(db)) return []
  const administrator = admin ?? { email: 'administrator@sample.invalid', password: randomPassword() }
  const users: FirstUser[] = [{ ...administrator, role: 'administrator' }]
  for (const role of demonstration ? roles : []) {
    if (role !== 'administrator')
      users.push({ email: `${role.replace('_', '-')}@sample.invalid`, password: randomPassword(), role })
  }
  // What takes two administrators can be tried as well.
  if (demonstration)
    users.push({ email: 'administrator-2@sample.invalid', password: randomPassword(), role: 'administrator' })
  const hashed = await Promise.all(
    users.map(async (one) => ({ ...one, hash: await hashPassword(one.password) })),
  )
  return changes(system('first start'), async ({ tx, audit }) => {
    // Only one of several processes that start together creates and prints them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first users'))`)
    if (await hasUsers(tx)) return []
    for (const { email, role, hash } of hashed) {
      const id = randomUUID()
      const name = email.startsWith('administrator-2@') ? 'Second sample administrator' : nameOf(role)
      await tx.insert(user).values({ id, email, name, role, emailVerified: true })
      await tx
        .insert(account)
        .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
      audit.push({ action: 'create', collection: 'staff', item_id: id, details: { role } })
    }
    return users
  })
}

async function hasUsers(db: Pick<Database, 'select'>): Promise<boolean> {
  const [existing] = await db.select({ count: count() }).from(user)
  return (existing?.count ?? 0) > 0
}

const nameOf = (role: Role) => `Sample ${role.replace('_', ' ')}`
const randomPassword = () => randomBytes(16).toString('base64url')
