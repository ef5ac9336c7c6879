import { sql, type SQL } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../app.ts'
import type { Database, PoolUse } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { AnswerCache } from '../answer-cache.ts'
import type { DependencyName, DependencyStatus } from '../health-checks.ts'
import { methodOf } from '../head-requests.ts'
import { dependencyErrors, messageFailures } from './dependency-errors.ts'
import { oldestJob } from './oldest-job.ts'

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
  /** returns, as `n`, when the last backup was complete, in Unix time; NaN before the first */
  lastBackup: SQL
  /** the state of each dependency at its last check */
  dependencies: () => Partial<Record<DependencyName, DependencyStatus>>
  /** bytes that the store can still hold; Infinity where it cannot tell, as S3 */
  storageFreeBytes: () => Promise<number>
  /** by the name of the pool; null for the embedded database, which has one connection */
  poolUse: Partial<Record<'requests' | 'jobs', (() => PoolUse) | null>>
  version: { version: string; commit: string | null }
}

/** Routes that take files of customers and staff. */
export const uploadRoutes = new Set([
  '/uploads/kyc',
  '/uploads/kyc/:id',
  '/api/files',
  '/backoffice/api/files/:id/replace',
])
const uploadMethods = new Set(['POST', 'PATCH'])

/** What an operator watches. Names follow Prometheus' own advice: base units, one thing a metric. */
export function makeMetrics({
  db,
  cache,
  liveSockets,
  overdueChanges,
  lastBackup,
  dependencies,
  storageFreeBytes,
  poolUse,
  version,
}: MetricSources): Metrics {
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
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const refusedUploads = new Counter({
    name: 'uploads_refused_total',
    help: 'Uploads and parts of uploads that were refused, by route and status',
    labelNames: ['route', 'status'],
    registers,
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          const value = await read()
          if (Number.isFinite(value)) this.set(value)
          else this.remove()
        } catch {
          // Without the database its metrics are absent; the others are still reported.
          this.remove()
        }
      },
    })
  new Gauge({
    name: 'app_info',
    help: 'The running version',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: version.version, commit: version.commit ?? '' }, 1)
  measureDependencies(registry, dependencies)
  registry.registerMetric(dependencyErrors)
  registry.registerMetric(messageFailures)
  measurePools(registry, poolUse)
  gauge('answer_cache_bytes', 'Kept answers', () => cache.bytes)
  gauge('live_sockets', 'Browsers that listen on this instance', liveSockets)
  gauge('storage_free_bytes', 'Free bytes on the disk of the files; absent with S3', storageFreeBytes)
  measureWork(gauge, db, { overdueChanges, lastBackup })
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const method = methodOf(request)
        const route = request.routeOptions.url ?? 'none'
        const status = reply.statusCode
        requests.inc({ method, route, status })
        if (status >= 400 && uploadMethods.has(method) && uploadRoutes.has(route))
          refusedUploads.inc({ route, status })
        seconds.observe({ method, route }, reply.elapsedTime / 1000)
        done()
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

type AddGauge = (name: string, help: string, read: () => number | Promise<number>) => unknown

/** Adds what the database counts: messages, jobs, changes and KYC submissions. */
function measureWork(
  gauge: AddGauge,
  db: Database,
  { overdueChanges, lastBackup }: Pick<MetricSources, 'overdueChanges' | 'lastBackup'>,
): void {
  const counted = async (query: ReturnType<typeof sql>) => {
    const [row] = await rowsOf<{ n: number | string }>(db, query)
    return Number(row?.n ?? 0)
  }
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
  gauge('jobs_oldest_seconds', 'Age of the oldest job that is waiting; 0 without one', () =>
    counted(oldestJob),
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
  gauge(
    'backup_last_timestamp_seconds',
    'When the last backup was complete, in Unix time; absent before the first',
    () => counted(lastBackup),
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
}

function measurePools(registry: Registry, poolUse: MetricSources['poolUse']): void {
  const pools = Object.entries(poolUse).flatMap(([pool, use]) => (use ? [{ pool, use }] : []))
  if (pools.length === 0) return
  new Gauge({
    name: 'database_pool',
    help: 'Connections of a pool that are busy or idle, and requests waiting for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, use } of pools)
        for (const [state, count] of Object.entries(use())) this.set({ pool, state }, count)
    },
  })
}

function measureDependencies(registry: Registry, dependencies: MetricSources['dependencies']): void {
  new Gauge({
    name: 'dependency_up',
    help: 'Whether a dependency could be used at its last check: 1 or 0',
    labelNames: ['dependency'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [dependency, status] of Object.entries(dependencies()))
        if (status !== 'unknown') this.set({ dependency }, status === 'up' ? 1 : 0)
    },
  })
}
