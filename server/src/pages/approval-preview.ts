import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { PagesBeforeAfter } from '#contract/backoffice/approvals.ts'
import type { ShownPage } from '#contract/backoffice/content.ts'
import type { PageRoute, Site } from '#contract/site.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { AnswerSchema } from '../http/answers.ts'
import { AppError } from '../http/app-error.ts'
import type { App } from '../http/app.ts'
import { requireActor } from '../http/request-actor.ts'
import { shownPage } from '../content/staff/staff-schema.ts'
import { keepPreview, type PreviewedItem } from '../content/staff/previews.ts'
import { ownAddress, pagesFor, type PagesKnown } from '../content/staff/pages-showing-item.ts'

type Services = { db: Database; secrets: Secrets }

const asked = z.strictObject({
  items: z
    .array(
      z.strictObject({
        collection: z.string().max(60),
        id: z.uuid(),
        revision: z.int().min(1).max(1e9),
        kind: z.enum(['publication', 'archiving']).default('publication'),
      }),
    )
    .min(1)
    .max(100),
  lang: z.enum(['en', 'ny']).default('en'),
  path: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .nullish(),
})
type Asked = z.infer<typeof asked>

const answer: AnswerSchema<PagesBeforeAfter> = z.strictObject({
  before: z.string(),
  after: z.string(),
  path: z.string(),
  pages: z.array(shownPage),
  until: z.string(),
})

/** `POST /backoffice/api/approvals/preview`: a page of the site as it is, and as it would be with what waits. */
export function approvalPreviewRoute(
  app: App,
  { db, secrets }: Services,
  site: () => Site | Promise<Site>,
  pages: PagesKnown,
): void {
  app.post(
    '/backoffice/api/approvals/preview',
    { schema: { hide: true, body: asked, response: { 200: answer } } },
    async (request): Promise<PagesBeforeAfter> => {
      const { items, lang, path } = request.body
      const read = await readItems(db, items)
      const [first] = read
      if (!first) throw new AppError('not_found', 'It is not there any more.')
      const own = await ownAddress(db, await site(), first.stored, {
        row: first.row,
        body: first.body,
        revision: 0,
      })
      // A document is a file, and a rate has a page of its day: where they are listed shows more.
      const page = own?.startsWith('/files/') || first.stored.definition.appendOnly ? null : own
      const reading = page === null ? await pages.get() : pages.now()
      const known = pagesFor(reading, first.stored, first.body)
      const home =
        page === null ? homeOf(reading?.get(first.stored.definition.name) ?? []) : { path: page, title: '' }
      const shown = path ?? home?.path ?? known[0]?.path ?? '/'
      const key = secrets.key('previews')
      const actor = requireActor(request)
      const put = read.map(({ stored, row, body, archive }): PreviewedItem => ({
        collection: stored.definition.name,
        id: row.id,
        body: archive ? null : body,
      }))
      const kept = {
        collection: first.stored.definition.name,
        item_id: first.row.id,
        body: first.body,
        lang,
        path: shown,
      }
      const [before, after] = [
        await keepPreview(db, key, actor, { ...kept, put: [] }),
        await keepPreview(db, key, actor, { ...kept, put }),
      ]
      const urlOf = ({ token }: { token: string }) => `/backoffice/preview/${token}`
      return {
        before: urlOf(before),
        after: urlOf(after),
        path: shown,
        pages: [...(home ? [home] : []), ...known.filter((one) => one.path !== home?.path)],
        until: after.until,
      }
    },
  )
}

/** What stands on many pages, such as rates, is seen best on the home of the company that shows it most. */
function homeOf(routes: readonly (PageRoute & ShownPage)[]): ShownPage | null {
  const count = (brand: PageRoute['brand']) => routes.filter((route) => route.brand === brand).length
  const homes = routes.filter(({ path }) => path.endsWith('/home'))
  const [home] = homes.toSorted((a, b) => count(b.brand) - count(a.brand))
  return home ? { path: home.path, title: home.title } : null
}

/** The items as they were read, each with the revision that is named. @throws AppError not_found */
async function readItems(db: Database, items: Asked['items']) {
  const found = []
  for (const { collection, id, revision: number, kind } of items) {
    const stored = storedNamed(collection)
    if (!stored?.definition.approval || stored.definition.staffOnly)
      throw new AppError('not_found', 'There is nothing to look at there.')
    const { table } = stored
    const [one] = await db
      .select({ row: table, body: revisions.body })
      .from(table)
      .innerJoin(
        revisions,
        and(
          eq(revisions.collection, collection),
          eq(revisions.item_id, table.id),
          eq(revisions.number, number),
        ),
      )
      .where(and(eq(table.id, id), isNull(table.deleted_at)))
    if (!one) throw new AppError('not_found', 'Some of it is not there any more.')
    found.push({ ...one, stored, archive: kind === 'archiving' })
  }
  return found
}
