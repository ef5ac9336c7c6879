import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Preview } from '#contract/backoffice/content.ts'
import { storedCollections, storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Config } from '../config/settings.ts'
import { AppError } from '../http/app-error.ts'
import { toAppError } from '../http/error-answers.ts'
import { approvalPreviewRoute } from './approval-preview.ts'
import { slowLimits } from '../http/slow-clients.ts'
import { storedFileResponses } from '../media/send-stored-file.ts'
import { sendContent } from '../media/view-file.ts'
import { previewFile } from '../media/preview-file.ts'
import type { Site } from '#contract/site.ts'
import { requireActor } from '../http/request-actor.ts'
import { pageAnswers } from '../http/answers.ts'
import { checkDraft } from '../content/draft-body.ts'
import { fillGaps } from '../content/staff/fill-gaps.ts'
import { keepPreview, previewOf } from '../content/staff/previews.ts'
import { renderPreview } from '../content/staff/render-preview.ts'
import { previewSchema } from '../content/staff/staff-schema.ts'
import { pagesFor, type PagesByCollection, type PagesKnown } from '../content/staff/pages-showing-item.ts'

type Services = { db: Database; storage: ObjectStorage; secrets: Secrets; demonstration: boolean }

const asked = z.strictObject({
  id: z.uuid().nullish(),
  body: z.record(z.string(), z.unknown()),
  lang: z.enum(['en', 'ny']).default('en'),
  path: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .nullish(),
})
const tokenParams = z.strictObject({ token: z.string().max(120) })
const fileParams = tokenParams.extend({ key: z.string().regex(/^[\w-]{8,80}(\.[\w-]{2,20})?$/) })

/** Nothing runs in a preview, whatever an author wrote; only the back-office may frame it. */
const policy =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Takes what is on an author's screen, to be looked at for ten minutes. */
function previewOfCollection(
  app: App,
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  stored: StoredCollection,
  pages: PagesKnown,
): void {
  const { definition } = stored
  app.post(
    `/backoffice/api/${definition.name}/preview`,
    { schema: { hide: true, body: asked, response: { 200: previewSchema } } },
    async (request): Promise<Preview> => {
      if (definition.staffOnly) throw new AppError('not_found', 'This shows on no page.')
      const { id, body, lang, path } = request.body
      // Nothing of it is kept: what only a newer release knows is not shown.
      const checked = checkDraft(definition, body, () => true)
      const key = secrets.key('previews')
      const kept = { collection: definition.name, item_id: id ?? null, lang, path: path ?? null }
      const { token, until } = await keepPreview(db, key, requireActor(request), {
        ...kept,
        body: checked.body,
      })
      // Read behind the scenes at the first use: an author does not wait for a list of pages.
      const seen = pagesFor(pages.now(), stored, checked.body)
      const { lacking } = fillGaps(definition, checked.body, new Date().toISOString())
      return { url: `/backoffice/preview/${token}`, until, pages: seen, missing: Object.keys(lacking) }
    },
  )
}

/** Shows previews by their token, which is all that is asked for. */
export function previewRoutes(
  app: App,
  config: Config,
  { db, secrets, storage, demonstration }: Services,
  site: () => Site | Promise<Site>,
  pages: PagesKnown,
): void {
  approvalPreviewRoute(app, { db, secrets }, site, pages)
  for (const stored of storedCollections) previewOfCollection(app, { db, secrets }, stored, pages)
  const keys = secrets.keys('previews')
  const about = { origin: config.publicUrl, demonstration }
  const find = async (token: string) => {
    const preview = await previewOf(db, keys, token)
    const stored = preview && storedNamed(preview.collection)
    if (!stored) throw new AppError('not_found', 'This preview is over. Open it again from the form.')
    return { preview, stored }
  }

  app.get(
    '/backoffice/preview/:token',
    {
      schema: { hide: true, params: tokenParams, response: { 200: pageAnswers[200], ...refusals } },
      errorHandler: showRefusal,
    },
    async (request, reply) => {
      const { preview, stored } = await find(request.params.token)
      const { body, lacking } = fillGaps(stored.definition, preview.body, new Date().toISOString())
      reply.headers({
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
      })
      void reply.type('text/html; charset=utf-8')
      if (Object.keys(lacking).length)
        return plain('This preview is not available yet: required fields are empty.')
      const built = await site()
      const look = async (known: PagesByCollection | null) =>
        renderPreview(db, built, about, stored, {
          itemId: preview.item_id,
          body,
          lang: preview.lang,
          path: preview.path,
          put: preview.put,
          pages: pagesFor(known, stored, body).map((one) => one.path),
        })
      let shown = await look(pages.now())
      // Which pages show it is asked only of what has no page of its own.
      if (!shown.own && !pages.now()) shown = await look(await pages.get())
      const { html } = shown
      if (html === null)
        return plain(
          preview.put ? 'There is no such page on the site.' : 'This shows on no page of the site.',
        )
      const files = `/backoffice/preview/${request.params.token}/files/`
      // The page's own scripts could not run; without them the browser need not say so.
      return html.replaceAll('/files/', files).replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
    },
  )

  app.get(
    '/backoffice/preview/:token/files/:key',
    {
      handlerTimeout: slowLimits.downloadMs,
      schema: { hide: true, params: fileParams, response: { ...storedFileResponses, ...refusals } },
      errorHandler: showRefusal,
    },
    async (request, reply) => {
      const { preview } = await find(request.params.token)
      const file = await previewFile(db, storage, preview.body, request.params.key)
      if (!file) throw new AppError('not_found', 'There is no such file.')
      reply.headers({
        'cache-control': 'private, max-age=600',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return sendContent(storage, file, request, reply)
    },
  )
}

const refusals = { 400: pageAnswers[400], 404: pageAnswers[404] }

/** Sends the message of a refused request to the member of staff who opened it. @throws what the service is to blame for */
function showRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error)
  if (failure.status >= 500 || !request.headers.accept?.includes('text/html')) throw error
  void reply
    .code(failure.status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(plain(failure.message))
}

const plain = (sentence: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><h1>${sentence}</h1>`
