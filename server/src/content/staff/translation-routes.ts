import { z } from 'zod'
import type { TextsToTranslate, TranslationCounts } from '#contract/backoffice/translations.ts'
import type { Database } from '#database/open.ts'
import type { App } from '../../http/app.ts'
import type { AnswerSchema } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { countTextsToTranslate, textsToTranslate } from './texts-to-translate.ts'

const state = z.enum(['missing', 'stale', 'unreviewed'])
const page: AnswerSchema<TextsToTranslate> = z.strictObject({
  texts: z.array(
    z.strictObject({
      collection: z.string(),
      id: z.uuid(),
      title: z.string(),
      path: z.string(),
      section: z.string().nullable(),
      state,
      html: z.boolean(),
      en: z.string(),
      ny: z.string(),
      live: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
})
const counts: AnswerSchema<TranslationCounts[]> = z.array(
  z.strictObject({ collection: z.string(), missing: z.int(), stale: z.int(), unreviewed: z.int() }),
)
const asked = z.strictObject({
  state: state.optional(),
  collection: z.string().max(60).optional(),
  after: z
    .string()
    .regex(/^\w{1,60}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional()
    .describe('`next` of the page before'),
})

/** What the translator's desk reads. It writes as any form does. */
export function translationRoutes(app: App, { db }: { db: Database }): void {
  const about = { tags: ['back-office'] }
  app.get(
    '/backoffice/api/translations',
    {
      schema: {
        ...about,
        summary: 'Texts whose Chichewa asks for work',
        querystring: asked,
        response: { 200: page },
      },
    },
    (request) => {
      const { state: wanted = null, collection = null, after = null } = request.query
      return textsToTranslate(db, requireActor(request), { state: wanted, collection, after })
    },
  )
  app.get(
    '/backoffice/api/translations/counts',
    { schema: { ...about, summary: 'How many there are, by collection', response: { 200: counts } } },
    (request) => countTextsToTranslate(db, requireActor(request)),
  )
}
