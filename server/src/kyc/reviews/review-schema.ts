import { z } from 'zod'
import type {
  AskedErasures,
  KycFigures,
  KycReason,
  MessagePreview,
  Queue,
  QueueItem,
  RevealedDetails,
  Review,
  ReviewEvent,
  ReviewDocument,
} from '#contract/backoffice/kyc.ts'
import { bothSchema, textSchema, type AnswerSchema } from '../../http/answers.ts'

// What KYC officers are answered (contract/backoffice/kyc.ts).

const state = z.enum(['received', 'in_review', 'needs_change', 'accepted'])
const names = z.record(z.string(), z.string())
const item = z.strictObject({
  id: z.uuid(),
  state,
  processed: z.boolean(),
  account_number: z.string(),
  account_name: z.string(),
  branch: z.string().nullable(),
  account_type: z.string().nullable(),
  lang: z.enum(['en', 'ny']),
  sent_at: z.string(),
  resent_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
  duplicate_account: z.boolean(),
  legal_hold: z.boolean(),
  claimed_by: z.string().nullable(),
  claimed_until: z.string().nullable(),
  two_officers: z.boolean(),
  first_accepted_by: z.string().nullable(),
  first_by_viewer: z.boolean(),
  assignee: z.string().nullable(),
  due_on: z.string().nullable(),
  deadline: z.string().nullable(),
  late: z.boolean(),
  version: z.int(),
}) satisfies AnswerSchema<QueueItem>

export const kycQueueSchema: AnswerSchema<Queue> = z.strictObject({
  items: z.array(item),
  next: z.string().nullable(),
  total: z.int(),
  for_viewer: z.int().nullable(),
  names,
})

const kycDocument: AnswerSchema<ReviewDocument> = z.strictObject({
  id: z.uuid(),
  purpose: z.string(),
  state: z.enum(['received', 'accepted', 'needs_change']),
  reason: bothSchema.nullable(),
  substitute: textSchema.nullable(),
  absent: z.boolean(),
  note: z.string().nullable(),
  mime: z.string().nullable(),
  pages: z.int().nullable(),
  bytes: z.int(),
  sent_at: z.string().nullable(),
  replaced_at: z.string().nullable(),
  opened: z.array(z.int()),
})
const erasure = z.strictObject({
  id: z.uuid(),
  state: z.enum(['asked', 'approved', 'declined']),
  asked_by: z.string(),
  why: z.string(),
  mine: z.boolean(),
})
export const reviewSchema: AnswerSchema<Review> = item.extend({
  documents: z.array(kycDocument),
  old_documents: z.array(kycDocument),
  duplicates: z.array(z.strictObject({ id: z.uuid(), state, sent_at: z.string() })),
  erasure: erasure.nullable(),
  hold: z
    .strictObject({
      reason: z.string(),
      reference: z.string(),
      placed_by: z.string(),
      placed_at: z.string(),
      end: z
        .strictObject({ id: z.uuid(), reason: z.string(), asked_by: z.string(), mine: z.boolean() })
        .nullable(),
    })
    .nullable(),
  names,
})

export const kycReasonsSchema: AnswerSchema<KycReason[]> = z.array(
  z.strictObject({ id: z.string(), text: bothSchema }),
)

export const revealedSchema: AnswerSchema<RevealedDetails> = z.strictObject({
  account_number: z.string(),
  account_name: z.string(),
  username: z.string(),
  notes: z.record(z.string(), z.string()),
})

export const reviewHistorySchema: AnswerSchema<ReviewEvent[]> = z.array(
  z.strictObject({
    at: z.string(),
    from: z.enum(['customer', 'staff', 'message', 'system']),
    who: z.string().nullable(),
    what: z.string(),
    detail: z.string().nullable(),
  }),
)

export const messagePreviewSchema: AnswerSchema<MessagePreview> = z.union([
  z.strictObject({
    subject: z.string(),
    text: z.string(),
    sms: z.string(),
    channel: z.enum(['email', 'sms']),
    lang: z.enum(['en', 'ny']),
  }),
  z.strictObject({ none: z.enum(['undecided', 'second_reviewer']) }),
])

export const askedErasuresSchema: AnswerSchema<AskedErasures> = z.strictObject({
  items: z.array(
    z.strictObject({
      kind: z.enum(['erasure', 'hold_end']),
      submission_id: z.uuid(),
      why: z.string(),
      asked_by: z.string(),
      asked_at: z.string(),
      mine: z.boolean(),
      deadline: z.string(),
      late: z.boolean(),
    }),
  ),
})

const minutes = z.int().nullable()
export const kycFiguresSchema: AnswerSchema<KycFigures> = z.strictObject({
  days: z.array(
    z.strictObject({
      day: z.string(),
      received: z.int(),
      accepted: z.int(),
      asked_again: z.int(),
      waiting: z.int(),
      overdue: z.int(),
      median_age: minutes,
      oldest_age: minutes,
    }),
  ),
  reasons: z.array(z.strictObject({ reason: z.string().nullable(), documents: z.int() })),
})
