import { and, desc, eq, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { leads } from '#contract/collections/leads.ts'
import { readEmail } from '#contract/rules/email.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import type { Actor } from '../../changes/actor.ts'
import type { Changes } from '../../changes/change.ts'
import type { App } from '../../http/app.ts'
import { requireActor } from '../../http/request-actor.ts'
import { hasNameWords } from '../folded-text.ts'
import { maskPersonal, mayReveal } from '../personal-data.ts'
import { withRevisions } from './read-list.ts'
import { staffListSchema } from './staff-schema.ts'

type Services = { db: Database; changes: Changes }

const most = 100
const body = z.strictObject({
  text: z
    .string()
    .trim()
    .min(2)
    .max(254)
    .describe('a reference; for officers also a name, a telephone or an e-mail'),
})

/** `POST /api/leads/search`: the newest leads that a text stands for, masked. The text is in no address and no record. */
export function leadSearchRoute(app: App, { db, changes }: Services): void {
  const stored = storedNamed(leads.name)
  if (!stored) return
  app.post(
    '/api/leads/search',
    {
      schema: {
        tags: [leads.name],
        summary: 'By reference, name or contact; recorded',
        body,
        response: { 200: staffListSchema(leads) },
      },
    },
    async (request) => {
      const actor = requireActor(request)
      const conditions = conditionsOf(stored, request.body.text, actor)
      await changes(actor, async ({ audit }) => {
        const details = { by: Object.keys(conditions) }
        audit.push({ action: 'search', collection: leads.name, item_id: null, details })
      })
      const { table } = stored
      const found = await db
        .select({ row: table })
        .from(table)
        .innerJoin(revisions, eq(revisions.id, table.draft_revision))
        .where(and(isNull(table.deleted_at), or(sql`false`, ...Object.values(conditions))))
        .orderBy(desc(table.created_at), desc(table.id))
        .limit(most)
      const items = await withRevisions(
        db,
        stored,
        found.map(({ row }) => row),
      )
      return {
        items: items.map((item) => maskPersonal(leads, item)),
        next: null,
        total: { count: items.length, exact: items.length < most },
      }
    },
  )
}

/** The conditions that a text stands for; only who sees customers' values searches by them. */
function conditionsOf({ table }: StoredCollection, text: string, viewer: Actor): Record<string, SQL> {
  const id = /^(?:OA-)?([\da-f]{8})$/i.exec(text)?.[1] ?? z.uuid().safeParse(text).data
  const reference =
    id === undefined ? {} : { reference: like(sql`${table.id}::text`, `${id.toLowerCase()}%`) }
  if (!mayReveal(viewer, leads)) return reference
  const name = hasNameWords(sql`${revisions.body} ->> 'name'`, text)
  const contact = hasContact(sql`${revisions.body} ->> 'contact'`, text)
  return { ...reference, ...(name && { name }), ...(contact && { contact }) }
}

/** Telephones are stored as they were typed: with or without the country code, which is before the last nine digits. */
function hasContact(contact: SQL, text: string): SQL | undefined {
  const email = readEmail(text)
  if (email !== null) return sql`lower(${contact}) = ${email.toLowerCase()}`
  const digits = text.replace(/[\s().+\p{Pd}]/gu, '')
  return /^\d{7,15}$/.test(digits)
    ? sql`right(regexp_replace(${contact}, '\\D', '', 'g'), 9) = ${digits.slice(-9)}`
    : undefined
}
