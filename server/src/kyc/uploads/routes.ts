import { randomUUID } from 'node:crypto'
import { Server, type Locker } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kycLimits } from '#contract/limits.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { contactOf, type Contact } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { errors, noBody } from '../../http/answers.ts'
import { slowLimits } from '../../http/slow-clients.ts'
import { tooBig } from './upload-metadata.ts'
import { bodyOf, type Body } from './request-stream.ts'
import { KycUploadStore } from './tus-store.ts'
import { withUploadLock } from './upload-lock.ts'

/** What is needed of the services. */
type Services = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs }

const path = '/uploads/kyc'
const version = '1.0.0'
/** Of tus's own answer; it would let every origin in and read names back. */
const passed = ['location', 'upload-offset', 'upload-length', 'tus-max-size', 'tus-extension', 'tus-version']
const chunkType = 'application/offset+octet-stream'
const refused = errors(405, 409, 410, 412, 422, 429)
const params = z.object({ id: z.string() })
const tusHeaders = z.object({
  'tus-resumable': z.string().optional().describe('1.0.0'),
  'upload-offset': z.string().optional().describe('of bytes that are sent: how many have come already'),
  'upload-length': z.string().optional().describe('of a new file: its bytes'),
  'upload-metadata': z
    .string()
    .optional()
    .describe('of a new file: draft, purpose, filename, sha256; each in base64'),
})
const changing = new Set(['POST', 'PATCH'])

const options = {
  handlerTimeout: slowLimits.uploadMs,
  exposeHeadRoute: false,
  config: { slowBody: true },
} as const

/** What every route here declares. */
const about = <R extends object>(summary: string, response: R) => ({
  ...options,
  schema: { tags: ['uploads'], summary, headers: tusHeaders, response },
})

/** The same, of one upload. */
const one = <R extends object>(summary: string, response: R) => {
  const described = about(summary, { ...response, ...refused })
  return { ...described, schema: { ...described.schema, params } }
}

const refuse = (allow: string) => async (_: FastifyRequest, reply: FastifyReply) => {
  void reply.header('allow', allow)
  throw new AppError('method_not_allowed', 'This address does not take that method.')
}
const describe = async (_: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers({
      'tus-version': version,
      'tus-extension': 'creation,creation-with-upload,termination',
      'tus-max-size': String(kycLimits.maxFileBytes),
    })
    .code(204)
    .send()

/**
 * `/uploads/kyc`: customers' documents by tus 1.0 with creation, creation-with-upload and termination (contract/kyc.ts).
 * Each request asks for a proved contact, and finds its own uploads only.
 */
export function uploadRoutes(app: App, services: Services): void {
  app.register(async (scope: App) => {
    // Bodies are bytes of a file, whatever they are called.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onRequest', (_, reply, done) => {
      // Also what is refused at once is kept nowhere: to that, anybody may come.
      void reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' })
      done()
    })

    const take = uploadHandler(services)
    const known = { 204: noBody }
    const asked = one('How far a file has come', { 200: noBody })
    scope.options(path, about('What is taken here, by tus 1.0', known), describe)
    scope.options(`${path}/:id`, one('What is taken here, by tus 1.0', known), describe)
    scope.post(path, about('Begin a file', { 201: noBody, ...refused }), take)
    scope.head(
      `${path}/:id`,
      { ...asked, config: { ...options.config, swagger: { exposeHeadRoute: true } } },
      take,
    )
    scope.patch(`${path}/:id`, one('The next bytes of a file', known), take)
    scope.delete(`${path}/:id`, one('Drop a file', known), take)
    scope.get(path, about('Refused: nothing is read back', errors(405)), refuse('POST, OPTIONS'))
    scope.get(`${path}/:id`, one('Refused: nothing is read back', {}), refuse('HEAD, PATCH, DELETE, OPTIONS'))
  })
}

/** Handles what comes of a file: asks for a proved contact, then lets tus answer. */
function uploadHandler(services: Services) {
  const locker = withUploadLock()
  const takeWith = async (body: Body | null, request: FastifyRequest, reply: FastifyReply) => {
    const contact = await contactOf(services.db, request.headers.authorization)
    if (request.headers['tus-resumable'] !== version) {
      const message = `This address speaks tus ${version}.`
      return reply
        .code(412)
        .header('tus-version', version)
        .send({ error: message, message, code: 'malformed' })
    }
    if (request.method === 'PATCH' && request.headers['content-type'] !== chunkType)
      throw new AppError('unsupported_type', `Pieces of a file come as ${chunkType}.`)
    const { id = null } = request.params as { id?: string } // some routes have it, some have not
    return answerByTus({ services, locker }, request, reply, { contact, id, body })
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // From the first moment on: what came before a break is kept.
    const body = changing.has(request.method) ? bodyOf(request.raw) : null
    return takeWith(body, request, reply).finally(() => body?.letGo())
  }
}

/** Hands the request to tus, for the uploads of this contact, and passes on what of its answer is for everybody. */
async function answerByTus(
  { services, locker }: { services: Services; locker: Locker },
  request: FastifyRequest,
  reply: FastifyReply,
  { contact, id, body }: { contact: Contact; id: string | null; body: Body | null },
) {
  const { method, raw } = request
  const failed: unknown[] = []
  const tus = new Server({
    path,
    datastore: new KycUploadStore(services, contact),
    locker,
    lockDrainTimeout: 200,
    relativeLocation: true,
    maxSize: kycLimits.maxFileBytes,
    namingFunction: () => randomUUID(),
    onResponseError(_, error) {
      failed.push(error)
      // Its body is ours to write; it would take a Failure's for text.
      return { status_code: 'status_code' in error ? error.status_code : 500, body: '' }
    },
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers))
    if (typeof value === 'string') headers.set(name, value)
  const asked = new Request(`http://localhost${path}${id === null ? '' : `/${id}`}`, {
    method,
    headers,
    ...(body && { body: body.stream, duplex: 'half' }),
  })
  const answered = await tus.handleWeb(asked)
  for (const name of passed) {
    const value = answered.headers.get(name)
    if (value !== null) void reply.header(name, value)
  }
  if (answered.headers.get('connection') === 'close') void reply.header('connection', 'close')
  if (answered.status >= 400) throw failureOf(answered.status, failed[0])
  return reply.code(answered.status).send()
}

/** tus's refusals in our words; what our own store threw is as it was. */
function failureOf(status: number, thrown: unknown): unknown {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof Error && !('status_code' in thrown)) return thrown
  if (status === 413) return tooBig()
  if (status === 409)
    return new AppError('conflict', 'That is not how many bytes there are. Ask, and go on there.')
  if (status === 404) return new AppError('not_found', 'There is no such upload.')
  if (status === 500)
    return new AppError('unavailable', 'Another request is at this upload. Try again shortly.')
  return new AppError('malformed', 'The request is not as tus 1.0 asks for.')
}
