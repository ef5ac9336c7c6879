import { sql } from 'drizzle-orm'

/** Selects as `n` the age in seconds of the oldest job that waits for a worker or for its next attempt; null for none. */
export const oldestJob = sql`select round(extract(epoch from now() - min(created_on))) as n from pgboss.job
  where name not like '%-dead' and state in ('created', 'retry')`
