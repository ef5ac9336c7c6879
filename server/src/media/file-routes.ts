import { z } from 'zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { downloadName } from '#contract/rules/file-name.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Change, Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Answer } from '../http/answer.ts'
import { AppError } from '../http/app-error.ts'
import { cacheLifetimes } from '../http/cache-lifetimes.ts'
import { idempotencyHeaders, idempotentRequest, isRepeated, withIdempotency } from '../http/idempotency.ts'
import { requireActor } from '../http/request-actor.ts'
import { addFile, checkUpload, jobFor, uploadKinds, type PdfInspector } from './add-file.ts'
import { readUploads } from './read-uploads.ts'
import { sendStoredFile, storedFileResponses } from './send-stored-file.ts'
import { drawingKind } from '../content/image-widths.ts'
import type { PublicAnswers } from '../content/public-answers.ts'
import type { PublicFile } from '../content/public-file.ts'
import { documentErrors, errors } from '../http/answers.ts'
import { slowLimits } from '../http/slow-clients.ts'

type Services = {
  db: Database
  secrets: Secrets
  storage: ObjectStorage
  changes: Changes
  jobs: Jobs
  answers: Pick<PublicAnswers, 'file'>
  inspector: PdfInspector
}

const uploaded = z.strictObject({ id: z.uuid(), mime: z.string(), bytes: z.int(), sha256: z.string() })

/** Uploading for staff, and the public's way to what live revisions refer to. */
export function fileRoutes(
  app: App,
  { answers, changes, db, inspector, jobs, secrets, storage }: Services,
): void {
  // Raw bodies have their own scope, so that JSON stays the only kind everywhere else.
  app.register(async (scope: App) => {
    readUploads(scope, uploadKinds)
    scope.post(
      '/api/files',
      {
        schema: {
          tags: ['files'],
          summary: 'Upload a picture or a PDF; its sizes, or its first page, are made by a job',
          consumes: uploadKinds,
          body: z.any().meta({ type: 'string', format: 'binary' }),
          headers: idempotencyHeaders,
          querystring: z.strictObject({ name: z.string().trim().min(1).max(200) }),
          response: { 201: uploaded, ...errors(422) },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request)
        if (!(request.body instanceof Buffer) || !request.body.length)
          throw new AppError('malformed', 'The file is empty.')
        const file = await checkUpload(request.query.name, request.body, inspector)
        const { id, mime, bytes, sha256 } = file
        const { name } = request.query
        const idempotent = idempotentRequest(request, secrets, { files: name, sha256 })
        if (!(await isRepeated(db, idempotent))) await storage.put(file.key, bytes, mime)
        const response = { id, mime, bytes: bytes.length, sha256 }
        const add = async (change: Change) => {
          await addFile(change, file)
          await jobs.send(change.tx, jobFor(file), { file: id })
          return { status: 201 as const, body: response }
        }
        const { body } = await changes(actor, (change) =>
          idempotent ? withIdempotency(change, idempotent, () => add(change)) : add(change),
        )
        return reply.code(201).send(uploaded.parse(body))
      },
    )
  })

  app.get(
    '/files/:key',
    {
      handlerTimeout: slowLimits.downloadMs,
      config: { document: true },
      schema: {
        tags: ['files'],
        summary: 'A public file: a picture in a size, or a document',
        params: z.strictObject({ key: z.string().regex(/^[\w-]{8,80}(\.[\w-]{2,20})?$/) }),
        response: { ...storedFileResponses, ...documentErrors },
      },
    },
    async (request, reply) => {
      const file = await answers.file(request.params.key)
      if (file?.mime === drawingKind) return sendDrawing(file, storage, request, reply)
      if (!file) throw new AppError('not_found', 'There is no such file.')
      const etag = `"${file.sha256.slice(0, 22)}-${file.key.slice(-24)}"`
      reply.headers({
        // A document changes under its address, a size of a picture does not; staff can withdraw both.
        'cache-control': file.mime.startsWith('image/')
          ? cacheLifetimes.withdrawable
          : cacheLifetimes.validated,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      if (file.mime === 'application/pdf') {
        reply.header(
          'content-disposition',
          `inline; filename*=UTF-8''${encodeURIComponent(downloadName(file.name, file.mime))}`,
        )
      }
      return sendStoredFile(storage, { ...file, etag }, request, reply)
    },
  )
}

/** Our own drawings are text, and half as large when compressed. Their colours stand in a style of their own. */
async function sendDrawing(
  file: PublicFile,
  storage: ObjectStorage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await storage.get(file.storeKey)
  if (!bytes) throw new AppError('not_found', 'There is no such file.')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return new Answer(200, new TextDecoder().decode(bytes), {
    type: file.mime,
    vary: 'accept-encoding',
    variant: file.key,
    cacheControl: cacheLifetimes.withdrawable,
  }).send(request, reply)
}
