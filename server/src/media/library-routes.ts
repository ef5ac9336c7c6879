import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fileFields, mostTags } from '#contract/backoffice/files.ts'
import { downloadName } from '#contract/rules/file-name.ts'
import { filePendingVersions, files, fileVersions } from '#database/tables.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { digits, idParams } from '../content/list-query.ts'
import { errors, noBody } from '../http/answers.ts'
import { slowLimits } from '../http/slow-clients.ts'
import { cursor } from '../http/paging.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../config/secrets.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest, isRepeated } from '../http/idempotency.ts'
import { requireActor } from '../http/request-actor.ts'
import { fileDetailsSchema, filePageSchema, usesSchema } from '../content/staff/staff-schema.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { addFile, checkUpload, jobFor, type PdfInspector } from './add-file.ts'
import { describeFile, removeFile, tagFiles } from './change-file.ts'
import { cropFile, focalWithin } from './crop-file.ts'
import { addVersion, restoreVersion } from './file-versions.ts'
import { readFileDetails } from './read-file-details.ts'
import { readUploads } from './read-uploads.ts'
import { readLibrary, readTags } from './library.ts'
import { replaceUses } from './replace-uses.ts'
import type { FileRow } from '../content/staff/present-file.ts'
import { storedFileResponses } from './send-stored-file.ts'
import { sendContent, storedFile, viewFile } from './view-file.ts'

type Services = {
  db: Database
  secrets: Secrets
  storage: ObjectStorage
  changes: Changes
  jobs: Jobs
  inspector: PdfInspector
}

const base = '/backoffice/api/files'
const asked = z.strictObject({
  q: z.string().max(200).optional(),
  kind: z.enum(['picture', 'document']).optional(),
  tag: z.string().max(40).optional(),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional()
    .describe('finds the file with this content'),
  after: cursor('instant', 'id').optional(),
  limit: digits(1, 100).default(24),
})
const view = z.strictObject({
  width: digits(16, 2000).optional(),
  version: digits(1, 1_000_000).optional().describe('an earlier version of a document'),
  pending: digits(1, 1_000_000_000).optional().describe('a version that awaits approval'),
})
const tags = z
  .array(
    z
      .string()
      .transform((text) => foldText(text))
      .pipe(fileFields.tag),
  )
  .max(mostTags)
  .transform((list) => [...new Set(list)].toSorted())
const percent = z.int().min(0).max(100)
const crop = z
  .strictObject({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(
    ({ x, width, y, height }) => x + width <= 100 && y + height <= 100,
    'The part ends outside the picture.',
  )
const about = z.strictObject({
  /** as they were where they are left out */
  tags: tags.optional(),
  name: fileFields.name,
  alt: z.strictObject({ en: fileFields.alt, ny: fileFields.alt }),
  focal: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }),
})

/** The media library: what was uploaded, how it is described, and who uses it. */
export function staffFileRoutes(app: App, services: Services): void {
  readingRoutes(app, services)
  viewRoute(app, services)
  changingRoutes(app, services)
  pictureRoutes(app, services)
  versionRoutes(app, services)
}

const hidden = { hide: true }
const one = { ...hidden, params: idParams }
const shown = { 200: fileDetailsSchema }

/** @throws AppError not_found */
async function findFile(db: Database, id: string): Promise<FileRow> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deleted_at)))
  if (!file) throw new AppError('not_found', 'There is no such file.')
  return file
}

const showFile = async (db: Database, request: FastifyRequest, id: string) =>
  readFileDetails(db, requireActor(request), await findFile(db, id))

/** The list, one file, and who uses it. */
function readingRoutes(app: App, { db }: Services): void {
  app.get(base, { schema: { ...hidden, querystring: asked, response: { 200: filePageSchema } } }, (request) =>
    readLibrary(db, request.query),
  )
  app.get(`${base}/tags`, { schema: { ...hidden, response: { 200: z.array(z.string()) } } }, () =>
    readTags(db),
  )
  app.get(`${base}/:id`, { schema: { ...one, response: shown } }, (request) =>
    showFile(db, request, request.params.id),
  )
  app.get(`${base}/:id/used-by`, { schema: { ...one, response: { 200: usesSchema } } }, (request) =>
    usersOfFile(db, requireActor(request), request.params.id),
  )
}

/** Returns the content of an earlier or a pending version; null where there is no such version. */
async function versionContent(
  { db }: Services,
  file: FileRow,
  { version, pending }: { version?: number | undefined; pending?: number | undefined },
) {
  const { id, mime } = file
  const [row] =
    pending === undefined
      ? await db
          .select()
          .from(fileVersions)
          .where(and(eq(fileVersions.file_id, id), eq(fileVersions.number, version ?? 0)))
      : await db
          .select()
          .from(filePendingVersions)
          .where(and(eq(filePendingVersions.file_id, id), eq(filePendingVersions.id, pending)))
  return row ? storedFile(row.store_key, { ...row, mime }) : null
}

/** The file itself: a picture in the requested width, or an earlier or a pending version. */
function viewRoute(app: App, services: Services): void {
  const { db, storage } = services
  const viewed = { ...one, querystring: view, response: storedFileResponses }
  const options = { schema: viewed, handlerTimeout: slowLimits.downloadMs }
  app.get(`${base}/:id/view`, options, async (request, reply) => {
    const file = await findFile(db, request.params.id)
    const { width, version, pending } = request.query
    const isCurrent = pending === undefined && (version === undefined || version === file.version)
    const content = isCurrent
      ? await viewFile(db, storage, file, width)
      : await versionContent(services, file, request.query)
    if (!content) throw new AppError('not_found', 'There is no such file.')
    const name = downloadName(file.name, width === undefined ? file.mime : '')
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    return sendContent(storage, content, request, reply)
  })
}

/** Describes a file, and removes it. */
function changingRoutes(app: App, { changes, db }: Services): void {
  app.put(`${base}/:id`, { schema: { ...one, body: about, response: shown } }, async (request) => {
    const { name, alt, focal } = request.body
    const { id } = request.params
    const kept = request.body.tags ?? (await findFile(db, id)).tags
    const said = Object.fromEntries(Object.entries(alt).filter(([, text]) => text))
    await changes(requireActor(request), (change) =>
      describeFile(change, id, { name, alt: said, focal, tags: kept }),
    )
    return showFile(db, request, id)
  })
  const tagging = z.strictObject({
    ids: z.array(z.uuid()).min(1).max(100),
    add: tags.default([]),
    remove: tags.default([]),
  })
  app.post(
    `${base}/tag`,
    {
      schema: {
        ...hidden,
        body: tagging,
        response: { 200: z.strictObject({ changed: z.array(z.uuid()) }), ...errors(409) },
      },
    },
    async (request) => ({
      changed: await changes(requireActor(request), (change) => tagFiles(change, request.body)),
    }),
  )
  const gone = { ...one, response: { 204: noBody, ...errors(409) } }
  app.delete(`${base}/:id`, { schema: gone }, async (request, reply) => {
    await changes(requireActor(request), (change) => removeFile(change, request.params.id))
    return reply.code(204).send()
  })
}

/** A part of a picture as a file of its own, and another file in place of one wherever it shows. */
function pictureRoutes(app: App, { changes, db, jobs, secrets, storage }: Services): void {
  app.post(
    `${base}/:id/crop`,
    {
      schema: {
        ...one,
        headers: idempotencyHeaders,
        body: crop,
        response: { ...shown, ...errors(409, 422) },
      },
    },
    async (request) => {
      const file = await findFile(db, request.params.id)
      const given = await cropFile({ storage }, file, request.body)
      const idempotent = idempotentRequest(request, secrets)
      if (!(await isRepeated(db, idempotent))) await storage.put(given.key, given.bytes, given.mime)
      const id = await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, async () => {
          const { alt, tags: own } = file
          const focal = focalWithin(file, request.body)
          await addFile(change, given, { alt, tags: own, focal, cropped_from: file.id })
          await jobs.send(change.tx, jobFor(given), { file: given.id })
          return given.id
        }),
      )
      return showFile(db, request, id)
    },
  )
  app.post(
    `${base}/:id/replace-uses`,
    {
      schema: {
        ...one,
        body: z.strictObject({ by: z.uuid() }),
        response: { 200: z.strictObject({ items: z.int() }), ...errors(409, 422) },
      },
    },
    async (request) => {
      const { id } = request.params
      const items = await changes(requireActor(request), (change) => replaceUses(change, id, request.body.by))
      return { items }
    },
  )
}

/** New versions of a document at the same address: uploaded, or an earlier one restored. */
function versionRoutes(app: App, { changes, db, inspector, jobs, secrets, storage }: Services): void {
  const answers = { ...shown, ...errors(409, 422) }
  app.register(async (scope: App) => {
    readUploads(scope, ['application/pdf'])
    const replaced = {
      ...one,
      headers: idempotencyHeaders,
      querystring: z.strictObject({ reason: fileFields.reason }),
      response: answers,
    }
    scope.post(`${base}/:id/replace`, { schema: replaced }, async (request) => {
      const { id } = request.params
      const { reason } = request.query
      const { name } = await findFile(db, id)
      if (!(request.body instanceof Buffer) || !request.body.length)
        throw new AppError('malformed', 'The file is empty.')
      const { key, mime, bytes, sha256 } = await checkUpload(name, request.body, inspector)
      const idempotent = idempotentRequest(request, secrets, { replace: id, reason, sha256 })
      if (!(await isRepeated(db, idempotent))) await storage.put(key, bytes, mime)
      const version = { store_key: key, mime, bytes: bytes.length, sha256, reason, restored_from: null }
      await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, () => addVersion(change, id, version, { jobs })),
      )
      return showFile(db, request, id)
    })
  })
  const restoring = z.strictObject({ version: z.int().min(1).max(1_000_000), reason: fileFields.reason })
  const restored = { ...one, headers: idempotencyHeaders, body: restoring, response: answers }
  app.post(`${base}/:id/restore`, { schema: restored }, async (request) => {
    const { id } = request.params
    const { version: number, reason } = request.body
    const idempotent = idempotentRequest(request, secrets)
    await changes(requireActor(request), (change) =>
      changeOnce(change, idempotent, () => restoreVersion(change, id, { number, reason }, { jobs })),
    )
    return showFile(db, request, id)
  })
}
