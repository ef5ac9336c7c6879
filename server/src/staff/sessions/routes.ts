import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignedIn, SignInAnswer } from '#contract/backoffice/people.ts'
import type { App, Parts } from '../../app.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/app-error.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts'
import { endOthers, endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { signIn } from './sign-in.ts'

const credentials = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .optional()
    .describe('of the authenticator app'),
  recovery_code: z.string().trim().min(1).max(40).optional().describe('in place of the code; serves once'),
  bearer: z
    .literal(true)
    .optional()
    .describe('for programs: the answer carries a bearer token, and sets no cookie'),
})
const one = z.strictObject({ id: z.string().max(100) })

export const noStore = async (_request: FastifyRequest, reply: FastifyReply) =>
  void reply.header('cache-control', 'no-store')

/** Signing in and out, and where one is signed in. */
export function sessionRoutes(app: App, config: Config, parts: Parts): void {
  const { db, changes, authenticator: who, demonstration } = parts
  const base = { tags: ['staff'] }

  app.post(
    `${authPath}/sign-in/email`,
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { ...base, summary: 'Sign in', body: credentials },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const { bearer, ...given } = request.body
      // Else another site could sign somebody in as somebody else.
      if (!bearer) who.pages.must(request)
      const browser = request.headers['user-agent']?.slice(0, 300) ?? null
      const found = await signIn(parts, stripped(given), { address: request.ip, browser })
      if (found === 'asked') return { signed_in: false, second_factor: 'asked' }
      if (bearer) return { signed_in: true, second_factor: null, token: found.token }
      who.cookie.set(reply, found.token)
      return { signed_in: true, second_factor: null }
    },
  )
  app.post(
    `${authPath}/sign-out`,
    { schema: { ...base, summary: 'End the session' } },
    async (request, reply) => {
      const here = await who.session(request)
      if (here) {
        const { id, name, roles } = here.found.user
        await changes({ kind: 'staff', id, name, roles, address: request.ip }, (change) =>
          endSession(change, here.found.id, 'sign out'),
        )
      }
      who.cookie.clear(reply)
      return reply.code(204).send()
    },
  )
  app.get(
    `${authPath}/me`,
    { schema: { ...base, summary: 'Who is signed in' } },
    async (request): Promise<SignedIn> => {
      const here = await who.session(request)
      if (!here) throw new AppError('unauthenticated', 'Sign in first.')
      const { id, name, email, roles, secondFactor } = here.found.user
      return {
        id,
        name,
        email,
        roles,
        second_factor: secondFactor,
        recovery_codes: await recoveryCodesLeft(parts, id),
        demonstration,
        idle_minutes: config.sessions.idleMinutes,
      }
    },
  )
  app.get(
    `${authPath}/sessions`,
    { schema: { ...base, summary: 'Where one is signed in' } },
    async (request) => {
      const here = await who.session(request)
      return listSessions(db, requireActor(request).id, here?.found.id ?? null, config.sessions.hours)
    },
  )
  app.delete(
    `${authPath}/sessions/:id`,
    { schema: { ...base, summary: 'End one of one’s sessions', params: one } },
    async (request, reply) => {
      await changes(requireActor(request), (change) => endSession(change, request.params.id, 'end session'))
      return reply.code(204).send()
    },
  )
  app.delete(
    `${authPath}/sessions`,
    { schema: { ...base, summary: 'End all of one’s sessions but this' } },
    async (request, reply) => {
      const here = await who.session(request)
      await changes(requireActor(request), (change) =>
        endOthers(change, change.actor.id, here?.found.id ?? null),
      )
      return reply.code(204).send()
    },
  )
}

/** Without the keys that were not sent. */
const stripped = ({ email, password, code, recovery_code }: Omit<z.infer<typeof credentials>, 'bearer'>) => ({
  email,
  password,
  ...(code && { code }),
  ...(recovery_code && { recovery_code }),
})
