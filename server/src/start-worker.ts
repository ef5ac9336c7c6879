import type { Lang } from '#contract/languages.ts'
import { removeOldCounts } from './content/address-counts.ts'
import { readSender } from './content/company-facts.ts'
import { readCustomerMessages } from './content/corrected-messages.ts'
import { removeOldEvents } from './changes/event-log.ts'
import { logHead } from './changes/logged-head.ts'
import { analyzeTables } from './content/jobs/analyze-tables.ts'
import { claimAllDue } from './content/jobs/due-changes.ts'
import { findOverdue } from './content/jobs/overdue-changes.ts'
import { beat } from './jobs/heartbeat.ts'
import { inspectDocument } from './kyc/inspection/inspect-document.ts'
import { cleanUpCodes } from './kyc/one-time-codes/cleanup.ts'
import { findDuplicateAccount } from './kyc/submissions/duplicate-account.ts'
import { hourlyDocumentWork, startDocumentWork } from './kyc/uploads/background-work.ts'
import { makeFirstPage } from './media/jobs/first-pages.ts'
import { makeImageSizes } from './media/jobs/image-sizes.ts'
import { deliver } from './messages/deliver.ts'
import { openTransports } from './messages/transports.ts'
import { recordErasure } from './operations/backup/erasure-log.ts'
import { indexSentences } from './staff/audit-log/sentence-index.ts'
import { backofficeOrigin } from './staff/authenticate.ts'
import { sendReset } from './staff/links/ask-reset.ts'
import { cleanUpNotices, sendDigests, tellDue } from './staff/notices/digest.ts'
import { notifyOverdue } from './staff/notices/overdue.ts'
import { requestsTakeEffect } from './staff/two-people/take-effect.ts'
import type { Running } from './services.ts'
import { workQueueSources } from './work-queue-sources.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** What can wait does not keep those waiting who ask right after a start. */
const afterFirstReaders = 10 * second

/** All that a worker does: the jobs it takes, and what it does by the clock. Any number of workers may run. */
export async function startWorker(running: Running): Promise<void> {
  const { services, alarm } = running
  await takeJobs(running)
  // What came due while none ran, before anybody is served.
  await claimAllDue(services.db, services.changes, alarm)
  scheduleWork(running)
}

/** What a process without a worker does by the clock: it notices that no worker does its work. */
export function startWatching({ services, scheduler, alarm }: Running): void {
  const { db, changes } = services
  scheduler.add({
    name: 'find overdue changes',
    everyMs: 30 * second,
    run: () => findOverdue(db, changes, alarm),
  })
}

async function takeJobs({ config, services, report, onStop }: Running): Promise<void> {
  const { db, jobs, secrets } = services
  const { clamd, publicUrl } = config
  await jobs.work('image-sizes', ({ file }) => makeImageSizes(services, file))
  await jobs.work('first-page', ({ file }) => makeFirstPage(services, file))
  await jobs.work('inspect-document', ({ document, step }) =>
    inspectDocument(services, clamd, document, step),
  )
  await jobs.work('inspect-document-slow', ({ document }) =>
    inspectDocument(services, clamd, document, 'rest'),
  )
  const transports = openTransports(config.messaging)
  onStop(() => transports.close())
  const context = {
    db,
    secrets,
    publicUrl,
    backofficeUrl: backofficeOrigin(config),
    readSender: () => readSender(db, publicUrl),
    readMessages: (lang: Lang) => readCustomerMessages(db, lang),
    report,
  }
  // Several at once: one mailbox that does not answer holds up nobody's code.
  for (let n = 0; n < 4; n++)
    await jobs.work('message', ({ message }) => deliver(context, transports, message))
  await jobs.work('password-link', (data) => sendReset(services, data))
  await jobs.work('kyc-erased', ({ submission }) =>
    recordErasure(services, { submission_id: submission, at: new Date().toISOString() }),
  )
  await jobs.work('duplicate-account', ({ submission }) => findDuplicateAccount(services, submission))
}

function scheduleWork({ config, services, scheduler, alarm, log, report, onStop }: Running): void {
  const { db, storage, changes, jobs, secrets } = services
  const auditKey = secrets.key('audit')
  scheduler.add({ name: 'claim due changes', everyMs: second, run: () => claimAllDue(db, changes, alarm) })
  scheduler.add({ name: 'heartbeat', everyMs: minute, firstAfterMs: 0, run: () => beat(db) })
  scheduler.add({
    name: 'log audit head',
    everyMs: minute,
    firstAfterMs: 0,
    atStop: true,
    run: () => logHead({ db, storage, auditKey }, log),
  })
  scheduler.add({
    name: 'carry out staff requests',
    everyMs: minute,
    run: () => requestsTakeEffect(changes, { jobs, secrets }),
  })
  scheduler.add({
    name: 'remove old events',
    everyMs: hour,
    firstAfterMs: afterFirstReaders,
    run: async () => {
      await removeOldEvents(db)
      await removeOldCounts(db)
    },
  })
  scheduler.add({
    name: 'clean up codes',
    everyMs: hour,
    firstAfterMs: afterFirstReaders,
    run: () => cleanUpCodes(db, config.messageRetentionDays),
  })
  scheduler.add({
    name: 'send notices',
    everyMs: minute,
    run: async () => {
      await tellDue(db, jobs)
      await notifyOverdue(services, workQueueSources)
      await sendDigests(db, jobs)
    },
  })
  scheduler.add({ name: 'clean up notices', everyMs: hour, run: () => cleanUpNotices(db) })
  // Who searches the audit log has little left to wait for.
  scheduler.add({ name: 'index audit log', everyMs: minute, run: () => indexSentences(db) })
  // PostgreSQL gathers its statistics itself. What an earlier run gathered lies in the database.
  if (config.database.kind === 'embedded')
    scheduler.add({
      name: 'analyze tables',
      everyMs: day,
      firstAfterMs: afterFirstReaders,
      run: () => analyzeTables(db),
    })
  const begun = startDocumentWork(services, log).catch((error: unknown) =>
    report(error, { task: 'start document work' }),
  )
  onStop(() => begun)
  scheduler.add({
    name: 'clean up documents',
    everyMs: hour,
    run: () => begun.then(() => hourlyDocumentWork(services)),
  })
}
