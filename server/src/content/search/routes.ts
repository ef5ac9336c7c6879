import { z } from 'zod'
import { searchAddress, searchGroups, searchLimits } from '#contract/search.ts'
import type { App, Parts } from '../../app.ts'
import { errorSchema } from '../read-schema.ts'
import type { Search } from './search.ts'

const hit = z.object({
  id: z.string(),
  group: z.enum(searchGroups),
  to: z.string().describe('a page without /ny, a file, or with https:// another website'),
  brand: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  lang: z.enum(['en', 'ny']),
  file: z.object({ mime: z.string(), bytes: z.number(), lang: z.enum(['en', 'ny']) }).optional(),
})

const answer = z.object({
  total: z.number(),
  partial: z.boolean(),
  groups: z
    .array(z.object({ group: z.enum(searchGroups), total: z.number(), hits: z.array(hit).readonly() }))
    .readonly(),
})

/** What is found over the whole site. What people look for is theirs: it is neither logged nor kept anywhere. */
export function searchRoutes(app: App, { costly }: Pick<Parts, 'costly'>, search: Search): void {
  app.get(
    searchAddress,
    {
      schema: {
        tags: ['search'],
        summary: 'Pages, products, news, documents, branches, questions and apps, the best first',
        querystring: z.strictObject({
          q: z.string().min(1).max(searchLimits.mostLetters),
          lang: z.enum(['en', 'ny']).default('en'),
          limit: z
            .string()
            .regex(/^\d{1,2}$/)
            .transform(Number)
            .pipe(z.int().min(1).max(50))
            .default(8),
        }),
        response: { 200: answer, 400: errorSchema, 429: errorSchema },
      },
    },
    async (request, reply) => {
      costly.take(request.ip)
      const { q, lang, limit } = request.query
      return reply.header('cache-control', 'no-store').send(await search.find({ text: q, most: limit }, lang))
    },
  )
}
