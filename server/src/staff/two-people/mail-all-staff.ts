import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import type { Tx } from '#database/open.ts'
import { staffPreferences, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { TemplateName } from '../../messages/templates.ts'

type StaffMail = { template: TemplateName; about: string }

/**
 * Mails everybody with a role. Suspended people get it too: they may have been suspended to keep them from objecting.
 */
export async function mailAllStaff({ tx }: Pick<Change, 'tx'>, jobs: Jobs, mail: StaffMail): Promise<void> {
  const people = await tx.select({ id: user.id }).from(user).where(isNotNull(user.role))
  await mailStaff(
    { tx },
    jobs,
    people.map(({ id }) => id),
    mail,
  )
}

/** Mails these members of staff, each in their language; those who were removed have no address any more. */
export async function mailStaff(
  { tx }: Pick<Change, 'tx'>,
  jobs: Jobs,
  ids: readonly string[],
  mail: StaffMail,
): Promise<void> {
  if (!ids.length) return
  const people = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(and(inArray(user.id, [...ids]), sql`${user.banReason} is distinct from 'removed'`))
  const langs = await languagesOf(
    tx,
    people.map(({ id }) => id),
  )
  for (const { id, email } of people)
    await queueMessage(tx, jobs, { ...mail, channel: 'email', recipient: email, lang: langs.get(id) ?? 'en' })
}

/** The language that each has chosen in the back-office; English where they chose none. */
async function languagesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Lang>> {
  if (!ids.length) return new Map()
  const rows = await tx
    .select({ id: staffPreferences.user_id, value: staffPreferences.value })
    .from(staffPreferences)
    .where(and(eq(staffPreferences.key, 'locale'), inArray(staffPreferences.user_id, [...ids])))
  return new Map(rows.map(({ id, value }) => [id, value === 'ny' ? 'ny' : 'en']))
}
