import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { errors, noBody } from '../../http/answers.ts'
import {
  changeOnce,
  idempotencyHeaders,
  idempotentRequest,
  type IdempotentRequest,
} from '../../http/idempotency.ts'
import { requireActor } from '../../http/request-actor.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { grantSchema, madeAccountSchema, serviceAccountsSchema } from '../people-schema.ts'
import {
  listServiceAccounts,
  makeServiceAccount,
  revokeServiceAccount,
  takeOverServiceAccount,
} from './accounts.ts'
import { grantableCollections } from '#contract/registry.ts'

const grantable: readonly string[] = grantableCollections.map(({ name }) => name)

type Services = { db: Database; changes: Changes; jobs: Jobs; secrets: Secrets }

const address = '/backoffice/api/service_accounts'
const one = z.strictObject({ id: z.string().max(100) })
const requestBody = z.strictObject({
  username: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9._-]{2,59}$/, 'This takes small letters, digits, dots and hyphens.'),
  collections: z.array(z.enum([...grantable])).min(1),
  days: z.int().min(1).max(730),
})

/** Service accounts: for named collections and so many days; an administrator asks for one and a second agrees. */
export function serviceAccountRoutes(app: App, services: Services): void {
  const { changes, db } = services
  const base = { tags: ['service accounts'] }
  app.get(
    address,
    {
      schema: {
        ...base,
        summary: 'Service accounts, newest first',
        response: { 200: serviceAccountsSchema },
      },
    },
    () => listServiceAccounts(db),
  )
  app.post(
    address,
    {
      schema: {
        ...base,
        summary: 'Make one; its password is shown once, and serves once a second administrator agrees',
        headers: idempotencyHeaders,
        body: requestBody,
        response: { 201: madeAccountSchema, ...errors(409, 422) },
      },
    },
    async (request, reply) => {
      const { username, collections, days } = request.body
      const idempotent = idempotentRequest(request, services.secrets)
      const password = makePassword(services.secrets, idempotent)
      const hash = await hashPassword(password)
      const given = { username, hash, collections: [...new Set(collections)], days }
      const { id, answer } = await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, () => makeServiceAccount(change, services, given)),
      )
      return reply.code(201).send({ id, username, password, ...answer })
    },
  )
  app.post(
    `${address}/:id/take-over`,
    {
      schema: {
        ...base,
        summary: 'Ask to answer for it, after its owner was suspended or removed',
        params: one,
        response: { 200: grantSchema, ...errors(409) },
      },
    },
    (request) =>
      changes(requireActor(request), (change) => takeOverServiceAccount(change, services, request.params.id)),
  )
  app.post(
    `${address}/:id/revoke`,
    {
      schema: {
        ...base,
        summary: 'End it and its tokens',
        params: one,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await changes(requireActor(request), (change) => revokeServiceAccount(change, request.params.id))
      return reply.code(204).send()
    },
  )
}

/** Returns a random password; of a request with a key always the same one, so that it is stored nowhere. */
function makePassword(secrets: Secrets, request: IdempotentRequest | null): string {
  if (!request) return randomBytes(24).toString('base64url')
  const { username, key, hashes } = request
  const digest = createHmac('sha256', secrets.key('answers')).update(
    `password ${username} ${key} ${hashes[0]}`,
  )
  return digest.digest().subarray(0, 24).toString('base64url')
}
