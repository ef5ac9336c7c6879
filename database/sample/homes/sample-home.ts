import type { z } from 'zod'
import type { homes } from '#contract/collections/homes.ts'

/** A home of the sample; what it leaves out has its usual value. */
export type SampleHome = z.input<typeof homes.schema>
