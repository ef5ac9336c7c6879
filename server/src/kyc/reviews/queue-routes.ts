import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Changes } from '../../changes/change.ts'
import type { Config } from '../../config/settings.ts'
import { errors } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { askedErasures } from './erasures.ts'
import type { WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { readHistory } from './history.ts'
import { findSubmissions, listQueue, queueQuery, searchBody, readReview } from './list.ts'
import { claimNext } from './claim.ts'
import { readFigures } from './figures.ts'
import { previewMessage } from './preview-message.ts'
import {
  askedErasuresSchema,
  kycFiguresSchema,
  kycQueueSchema,
  messagePreviewSchema,
  reviewHistorySchema,
  reviewSchema,
} from './review-schema.ts'

type Services = { db: Database; changes: Changes; workLimits: WorkLimits }

const one = z.strictObject({ id: z.uuid() })
const nothing = z.strictObject({}).nullish()
const base = { tags: ['kyc_reviews'] }

/** What leads to a submission, and what is known of one. Auditors see the masked side of it. */
export function queueRoutes(app: App, config: Config, services: Services): void {
  listRoutes(app, config, services)
  submissionRoutes(app, config, services)
}

/** The queue, the search in it, what waits longest, and the erasures that wait for a second person. */
function listRoutes(app: App, { kycRetentionYears }: Config, services: Services): void {
  const { changes } = services
  app.get(
    '/api/kyc_reviews',
    {
      schema: {
        ...base,
        summary: 'The queue; open submissions by deadline, others oldest first',
        querystring: queueQuery,
        response: { 200: kycQueueSchema },
      },
    },
    (request) =>
      listQueue(services, request.query, { years: kycRetentionYears, viewer: requireActor(request) }),
  )
  app.post(
    '/api/kyc_reviews/search',
    {
      schema: {
        ...base,
        summary: 'By reference, account number, name or contact; recorded',
        body: searchBody,
        response: { 200: kycQueueSchema },
      },
    },
    (request) => findSubmissions(services, request.body, requireActor(request)),
  )
  app.post(
    '/api/kyc_reviews/next',
    {
      schema: {
        ...base,
        summary: 'Start reviewing what is assigned to one, else what is due first',
        body: nothing,
        response: { 200: reviewSchema, ...errors(409) },
      },
    },
    async (request) => {
      const actor = requireActor(request)
      const id = await changes(actor, (change) => claimNext(change, services.workLimits))
      return readReview(services, id, actor)
    },
  )
  app.get(
    '/api/kyc_reviews/figures',
    {
      schema: {
        ...base,
        summary: 'What came, went and waited each day, and why documents were asked for again',
        response: { 200: kycFiguresSchema },
      },
    },
    () => readFigures(services),
  )
  app.get(
    '/api/kyc_reviews/erasures',
    {
      schema: {
        ...base,
        summary: 'Erasures that wait for a second person',
        response: { 200: askedErasuresSchema },
      },
    },
    (request) => askedErasures(services, requireActor(request)),
  )
}

/** One submission: its details masked, its history, and the message that its customer would get. */
function submissionRoutes(app: App, { publicUrl }: Config, services: Services): void {
  const { db } = services
  app.get(
    '/api/kyc_reviews/:id',
    {
      schema: {
        ...base,
        summary: 'One submission, its details masked',
        params: one,
        response: { 200: reviewSchema },
      },
    },
    (request) => readReview(services, request.params.id, requireActor(request)),
  )
  app.get(
    '/api/kyc_reviews/:id/history',
    {
      schema: {
        ...base,
        summary: 'What happened to it',
        params: one,
        response: { 200: reviewHistorySchema },
      },
    },
    async (request) => {
      await readReview(services, request.params.id, requireActor(request))
      return readHistory(db, request.params.id, requireActor(request))
    },
  )
  app.post(
    '/api/kyc_reviews/:id/message-preview',
    {
      schema: {
        ...base,
        summary: 'What the customer would be told',
        params: one,
        body: nothing,
        response: { 200: messagePreviewSchema },
      },
    },
    (request) => previewMessage({ db, publicUrl }, request.params.id, requireActor(request)),
  )
}
