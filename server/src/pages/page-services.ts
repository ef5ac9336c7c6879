import type { Site } from '#contract/site.ts'
import type { Stream } from '../changes/event-stream.ts'
import type { KeptValues } from '../content/kept-values.ts'
import type { PageCheckpoints } from '../content/page-checkpoints.ts'
import type { Moments } from '../changes/moments.ts'
import type { Search } from '../content/search/search.ts'
import type { AnswerCache } from '../http/answer-cache.ts'

/** What pages are made with, beside the services of all handlers. */
export type PageServices = {
  /** the built site; in development the one of this moment */
  site: () => Site | Promise<Site>
  /** what the build made for browsers; null in development, where Vite serves it */
  assets: string | null
  cache: AnswerCache
  checkpoints: PageCheckpoints
  keptValues: KeptValues
  moments: Moments
  search: Search
  stream: Pick<Stream, 'position'>
}
