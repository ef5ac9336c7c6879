import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { contactOf, unproved } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { onboardingErrors } from '../../http/answers.ts'
import {
  hashRequest,
  idempotencyHeaders,
  readIdempotencyKey,
  withIdempotency,
} from '../../http/idempotency.ts'
import { system } from '../../changes/actor.ts'
import { application, apply } from './apply.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; jobs: Jobs }

const taken = z.strictObject({ ok: z.literal(true), reference: z.string() })

/** `POST /onboarding/v1/applications`: a proved contact asks for an account beforehand (contract, Onboarding). */
export function onboardingRoutes(app: App, { changes, db, secrets, jobs }: Services): void {
  app.post(
    '/onboarding/v1/applications',
    {
      schema: {
        tags: ['onboarding'],
        summary: 'Ask for an account beforehand',
        headers: idempotencyHeaders,
        body: application,
        response: { 201: taken, ...onboardingErrors(400, 401, 409, 422, 429) },
      },
      errorHandler: (error, _request, reply) => void answerRefusal(error, reply),
    },
    async (request, reply) => {
      const contact = await contactOf(db, request.headers.authorization)
      if (!contact.fresh) throw unproved()
      const { session, ...about } = request.body
      const hashes = hashRequest(secrets, 'POST', 'onboarding', about)
      const key = `onboarding-${readIdempotencyKey(request.headers) ?? session}`
      const { username } = contact
      const answer = await changes(system('onboarding form'), (change) =>
        withIdempotency(change, { username, key, hashes }, () =>
          apply(change, { keys: secrets.keys('national-ids'), jobs }, contact, request.body),
        ),
      )
      return reply.code(201).send({ ok: true, reference: String(answer.body['reference']) })
    },
  )
}

/** The onboarding service's own error shape, beside the common one. Anything but a refusal is the app's business. */
function answerRefusal(error: Error, reply: FastifyReply) {
  if (!(error instanceof AppError)) return reply.send(error)
  const { message, code, status, fields, retryAfter } = error
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([name, says]) => [name, [says]]))
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(status).send({ ok: false, error: message, message, code, ...(errors && { errors }) })
}
