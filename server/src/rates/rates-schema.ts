import { z } from 'zod'
import type { Approvals } from '#contract/backoffice/approvals.ts'
import type { BatchSent, RateHistory, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import { sheetNames } from '#contract/backoffice/sheets.ts'
import { usesSchema } from '../content/staff/staff-schema.ts'
import { textSchema, type AnswerSchema } from '../http/answers.ts'

// What the rates desk and the approvals desk are answered (contract/backoffice/rates.ts and approvals.ts).

const figures = z.record(z.string(), z.string())
const sent = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  figures,
  text: textSchema.nullable(),
  wanted_at: z.string().nullable(),
  submitted_at: z.string().nullable(),
  by: z.string(),
  batch: z.string().nullable(),
  note: z.string().nullable(),
  revision: z.int(),
  sent_by_me: z.boolean(),
  reason: z.string().nullable(),
}) satisfies AnswerSchema<SentRow>

export const boardSchema: AnswerSchema<RatesBoard> = z.strictObject({
  sheet: z.enum(sheetNames),
  rows: z.array(
    z.strictObject({
      key: z.string(),
      name: textSchema,
      group: textSchema.nullable(),
      unit: z.string().nullable(),
      text: textSchema.nullable(),
      live: z.strictObject({ id: z.uuid(), figures, at: z.string() }).nullable(),
      yesterday: figures.nullable(),
      scheduled: z.array(sent.extend({ at: z.string() })),
      waiting: z.array(sent),
      drafts: z.array(sent),
    }),
  ),
  change_limit: z.string(),
  spread_limit: z.string(),
  now: z.string(),
  missed: z.array(
    z.strictObject({
      id: z.uuid(),
      collection: z.string(),
      item_id: z.uuid(),
      due_at: z.string(),
      raised_at: z.string(),
    }),
  ),
})

export const historySchema: AnswerSchema<RateHistory> = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      figures,
      text: textSchema.nullable(),
      at: z.string(),
      written_by: z.string(),
      approved_by: z.string().nullable(),
    }),
  ),
})

export const batchSentSchema: AnswerSchema<BatchSent> = z.strictObject({
  batch: z.string(),
  sent: z.array(z.string()),
  unchanged: z.array(z.string()),
})

export const bandSchema = z.strictObject({ percent: z.string() })

const change = z.strictObject({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  change: z
    .strictObject({
      absolute: z.string(),
      percent: z.string().nullable(),
      direction: z.enum(['up', 'down', 'same']),
    })
    .nullable(),
  over_change_limit: z.boolean(),
})
/** Declared fields of a collection, in both languages. */
const body = z.record(z.string(), z.unknown())
const fileSide = z.strictObject({ bytes: z.int(), view: z.string() })
export const approvalsSchema: AnswerSchema<Approvals> = z.strictObject({
  batches: z.array(
    z.strictObject({
      key: z.string(),
      note: z.string().nullable(),
      items: z.array(
        z.strictObject({
          collection: z.string(),
          id: z.uuid(),
          revision: z.int(),
          kind: z.string(),
          title: z.string(),
          archive: z.boolean(),
          mine: z.boolean(),
          sent_by_me: z.boolean(),
          by: z.array(z.string()),
          submitted_at: z.string().nullable(),
          wanted_at: z.string().nullable(),
          deadline: z.string(),
          late: z.boolean(),
          first: z.boolean(),
          changes: z.array(change),
          confirmed: z.string().nullable(),
          bodies: z.strictObject({ before: body.nullable(), after: body.nullable() }),
          version: z
            .strictObject({
              before: fileSide,
              after: fileSide,
              reason: z.string(),
              restored_from: z.int().nullable(),
              used_by: usesSchema,
            })
            .nullable(),
        }),
      ),
    }),
  ),
  change_limit: z.string(),
  total: z.int(),
})
