import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AuditCheck, AuditHead, AuditPage } from '#contract/backoffice/audit.ts'
import { changeSequence } from '#database/tables.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Secrets } from '../../config/secrets.ts'
import { ofType } from '../../http/answers.ts'
import { slowLimits } from '../../http/slow-clients.ts'
import { nextOf } from '../../http/paging.ts'
import { exportedHeads } from '../../changes/exported-heads.ts'
import { loggedHead } from '../../changes/logged-head.ts'
import { checkAudit } from '../../changes/verify-audit.ts'
import { auditChoices } from './choices.ts'
import { exportAudit } from './export.ts'
import { listAudit, presentLine } from './list.ts'
import { countUnsearched, indexSentences } from './sentence-index.ts'
import {
  auditCheckSchema,
  auditChoicesSchema,
  auditDetailSchema,
  auditHeadSchema,
  auditPageSchema,
} from './audit-schema.ts'
import { auditFilters, auditQuery } from './query.ts'
import { readAuditRow } from './read-row.ts'

const address = '/backoffice/api/audit'
const one = z.strictObject({
  seq: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})

/** The audit log of every change and every opening of a document, for administrators and auditors. */
export function auditRoutes(
  app: App,
  { db, secrets, storage }: { db: Database; secrets: Secrets; storage: ObjectStorage },
): void {
  const about = (summary: string) => ({ tags: ['audit'], summary })

  app.get(
    address,
    {
      schema: {
        ...about('The record, newest first'),
        querystring: auditQuery,
        response: { 200: auditPageSchema },
      },
    },
    async (request): Promise<AuditPage> => {
      const { limit, after, ...filters } = request.query
      const complete = filters.text === undefined || (await indexSentences(db))
      const unsearched = complete ? 0 : await countUnsearched(db)
      const page = await listAudit(db, filters, { after, limit })
      return { rows: page.rows.map(presentLine), next: nextOf(page), unsearched }
    },
  )
  app.get(
    `${address}/choices`,
    { schema: { ...about('Who and what there is to narrow it by'), response: { 200: auditChoicesSchema } } },
    () => auditChoices(db),
  )
  app.get(
    `${address}/head`,
    {
      schema: {
        ...about('Where the chain ends, and what the log was last told'),
        response: { 200: auditHeadSchema },
      },
    },
    async (): Promise<AuditHead> => {
      const [at] = await db.select().from(changeSequence).where(eq(changeSequence.id, 1))
      return { seq: at?.audit_seq ?? 0, hash: at?.audit_hash ?? '', logged: await loggedHead(db) }
    },
  )
  app.get(
    `${address}/check`,
    { schema: { ...about('Walks the whole chain'), response: { 200: auditCheckSchema } } },
    async (): Promise<AuditCheck> => {
      const keys = secrets.keys('audit')
      return checkAudit(db, keys, await exportedHeads(storage, keys))
    },
  )
  app.get(
    `${address}/export.csv`,
    {
      handlerTimeout: slowLimits.downloadMs,
      schema: {
        ...about('The record as CSV, by the same filters, with values and hashes'),
        querystring: auditFilters,
        response: { 200: ofType('text/csv') },
      },
    },
    async (request, reply) => {
      // A file says nothing of what it lacks, so nothing may be missing.
      if (request.query.text !== undefined) while (!(await indexSentences(db)));
      return reply
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(exportAudit(db, request.query)))
    },
  )
  app.get(
    `${address}/:seq`,
    {
      schema: { ...about('One line with what changed'), params: one, response: { 200: auditDetailSchema } },
    },
    (request) => readAuditRow(db, request.params.seq),
  )
}
