import type { Secrets } from '../../config/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'

/** How mail goes out with a transaction, and links in it are signed. */
export type Post = { jobs: Jobs; secrets: Secrets }
