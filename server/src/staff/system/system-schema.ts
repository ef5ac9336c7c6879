import { z } from 'zod'
import type { SystemReport } from '#contract/backoffice/system.ts'
import type { AnswerSchema } from '../../http/answers.ts'

const sized = { name: z.string(), bytes: z.number() }

/** How the service stands (contract/backoffice/system.ts). */
export const systemSchema: AnswerSchema<SystemReport> = z.strictObject({
  version: z.string(),
  commit: z.string().nullable(),
  node: z.string(),
  started_at: z.string(),
  services: z.array(z.enum(['web', 'worker'])),
  production: z.boolean(),
  scanner: z.boolean(),
  health: z.array(
    z.strictObject({
      part: z.enum(['database', 'migrations', 'store', 'worker']),
      ok: z.boolean(),
      at: z.string().nullable(),
    }),
  ),
  settings: z.array(z.strictObject({ name: z.string(), set: z.boolean(), value: z.string().nullable() })),
  database: z.strictObject({
    kind: z.enum(['embedded', 'postgres']),
    bytes: z.number(),
    tables: z.array(z.strictObject(sized)),
  }),
  storage: z.strictObject({
    kind: z.enum(['disk', 's3']),
    parts: z.array(
      z.strictObject({
        part: z.enum(['files', 'older_documents', 'kyc_documents']),
        objects: z.int(),
        bytes: z.number(),
      }),
    ),
  }),
  queues: z.array(
    z.strictObject({
      name: z.string(),
      waiting: z.int(),
      active: z.int(),
      failed: z.int(),
      oldest_at: z.string().nullable(),
      next_at: z.string().nullable(),
      last_error: z.string().nullable(),
    }),
  ),
  messages: z.strictObject({ queued: z.int(), failed: z.int() }),
  alarms: z.array(
    z.strictObject({
      id: z.uuid(),
      collection: z.string(),
      item_id: z.uuid(),
      due_at: z.string(),
      raised_at: z.string(),
    }),
  ),
})
