import { z } from 'zod'
import { searchAddress, searchGroups, searchLimits } from '#contract/search.ts'
import type { App } from '../../http/app.ts'
import type { NetworkLimit } from '../../http/network-limit.ts'
import { errors } from '../../http/answers.ts'
import type { Search } from './search.ts'

const hit = z.strictObject({
  id: z.string(),
  group: z.enum(searchGroups),
  to: z.string().describe('a page without /ny, a file, or with https:// another website'),
  brand: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  lang: z.enum(['en', 'ny']),
  file: z.strictObject({ mime: z.string(), bytes: z.number(), lang: z.enum(['en', 'ny']) }).optional(),
})

const answer = z.strictObject({
  total: z.number(),
  partial: z.boolean(),
  complete: z
    .boolean()
    .describe('false in the first seconds after a start: what can be found is still being read'),
  groups: z
    .array(z.strictObject({ group: z.enum(searchGroups), total: z.number(), hits: z.array(hit).readonly() }))
    .readonly(),
})

/** What is found over the whole site. What people look for is theirs: it is neither logged nor kept anywhere. */
export function searchRoutes(app: App, { costly }: { costly: NetworkLimit }, search: Search): void {
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
        response: { 200: answer, ...errors(429) },
      },
    },
    async (request, reply) => {
      costly.take(request.ip)
      const { q, lang, limit } = request.query
      return reply.header('cache-control', 'no-store').send(await search.find({ text: q, most: limit }, lang))
    },
  )
}
