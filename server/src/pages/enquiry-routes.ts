import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '#contract/languages.ts'
import { checkEnquiry, trapField } from '#contract/rules/enquiry.ts'
import type { PageRequest, RenderedRoute } from '#contract/site.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import { readCompanies } from '../content/company-facts.ts'
import type { App } from '../http/app.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Change, Changes } from '../changes/change.ts'
import { pageAnswers } from '../http/answers.ts'
import { checkBody } from '../content/body.ts'
import { lockCollection } from '../content/rows.ts'
import { receiveLead, storedLeads, type Lead } from '../content/receive-lead.ts'
import { system } from '../changes/actor.ts'

type Services = { db: Database; changes: Changes; jobs: Jobs }

export type ShowRefused = (
  route: RenderedRoute,
  lang: Lang,
  refused: NonNullable<PageRequest['refused']>,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/** The address of the page with the form, with `/ny` where it is that language; null where there is none. */
export type FormAddress = (
  route: RenderedRoute,
  lang: Lang,
  request: FastifyRequest,
) => Promise<string | null>

export type ShowUnsent = (
  route: RenderedRoute,
  lang: Lang,
  sent: { typed: Record<string, string>; error: unknown },
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/** What the pages do for their form. */
export type FormPage = {
  addressOf: FormAddress
  showRefused: ShowRefused
  showUnsent: ShowUnsent
  showMissing: (lang: Lang, request: FastifyRequest, reply: FastifyReply) => unknown
}

/**
 * Ten from one address in an hour: more than a person writes, less than a program wants. They are counted once the form was
 * read, so that what was typed comes back.
 */
const rateLimit = { max: 10, timeWindow: '1 hour', hook: 'preHandler' } as const

/**
 * Takes an enquiry from a page's form and puts it among the leads. Nothing typed is lost: what cannot be taken
 * comes back with the page, also where there are too many or the service fails.
 */
export function enquiryRoute(
  app: App,
  { db, changes, jobs }: Services,
  route: RenderedRoute,
  lang: Lang,
  { addressOf, showRefused, showUnsent, showMissing }: FormPage,
): void {
  const path = lang === 'ny' ? `/ny${route.path}` : route.path
  const schema = { hide: true, response: pageAnswers }
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    showUnsent(route, lang, { typed: textFields(request.body), error }, request, reply)
  app.post(path, { schema, config: { rateLimit }, errorHandler }, async (request, reply) => {
    // Staff may have taken the page back, or the form off it.
    const address = await addressOf(route, lang, request)
    if (address === null) return showMissing(lang, request, reply)
    const typed = textFields(request.body)
    const { enquiry, fieldErrors } = checkEnquiry(typed)
    if (fieldErrors) return showRefused(route, lang, { typed, fieldErrors }, request, reply)
    const brand = route.brand ?? 'holdings'
    const { name = brand } = (await readCompanies(db))[brand] ?? {}
    const subject = `Enquiry to ${name} (${lang})`
    // Robots fill the trap field, but so may a person's form filler: staff decide.
    const lead: Lead = {
      ...enquiry,
      kind: 'enquiry',
      subject,
      company: brand,
      status: 'received',
      possible_spam: Boolean(typed[trapField]),
    }
    await changes(system('enquiry form'), async (change) => {
      if (!(await wasJustSent(change, storedLeads(), lead))) await receiveLead(change, jobs, lead, { lang })
    })
    return reply.redirect(`${address}?sent=1#enquiry`, 303)
  })
}

/**
 * Whether the same enquiry came within ten minutes, as when a button is pressed twice or a slow request is sent again. Locks
 * the collection, so that of two at the same time the second finds the first.
 */
async function wasJustSent(change: Change, leads: StoredCollection, lead: object): Promise<boolean> {
  const { tx } = change
  const { name } = leads.definition
  await lockCollection(tx, name)
  const body = JSON.stringify(checkBody(leads.definition, lead))
  const [sent] = await tx
    .select({ id: revisions.id })
    .from(leads.table)
    .innerJoin(revisions, eq(revisions.id, leads.table.draft_revision))
    .where(
      and(
        sql`${leads.table.created_at} > now() - interval '10 minutes'`,
        sql`${revisions.body} = ${body}::jsonb`,
      ),
    )
    .limit(1)
  return sent !== undefined
}

function textFields(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
