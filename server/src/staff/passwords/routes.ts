import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Authenticator } from '../authenticate.ts'
import { errors, noBody } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth-names.ts'
import { hashPassword } from './hashing.ts'
import { mustKnowPassword } from './ask-password.ts'
import { checkPassword } from './rules.ts'
import { setPassword } from './set-password.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; authenticator: Authenticator }

const requestBody = z.strictObject({ current: z.string().max(200), wanted: z.string().max(1000) })

/** One's own password; all other sessions end with the old one. */
export function passwordRoutes(app: App, { changes, db, secrets, authenticator }: Services): void {
  app.post(
    `${authPath}/password`,
    {
      schema: {
        tags: ['staff'],
        summary: 'Change one’s password',
        body: requestBody,
        response: { 204: noBody, ...errors(422, 429) },
      },
    },
    async (request, reply) => {
      const { current, wanted } = request.body
      const here = await authenticator.session(request)
      const { id, name, email } = here.found.user
      await mustKnowPassword(
        { db, secrets },
        { user: { id, email }, password: current, address: request.ip },
        'The current password is wrong.',
      )
      await checkPassword(wanted, { name, email })
      const hash = await hashPassword(wanted)
      await changes(requireActor(request), (change) =>
        setPassword(change, { userId: id, hash, kept: here.found.id }),
      )
      return reply.code(204).send()
    },
  )
}
