import { z } from 'zod'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Changes } from '../changes/change.ts'
import type { Refusals } from '../staff/audit-log/refusals.ts'
import type { PublicAnswers } from './public-answers.ts'
import { AppError } from '../http/app-error.ts'
import { requireActor } from '../http/request-actor.ts'
import { signInServiceAccount } from '../staff/service-accounts/sign-in.ts'
import { visitorToken } from '../staff/service-accounts/tokens.ts'
import { countVisible } from './queryable.ts'
import { errors, noBody } from '../http/answers.ts'
import { idempotencyHeaders, idempotentRequest } from '../http/idempotency.ts'
import { createOnce } from './create-once.ts'
import { leftOutOfBody } from './body.ts'
import { leftOutSchema, readSchema } from './read-schema.ts'
import { create } from './verbs/create.ts'
import { propose } from './verbs/propose.ts'
import { mustKeepFrame, readWire } from './wire-body.ts'
import { described } from './write-routes.ts'

type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  refusals: Refusals
  answers: PublicAnswers
  demonstration: boolean
}

// The spec's older loan and care collections: log in, then fetch a range by start and end.

const credentials = z
  .strictObject({ username: z.string().max(254), password: z.string().max(200) })
  .partial()
  .nullish()
const written = z.strictObject({
  id: z.uuid(),
  _id: z.uuid(),
  created_at: z.string(),
  state: z.string(),
  message: z.string().optional(),
  left_out: leftOutSchema,
})
const signedIn = z.strictObject({ token: z.string(), count: z.int() })
const place = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

export function legacyRoutes(app: App, services: Services): void {
  const older = storedCollections.filter(({ definition }) => definition.legacy)
  const open = storedCollections.filter(({ definition }) => !definition.staffOnly)
  loginRoute(app, services, '/login', open)
  for (const stored of older) {
    const { name, reviewed: proposed } = stored.definition
    const made = { 201: written, 202: written }
    loginRoute(app, services, `/${name}/login`, [stored])
    app.get(
      `/${name}/:start/:end`,
      {
        schema: {
          tags: ['older helpers'],
          summary: 'From start up to but not including end',
          params: z.strictObject({ start: place, end: place }),
          response: { 200: z.array(readSchema(stored.definition)), 304: noBody },
        },
      },
      async (request, reply) => {
        const { start, end } = request.params
        if (end < start || end - start > 100)
          throw new AppError('malformed', 'The range takes at most 100 items, start before end.')
        const answer = await services.answers.range(stored, start, end)
        return answer.send(request, reply)
      },
    )
    app.post(
      `/${name}`,
      {
        schema: {
          tags: ['older helpers'],
          summary: proposed ? 'Bring a draft, which others finish and approve' : 'Write one',
          headers: idempotencyHeaders,
          body: described(stored.definition),
          response: { ...made, ...errors(409, 422) },
        },
      },
      async (request, reply) => {
        mustKeepFrame(request.body, null)
        const body = readWire(stored.definition, request.body)
        const idempotent = idempotentRequest(request, services.secrets, { name, body: request.body })
        const row = await services.changes(requireActor(request), (change) =>
          createOnce(change, stored, idempotent, () =>
            proposed ? propose(change, stored, body) : create(change, stored, body),
          ),
        )
        const leftOut = leftOutOfBody(stored.definition, body)
        const about = {
          id: row.id,
          _id: row.id,
          created_at: row.created_at,
          state: row.state,
          ...(Object.keys(leftOut).length > 0 && { left_out: leftOut }),
        }
        if (!proposed && row.state !== 'draft') return reply.code(201).send(about)
        const message =
          row.state === 'draft'
            ? `Saved as a draft. Staff complete it; it shows once ${proposed ? 'a second person has approved' : 'they have published'} it.`
            : 'It waits for approval, and shows once a second person has approved it.'
        return reply.code(202).send({ ...about, message })
      },
    )
  }
}

function loginRoute(
  app: App,
  { db, secrets, demonstration, refusals }: Services,
  path: string,
  stored: readonly StoredCollection[],
): void {
  app.post(
    path,
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        tags: ['older helpers'],
        summary:
          'A token and how many items there are; an empty body gives a visitor’s token, which reads only',
        body: credentials,
        response: { 200: signedIn, ...errors(401) },
      },
    },
    async (request) => {
      const { username, password } = request.body ?? {}
      let token = visitorToken(secrets.key('visitors'))
      if (username !== undefined || password !== undefined) {
        const wanted = stored.map(({ definition }) => definition.name)
        const given = { username: username ?? '', password: password ?? '', collections: wanted }
        token = await signInServiceAccount(
          { db, secrets, demonstration, refusals },
          { ...given, address: request.ip },
        )
      }
      const counts = await Promise.all(stored.map((one) => countVisible(db, one)))
      return { token, count: counts.reduce((sum, count) => sum + count, 0) }
    },
  )
}
