import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { OpenDatabase, PoolUse, Tx } from '#database/open.ts'
import type { Report } from '../http/log-line.ts'

/** Job names with their data. Ids only, because the data of finished jobs is stored for days. */
const definitions = {
  'image-sizes': z.strictObject({ file: z.uuid() }),
  'first-page': z.strictObject({ file: z.uuid() }),
  message: z.strictObject({ message: z.uuid() }),
  /** a keyed hash of the e-mail address, because anyone can submit any address */
  'password-link': z.strictObject({ address: z.string(), lang: z.enum(['en', 'ny']) }),
  'duplicate-account': z.strictObject({ submission: z.uuid() }),
  'kyc-erased': z.strictObject({ submission: z.uuid() }),
  'inspect-document': z.strictObject({ document: z.uuid(), step: z.literal('slice').optional() }),
  'inspect-document-slow': z.strictObject({ document: z.uuid() }),
}
export type JobName = keyof typeof definitions
const jobNames = Object.keys(definitions) as JobName[] // the keys just written
export const isJobName = (name: string): name is JobName => Object.hasOwn(definitions, name)
export type JobData<N extends JobName> = z.infer<(typeof definitions)[N]>

export type Jobs = {
  /**
   * enqueues in the transaction of the change
   * @param priority higher priorities run first, across all instances; 0 by default
   */
  send<N extends JobName>(tx: Tx, name: N, data: JobData<N>, options?: { priority?: number }): Promise<void>
  /** runs jobs of that name, one at a time */
  work<N extends JobName>(name: N, run: (data: JobData<N>) => Promise<void>): Promise<void>
  /** jobs that failed for good, newest first */
  dead(): Promise<DeadJob[]>
  /** returns a dead job to its queue; false if it no longer exists */
  again(name: JobName, id: string): Promise<boolean>
  /** null on the embedded database, which has one connection for everything */
  poolUse: (() => PoolUse) | null
  /** runs the waiting retries of a queue without their delay */
  retryNow(name: JobName): Promise<void>
  stop(): Promise<void>
}

/** A job that failed for good. Its data are ids; of its error only the code, because the message may hold personal data. */
export type DeadJob = {
  name: JobName
  id: string
  data: Record<string, string>
  at: string
  error: string | null
  attempts: number
}

const jobError = z.object({
  responseCode: z.coerce.string().optional(),
  code: z.coerce.string().optional(),
  name: z.string().optional(),
})

/** Seconds after which a job that failed once is tried again; twice as many each time after. */
const firstRetrySeconds = 2
/** Workers look by themselves this often; sooner when they are told that something is there. */
const pollSeconds = 30

/** How often a job that fails is tried again, after 2 s, 4 s, 8 s … Mail server or virus scanner may be down for a night. */
export const retries: Record<JobName, number> = {
  'image-sizes': 5,
  'first-page': 5,
  message: 14,
  'password-link': 5,
  'duplicate-account': 10,
  'kyc-erased': 14,
  'inspect-document': 14,
  'inspect-document-slow': 14,
}

/**
 * Seconds after which a job in hand counts as given up, since its process was killed: more than the slowest takes, and
 * for messages no more, since somebody waits for a code.
 */
const inHandSeconds: Record<JobName, number> = {
  'image-sizes': 300,
  'first-page': 120,
  message: 90,
  'password-link': 60,
  'duplicate-account': 60,
  'kyc-erased': 60,
  'inspect-document': 900,
  'inspect-document-slow': 900,
}

/** Makes the queues that are not there, and gives those of an older version of the program what this one says of them. */
async function openQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const dead = `${name}-dead`
    const options = {
      retryLimit: retries[name],
      retryDelay: firstRetrySeconds,
      retryBackoff: true,
      expireInSeconds: inHandSeconds[name],
      deadLetter: dead,
      notify: true,
    }
    if (!there.has(dead)) await boss.createQueue(dead)
    const known = there.get(name)
    if (!known) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
    // send() looks a queue up at its first use, on its own connection: inside a transaction of the embedded
    // database, which has only one, that would wait for ever. Looking for a job of no id fills its memory.
    await boss.getJobById(name, '00000000-0000-0000-0000-000000000000')
  }
}

/** The counts of the library's own pool, which its types hide. */
const openPool = z.object({
  pool: z.object({ totalCount: z.int(), idleCount: z.int(), waitingCount: z.int() }),
})

function readPool(boss: PgBoss): PoolUse {
  const { pool } = openPool.parse(boss.getDb())
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Starts the queue on the same database. A job that failed to the end is kept as a dead letter. */
export async function startJobs({ driver }: OpenDatabase, report: Report): Promise<Jobs> {
  const boss =
    driver.kind === 'embedded'
      ? new PgBoss({ db: fromPglite(driver.client), backend: 'pglite', useListenNotify: true })
      : new PgBoss({
          ...driver.timeouts,
          connectionString: driver.url,
          max: 4,
          useListenNotify: true,
          application_name: 'jobs',
        })
  boss.on('error', (error) => report(error, { task: 'job queue' }))
  await boss.start()
  // What another process had in hand is given back after a while. The embedded database has had no other: what is in
  // hand there at a start was ended with the process before.
  if (driver.kind === 'embedded')
    await driver.client.exec(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    )
  await openQueues(boss)
  const workers = new Map<JobName, string[]>()
  const wake = (name: JobName) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  /** Nothing tells workers that a job's pause is over: they would find it at their next look, half a minute later. */
  function wakeForRetry(name: JobName, failedBefore: number) {
    // The pause is a part of this by chance, so that not all are tried at once.
    const longest = firstRetrySeconds * 2 ** (failedBefore + 1)
    if (longest < pollSeconds) setTimeout(wake, (longest + 0.2) * 1000, name).unref()
  }
  return {
    async send(tx, name, data, { priority = 0 } = {}) {
      await boss.send(name, data, {
        priority,
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
      })
    },
    async work(name, run) {
      const worker: { id?: string } = {}
      const options = { batchSize: 1, notifyPollingIntervalSeconds: pollSeconds }
      worker.id = await boss.work(name, options, async ([job]) => {
        // parse() cannot follow the generic name; the queue of that name holds that job's data only
        try {
          if (job) await run(definitions[name].parse(job.data) as JobData<typeof name>)
        } catch (error) {
          if (job) {
            report(error, { job: name, job_id: job.id, attempt: job.retryCount + 1 })
            wakeForRetry(name, job.retryCount)
          }
          throw error
        } finally {
          // There may be more: of several sent at once all but the first would wait for the next poll, 30 s away.
          if (worker.id) boss.notifyWorker(worker.id)
        }
      })
      workers.set(name, [...(workers.get(name) ?? []), worker.id])
    },
    async dead() {
      const found: DeadJob[] = []
      for (const name of jobNames) {
        for (const { id, data, createdOn, sourceOutput } of await boss.findJobs<Record<string, string>>(
          `${name}-dead`,
        )) {
          const { responseCode, code, name: type } = jobError.catch({}).parse(sourceOutput)
          const error = responseCode ?? code ?? type ?? null
          found.push({ name, id, data, at: createdOn.toISOString(), error, attempts: retries[name] + 1 })
        }
      }
      return found.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, 200)
    },
    async again(name, id) {
      const moved = await boss.redrive(`${name}-dead`, { ids: [id], destination: name })
      // Workers of other processes find it at their next poll.
      wake(name)
      return moved > 0
    },
    async retryNow(name) {
      await boss
        .getDb()
        .executeSql(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [name])
      wake(name)
    },
    poolUse: driver.kind === 'embedded' ? null : () => readPool(boss),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
