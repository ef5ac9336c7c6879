import type { z } from 'zod'
import type { pages } from '#contract/collections/pages.ts'

/** A page of the sample; what it leaves out has its usual value. */
export type SamplePage = z.input<typeof pages.schema>
