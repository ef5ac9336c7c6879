import { z } from 'zod'
import { email, line } from '#contract/fields.ts'
import { roles } from '#contract/roles.ts'
import { staffRequestKinds, type StaffUser } from '#contract/backoffice/people.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Config } from '../../config/settings.ts'
import { AppError } from '../../http/app-error.ts'
import { errors, noBody } from '../../http/answers.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest } from '../../http/idempotency.ts'
import { requireActor } from '../../http/request-actor.ts'
import {
  grantSchema,
  linkSentSchema,
  staffRequestsSchema,
  staffSessionsSchema,
  staffUserSchema,
} from '../people-schema.ts'
import { decideRequest, objectToRequest } from '../two-people/decide.ts'
import { endOthers, endSession } from '../sessions/end-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { loadUser } from './administrators.ts'
import { disableUser } from './disable.ts'
import { enableUser } from './enable.ts'
import { grantRoles } from './grant-roles.ts'
import { invite } from './invite.ts'
import { listRequests } from './list-requests.ts'
import { listUsers } from './list.ts'
import { removeUser } from './remove.ts'
import { renameUser } from './rename.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { sendLink } from './send-link.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; jobs: Jobs }

const name = line(120)
const someRoles = z
  .array(z.enum(roles))
  .max(roles.length)
  .transform((list) => roles.filter((role) => list.includes(role)))
const reason = line(500).optional()
const one = z.strictObject({ id: z.string().max(100) })
const nothing = z.strictObject({}).nullish()
const requestKind = z.enum(staffRequestKinds).describe('what was read that it asks for')
const refused = errors(409, 422)
const base = { tags: ['staff users'] }
const user = { 200: staffUserSchema, ...refused }
const granted = { 200: grantSchema, ...refused }
const address = '/backoffice/api/users'

/** Administrators manage users; auditors read. */
export function userRoutes(app: App, config: Config, services: Services): void {
  const read = userReader(services.db, config)
  profileRoutes(app, config, services, read)
  suspendRoutes(app, services, read)
  userSessionRoutes(app, config, services, read)
  roleRoutes(app, services)
  invitationRoutes(app, services, read)
  requestRoutes(app, services)
}

type ReadUser = (id: string) => Promise<StaffUser>

/** Finds one user. @throws AppError not_found */
const userReader =
  (db: Database, config: Config): ReadUser =>
  async (id) => {
    const [found] = await listUsers(db, config, id)
    if (!found) throw new AppError('not_found', 'There is no such user.')
    return found
  }

const schema = <R extends object>(summary: string, response: R) => ({
  schema: { ...base, summary, params: one, body: nothing, response },
})

/** The list, one user, and the user's name. */
function profileRoutes(app: App, config: Config, { changes, db }: Services, read: ReadUser): void {
  app.get(
    address,
    {
      schema: { ...base, summary: 'All users', response: { 200: z.array(staffUserSchema) } },
    },
    () => listUsers(db, config),
  )
  app.get(
    `${address}/:id`,
    {
      schema: { ...base, summary: 'One user', params: one, response: { 200: staffUserSchema } },
    },
    (request) => read(request.params.id),
  )
  app.put(
    `${address}/:id`,
    {
      schema: {
        ...base,
        summary: 'Change the name',
        params: one,
        body: z.strictObject({ name }),
        response: user,
      },
    },
    async (request) => {
      await changes(requireActor(request), (change) =>
        renameUser(change, request.params.id, request.body.name),
      )
      return read(request.params.id)
    },
  )
}

/** Where somebody is signed in; an administrator ends one session of theirs. */
function userSessionRoutes(app: App, config: Config, { changes, db }: Services, read: ReadUser): void {
  app.get(
    `${address}/:id/sessions`,
    {
      schema: {
        ...base,
        summary: 'Where they are signed in',
        params: one,
        response: { 200: staffSessionsSchema },
      },
    },
    async (request) => {
      const { id } = await read(request.params.id)
      return listSessions(db, id, null, config.sessions.hours)
    },
  )
  app.delete(
    `${address}/:id/sessions/:session`,
    {
      schema: {
        ...base,
        summary: 'End one of their sessions',
        params: one.extend({ session: z.string().max(100) }),
        response: { 204: noBody, ...errors(409) },
      },
    },
    async (request, reply) => {
      const { id, session } = request.params
      await changes(requireActor(request), async (change) => {
        await loadUser(change, id)
        await endSession(change, session, 'end session', id)
      })
      return reply.code(204).send()
    },
  )
}

/** Suspends and lets in again; ends sessions; takes a user out for good. */
function suspendRoutes(app: App, services: Services, read: ReadUser): void {
  const { changes } = services
  app.post(`${address}/:id/disable`, schema('Suspend at once; sessions end', user), async (request) => {
    await changes(requireActor(request), (change) => disableUser(change, request.params.id))
    return read(request.params.id)
  })
  app.post(`${address}/:id/sessions/end`, schema('End all sessions', user), async (request) => {
    await changes(requireActor(request), async (change) => {
      const { id } = await loadUser(change, request.params.id)
      await endOthers(change, id, null)
    })
    return read(request.params.id)
  })
  app.post(`${address}/:id/enable`, schema('Ask for letting in again', granted), (request) =>
    changes(requireActor(request), (change) => enableUser(change, request.params.id, services)),
  )
  app.delete(
    `${address}/:id`,
    {
      schema: {
        ...base,
        summary: 'Take out for good, or ask for it',
        params: one,
        response: { 202: grantSchema, 204: noBody, ...refused },
      },
    },
    async (request, reply) => {
      const answer = await changes(requireActor(request), (change) =>
        removeUser(change, request.params.id, services),
      )
      return answer.state === 'done' ? reply.code(204).send() : reply.code(202).send(answer)
    },
  )
}

/** Roles, and the reset of a second factor: both wait for a second administrator. */
function roleRoutes(app: App, services: Services): void {
  const { changes } = services
  app.post(
    `${address}/:id/roles`,
    {
      schema: {
        ...base,
        summary: 'Ask for roles',
        params: one,
        body: z.strictObject({ roles: someRoles, reason }),
        response: granted,
      },
    },
    (request) =>
      changes(requireActor(request), (change) =>
        grantRoles(change, services, {
          id: request.params.id,
          wanted: request.body.roles,
          reason: request.body.reason,
        }),
      ),
  )
  app.post(
    `${address}/:id/second-factor/reset`,
    schema('Ask for a reset of the second factor', granted),
    (request) =>
      changes(requireActor(request), (change) => resetSecondFactor(change, request.params.id, services)),
  )
}

const invitation = z.strictObject({ name, email: email(), roles: someRoles, reason })

/** Invites by mail, and sends the link once more. */
function invitationRoutes(app: App, services: Services, read: ReadUser): void {
  const { changes } = services
  app.post(
    address,
    {
      schema: {
        ...base,
        summary: 'Invite a colleague by mail',
        headers: idempotencyHeaders,
        body: invitation,
        response: { 201: staffUserSchema, ...refused },
      },
    },
    async (request, reply) => {
      const idempotent = idempotentRequest(request, services.secrets)
      const id = await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, () => invite(change, services, request.body)),
      )
      return reply.code(201).send(await read(id))
    },
  )
  app.post(
    `${address}/:id/invitation`,
    {
      schema: {
        ...schema('Send the invitation again, or a link to a new password', {
          202: linkSentSchema,
          ...refused,
        }).schema,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { id, state } = await read(request.params.id)
      const idempotent = idempotentRequest(request, services.secrets)
      const kind = state === 'invited' ? 'invitation' : 'reset'
      const answer = await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, () => sendLink(change, services, { id, kind })),
      )
      return reply.code(202).send({ ok: true, ...answer })
    },
  )
}

const requests = '/backoffice/api/staff_requests'

/** What waits for a second administrator, and the decision on it. */
function requestRoutes(app: App, services: Services): void {
  const { changes, db } = services
  app.get(
    requests,
    {
      schema: { ...base, summary: 'What waits for a second', response: { 200: staffRequestsSchema } },
    },
    (request) => listRequests(db, requireActor(request)),
  )
  app.post(
    `${requests}/:id/decide`,
    {
      schema: {
        ...base,
        summary: 'Agree as a second administrator, or not',
        params: z.strictObject({ id: z.uuid() }),
        body: z.strictObject({ kind: requestKind, approve: z.boolean() }),
        response: { 204: noBody, ...refused },
      },
    },
    async (request, reply) => {
      await changes(requireActor(request), (change) =>
        decideRequest(change, services, { ...request.params, ...request.body }),
      )
      return reply.code(204).send()
    },
  )
  app.post(
    `${requests}/:id/object`,
    {
      schema: {
        ...base,
        summary: 'Object to what would be done without a second administrator',
        params: z.strictObject({ id: z.uuid() }),
        body: z.strictObject({ kind: requestKind, why: line(600) }),
        response: { 204: noBody, ...refused },
      },
    },
    async (request, reply) => {
      await changes(requireActor(request), (change) =>
        objectToRequest(change, { ...request.params, ...request.body }),
      )
      return reply.code(204).send()
    },
  )
}
