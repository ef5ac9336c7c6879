import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Config } from '../../config/settings.ts'
import type { Changes } from '../../changes/change.ts'
import type { Authenticator } from '../authenticate.ts'
import { errors, noBody } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { authPath } from '../auth-names.ts'
import { mustKnowPassword } from '../passwords/ask-password.ts'
import { makeChallenge, spendChallenge } from './challenge.ts'
import { addPasskey, listPasskeys, mustHaveRoom, removePasskey, renamePasskey } from './keep.ts'
import { credentialsOf } from './prove.ts'
import { askToMake, relyingParty } from './questions.ts'
import { nameSchema, newCredentialSchema, passkeyRequestSchema, passkeySchema } from './schema.ts'
import { verifyNew } from './verify.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; authenticator: Authenticator }

const address = `${authPath}/passkeys`
const base = { tags: ['staff'] }
const one = z.strictObject({ id: z.string().max(100) })
const password = z.string().max(200)

/** One's own passkeys: nobody adds one to, or takes one from, another's account. */
export function passkeyRoutes(app: App, config: Config, services: Services): void {
  addRoutes(app, config, services)
  keepRoutes(app, config, services)
}

async function sessionOf({ authenticator }: Services, request: FastifyRequest) {
  const here = await authenticator.session(request)
  return here.found
}

/** Adds one: the password first, then what the device made. */
function addRoutes(app: App, config: Config, services: Services): void {
  const { db, secrets, changes, authenticator } = services
  const rpId = relyingParty(config)
  const key = secrets.key('passkeys')
  app.post(
    `${address}/begin`,
    {
      schema: {
        ...base,
        summary: 'Begin to add a passkey',
        body: z.strictObject({ password }),
        response: { 200: passkeyRequestSchema, ...errors(409, 422, 429) },
      },
    },
    async (request) => {
      const { id, user } = await sessionOf(services, request)
      await mustKnowPassword(services, { user, password: request.body.password, address: request.ip })
      const known = await credentialsOf(db, user.id)
      mustHaveRoom(known.length)
      // Whoever answers it is in the session that knew the password.
      return askToMake(rpId, makeChallenge(key, `add ${id}`), { user, known })
    },
  )
  app.post(
    address,
    {
      schema: {
        ...base,
        summary: 'Add the passkey that a device made',
        body: z.strictObject({ name: nameSchema, credential: newCredentialSchema }),
        response: { 201: passkeySchema, ...errors(409, 410, 422) },
      },
    },
    async (request, reply) => {
      const { id } = await sessionOf(services, request)
      const { name, credential } = request.body
      const clientData = credential.response.clientDataJSON
      const challenge = await spendChallenge(db, secrets.keys('passkeys'), {
        purpose: `add ${id}`,
        clientData,
      })
      const origins = authenticator.pages.origins(request)
      const made = await verifyNew(credential, { challenge, origins, rpId })
      const added = await changes(requireActor(request), (change) => addPasskey(change, name, made))
      return reply.code(201).send(added)
    },
  )
}

/** The list, another name, and the end of one. */
function keepRoutes(app: App, { production }: Config, services: Services): void {
  const { db, changes } = services
  app.get(
    address,
    { schema: { ...base, summary: 'One’s passkeys', response: { 200: z.array(passkeySchema) } } },
    async (request) => listPasskeys(db, requireActor(request).id),
  )
  app.put(
    `${address}/:id`,
    {
      schema: {
        ...base,
        summary: 'Call one otherwise',
        params: one,
        body: z.strictObject({ name: nameSchema }),
        response: { 200: passkeySchema },
      },
    },
    (request) =>
      changes(requireActor(request), (change) =>
        renamePasskey(change, { id: request.params.id, name: request.body.name }),
      ),
  )
  app.post(
    `${address}/:id/remove`,
    {
      schema: {
        ...base,
        summary: 'Remove one; all other sessions end',
        params: one,
        body: z.strictObject({ password }),
        response: { 204: noBody, ...errors(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id: kept, user } = await sessionOf(services, request)
      await mustKnowPassword(services, { user, password: request.body.password, address: request.ip })
      await changes(requireActor(request), (change) =>
        removePasskey(change, { id: request.params.id, kept, required: production }),
      )
      return reply.code(204).send()
    },
  )
}
