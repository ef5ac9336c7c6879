import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountNumber } from '#contract/rules/account-number.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { contactOf, unproved, type Contact } from '../one-time-codes/contact.ts'
import { errors } from '../../http/answers.ts'
import { AppError } from '../../http/app-error.ts'
import { customer } from '../../changes/actor.ts'
import {
  hashRequest,
  idempotencyHeaders,
  readIdempotencyKey,
  withIdempotency,
  type Answer,
} from '../../http/idempotency.ts'
import { submissionUpdate, submissionBody } from './body.ts'
import { own, customerSubmissions, presentSubmission } from './customer-submissions.ts'
import { refuse, submit } from './submit.ts'
import { update } from './update.ts'
import type { Change } from '../../changes/change.ts'

type Services = { db: Database; secrets: Secrets; keyring: Keyring; changes: Changes; jobs: Jobs }

const asking = z.union([
  z.strictObject({ account_number: z.string().max(60) }),
  z.strictObject({ state: z.literal('needs_change') }),
])

/** `/api/kyc_submissions`: a proved contact hands documents in, and asks about its own (contract, KYC). */
export function kycRoutes(app: App, services: Services): void {
  const { changes, db, jobs, keyring, secrets } = services
  const refused = errors(409, 410, 422)
  const base = { tags: ['kyc_submissions'] }
  const answered = { 200: own, 201: own, ...refused }

  /** Only a code proved within the hour sends. @throws AppError unauthenticated */
  const sender = async (request: FastifyRequest): Promise<Contact> => {
    const contact = await contactOf(db, request.headers.authorization)
    if (!contact.fresh) throw unproved()
    return contact
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    about: string,
    run: (change: Change, contact: Contact) => Promise<Answer>,
  ) => {
    const contact = await sender(request)
    const key = readIdempotencyKey(request.headers)
    if (key === null) throw new AppError('malformed', 'Send an Idempotency-Key.')
    const hashes = hashRequest(secrets, request.method, about, request.body)
    const answer = await changes(customer(request.ip), (change) =>
      withIdempotency(change, { username: contact.username, key, hashes }, () => run(change, contact)),
    )
    return reply.code(answer.status).send(answer.body)
  }

  app.get(
    '/api/kyc_submissions',
    {
      schema: {
        ...base,
        response: { 200: z.array(own), ...refused },
        summary: 'The contact’s own, for an account number or to be changed',
      },
    },
    async (request) => {
      const { username } = await contactOf(db, request.headers.authorization)
      const asked = asking.safeParse(request.query)
      if (!asked.success) throw new AppError('malformed', 'Ask by account_number, or by state=needs_change.')
      if ('state' in asked.data)
        return presentSubmission(db, await customerSubmissions(db, username, asked.data))
      const number = accountNumber(asked.data.account_number)
      if (!number) throw refuse({ account_number: 'An account number has 6 to 20 digits.' })
      return presentSubmission(db, await customerSubmissions(db, username, { account_number: number }))
    },
  )

  app.post(
    '/api/kyc_submissions',
    {
      schema: {
        ...base,
        response: answered,
        summary: 'Hand documents in',
        headers: idempotencyHeaders,
        body: submissionBody,
      },
    },
    (request, reply) =>
      send(request, reply, '', (change, contact) => submit(change, { jobs, keyring }, contact, request.body)),
  )

  app.put(
    '/api/kyc_submissions/:id',
    {
      schema: {
        ...base,
        response: answered,
        summary: 'Put new documents in place of older ones',
        headers: idempotencyHeaders,
        params: z.strictObject({ id: z.uuid() }),
        body: submissionUpdate,
      },
    },
    (request, reply) =>
      send(request, reply, request.params.id, (change, contact) =>
        update(change, { jobs, keyring }, contact, request.params.id, request.body),
      ),
  )
}
