import { sql } from 'drizzle-orm'
import { changeSequence } from '#database/tables.ts'
import { openDatabase } from '#database/open-database.ts'
import { migrate } from '#database/migrate.ts'
import type { Database, OpenDatabase } from '#database/open.ts'
import { buildApp } from './app.ts'
import { makeChanges } from './changes/change.ts'
import { followEvents, type Stream } from './changes/event-stream.ts'
import { Moments } from './changes/moments.ts'
import { followStaffEvents } from './changes/staff-events.ts'
import type { Config } from './config/settings.ts'
import { readSecrets } from './config/secrets.ts'
import { readVersion } from './config/version.ts'
import { startLinkCheck } from './content/broken-links.ts'
import { followMoves } from './content/follow-moves.ts'
import { countOverdue } from './content/jobs/overdue-changes.ts'
import { Broadcaster } from './content/live/broadcaster.ts'
import { KeptValues } from './content/kept-values.ts'
import { PageCheckpoints } from './content/page-checkpoints.ts'
import { makePublicAnswers } from './content/public-answers.ts'
import { openSearch } from './content/search/search.ts'
import { AnswerCache } from './http/answer-cache.ts'
import type { App } from './http/app.ts'
import { failureLine, logLine } from './http/log-line.ts'
import type { LogTo } from './http/request-log.ts'
import { canConnect, makeHealthChecks, type HealthChecks } from './http/health-checks.ts'
import { selectLastBackup } from './operations/backup/last-backup.ts'
import { makeMetrics, type Metrics } from './http/metrics/metrics.ts'
import { makeNetworkLimit } from './http/network-limit.ts'
import { startJobs } from './jobs/jobs.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { openInspector, type InspectionOptions } from './kyc/inspection/inspector.ts'
import { listenForOperator } from './operations/operator-socket.ts'
import { addSampleContent, isEmpty } from './operations/sample-content.ts'
import { openSite, type OpenSite } from './pages/open-site.ts'
import type { Running, Services } from './services.ts'
import { tellOfChange } from './staff/notices/tell-of-change.ts'
import { recordRefusals } from './staff/audit-log/refusals.ts'
import { makeAuth } from './staff/auth.ts'
import { backofficeOrigin, makeAuthenticator } from './staff/authenticate.ts'
import { makeFirstUsers, type FirstUser } from './staff/first-users.ts'
import { startWatching, startWorker } from './start-worker.ts'
import { openKeyring, readKeyring } from './storage/encryption/keyring.ts'
import { openStorage } from './storage/open-storage.ts'
import type { ObjectStorage } from './storage/storage.ts'

export type Started = {
  app: App | null
  database: OpenDatabase
  services: Services
  cache: AnswerCache
  keptValues: KeptValues
  metrics: Metrics
  firstUsers: FirstUser[]
  /** finishes what is in hand, then lets go of everything */
  stop(): Promise<void>
}

type StartOptions = {
  log?: LogTo
  /** fills an empty database with sample content; by default as the settings say */
  sample?: boolean
  /** in place of the built site, for tests of the service itself */
  site?: OpenSite
  /** how documents are read, for tests of what takes too long or breaks */
  inspection?: InspectionOptions
  /** sees the application before it has any route; tests look at what it answers */
  watch?: (app: App) => void
  /** how long a search waits for the index that is made after a start, in ms; tests wait until it is there */
  searchWaitMs?: number
  /** in place of the one that the settings name */
  database?: OpenDatabase
}

/** Opens what the settings ask for, and starts the services among them; listening is the caller's business. */
export async function start(config: Config, options: StartOptions = {}): Promise<Started> {
  const lines = logLines(config, options.log ?? true)
  const database =
    options.database ??
    (await openDatabase(config.database, (reason) =>
      lines.say(logLine('warn', {}, `waiting for the database: ${reason}`)),
    ))
  const closing: (() => unknown)[] = [() => database.close()]
  const stop = () => closeAll(closing)
  try {
    await migrate(database)
    const running = await openServices(config, database, { ...options, lines }, (close) =>
      closing.push(close),
    )
    const { services, cache, keptValues, scheduler } = running
    const { sample = config.sample } = options
    if (sample && (await isEmpty(services.db))) await addSampleContent(services, new Date())
    const firstUsers = await makeFirstUsers(services, config)
    // Before the worker's tasks: at the end, what was refused is in the audit log before its head is written out.
    scheduler.add({
      name: 'record refused requests',
      everyMs: 60_000,
      run: () => services.refusals.flush(),
      atStop: true,
    })
    if (config.services.worker) await startWorker(running)
    else startWatching(running)
    if (config.database.kind === 'embedded' && config.database.folder !== null) {
      const operator = await listenForOperator(services)
      running.onStop(() => operator.close())
    }
    const metrics = makeMetrics({
      db: services.db,
      cache,
      liveSockets: () => services.broadcaster.size,
      dependencies: () => services.health.read(),
      overdueChanges: countOverdue,
      lastBackup: selectLastBackup,
      storageFreeBytes: () => services.storage.room(),
      poolUse: {
        requests: database.driver.kind === 'postgres' ? database.driver.poolUse : null,
        jobs: services.jobs.poolUse,
      },
      version: readVersion(),
    })
    const app = config.services.web ? await startWeb(running, metrics, options) : null
    return { app, database, services, cache, keptValues, metrics, firstUsers, stop }
  } catch (error) {
    // Why it did not start tells more than what could not be closed after that.
    await stop().catch(() => {})
    throw error
  }
}

/** In turn, the last opened first; what cannot be closed keeps nothing else open, the database least of all. */
async function closeAll(closing: (() => unknown)[]): Promise<void> {
  const failed: unknown[] = []
  for (const close of closing.splice(0).reverse()) {
    try {
      await close()
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
}

/** Opens everything that handlers and background work are given. */
async function openServices(
  config: Config,
  database: OpenDatabase,
  { inspection, lines }: Pick<StartOptions, 'inspection'> & { lines: LogLines },
  onStop: Running['onStop'],
): Promise<Running> {
  const { db } = database
  const { say, report } = lines
  const secrets = readSecrets(config)
  const storage = await openStorage(config.storage)
  const cache = new AnswerCache(undefined, config.stalePagesMinutes * 60_000)
  const stream = await followEvents(database)
  onStop(() => stream.close())
  invalidateBy(stream, cache)
  const moments = new Moments(stream)
  const staffEvents = await followStaffEvents(database)
  onStop(() => staffEvents.close())
  const jobs = await startJobs(database, report)
  onStop(() => jobs.stop())
  const changes = makeChanges({
    db,
    auditKey: secrets.key('audit'),
    committed: (events) => {
      cache.moved(events)
      moments.moved()
      running.search?.moved(events)
    },
    ownHosts: config.allowedHosts,
    follow: followMoves,
    tell: (change) => tellOfChange(change, jobs),
  })
  const scheduler = startScheduler(report)
  onStop(() => scheduler.stop())
  const inspector = openInspector({ say, ...inspection })
  // Before the jobs: what is read then is read again after the next start.
  onStop(() => inspector.stop())
  const health = healthChecksOf(config, db, storage)
  scheduler.add({ name: 'check dependencies', everyMs: 15_000, firstAfterMs: 0, run: () => health.runAll() })
  const services: Services = {
    db,
    storage,
    secrets,
    keyring: openKeyring(readKeyring(config)),
    changes,
    workLimits: config.workLimits,
    refusals: recordRefusals(changes),
    answers: makePublicAnswers(db, cache),
    jobs,
    auth: makeAuth({
      db,
      secrets,
      origin: backofficeOrigin(config),
      idleMinutes: config.sessions.idleMinutes,
    }),
    authenticator: makeAuthenticator({ db, config }),
    broadcaster: new Broadcaster(db, stream),
    costly: makeNetworkLimit({
      perMinute: config.costlyPerMinute,
      burst: Math.ceil(config.costlyPerMinute / 2),
    }),
    inspector,
    staffEvents,
    health,
    demonstration: config.demonstration,
    dataDir: config.dataDir,
  }
  const running: Running = {
    config,
    database,
    services,
    scheduler,
    cache,
    keptValues: new KeptValues(),
    moments,
    stream,
    search: null,
    onStop,
    ...lines,
  }
  return running
}

/** Drops cached responses when the event log brings a change to them. */
function invalidateBy(stream: Stream, cache: AnswerCache): void {
  stream.on({
    moved: (events) => cache.moved(events),
    forgotten: () => cache.clear(),
    lost: () => cache.lost(),
    again: () => cache.again(),
  })
}

/** Checks for what the settings name. */
function healthChecksOf({ messaging, clamd }: Config, db: Database, storage: ObjectStorage): HealthChecks {
  const { mail, sms } = messaging
  return makeHealthChecks({
    database: () => db.select({ one: sql`1` }).from(changeSequence),
    storage: () => storage.check(),
    ...(mail && { mail: () => canConnect(mail.url) }),
    ...(sms && { sms: () => canConnect(sms.url) }),
    ...(clamd && { scanner: () => canConnect(clamd) }),
  })
}

type LogLines = Pick<Running, 'say' | 'report' | 'alarm' | 'log'>

/** Where lines of the log go that belong to no request. */
function logLines({ production }: Config, to: LogTo): LogLines {
  const say = (line: string) => {
    if (typeof to === 'object') to.write(line)
    else if (to) console.error(line)
  }
  return {
    say,
    report: (error, labels) => say(failureLine(error, labels)),
    alarm: (message) => say(logLine('error', {}, message)),
    /** What is for the log of production only. */
    log: (line) => {
      if (typeof to === 'object') to.write(line)
      else if (to && production) console.log(line)
    },
  }
}

/** Opens the site and builds the application that answers for it. */
async function startWeb(running: Running, metrics: Metrics, options: StartOptions): Promise<App> {
  const { config, services, stream, cache, keptValues, moments, report, onStop } = running
  const { db } = services
  const { site, assets, attach, close, backoffice } = options.site ?? (await openSite(config))
  onStop(close)
  const search = openSearch({ db, stream, site, mostWaitMs: options.searchWaitMs })
  running.search = search
  onStop(() => search.close())
  // Only who has the site can look. Processes of several kinds have one PostgreSQL, and here is the site.
  if (config.services.worker || config.database.kind === 'postgres') {
    const about = { origin: config.publicUrl, demonstration: config.demonstration }
    const links = startLinkCheck({ db, site, about, ownHosts: config.allowedHosts }, (error) =>
      report(error, { task: 'check links' }),
    )
    onStop(() => links.stop())
    running.scheduler.add({
      name: 'check all links',
      everyMs: 3_600_000,
      firstAfterMs: 60_000,
      run: () => links.all(),
    })
    stream.on({ moved: (events) => links.moved(events), lost: () => {}, again: () => {} })
  }
  const app = await buildApp({
    config,
    services,
    pages: { site, assets, cache, checkpoints: new PageCheckpoints(), keptValues, moments, search, stream },
    metrics,
    ...(options.log !== undefined && { log: options.log }),
    attach,
    backoffice,
    watch: options.watch,
  })
  onStop(() => app.close())
  // Behind the scenes, after the first pages; whoever searches sooner begins it, and again if it fails.
  let warming: NodeJS.Timeout | undefined
  onStop(() => clearTimeout(warming))
  app.addHook('onListen', async () => {
    warming = setTimeout(
      () => void search.warm().catch((error: unknown) => report(error, { task: 'build search index' })),
      2_000,
    ).unref()
  })
  return app
}
