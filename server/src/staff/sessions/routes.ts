import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readEmail } from '#contract/rules/email.ts'
import type { SignedIn, SignInAnswer } from '#contract/backoffice/people.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import type { Auth } from '../auth.ts'
import type { Authenticator } from '../authenticate.ts'
import type { Config } from '../../config/settings.ts'
import { errors, noBody } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth-names.ts'
import { signedInSchema, signInSchema, staffSessionsSchema } from '../people-schema.ts'
import { questionToAnybody } from '../passkeys/prove.ts'
import { relyingParty } from '../passkeys/questions.ts'
import { passkeyQuestionSchema, signedCredentialSchema } from '../passkeys/schema.ts'
import { authenticatorCode, recoveryCode } from '../second-factor/code-schema.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts'
import { endOthers, endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { signIn, signInByPasskey, type Asker } from './sign-in.ts'

type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  refusals: Refusals
  auth: Auth
  authenticator: Authenticator
  demonstration: boolean
}

const credentials = z.strictObject({
  email: z
    .string()
    .max(254)
    .overwrite((typed) => readEmail(typed) ?? typed),
  password: z.string().max(200),
  code: authenticatorCode.optional().describe('of the authenticator app'),
  recovery_code: recoveryCode.optional().describe('in place of the code; serves once'),
  passkey: signedCredentialSchema.optional().describe('in place of the code; answers what was asked with it'),
  bearer: z
    .literal(true)
    .optional()
    .describe('for programs: the answer carries a bearer token, and sets no cookie'),
})
const one = z.strictObject({ id: z.string().max(100) })

/** Signing in and out, and where one is signed in. */
export function sessionRoutes(app: App, config: Config, services: Services): void {
  signInRoutes(app, config, services)
  ownSessionRoutes(app, config, services)
}

const base = { tags: ['staff'] }

/** As often as a network may try to sign in, before wrong tries are counted. */
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' } }

/** Signing in, and out. */
function signInRoutes(app: App, config: Config, services: Services): void {
  const { changes, authenticator } = services
  const askerOf = (request: FastifyRequest): Asker => ({
    address: request.ip,
    browser: request.headers['user-agent']?.slice(0, 300) ?? null,
    passkeySite: { rpId: relyingParty(config), origins: authenticator.pages.origins(request) },
  })
  app.post(
    `${authPath}/sign-in/email`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Sign in',
        body: credentials,
        response: { 200: signInSchema, ...errors(401, 410, 422) },
      },
    },
    async (request, reply): Promise<SignInAnswer> => {
      const { bearer, ...given } = request.body
      // Otherwise another site could sign its visitor in with the attacker's account.
      if (!bearer) authenticator.pages.must(request)
      const found = await signIn(services, stripped(given), askerOf(request))
      if ('ways' in found) return { signed_in: false, second_factor: 'asked', ways: found.ways }
      if (bearer) return { signed_in: true, second_factor: null, token: found.token }
      authenticator.cookie.set(reply, found.token)
      return { signed_in: true, second_factor: null }
    },
  )
  app.post(
    `${authPath}/sign-in/passkey/question`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Ask what a passkey is to sign',
        body: z.strictObject({}).nullish(),
        response: { 200: passkeyQuestionSchema },
      },
    },
    async (request) => {
      authenticator.pages.must(request)
      return questionToAnybody({ secrets: services.secrets, passkeySite: askerOf(request).passkeySite })
    },
  )
  app.post(
    `${authPath}/sign-in/passkey`,
    {
      config: limited,
      schema: {
        ...base,
        summary: 'Sign in by a passkey, which counts as both factors',
        body: z.strictObject({ passkey: signedCredentialSchema }),
        response: { 200: signInSchema, ...errors(410, 422) },
      },
    },
    async (request, reply): Promise<SignInAnswer> => {
      authenticator.pages.must(request)
      const { token } = await signInByPasskey(services, request.body.passkey, askerOf(request))
      authenticator.cookie.set(reply, token)
      return { signed_in: true, second_factor: null }
    },
  )
  app.post(
    `${authPath}/sign-out`,
    { schema: { ...base, summary: 'End the session', response: { 204: noBody, ...errors(401) } } },
    async (request, reply) => {
      const here = await authenticator.findSession(request)
      if (here) {
        const { id, name, roles } = here.found.user
        await changes({ kind: 'staff', id, name, roles, address: request.ip }, (change) =>
          endSession(change, here.found.id, 'sign out'),
        )
      }
      // The cookie of somebody who has signed in meanwhile in another tab stays theirs.
      if (here || request.headers['x-backoffice-user'] === undefined) authenticator.cookie.clear(reply)
      return reply.code(204).send()
    },
  )
}

/** Who is signed in, and where; ends sessions elsewhere. */
function ownSessionRoutes(app: App, config: Config, services: Services): void {
  const { db, changes, authenticator, demonstration } = services
  app.get(
    `${authPath}/me`,
    { schema: { ...base, summary: 'Who is signed in', response: { 200: signedInSchema } } },
    async (request): Promise<SignedIn> => {
      const here = await authenticator.session(request)
      const { id, name, email, roles, secondFactor, passkeys } = here.found.user
      return {
        id,
        name,
        email,
        roles,
        second_factor: secondFactor,
        recovery_codes: await recoveryCodesLeft(services, id),
        passkeys,
        demonstration,
        idle_minutes: config.sessions.idleMinutes,
        session_seconds: Math.ceil(here.found.endsInMs / 1000),
        longest_session_seconds: Math.ceil(here.found.longestMs / 1000),
      }
    },
  )
  app.get(
    `${authPath}/sessions`,
    { schema: { ...base, summary: 'Where one is signed in', response: { 200: staffSessionsSchema } } },
    async (request) => {
      const here = await authenticator.findSession(request)
      return listSessions(db, requireActor(request).id, here?.found.id ?? null, config.sessions.hours)
    },
  )
  app.delete(
    `${authPath}/sessions/:id`,
    { schema: { ...base, summary: 'End one of one’s sessions', params: one, response: { 204: noBody } } },
    async (request, reply) => {
      await changes(requireActor(request), (change) => endSession(change, request.params.id, 'end session'))
      return reply.code(204).send()
    },
  )
  app.delete(
    `${authPath}/sessions`,
    { schema: { ...base, summary: 'End all of one’s sessions but this', response: { 204: noBody } } },
    async (request, reply) => {
      const here = await authenticator.session(request)
      await changes(requireActor(request), (change) =>
        endOthers(change, change.actor.id, here?.found.id ?? null),
      )
      return reply.code(204).send()
    },
  )
}

/** Without the keys that were not sent. */
const stripped = ({
  email,
  password,
  code,
  recovery_code,
  passkey,
}: Omit<z.infer<typeof credentials>, 'bearer'>) => ({
  email,
  password,
  ...(code && { code }),
  ...(recovery_code && { recovery_code }),
  ...(passkey && { passkey }),
})
