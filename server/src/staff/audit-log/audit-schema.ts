import { z } from 'zod'
import type {
  AuditCheck,
  AuditChoices,
  AuditDetail,
  AuditField,
  AuditHead,
  AuditPage,
} from '#contract/backoffice/audit.ts'
import { personSchema, type AnswerSchema } from '../../http/answers.ts'

// What the record's routes answer (contract/backoffice/audit.ts).

const row = {
  seq: z.int(),
  at: z.string(),
  action: z.string(),
  collection: z.string().nullable(),
  item_id: z.string().nullable(),
  who: personSchema.nullable(),
  address: z.string().nullable(),
  sentence: z.string(),
}
const field: AnswerSchema<AuditField> = z.strictObject({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

export const auditPageSchema: AnswerSchema<AuditPage> = z.strictObject({
  rows: z.array(z.strictObject(row)),
  next: z.string().nullable(),
  unsearched: z.int(),
})
export const auditDetailSchema: AnswerSchema<AuditDetail> = z.strictObject({
  ...row,
  fields: z.array(field),
  notes: z.record(z.string(), z.unknown()),
  erased: z.boolean(),
  hash: z.string(),
})
export const auditHeadSchema: AnswerSchema<AuditHead> = z.strictObject({
  seq: z.int(),
  hash: z.string(),
  logged: z.strictObject({ seq: z.int(), hash: z.string(), at: z.string() }).nullable(),
})
const errors = [
  'changed',
  'missing',
  'reordered',
  'details changed',
  'details missing',
  'cut off',
  'not as told',
] as const
export const auditCheckSchema: AnswerSchema<AuditCheck> = z.strictObject({
  checked: z.int(),
  errors: z.array(z.strictObject({ seq: z.int(), error: z.enum(errors) })),
})
export const auditChoicesSchema: AnswerSchema<AuditChoices> = z.strictObject({
  actions: z.array(z.string()),
  collections: z.array(z.string()),
  people: z.array(personSchema),
})
