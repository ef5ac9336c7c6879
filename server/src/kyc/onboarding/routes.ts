import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App, Parts } from '../../app.ts'
import { contactOf, unproved } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { hashOfAsked, withIdempotency } from '../submissions/idempotency.ts'
import { system } from '../../changes/actor.ts'
import { apply } from './apply.ts'

/** contract/onboarding.ts; lengths first, what it means is looked at behind it. */
const given = z.strictObject({
  session: z.uuid().describe('the browser’s own; sent again with the same body, it gets the same answer'),
  account: z.strictObject({ type: z.string().max(60), product: z.string().max(120) }),
  name: z.string().max(1000),
  branch: z.string().max(1000).describe('its name, in either language'),
  national_id: z.string().max(1000).optional(),
  customer_risk_assessment_field_inputs: z.strictObject({
    monthly_income: z.string().max(1000).describe('kwacha, as typed'),
  }),
})
export type Given = z.infer<typeof given>

/** `POST /onboarding/v1/applications`: a proved contact asks for an account beforehand (contract, Onboarding). */
export function onboardingRoutes(app: App, { changes, db, secrets }: Parts): void {
  app.post(
    '/onboarding/v1/applications',
    {
      schema: { tags: ['onboarding'], summary: 'Ask for an account beforehand', body: given },
      errorHandler: (error, _request, reply) => void answerRefusal(error, reply),
    },
    async (request, reply) => {
      const contact = await contactOf(db, request.headers.authorization)
      if (!contact.fresh) throw unproved()
      const { session, ...about } = request.body
      const asked = hashOfAsked(secrets.key('answers'), 'POST', 'onboarding', about)
      const key = `onboarding-${session}`
      const { username } = contact
      const answer = await changes(system('onboarding form'), (change) =>
        withIdempotency(change, { username, key, asked }, () =>
          apply(change, secrets.key('national-ids'), contact, request.body),
        ),
      )
      return reply.code(answer.status).send({ ok: true, reference: answer.body['reference'] })
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
