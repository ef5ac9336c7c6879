import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Post } from '../two-people/post.ts'
import { makeLink } from '../links/make-link.ts'
import { lockUsers } from './administrators.ts'
import { grantRoles } from './grant-roles.ts'
import { mailbox, mailboxHash } from './mailbox.ts'

type Invitation = { name: string; email: string; roles: Role[]; reason?: string | undefined }

/**
 * Makes a user without a password and mails them a link to one. Their roles are granted like anybody's.
 * @throws AppError conflict if a user has the same mailbox already, also by an address with another tag or other dots
 */
export async function invite(
  change: Change,
  post: Post,
  { name, email, roles, reason }: Invitation,
): Promise<string> {
  const { tx, audit } = change
  await lockUsers(tx)
  const [known] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(mailbox(user.email), mailbox(sql`${email}::text`)))
  if (known)
    throw new AppError('conflict', 'This e-mail address is already in use.', {
      email: 'is somebody’s already',
    })
  const id = randomUUID()
  const mailbox_hash = await mailboxHash(tx, post.secrets, email)
  await tx.insert(user).values({ id, name, email, mailbox_hash, emailVerified: true, role: null })
  audit.push({ action: 'invite', collection: 'staff', item_id: id, details: { roles } })
  if (roles.length) await grantRoles(change, post, { id, wanted: roles, reason })
  await makeLink(change, post, { kind: 'invitation', user: { id, email }, lang: 'en' })
  return id
}
