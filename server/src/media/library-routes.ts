import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fileFields, mostTags } from '#contract/backoffice/files.ts'
import { files, fileVersions } from '#database/tables.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { digits, idParams } from '../content/list-query.ts'
import { errors, noBody } from '../http/answers.ts'
import { slowLimits } from '../http/slow-clients.ts'
import { cursor } from '../http/paging.ts'
import { peopleOf } from '../changes/people.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { AppError } from '../http/app-error.ts'
import type { Secrets } from '../config/secrets.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest, isRepeated } from '../http/idempotency.ts'
import { requireActor } from '../http/request-actor.ts'
import { fileDetailsSchema, filePageSchema, usesSchema } from '../content/staff/staff-schema.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { addFile, checkFile, jobFor, uploadMostBytes } from './add-file.ts'
import { describeFile, removeFile, replaceFile, tagFiles } from './change-file.ts'
import { cropFile, focalWithin } from './crop-file.ts'
import { readLibrary, readTags } from './library.ts'
import { replaceUses } from './replace-uses.ts'
import { showStaffFiles, type FileRow } from '../content/staff/present-file.ts'
import { storedFileResponses } from './send-stored-file.ts'
import { sendContent, storedFile, viewFile } from './view-file.ts'

/** What is needed of the services. */
type Services = { db: Database; secrets: Secrets; storage: ObjectStorage; changes: Changes; jobs: Jobs }

const base = '/backoffice/api/files'
const asked = z.strictObject({
  q: z.string().max(200).optional(),
  kind: z.enum(['picture', 'document']).optional(),
  tag: z.string().max(40).optional(),
  after: cursor('instant', 'id').optional(),
  limit: digits(1, 100).default(24),
})
const view = z.strictObject({
  width: digits(16, 2000).optional(),
  version: digits(1, 1_000_000).optional().describe('an earlier content of a replaced document'),
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
  replaceRoute(app, services)
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

/** One file with its earlier contents and who uses it, as this member of staff may see them. */
async function showFile(db: Database, request: FastifyRequest, id: string) {
  const [file] = await showStaffFiles(db, [await findFile(db, id)])
  const older = await db
    .select()
    .from(fileVersions)
    .where(eq(fileVersions.file_id, id))
    .orderBy(desc(fileVersions.number))
  const person = await peopleOf(
    db,
    older.map((version) => version.created_by),
  )
  const versions = older.map(({ number, name, bytes, created_at, created_by }) => ({
    number,
    name,
    bytes,
    replaced_at: created_at,
    replaced_by: person(created_by),
    view: `${base}/${id}/view?version=${number}`,
  }))
  if (!file) throw new AppError('not_found', 'There is no such file.')
  return { ...file, versions, used_by: await usersOfFile(db, requireActor(request), id) }
}

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

/** What a replaced document held before; null where there is no such version. */
async function olderContent({ db }: Services, { id }: FileRow, number: number) {
  const [version] = await db
    .select()
    .from(fileVersions)
    .where(and(eq(fileVersions.file_id, id), eq(fileVersions.number, number)))
  return version ? storedFile(version.store_key, version) : null
}

/** The file itself: a picture in a width that is asked for, or an earlier content. */
function viewRoute(app: App, services: Services): void {
  const { db, storage } = services
  const viewed = { ...one, querystring: view, response: storedFileResponses }
  const options = { schema: viewed, handlerTimeout: slowLimits.downloadMs }
  app.get(`${base}/:id/view`, options, async (request, reply) => {
    const file = await findFile(db, request.params.id)
    const { width, version } = request.query
    const content =
      version !== undefined && version < file.version
        ? await olderContent(services, file, version)
        : await viewFile(db, storage, file, width)
    if (!content) throw new AppError('not_found', 'There is no such file.')
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
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

/** A new content for a file, at the same address. */
function replaceRoute(app: App, { changes, db, jobs, secrets, storage }: Services): void {
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/pdf',
      { parseAs: 'buffer', bodyLimit: uploadMostBytes },
      (_, body, done) => done(null, body),
    )
    const replaced = { ...one, headers: idempotencyHeaders, response: { ...shown, ...errors(409, 422) } }
    scope.post(`${base}/:id/replace`, { schema: replaced }, async (request) => {
      const { id } = request.params
      const { name } = await findFile(db, id)
      if (!(request.body instanceof Buffer) || !request.body.length)
        throw new AppError('malformed', 'The file is empty.')
      const given = await checkFile(name, request.body)
      const idempotent = idempotentRequest(request, secrets)
      if (!(await isRepeated(db, idempotent))) await storage.put(given.key, given.bytes, given.mime)
      await changes(requireActor(request), (change) =>
        changeOnce(change, idempotent, async () => {
          await replaceFile(change, id, given)
          await jobs.send(change.tx, 'first-page', { file: id })
        }),
      )
      return showFile(db, request, id)
    })
  })
}
