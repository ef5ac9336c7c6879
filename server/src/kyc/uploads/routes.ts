import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kycLimits } from '#contract/limits.ts'
import type { App } from '../../http/app.ts'
import { contactOf } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { documentErrors, errors, noBody } from '../../http/answers.ts'
import { idempotencyHeaders } from '../../http/idempotency.ts'
import { slowLimits } from '../../http/slow-clients.ts'
import type { AnswerByTus, UploadServices } from './answer-by-tus.ts'
import { bodyOf, type Body } from './request-stream.ts'

const path = '/uploads/kyc'
const version = '1.0.0'
const chunkType = 'application/offset+octet-stream'
const refused = errors(405, 409, 410, 412, 422, 429)
const params = z.object({ id: z.string() })
const tusHeaders = z.object({
  ...idempotencyHeaders.shape,
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
export function uploadRoutes(app: App, services: UploadServices): void {
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
    const notRead = about('Refused: nothing is read back', { ...errors(405), ...documentErrors })
    const opened = { ...notRead, config: { document: true } } as const
    scope.get(path, opened, refuse('POST, OPTIONS'))
    scope.get(`${path}/:id`, opened, refuse('HEAD, PATCH, DELETE, OPTIONS'))
  })
}

/** Handles what comes of a file: asks for a proved contact, then lets tus answer. */
function uploadHandler(services: UploadServices) {
  let loading: Promise<AnswerByTus> | undefined
  // Loaded with the first upload: with the library comes Node's fetch, and a start has no need of either.
  const loaded = () =>
    (loading ??= import('./answer-by-tus.ts').then(({ tusAnswers }) => tusAnswers(services, path)))
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
    const answerByTus = await loaded()
    return answerByTus(request, reply, { contact, id, body })
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // From the first moment on: what came before a break is kept.
    const body = changing.has(request.method) ? bodyOf(request.raw) : null
    return takeWith(body, request, reply).finally(() => body?.letGo())
  }
}
