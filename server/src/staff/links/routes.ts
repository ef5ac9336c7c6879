import { z } from 'zod'
import type { LinkFound } from '#contract/backoffice/people.ts'
import type { App, Parts } from '../../app.ts'
import type { Actor } from '../../changes/actor.ts'
import { authPath, hashPassword } from '../auth.ts'
import { checkPassword } from '../passwords/rules.ts'
import { askReset } from './ask-reset.ts'
import { findLink } from './find-link.ts'
import { linkHash } from '../../messages/link-token.ts'
import { useLink } from './use-link.ts'

const token = z.string().max(200).describe('from behind the # of the mailed address, which no log sees')
const wish = z.strictObject({ email: z.string().max(254), lang: z.enum(['en', 'ny']).default('en') })
const limited = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** Invitations and resets: a mailed link, which serves once, leads to a password of one's own. */
export function linkRoutes(app: App, parts: Parts): void {
  const { changes, db } = parts
  const base = { tags: ['staff'] }

  app.post(
    `${authPath}/links/ask`,
    {
      config: limited,
      schema: { ...base, summary: 'Ask for a link to a new password; answers alike for anyone', body: wish },
    },
    async (request, reply) => {
      // Not waited for: how long it takes would tell whether there is such a person.
      void askReset(parts, request.body).catch(() => request.log.error('a link asked for was not made'))
      return reply.code(202).send({ ok: true })
    },
  )
  app.post(
    `${authPath}/links/look`,
    {
      config: limited,
      schema: { ...base, summary: 'Whose link it is', body: z.strictObject({ token }) },
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
