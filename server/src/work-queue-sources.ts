import { contentSources } from './content/work-queue-sources.ts'
import { submissionSource } from './kyc/reviews/work-queue-source.ts'
import type { WorkQueueSource } from './staff/work-queue/source.ts'
import { systemSources } from './staff/work-queue/system-sources.ts'

/** All kinds of work in the work queue. */
export const workQueueSources: readonly WorkQueueSource[] = [
  ...contentSources,
  ...systemSources,
  submissionSource,
]
