import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  mailChoices,
  noticeKinds,
  usualMailChoice,
  type MailSettings,
  type NoticeKind,
} from '#contract/backoffice/notices.ts'
import type { Database, Tx } from '#database/open.ts'
import { staffPreferences } from '#database/tables.ts'
import type { AnswerSchema } from '../../http/answers.ts'
import type { App } from '../../http/app.ts'
import { requireActor } from '../../http/request-actor.ts'

const key = 'mail'
const choice = z.enum(mailChoices)
const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, choice])) as Record<
  NoticeKind,
  typeof choice
> // its keys are the kinds
const settings: AnswerSchema<MailSettings> = z.strictObject(kinds)
/** A kind that came later, or somebody who never chose: each by itself. */
const usual = Object.fromEntries(noticeKinds.map((kind) => [kind, usualMailChoice(kind)])) as MailSettings // its keys are the kinds

const settingsIn = (value: unknown): MailSettings => {
  const read = z.object(kinds).partial().safeParse(value)
  return { ...usual, ...(read.success ? read.data : {}) } as MailSettings // partial() leaves out, and never sets undefined
}

/** How each of these people wants to be told. */
export async function mailSettingsOf(
  db: Pick<Database | Tx, 'select'>,
  ids: readonly string[],
): Promise<(id: string) => MailSettings> {
  const rows = ids.length
    ? await db
        .select({ id: staffPreferences.user_id, value: staffPreferences.value })
        .from(staffPreferences)
        .where(and(eq(staffPreferences.key, key), inArray(staffPreferences.user_id, [...ids])))
    : []
  const chosen = new Map(rows.map(({ id, value }) => [id, settingsIn(value)]))
  return (id) => chosen.get(id) ?? usual
}

/** `/backoffice/api/mail_settings`: what whoever asks is mailed about, and when. */
export function mailSettingRoutes(app: App, { db }: { db: Database }): void {
  const base = { tags: ['back-office'] }
  app.get(
    '/backoffice/api/mail_settings',
    { schema: { ...base, summary: 'What one is mailed about, and when', response: { 200: settings } } },
    async (request) => {
      const { id } = requireActor(request)
      return (await mailSettingsOf(db, [id]))(id)
    },
  )
  app.put(
    '/backoffice/api/mail_settings',
    { schema: { ...base, summary: 'Choose it', body: settings, response: { 200: settings } } },
    async (request) => {
      const value = request.body
      const set = { value, updated_at: sql<string>`now()` }
      await db
        .insert(staffPreferences)
        .values({ user_id: requireActor(request).id, key, ...set })
        .onConflictDoUpdate({ target: [staffPreferences.user_id, staffPreferences.key], set })
      return value
    },
  )
}
