import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line, link } from '../fields.ts'
import { isWildcard, normalizePath } from '../rules/redirect-paths.ts'

const sourceRule =
  'Enter a path such as /old/page. It has no query, and a wildcard only at the end, such as /old/news/*.'

/** Where visitors of former addresses are sent. A page that exists always comes before a redirect. */
export const redirects = defineCollection({
  name: 'redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  title: 'source',
  schema: z
    .strictObject({
      /** a path without `/ny` and query, for both languages; `/*` at its end stands for everything below it */
      source: z
        .string()
        .max(300)
        .overwrite((path) => normalizePath(path.trim()))
        .regex(/^\/(?![/\\*])[^?#\\*]+(\/\*)?$/, sourceRule)
        .meta({ kind: 'path' }),
      /** where it leads; `/*` at its end is replaced by what the wildcard of the source stands for */
      target: link().meta({ kind: 'link', remainder: true }),
      note: line(500).optional(),
    })
    .check(({ value, issues }) => {
      if (isWildcard(value.target) && !isWildcard(value.source))
        issues.push({
          code: 'custom',
          path: ['target'],
          input: value.target,
          message: 'A wildcard in the target needs one in the source.',
        })
    }),
  filters: ['source', 'target'],
  unique: ['source'],
  guardsLinks: ['target'],
  internal: ['note'],
  countsHits: true,
})
