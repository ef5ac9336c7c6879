import { z } from 'zod'
import { errorSchema } from '../content/read-schema.ts'
import type { App, Parts } from '../app.ts'
import { AppError } from '../http/app-error.ts'
import { requireActor } from '../http/request-actor.ts'
import { addFile, checkFile, jobFor, uploadKinds, uploadMostBytes } from './add-file.ts'
import { publicFile } from './public-file.ts'

const uploaded = z.object({ id: z.uuid(), mime: z.string(), bytes: z.int(), sha256: z.string() })

/** Uploading for staff, and the public's way to what live revisions refer to. */
export function fileRoutes(app: App, { changes, db, jobs, storage: storage }: Parts): void {
  // Raw bodies have their own scope, so that JSON stays the only kind everywhere else.
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      uploadKinds,
      { parseAs: 'buffer', bodyLimit: uploadMostBytes },
      (_, body, done) => done(null, body),
    )
    scope.post(
      '/api/files',
      {
        schema: {
          tags: ['files'],
          summary: 'Upload a picture or a PDF; its sizes, or its first page, are made by a job',
          querystring: z.strictObject({ name: z.string().trim().min(1).max(200) }),
          response: { 201: uploaded, 400: errorSchema, 401: errorSchema, 415: errorSchema },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request)
        if (!(request.body instanceof Buffer) || !request.body.length)
          throw new AppError('malformed', 'The file is empty.')
        const file = await checkFile(request.query.name, request.body)
        await storage.put(file.key, file.bytes, file.mime)
        await changes(actor, async (change) => {
          await addFile(change, file)
          await jobs.send(change.tx, jobFor(file), { file: file.id })
        })
        const { id, mime, bytes, sha256 } = file
        return reply.code(201).send({ id, mime, bytes: bytes.length, sha256 })
      },
    )
  })

  app.get(
    '/files/:key',
    {
      schema: {
        hide: true,
        params: z.strictObject({ key: z.string().regex(/^[\w-]{8,80}(\.[\w-]{2,20})?$/) }),
      },
    },
    async (request, reply) => {
      const file = await publicFile(db, request.params.key)
      const etag = file && `"${file.sha256.slice(0, 22)}-${file.key.slice(-24)}"`
      if (!file || !etag) throw new AppError('not_found', 'There is no such file.')
      reply.headers({
        etag,
        // A size's key is its own for good; a document may be taken down, so it is asked for again.
        'cache-control': file.mime.startsWith('image/')
          ? 'public, max-age=31536000, immutable'
          : 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const bytes = await storage.get(file.storeKey)
      if (!bytes) throw new AppError('not_found', 'There is no such file.')
      if (file.mime === 'application/pdf') {
        reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      }
      return reply.type(file.mime).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
