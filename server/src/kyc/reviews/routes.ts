import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { line } from '#contract/fields.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Change } from '../../changes/change.ts'
import type { Actor } from '../../changes/actor.ts'
import { errors, noBody, ofType } from '../../http/answers.ts'
import type { Secrets } from '../../config/secrets.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest } from '../../http/idempotency.ts'
import { requireActor } from '../../http/request-actor.ts'
import { removeFromOutbox } from '../../messages/remove-from-outbox.ts'
import { removeObjects } from '../uploads/document-storage.ts'
import type { WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { claim, extend, release } from './claim.ts'
import { decide } from './decide.ts'
import { askErasure, decideErasure } from './erasures.ts'
import { loadSubmission, readNotes } from './find.ts'
import { finish } from './finish.ts'
import { askHoldEnd, decideHoldEnd, placeHold } from './holds.ts'
import { readReview } from './list.ts'
import { readReasons } from './reasons.ts'
import { kycReasonsSchema, revealedSchema, reviewSchema } from './review-schema.ts'
import type { Inspector } from '../inspection/inspector.ts'
import { markSeen, openDocument, openThumbnails, type OpenedFile } from './document-views.ts'

type Services = {
  db: Database
  secrets: Secrets
  storage: ObjectStorage
  keyring: Keyring
  changes: Changes
  jobs: Jobs
  dataDir: string
  workLimits: WorkLimits
  inspector: Pick<Inspector, 'drawPage'>
}

const one = z.strictObject({ id: z.uuid() })
const documentParams = z.strictObject({ id: z.uuid(), document: z.uuid() })
const pageParams = documentParams.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number),
})
const version = z.int().min(1).max(1_000_000_000)
const sentence = line(600)
const nothing = z.strictObject({}).nullish()
const base = { tags: ['kyc_reviews'] }
const answered = { 200: reviewSchema, ...errors(409, 412, 422) }
/** Pictures and documents, as their pages and as they came. */
const documentKinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
const deciding = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accepted'), version }),
  z.strictObject({
    decision: z.literal('needs_change'),
    version,
    reason: z.strictObject({ en: sentence, ny: sentence }),
  }),
])

/** `/api/kyc_reviews`: KYC officers and administrators clear the queue; nobody else learns that it is there. */
export function reviewRoutes(app: App, services: Services): void {
  detailRoutes(app, services)
  documentRoutes(app, services)
  claimRoutes(app, services)
  finishRoutes(app, services)
  holdRoutes(app, services)
  erasureRoutes(app, services)
}

/** Runs a verb and shows what it made of the submission. */
const runner =
  (services: Services) => async (actor: Actor, id: string, verb: (change: Change) => Promise<unknown>) => {
    await services.changes(actor, verb)
    return readReview(services, id, actor)
  }

/** The reasons an officer may give, and the customer's details in full. */
function detailRoutes(app: App, { changes, db }: Services): void {
  app.get(
    '/api/kyc_reviews/reasons',
    {
      schema: {
        ...base,
        summary: 'Reasons to choose from, in both languages',
        response: { 200: kycReasonsSchema },
      },
    },
    () => readReasons(db),
  )
  app.post(
    '/api/kyc_reviews/:id/reveal',
    {
      schema: {
        ...base,
        summary: 'Its details in full; recorded',
        params: one,
        body: nothing,
        response: { 200: revealedSchema, ...errors(409) },
      },
    },
    async (request) => {
      const { id } = request.params
      return changes(requireActor(request), async (change) => {
        change.audit.push({ action: 'reveal', collection: 'kyc_submissions', item_id: id, details: {} })
        const { account_number, account_name, username } = await loadSubmission(change, id)
        return { account_number, account_name, username, notes: await readNotes(change, id) }
      })
    },
  )
}

const sendDocument = (reply: FastifyReply, { bytes, mime, name }: OpenedFile, how: 'inline' | 'attachment') =>
  reply
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `${how}; filename="${name}"`,
    })
    .type(mime)
    .send(bytes)

const pageOf = <Params, Query>({ params, query }: { params: Params; query: Query }) => ({
  ...params,
  ...query,
})

/** A KYC document: its pages as pictures, the file itself, and the decision on it. */
function documentRoutes(app: App, services: Services): void {
  const run = runner(services)
  app.get(
    '/api/kyc_reviews/:id/documents/:document/pages/:page',
    {
      schema: {
        ...base,
        summary: 'A page as a picture, with `large` a finer one to enlarge; recorded',
        params: pageParams,
        querystring: z.strictObject({ large: z.literal('true').optional() }),
        response: { 200: ofType(...documentKinds), ...errors(409) },
      },
    },
    async (request, reply) =>
      sendDocument(reply, await openDocument(services, requireActor(request), pageOf(request)), 'inline'),
  )
  app.post(
    '/api/kyc_reviews/:id/documents/:document/pages/:page/seen',
    {
      schema: {
        ...base,
        summary: 'Mark a page as seen: it was drawn and in view',
        params: pageParams,
        body: nothing,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await markSeen(services.db, requireActor(request), request.params)
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/kyc_reviews/:id/documents/:document/thumbnails',
    {
      schema: {
        ...base,
        summary: 'All its pages, small, one under another in one picture; recorded',
        params: documentParams,
        response: { 200: ofType('image/jpeg'), ...errors(409) },
      },
    },
    async (request, reply) =>
      sendDocument(reply, await openThumbnails(services, requireActor(request), request.params), 'inline'),
  )
  app.get(
    '/api/kyc_reviews/:id/documents/:document/original',
    {
      schema: {
        ...base,
        summary: 'The document itself, as a download; recorded',
        params: documentParams,
        response: { 200: ofType(...documentKinds), ...errors(409) },
      },
    },
    async (request, reply) =>
      sendDocument(
        reply,
        await openDocument(services, requireActor(request), { ...request.params, page: 'original' }),
        'attachment',
      ),
  )

  app.post(
    '/api/kyc_reviews/:id/documents/:document/decide',
    {
      schema: {
        ...base,
        summary: 'Accept a document, or ask for it again',
        params: documentParams,
        body: deciding,
        response: answered,
      },
    },
    (request) =>
      run(requireActor(request), request.params.id, (change) =>
        decide(change, { ...request.params, ...request.body }),
      ),
  )
}

/** The end of a review. */
function finishRoutes(app: App, services: Services): void {
  const { jobs } = services
  const run = runner(services)
  app.post(
    '/api/kyc_reviews/:id/finish',
    {
      schema: {
        ...base,
        summary: 'End the review; the customer hears of it',
        params: one,
        body: z.strictObject({ version }),
        response: answered,
      },
    },
    (request) =>
      run(requireActor(request), request.params.id, (change) =>
        finish(change, jobs, { ...request.params, ...request.body }),
      ),
  )
}

/** Who has the submission in hand. */
function claimRoutes(app: App, services: Services): void {
  const run = runner(services)
  app.post(
    '/api/kyc_reviews/:id/claim',
    {
      schema: {
        ...base,
        summary: 'Start its review: nobody else decides on it meanwhile',
        params: one,
        body: nothing,
        response: answered,
      },
    },
    (request) => run(requireActor(request), request.params.id, (change) => claim(change, request.params)),
  )
  app.post(
    '/api/kyc_reviews/:id/extend',
    {
      schema: {
        ...base,
        summary: 'Keep it in hand for another half hour, as decisions and opened pages do',
        params: one,
        body: nothing,
        response: answered,
      },
    },
    (request) => run(requireActor(request), request.params.id, (change) => extend(change, request.params)),
  )
  app.post(
    '/api/kyc_reviews/:id/release',
    {
      schema: {
        ...base,
        summary: 'Give it back to the queue',
        params: one,
        body: nothing,
        response: answered,
      },
    },
    (request) => run(requireActor(request), request.params.id, (change) => release(change, request.params)),
  )
}

/** Legal hold: one person places it, and asks for its end; a second decides on that. */
function holdRoutes(app: App, services: Services): void {
  const run = runner(services)
  app.post(
    '/api/kyc_reviews/:id/hold',
    {
      schema: {
        ...base,
        summary: 'Put it on legal hold',
        params: one,
        body: z.strictObject({ reason: sentence, reference: line(120) }),
        response: answered,
      },
    },
    (request) =>
      run(requireActor(request), request.params.id, (change) =>
        placeHold(change, { ...request.params, ...request.body }),
      ),
  )
  app.post(
    '/api/kyc_reviews/:id/hold/end',
    {
      schema: {
        ...base,
        summary: 'Ask for the end of its legal hold; a second person decides',
        params: one,
        body: z.strictObject({ reason: sentence }),
        response: answered,
      },
    },
    (request) =>
      run(requireActor(request), request.params.id, (change) =>
        askHoldEnd(change, { ...request.params, ...request.body }),
      ),
  )
  app.post(
    '/api/kyc_reviews/:id/hold/decide',
    {
      schema: {
        ...base,
        summary: 'Approve or decline the end of its legal hold',
        params: one,
        body: z.strictObject({
          approved: z.boolean(),
          request: z.uuid().describe('the request that was read; another is 409'),
        }),
        response: answered,
      },
    },
    (request) =>
      run(requireActor(request), request.params.id, (change) =>
        decideHoldEnd(change, { ...request.params, ...request.body }),
      ),
  )
}

/** Erasure: one person asks for it, a second decides. */
function erasureRoutes(app: App, services: Services): void {
  const { changes, dataDir, jobs, secrets, storage } = services
  const run = runner(services)
  app.post(
    '/api/kyc_reviews/:id/erasure',
    {
      schema: {
        ...base,
        summary: 'Ask for its erasure; a second person decides',
        params: one,
        headers: idempotencyHeaders,
        body: z.strictObject({ why: sentence }),
        response: answered,
      },
    },
    (request) => {
      const idempotent = idempotentRequest(request, secrets)
      return run(requireActor(request), request.params.id, (change) =>
        changeOnce(change, idempotent, () => askErasure(change, { ...request.params, ...request.body })),
      )
    },
  )
  app.post(
    '/api/kyc_reviews/:id/erasure/decide',
    {
      schema: {
        ...base,
        summary: 'Approve or decline its erasure',
        params: one,
        body: z.strictObject({
          approved: z.boolean(),
          erasure: z.uuid().describe('the request that was read; another is 409'),
        }),
        response: { ...answered, 204: noBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { approved, erasure } = request.body
      const { keys, messages } = await changes(requireActor(request), (change) =>
        decideErasure(change, jobs, { id, approved, erasure }),
      )
      if (!approved) return readReview(services, id, requireActor(request))
      await removeObjects(storage, keys)
      await removeFromOutbox(dataDir, messages)
      return reply.code(204).send()
    },
  )
}
