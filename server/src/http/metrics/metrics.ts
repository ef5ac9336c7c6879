import { sql, type SQL } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../app.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { methodOf } from '../head-requests.ts'

/** Seconds; most kept answers take less than the first, an upload's chunk on a slow line more than the last. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 10, 30]

export type Metrics = {
  /** counts the application's requests, by route pattern and status: never by address */
  watch(app: App): void
  /** in Prometheus' text format */
  read(): Promise<{ type: string; text: string }>
}

type MetricSources = {
  db: Database
  cache: AnswerCache
  /** browsers that listen on this instance */
  liveSockets: () => number
  /** counts, as `n`, the changes whose time went by and that nobody has claimed */
  overdueChanges: SQL
}

/** What an operator watches. Names follow Prometheus' own advice: base units, one thing a metric. */
export function makeMetrics({ db, cache, liveSockets, overdueChanges }: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method'],
    buckets,
    registers,
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  const counted = async (query: ReturnType<typeof sql>) => {
    const [row] = await rowsOf<{ n: number | string }>(db, query)
    return Number(row?.n ?? 0)
  }
  gauge('answer_cache_bytes', 'Kept answers', () => cache.bytes)
  gauge('live_sockets', 'Browsers that listen on this instance', liveSockets)
  gauge('messages_queued', 'E-mails and texts that have not left yet', () =>
    counted(sql`select count(*) as n from messages where state = 'queued'`),
  )
  gauge('messages_failed', 'E-mails and texts that were tried to the end', () =>
    counted(sql`select count(*) as n from messages where state = 'failed'`),
  )
  gauge('jobs_waiting', 'Jobs that wait or are in hand', () =>
    counted(
      sql`select count(*) as n from pgboss.job where name not like '%-dead' and state in ('created', 'retry', 'active')`,
    ),
  )
  gauge('jobs_dead', 'Jobs that failed to the end', () =>
    counted(sql`select count(*) as n from pgboss.job where name like '%-dead' and state = 'created'`),
  )
  gauge('changes_overdue', 'Changes whose time went by a minute ago and that no worker has claimed', () =>
    counted(overdueChanges),
  )
  gauge('alarms_open', 'Changes that missed their time and that nobody has looked at', () =>
    counted(sql`select count(*) as n from alarms where cleared_at is null`),
  )
  gauge('kyc_documents_checking', 'KYC documents that have come and are not inspected yet', () =>
    counted(sql`select count(*) as n from kyc_documents where state = 'checking'`),
  )
  gauge('submissions_waiting', 'Submissions that wait for an officer', () =>
    counted(sql`select count(*) as n from kyc_submissions where state in ('received', 'in_review')`),
  )
  gauge('submission_oldest_seconds', 'How long the oldest of them has waited', () =>
    counted(
      sql`select coalesce(extract(epoch from now() - min(sent_at)), 0) as n from kyc_submissions where state in ('received', 'in_review')`,
    ),
  )
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const method = methodOf(request)
        const route = request.routeOptions.url ?? 'none'
        requests.inc({ method, route, status: reply.statusCode })
        seconds.observe({ method }, reply.elapsedTime / 1000)
        done()
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
