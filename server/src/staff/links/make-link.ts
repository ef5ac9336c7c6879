import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LinkKind } from '#contract/backoffice/people.ts'
import { passwordLinks } from '#database/tables.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Change } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { linkHash, linkToken } from '../../messages/link-token.ts'

export const linkHours: Record<LinkKind, number> = { invitation: 72, reset: 1 }

type LinkRequest = { kind: LinkKind; user: { id: string; email: string }; lang: 'en' | 'ny' }

/** Mails somebody a link to set a password. It works once, and older links of theirs stop working. */
export async function makeLink(
  { tx, actor, audit }: Change,
  { jobs, secrets }: { jobs: Jobs; secrets: Secrets },
  { kind, user, lang }: LinkRequest,
): Promise<void> {
  const id = randomUUID()
  await tx
    .update(passwordLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordLinks.user_id, user.id), isNull(passwordLinks.used_at)))
  await tx.insert(passwordLinks).values({
    id,
    kind,
    user_id: user.id,
    token_hash: linkHash(linkToken(secrets.key('links'), id)),
    created_by: actor.id,
    created_at: sql`now()`,
    expires_at: sql`now() + make_interval(hours => ${linkHours[kind]})`,
  })
  await queueMessage(tx, jobs, {
    template: 'staff-link',
    about: id,
    channel: 'email',
    recipient: user.email,
    lang,
  })
  audit.push({
    action: kind === 'invitation' ? 'send invitation' : 'send reset',
    collection: 'staff',
    item_id: user.id,
    details: {},
  })
}
