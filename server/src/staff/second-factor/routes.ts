import { z } from 'zod'
import type { Enrolment } from '#contract/backoffice/people.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Parts } from '../../app.ts'
import { AppError } from '../../http/app-error.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth.ts'
import { beginAttempt } from '../sessions/login-throttle.ts'

const password = z.string().max(200)
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
const secondFactor = `${authPath}/second-factor`

/** One's own second factor: a code of an authenticator app (RFC 6238), with recovery codes for the day it is lost. */
export function secondFactorRoutes(app: App, parts: Parts): void {
  const { auth, changes, db, secrets, authenticator: who } = parts
  const base = { tags: ['staff'] }

  async function mine(request: FastifyRequest) {
    const here = await who.session(request)
    if (!here) throw new AppError('unauthenticated', 'Sign in again.')
    const headers = new Headers({ authorization: `Bearer ${here.token}` })
    /** Wrong ones count like those at the sign-in. */
    const asking = await beginAttempt(db, secrets.key('tries'), {
      account: here.found.user.email,
      address: request.ip,
    })
    return { headers, user: here.found.user, asking }
  }
  /** The library begins a new session in place of the old one; whoever asked is taken along. */
  function follow(request: FastifyRequest, reply: FastifyReply, headers: Headers): { token?: string } {
    const token = decodeURIComponent(headers.get('set-auth-token') ?? '').split('.')[0] ?? ''
    if (request.headers.authorization !== undefined) return { token }
    who.cookie.set(reply, token)
    return {}
  }
  const note = (request: FastifyRequest, action: string) =>
    changes(requireActor(request), async ({ audit, actor }) => {
      audit.push({ action, collection: 'staff', item_id: actor.id, details: {} })
    })

  app.post(
    secondFactor,
    {
      schema: { ...base, summary: 'Begin to set it up', body: z.strictObject({ password }) },
    },
    async (request): Promise<Enrolment> => {
      const { headers, user, asking } = await mine(request)
      if (user.secondFactor === 'on') throw new AppError('wrong_state', 'It is set up already.')
      const made = await auth.api
        .enableTwoFactor({ body: { password: request.body.password }, headers })
        .catch(() => null)
      if (!made || made.method !== 'totp') throw new AppError('wrong_password', 'The password is wrong.')
      await asking.right()
      const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
      return { uri: made.totpURI, secret, recovery_codes: made.backupCodes }
    },
  )
  app.post(
    `${secondFactor}/confirm`,
    {
      schema: { ...base, summary: 'Switch it on by a first code', body: z.strictObject({ code }) },
    },
    async (request, reply) => {
      const { headers, user, asking } = await mine(request)
      if (user.secondFactor === 'on') throw new AppError('wrong_state', 'It is set up already.')
      const body = { code: request.body.code }
      const made = await auth.api.verifyTOTP({ body, headers, returnHeaders: true }).catch(() => null)
      if (!made) throw new AppError('wrong_code', 'The code is wrong.')
      await asking.right()
      await note(request, 'second factor on')
      return follow(request, reply, made.headers)
    },
  )
  app.post(
    `${secondFactor}/codes`,
    {
      schema: { ...base, summary: 'New recovery codes', body: z.strictObject({ password }) },
    },
    async (request): Promise<{ recovery_codes: string[] }> => {
      const { headers, user, asking } = await mine(request)
      if (user.secondFactor !== 'on') throw new AppError('wrong_state', 'There is no second factor.')
      const body = { password: request.body.password }
      const made = await auth.api.generateBackupCodes({ body, headers }).catch(() => null)
      if (!made) throw new AppError('wrong_password', 'The password is wrong.')
      await asking.right()
      await note(request, 'new recovery codes')
      return { recovery_codes: made.backupCodes }
    },
  )
  app.post(
    `${secondFactor}/off`,
    {
      schema: { ...base, summary: 'Switch it off', body: z.strictObject({ password, code }) },
    },
    async (request, reply) => {
      const { headers, user, asking } = await mine(request)
      if (user.secondFactor !== 'on') throw new AppError('wrong_state', 'There is no second factor.')
      const right = await auth.api
        .verifyTOTP({ body: { code: request.body.code }, headers })
        .catch(() => null)
      if (!right) throw new AppError('wrong_code', 'The code is wrong.')
      const body = { password: request.body.password }
      const made = await auth.api.disableTwoFactor({ body, headers, returnHeaders: true }).catch(() => null)
      if (!made) throw new AppError('wrong_password', 'The password is wrong.')
      await asking.right()
      await note(request, 'second factor off')
      return follow(request, reply, made.headers)
    },
  )
}
