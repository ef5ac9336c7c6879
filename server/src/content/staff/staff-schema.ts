import { z } from 'zod'
import {
  itemStates,
  nyStates,
  type Completeness,
  type FilePage,
  type LockState,
  type Preview,
  type PublishFaults,
  type RevisionPage,
  type FileDetails,
  type FileVersion,
  type RevisionSummary,
  type ShownPage,
  type StaffDetails,
  type StaffFile,
  type StaffList,
  type Use,
} from '#contract/backoffice/content.ts'
import { recordStates } from '#contract/rules/record-state.ts'
import { personSchema, standingSchema, textParts, type AnswerSchema } from '../../http/answers.ts'
import { whenRead, writtenFields } from '../read-schema.ts'

// What the back-office reads of content (contract/backoffice/content.ts).

const person = personSchema.nullable()
const counts = { missing: z.int(), stale: z.int(), unreviewed: z.int() }

/** What every item carries for staff beside its fields, so that no field may have one of these names. */
export const staffFrame = {
  id: z.uuid(),
  created_at: z.string(),
  updated_at: z.string(),
  state: z.enum([...itemStates, ...recordStates]),
  standing: standingSchema,
  version: z.int(),
  revision: z.int(),
  complete: z.boolean(),
  live: z.boolean(),
  publish_at: z.string().nullable(),
  returned_reason: z.string().nullable(),
  archive_asked_by: z.string().nullable(),
  updated_by: person,
  assignee: person.describe('of a record of a customer'),
  deadline: z.string().nullable().describe('of a new lead'),
  late: z.boolean(),
  chichewa: z.strictObject(counts),
  hits: z.int().nullable().describe('of a redirect: requests of the last 30 days'),
}

const staffItem = whenRead(
  (definition) =>
    z.strictObject({
      ...writtenFields(definition),
      ...staffFrame,
    }) as unknown as AnswerSchema<StaffList['items'][number]>, // the fields' names vary by collection
)

export const staffListSchema = whenRead((definition): AnswerSchema<StaffList> =>
  z.strictObject({
    items: z.array(staffItem(definition)),
    next: z.string().nullable(),
    total: z.strictObject({ count: z.int(), exact: z.boolean() }),
  }),
)

const staffFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  made: z.int(),
  expected: z.int(),
  making_failed: z.boolean(),
  view: z.string(),
  url: z.string(),
  alt: textParts,
  focal: z.strictObject({ x: z.int(), y: z.int() }),
  tags: z.array(z.string()),
  cropped_from: z.uuid().nullable(),
  version: z.int(),
  created_at: z.string(),
  created_by: person,
}) satisfies AnswerSchema<StaffFile>

export const filePageSchema: AnswerSchema<FilePage> = z.strictObject({
  items: z.array(staffFile),
  next: z.string().nullable(),
})

export const usesSchema: AnswerSchema<Use[]> = z.array(
  z.strictObject({
    collection: z.string(),
    id: z.string(),
    title: z.string(),
    live: z.boolean(),
    state: z.enum(itemStates).nullable(),
    places: z
      .array(z.strictObject({ path: z.string(), href: z.string(), section: z.string().nullable() }))
      .optional(),
  }),
)

const fileVersion = z.strictObject({
  number: z.int(),
  bytes: z.int(),
  at: z.string(),
  by: person,
  reason: z.string().nullable(),
  restored_from: z.int().nullable(),
  approved_by: person,
  view: z.string(),
}) satisfies AnswerSchema<FileVersion>

export const fileDetailsSchema: AnswerSchema<FileDetails> = staffFile.extend({
  versions: z.array(fileVersion),
  pending: fileVersion
    .omit({ number: true, approved_by: true })
    .extend({ id: z.int(), returned_reason: z.string().nullable(), sent_by_me: z.boolean() })
    .nullable(),
  needs_approval: z.boolean(),
  used_by: usesSchema,
})

export const staffDetailsSchema = whenRead((definition): AnswerSchema<StaffDetails> =>
  z.strictObject({
    item: staffItem(definition),
    translations: z.record(
      z.string(),
      z.strictObject({ state: z.enum(nyStates), by: person, at: z.string().nullable() }),
    ),
    files: z.record(z.string(), staffFile),
    live_revision: z.int().nullable(),
    next_revision: z.strictObject({ number: z.int(), at: z.string() }).nullable(),
    visible_from: z.string().nullable(),
    visible_until: z.string().nullable(),
    contributors: z.array(personSchema),
    has_taken_part: z.boolean(),
    addresses: z.array(z.string()),
    broken_links: z.array(z.string()),
  }),
)

const revision = z.strictObject({
  number: z.int(),
  at: z.string(),
  by: person,
  complete: z.boolean(),
  submitted_at: z.string().nullable(),
  publish_at: z.string().nullable(),
  approved_by: person,
  approved_at: z.string().nullable(),
  returned_reason: z.string().nullable(),
  live: z.boolean(),
  next: z.boolean(),
  restored: z.int().nullable(),
  changed: z.array(z.string()),
  file_changes: z.array(
    fileVersion
      .pick({ number: true, at: true, by: true, reason: true, approved_by: true })
      .extend({ file: z.uuid(), name: z.string() }),
  ),
}) satisfies AnswerSchema<RevisionSummary>
export const revisionPageSchema: AnswerSchema<RevisionPage> = z.strictObject({
  items: z.array(revision),
  next: z.string().nullable(),
})
export const revisionSchema = whenRead(
  (definition): AnswerSchema<RevisionSummary & { fields: Record<string, unknown> }> =>
    revision.extend({
      // The fields' names vary by collection.
      fields: z.strictObject(writtenFields(definition)) as unknown as AnswerSchema<Record<string, unknown>>,
    }),
)

export const lockSchema: AnswerSchema<LockState> = z.strictObject({
  holder: personSchema,
  since: z.string(),
  mine: z.boolean(),
})
export const shownPage: AnswerSchema<ShownPage> = z.strictObject({ path: z.string(), title: z.string() })
export const previewSchema: AnswerSchema<Preview> = z.strictObject({
  url: z.string(),
  until: z.string(),
  pages: z.array(shownPage),
  missing: z.array(z.string()),
})
export const completenessSchema: AnswerSchema<Completeness[]> = z.array(
  z.strictObject({
    collection: z.string(),
    items: z.int(),
    texts: z.strictObject(counts),
    ny: z.strictObject({ reviewed: z.int(), ...counts }),
    en_incomplete: z.int(),
  }),
)

export const publishFaultsSchema: AnswerSchema<PublishFaults> = z.strictObject({
  fields: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
})
