import { z } from 'zod'
import type { Enrolment } from '#contract/backoffice/people.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Config } from '../../config/settings.ts'
import type { Changes } from '../../changes/change.ts'
import type { Auth } from '../auth.ts'
import type { Authenticator } from '../authenticate.ts'
import { AppError } from '../../http/app-error.ts'
import { errors } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth-names.ts'
import { mustLeaveFactor } from '../passkeys/keep.ts'
import { enrolmentSchema, recoveryCodesSchema, renewedSchema } from '../people-schema.ts'
import { beginAttempt } from '../sessions/login-throttle.ts'
import { authenticatorCode } from './code-schema.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; auth: Auth; authenticator: Authenticator }

const password = z.string().max(200)
const refused = errors(409, 422, 429)
const secondFactor = `${authPath}/second-factor`

/** One's own second factor: a code of an authenticator app (RFC 6238), with recovery codes for the day it is lost. */
export function secondFactorRoutes(app: App, config: Config, services: Services): void {
  setUpRoutes(app, services)
  keepRoutes(app, config, services)
}

const base = { tags: ['staff'] }

/** Who asks, and the count of their wrong passwords and codes: these count like those at the sign-in. */
async function mine({ authenticator, db, secrets }: Services, request: FastifyRequest) {
  const here = await authenticator.session(request)
  const headers = new Headers({ authorization: `Bearer ${here.token}` })
  const attempt = await beginAttempt(db, secrets.key('tries'), {
    account: here.found.user.email,
    address: request.ip,
  })
  return { headers, user: here.found.user, attempt }
}

/** The library begins a new session in place of the old one: its token goes to the browser's cookie, or to a program. */
function follow(
  { authenticator }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
): { token?: string } {
  const token = decodeURIComponent(headers.get('set-auth-token') ?? '').split('.')[0] ?? ''
  if (request.headers.authorization !== undefined) return { token }
  authenticator.cookie.set(reply, token)
  return {}
}

const note = ({ changes }: Services, request: FastifyRequest, action: string) =>
  changes(requireActor(request), async ({ audit, actor }) => {
    audit.push({ action, collection: 'staff', item_id: actor.id, details: {} })
  })

/** Sets it up: the app's secret first, then a first code that shows that the app has it. */
function setUpRoutes(app: App, services: Services): void {
  const { auth } = services
  app.post(
    secondFactor,
    {
      schema: {
        ...base,
        summary: 'Begin to set it up',
        body: z.strictObject({ password }),
        response: { 200: enrolmentSchema, ...refused },
      },
    },
    async (request): Promise<Enrolment> => {
      const { headers, user, attempt } = await mine(services, request)
      if (user.codes) throw new AppError('wrong_state', 'It is set up already.')
      const made = await (
        await auth()
      ).api
        .enableTwoFactor({ body: { password: request.body.password }, headers })
        .catch(() => null)
      if (!made || made.method !== 'totp') throw new AppError('wrong_password', 'The password is wrong.')
      await attempt.right()
      const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
      return { uri: made.totpURI, secret, recovery_codes: made.backupCodes }
    },
  )
  app.post(
    `${secondFactor}/confirm`,
    {
      schema: {
        ...base,
        summary: 'Switch it on by a first code',
        body: z.strictObject({ code: authenticatorCode }),
        response: { 200: renewedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { headers, user, attempt } = await mine(services, request)
      if (user.codes) throw new AppError('wrong_state', 'It is set up already.')
      const body = { code: request.body.code }
      const made = await (
        await auth()
      ).api
        .verifyTOTP({ body, headers, returnHeaders: true })
        .catch(() => null)
      if (!made) throw new AppError('wrong_code', 'The code is wrong.')
      await attempt.right()
      await note(services, request, 'second factor on')
      return follow(services, request, reply, made.headers)
    },
  )
}

/** New recovery codes, and switching it off. */
function keepRoutes(app: App, { production: required }: Config, services: Services): void {
  const { auth } = services
  app.post(
    `${secondFactor}/codes`,
    {
      schema: {
        ...base,
        summary: 'New recovery codes',
        body: z.strictObject({ password }),
        response: { 200: recoveryCodesSchema, ...refused },
      },
    },
    async (request): Promise<{ recovery_codes: string[] }> => {
      const { headers, user, attempt } = await mine(services, request)
      if (!user.codes) throw new AppError('wrong_state', 'There is no second factor.')
      const body = { password: request.body.password }
      const made = await (await auth()).api.generateBackupCodes({ body, headers }).catch(() => null)
      if (!made) throw new AppError('wrong_password', 'The password is wrong.')
      await attempt.right()
      await note(services, request, 'new recovery codes')
      return { recovery_codes: made.backupCodes }
    },
  )
  app.post(
    `${secondFactor}/off`,
    {
      schema: {
        ...base,
        summary: 'Switch it off',
        body: z.strictObject({ password, code: authenticatorCode }),
        response: { 200: renewedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { headers, user, attempt } = await mine(services, request)
      if (!user.codes) throw new AppError('wrong_state', 'There is no second factor.')
      mustLeaveFactor({ required, left: user.passkeys > 0 })
      const right = await (
        await auth()
      ).api
        .verifyTOTP({ body: { code: request.body.code }, headers })
        .catch(() => null)
      if (!right) throw new AppError('wrong_code', 'The code is wrong.')
      const body = { password: request.body.password }
      const made = await (
        await auth()
      ).api
        .disableTwoFactor({ body, headers, returnHeaders: true })
        .catch(() => null)
      if (!made) throw new AppError('wrong_password', 'The password is wrong.')
      await attempt.right()
      await note(services, request, 'second factor off')
      return follow(services, request, reply, made.headers)
    },
  )
}
