import { z } from 'zod'
import { sheetNames } from '#contract/backoffice/sheets.ts'
import { decimal, instant, line } from '#contract/fields.ts'
import { savedText } from '#contract/rules/blank.ts'
import { linksChoice } from '../content/links-choice.ts'
import { readRateLimits, setRateLimit } from '../content/rate-limits.ts'
import type { PublishingCheck } from '../content/publishing-check.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { errors, noBody } from '../http/answers.ts'
import type { Secrets } from '../config/secrets.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest } from '../http/idempotency.ts'
import { requireActor } from '../http/request-actor.ts'
import type { WorkLimits } from '../staff/work-queue/deadlines.ts'
import { readApprovals } from './approvals.ts'
import { readRateHistory } from './read-history.ts'
import { readRatesBoard } from './rates-board.ts'
import { clearAlarm } from './clear-alarm.ts'
import { decideOn, mayBeApproved } from './decide-approval.ts'
import { approvalsSchema, bandSchema, batchSentSchema, boardSchema, historySchema } from './rates-schema.ts'
import { sendBatch } from './send-batch.ts'
import { withdrawBatch } from './withdraw-batch.ts'

type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  jobs: Jobs
  check: PublishingCheck
  workLimits: WorkLimits
}

const key = z.string().min(1).max(120)
/** Figures are looked at by the verb, which says what is wrong with which. */
const figures = z.record(z.string().max(40), z.string().max(60))
const sending = {
  sheet: z.enum(sheetNames),
  effective_at: instant().nullable(),
  note: z.string().overwrite(savedText).max(600).optional(),
  confirmed: z.array(key).max(500).optional(),
}
const batchBody = z.strictObject({
  ...sending,
  rows: z
    .array(
      z.strictObject({ key, figures, id: z.uuid().optional(), version: z.int().min(1).max(1e9).optional() }),
    )
    .min(1)
    .max(500),
})
const items = z
  .array(
    z.strictObject({
      collection: z.string().max(60),
      id: z.uuid(),
      revision: z.int().min(1).max(1e9),
      kind: z.enum(['publication', 'archiving']).default('publication'),
    }),
  )
  .min(1)
  .max(500)
const decideBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), items }),
  z.strictObject({ decision: z.literal('return'), items, reason: line(2000) }),
])
const takeBackBody = z.strictObject({ verb: z.enum(['withdraw', 'unschedule']), items, links: linksChoice })
const refused = errors(409, 412, 422)
const bandBody = z.strictObject({ percent: decimal() })

/** `/backoffice/api/rates` and `/backoffice/api/approvals`: two people stand behind every rate. */
export function ratesRoutes(app: App, services: Services): void {
  sheetRoutes(app, services)
  alarmRoutes(app, services)
  approvalRoutes(app, services)
}

const about = (summary: string) => ({ tags: ['backoffice'], summary })

/** A sheet of rates: read, sent for approval, or read from a file. */
function sheetRoutes(app: App, { secrets, db, changes, jobs }: Services): void {
  app.get(
    '/backoffice/api/rates/board',
    {
      schema: {
        ...about('A sheet of rates with what is on its way'),
        querystring: z.strictObject({ sheet: z.enum(sheetNames).default('exchange') }),
        response: { 200: boardSchema },
      },
    },
    (request) => readRatesBoard(db, request.query.sheet, requireActor(request)),
  )
  app.get(
    '/backoffice/api/rates/history',
    {
      schema: {
        ...about('What took effect for a row, with its writer and its approver'),
        querystring: z.strictObject({ sheet: z.enum(sheetNames), key }),
        response: { 200: historySchema },
      },
    },
    (request) => readRateHistory(db, request.query.sheet, request.query.key),
  )
  app.post(
    '/backoffice/api/rates/batch',
    {
      schema: {
        ...about('Send rows for approval, all or none'),
        headers: idempotencyHeaders,
        body: batchBody,
        response: { 200: batchSentSchema, ...refused },
      },
    },
    (request) => {
      const idempotent = idempotentRequest(request, secrets)
      return changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, () => sendBatch(change, request.body, { jobs })),
      )
    },
  )
}

/** The percentages from which a rate must be confirmed, and the alarms of what did not take effect in time. */
function alarmRoutes(app: App, { db, changes }: Services): void {
  for (const [name, summary] of [
    ['change', 'Set the percentage from which a change must be confirmed'],
    ['spread', 'Set the percentage from which a spread must be confirmed'],
  ] as const)
    app.put(
      `/backoffice/api/rates/${name}_limit`,
      { schema: { ...about(summary), body: bandBody, response: { 200: bandSchema, ...refused } } },
      async (request) => {
        await changes(requireActor(request), (change) => setRateLimit(change, name, request.body))
        return { percent: (await readRateLimits(db))[name] }
      },
    )
  app.post(
    '/backoffice/api/alarms/:id/clear',
    {
      schema: {
        ...about('Somebody has looked at it'),
        params: z.strictObject({ id: z.uuid() }),
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await changes(requireActor(request), (change) => clearAlarm(change, request.params))
      return reply.code(204).send()
    },
  )
}

/** What waits for a second person: decided, or taken back by who sent it. */
function approvalRoutes(app: App, { db, changes, jobs, check, workLimits }: Services): void {
  app.get(
    '/backoffice/api/approvals',
    {
      schema: { ...about('All that waits for a second person'), response: { 200: approvalsSchema } },
    },
    (request) => readApprovals({ db, workLimits }, requireActor(request)),
  )
  app.post(
    '/backoffice/api/approvals/decide',
    {
      schema: {
        ...about('Approve or return, all or none'),
        body: decideBody,
        response: { 204: noBody, ...refused },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      await mayBeApproved(check, actor, request.body)
      await changes(actor, (change) => decideOn(change, request.body, { jobs }))
      return reply.code(204).send()
    },
  )
  app.post(
    '/backoffice/api/approvals/withdraw',
    {
      schema: {
        ...about('Withdraw or unschedule, all or none'),
        body: takeBackBody,
        response: { 204: noBody, ...refused },
      },
    },
    async (request, reply) => {
      await check.target(request.body.links)
      await changes(requireActor(request), (change) => withdrawBatch(change, request.body, { jobs }))
      return reply.code(204).send()
    },
  )
}
