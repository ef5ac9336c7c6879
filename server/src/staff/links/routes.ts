import { z } from 'zod'
import type { LinkFound } from '#contract/backoffice/people.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { errors, noBody } from '../../http/answers.ts'
import type { Actor } from '../../changes/actor.ts'
import { authPath } from '../auth-names.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { linkFoundSchema, okSchema } from '../people-schema.ts'
import { checkPassword } from '../passwords/rules.ts'
import { askReset } from './ask-reset.ts'
import { linkHash } from '../../messages/link-token.ts'
import { findLink, useLink } from './use-link.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; jobs: Jobs }

const token = z.string().max(200).describe('from behind the # of the mailed address, which no log sees')
const requestBody = z.strictObject({ email: z.string().max(254), lang: z.enum(['en', 'ny']).default('en') })
const limited = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** Invitations and resets: a mailed link, which serves once, leads to a password of one's own. */
export function linkRoutes(app: App, services: Services): void {
  const { changes, db } = services
  const base = { tags: ['staff'] }

  app.post(
    `${authPath}/links/ask`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Ask for a link to a new password; answers alike for anyone',
        body: requestBody,
        response: { 202: okSchema },
      },
    },
    async (request, reply) => {
      await askReset(services, request.body)
      return reply.code(202).send({ ok: true })
    },
  )
  app.post(
    `${authPath}/links/look`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Whose link it is',
        body: z.strictObject({ token }),
        response: { 200: linkFoundSchema, ...errors(410) },
      },
    },
    async (request): Promise<LinkFound> => {
      const { kind, user } = await findLink(db, { hash: linkHash(request.body.token) })
      return { kind, name: user.name, email: user.email }
    },
  )
  app.post(
    `${authPath}/links/use`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Set the password',
        body: z.strictObject({ token, password: z.string().max(1000) }),
        response: { 204: noBody, ...errors(409, 410, 422) },
      },
    },
    async (request, reply) => {
      const { password } = request.body
      const { id, user } = await findLink(db, { hash: linkHash(request.body.token) })
      await checkPassword(password, user)
      const hash = await hashPassword(password)
      const actor: Actor = { kind: 'staff', id: user.id, name: user.name, roles: [], address: request.ip }
      await changes(actor, (change) => useLink(change, { id, userId: user.id, hash }))
      return reply.code(204).send()
    },
  )
}
