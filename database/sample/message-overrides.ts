import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** One correction, which says the same as the shipped text, to show what one is. */
export const sample: Sample<'message_overrides'> = (now) => [
  {
    key: 'search',
    published_at: day(now, -30),
    body: { key: 'shell.search', en: 'Search', ny: 'Fufuzani' },
  },
]
