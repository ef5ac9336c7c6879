import { openEmbedded } from '#database/open-embedded.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { migrate } from '#database/migrate.ts'
import type { OpenDatabase } from '#database/open.ts'
import { buildApp, type App, type Parts } from './app.ts'
import { recordErasure } from './operations/backup/erasure-log.ts'
import { openInspector, type InspectionOptions } from './kyc/inspection/inspector.ts'
import { startCodeCleanup } from './kyc/one-time-codes/cleanup.ts'
import { recordRefusals } from './staff/audit-log/refusals.ts'
import type { Config } from './config/config.ts'
import { readSecrets } from './config/secrets.ts'
import { PageCheckpoints } from './content/page-checkpoints.ts'
import { watchLinks } from './content/broken-links.ts'
import { makeChanges } from './changes/change.ts'
import { makePublicAnswers } from './content/public-answers.ts'
import { watchAuditHead } from './jobs/record-audit-head.ts'
import { startHeartbeat } from './jobs/heartbeat.ts'
import { claimDue, watchDue } from './content/jobs/due-changes.ts'
import { fillSearch } from './content/jobs/backfill-search.ts'
import { makeFirstPage } from './media/jobs/first-pages.ts'
import { makeImageSizes } from './media/jobs/image-sizes.ts'
import { startJobs } from './jobs/jobs.ts'
import { startOverdueCheck } from './content/jobs/overdue-changes.ts'
import { findDuplicateAccount } from './kyc/submissions/duplicate-account.ts'
import { Broadcaster } from './content/live/broadcaster.ts'
import { watchEventLog } from './changes/event-log.ts'
import { followEvents } from './changes/event-stream.ts'
import type { LogTo } from './http/request-log.ts'
import { openTransports } from './messages/transports.ts'
import { deliver } from './messages/deliver.ts'
import { makeNetworkLimit } from './http/network-limit.ts'
import { makeMetrics, type Metrics } from './http/metrics/metrics.ts'
import { listenForOperator } from './operations/operator-socket.ts'
import { AnswerCache } from './http/answer-cache.ts'
import { openSite, type OpenSite } from './pages/open-site.ts'
import { addSampleContent, isEmpty } from './operations/sample-content.ts'
import { openSearch, type Search } from './content/search/search.ts'
import { makeAuth } from './staff/auth.ts'
import { makeFirstUsers, type FirstUser } from './staff/first-users.ts'
import { backofficeOrigin, makeAuthenticator } from './staff/authenticate.ts'
import { openKeyring, readKeyring } from './storage/encryption/keyring.ts'
import { followStaffEvents } from './changes/staff-events.ts'
import { openStore } from './storage/storage.ts'
import { watchRequests } from './staff/two-people/take-effect.ts'
import { inspectDocument } from './kyc/inspection/inspect-document.ts'
import { startDocumentWork } from './kyc/uploads/background-work.ts'

export type Started = {
  app: App | null
  database: OpenDatabase
  parts: Parts
  cache: AnswerCache
  metrics: Metrics
  firstUsers: FirstUser[]
  /** finishes what is in hand, then lets go of everything */
  stop(): Promise<void>
}

type StartOptions = {
  log?: LogTo
  /** fills an empty database with sample content; by default in demonstration */
  sample?: boolean
  /** in place of the built site, for tests of the service itself */
  site?: OpenSite
  /** how documents are read, for tests of what takes too long or breaks */
  inspection?: InspectionOptions
  /** in place of the one that the settings name */
  database?: OpenDatabase
}

/** Puts the parts together for the services asked for; listening is the caller's business. */
export async function start(config: Config, options: StartOptions = {}): Promise<Started> {
  const { log = true, sample = config.demonstration } = options
  const database =
    options.database ??
    (config.database.kind === 'embedded'
      ? await openEmbedded(config.database.folder)
      : await openPostgres(config.database.url))
  const closing: (() => Promise<unknown>)[] = [() => database.close()]
  const stop = async () => {
    const failed: unknown[] = []
    // In turn; what cannot be closed keeps nothing else open, the database least of all.
    for (const close of closing.splice(0).reverse())
      await close().catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw failed[0]
  }
  try {
    await migrate(database)
    const { db } = database
    const say = (line: string) => {
      if (typeof log === 'object') log.write(line)
      else if (log) console.error(line)
    }
    const report = (error: unknown) =>
      say(`background work: ${error instanceof Error ? error.name : 'failed'}`)
    /** What is for the log of production only. */
    const record = (line: string) => {
      if (typeof log === 'object') log.write(line)
      else if (log && config.production) console.log(line)
    }
    const secrets = readSecrets(config)
    const store = await openStore(config.storage)
    const cache = new AnswerCache()
    const stream = await followEvents(database)
    closing.push(() => stream.close())
    stream.on({
      moved: (events) => cache.moved(events),
      lost: () => cache.lost(),
      again: () => cache.again(),
    })
    const staffEvents = await followStaffEvents(database)
    closing.push(() => staffEvents.close())
    let search: Search | null = null
    const changes = makeChanges({
      db,
      auditKey: secrets.key('audit'),
      committed: (events) => {
        cache.moved(events)
        search?.moved(events)
      },
    })
    const refusals = recordRefusals(changes, report)
    closing.push(() => refusals.stop())
    const jobs = await startJobs(database, report)
    closing.push(() => jobs.stop())
    const auth = makeAuth({
      db,
      secret: secrets.key('sessions'),
      origin: backofficeOrigin(config),
      idleMinutes: config.sessions.idleMinutes,
    })
    const authenticator = makeAuthenticator({ db, config })
    const answers = makePublicAnswers(db, cache)
    const inspector = openInspector({ say, ...options.inspection })
    // Before the jobs: what is read then is read again after the next start.
    closing.push(() => inspector.stop())
    const services: Parts = {
      db,
      storage: store,
      secrets,
      keyring: openKeyring(readKeyring(config)),
      changes,
      refusals,
      answers,
      jobs,
      auth,
      authenticator: authenticator,
      broadcaster: new Broadcaster(db, stream),
      costly: makeNetworkLimit({
        perMinute: config.costlyPerMinute,
        burst: Math.ceil(config.costlyPerMinute / 2),
      }),
      inspector,
      staffEvents,
      demonstration: config.demonstration,
      dataDir: config.dataDir,
    }

    if (sample && (await isEmpty(db))) await addSampleContent(services, new Date())
    const firstUsers = await makeFirstUsers(services, config)

    if (config.services.worker) {
      await jobs.work('image-sizes', ({ file }) => makeImageSizes(services, file))
      await jobs.work('first-page', ({ file }) => makeFirstPage(services, file))
      const { clamd } = config
      await jobs.work('paper-check', ({ paper, step }) => inspectDocument(services, clamd, paper, step))
      await jobs.work('paper-check-slow', ({ paper }) => inspectDocument(services, clamd, paper, 'rest'))
      const carriers = openTransports(config.messaging)
      closing.push(async () => carriers.close())
      // Several at once: one mailbox that does not answer holds up nobody's code.
      const mailParts = { db, secrets, publicUrl: config.publicUrl, backofficeUrl: backofficeOrigin(config) }
      for (let n = 0; n < 4; n++)
        await jobs.work('message', ({ message }) => deliver(mailParts, carriers, message))
      await jobs.work('kyc-erased', ({ submission }) =>
        recordErasure(services, { submission_id: submission, at: new Date().toISOString() }),
      )
      await jobs.work('kyc-clash', ({ submission }) => findDuplicateAccount(services, submission))
      const papers = startDocumentWork(services, { report, log: record })
      closing.push(() => papers.stop())
      const codes = startCodeCleanup(db, config.messageRetentionDays, report)
      closing.push(() => codes.stop())
      const filling = fillSearch(db)
      void filling.done.catch(report)
      closing.push(() => filling.stop())
      await claimDue(changes, say)
      const due = watchDue(db, changes, { say, report })
      closing.push(() => due.stop())
      const requests = watchRequests(changes, { jobs, secrets }, report)
      closing.push(() => requests.stop())
      const eventLog = watchEventLog(db, report)
      closing.push(() => eventLog.stop())
      const beat = startHeartbeat(db, report)
      closing.push(() => beat.stop())
      const head = watchAuditHead({ db, store, auditKey: secrets.key('audit') }, record, report)
      closing.push(() => head.stop())
    }
    if (!config.services.worker) {
      const missed = startOverdueCheck(db, changes, { say, report })
      closing.push(() => missed.stop())
    }
    if (config.database.kind === 'embedded' && config.database.folder !== null) {
      const operator = await listenForOperator(services)
      closing.push(() => operator.close())
    }
    const metrics = makeMetrics(services, cache)
    let app: App | null = null
    if (config.services.web) {
      const { site, assets, attach, close, backoffice } = options.site ?? (await openSite(config))
      closing.push(close)
      search = openSearch({ db, stream, site })
      const opened = search
      closing.push(() => opened.close())
      // Only who has the site can look. Processes of several kinds have one PostgreSQL, and here is the site.
      if (config.services.worker || config.database.kind === 'postgres') {
        const about = { origin: config.publicUrl, demonstration: config.demonstration }
        const links = watchLinks({ db, site, about }, report)
        closing.push(() => links.stop())
        stream.on({ moved: (events) => links.moved(events), lost: () => {}, again: () => {} })
      }
      const built = await buildApp({
        config,
        parts: services,
        pages: { site, assets, cache, anchors: new PageCheckpoints(), search: opened },
        metrics,
        log,
        attach,
        backoffice,
      })
      closing.push(() => built.close())
      // Behind the scenes once somebody can ask; whoever asks sooner waits for it, and tries again if it fails.
      built.addHook('onListen', async () => void opened.warm().catch(report))
      app = built
    }
    return { app, database, parts: services, cache, metrics, firstUsers, stop }
  } catch (error) {
    // Why it did not start tells more than what could not be closed after that.
    await stop().catch(() => {})
    throw error
  }
}
