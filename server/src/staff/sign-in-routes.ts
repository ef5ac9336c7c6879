import { z } from 'zod'
import type { App, Parts } from '../app.ts'
import { Failure } from '../failure.ts'
import { authPath } from './auth.ts'

const credentials = z.strictObject({ email: z.string().max(254), password: z.string().max(200) })

/** Staff sign in with e-mail and password and get a bearer token for the content service. */
export function signInRoutes(app: App, { auth }: Parts): void {
  app.post(
    `${authPath}/sign-in/email`,
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['staff'],
        summary: 'Sign in',
        body: credentials,
        response: { 200: z.object({ token: z.string() }) },
      },
    },
    async (request) => {
      try {
        const { token } = await auth.api.signInEmail({ body: request.body })
        return { token }
      } catch {
        // Whatever was wrong, the answer is the same.
        throw new Failure('unauthenticated', 'The e-mail or the password is wrong.')
      }
    },
  )
  app.post(
    `${authPath}/sign-out`,
    { schema: { tags: ['staff'], summary: 'End the session' } },
    async (request, reply) => {
      const headers = new Headers({ authorization: request.headers.authorization ?? '' })
      await auth.api.signOut({ headers })
      return reply.code(204).send()
    },
  )
}
