import { z } from 'zod'
import { cursor } from '../../http/paging.ts'

const name = z.string().min(1).max(80)
/** An instant that PostgreSQL reads: it has neither a year zero nor an offset of a day. */
const day = z.iso
  .datetime({ offset: true })
  .regex(/^20.*(Z|[+-](0\d|1[0-4]):\d\d)$/, 'This takes an instant such as 2026-11-21T06:00:00Z.')

/** What a list of the record is narrowed by. Times are instants, `from` included, `to` not. */
export const auditFilters = z.strictObject({
  who: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('the id of a person, a program or a part of the service'),
  action: name.optional(),
  text: z.string().max(200).optional().describe('words of the sentence, or their beginnings'),
  collection: name.optional(),
  item: z.string().min(1).max(100).optional(),
  from: day.optional(),
  to: day.optional(),
})
export type AuditFilters = z.infer<typeof auditFilters>

const digits = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .pipe(z.int().max(most))

export const auditQuery = auditFilters.extend({
  limit: digits(200).default(50),
  after: cursor('number').optional(),
})
