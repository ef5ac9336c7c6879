import type { OpenDatabase } from '#database/open.ts'
import type { Moments } from './changes/moments.ts'
import type { Stream } from './changes/event-stream.ts'
import type { Config } from './config/settings.ts'
import type { Search } from './content/search/search.ts'
import type { KeptValues } from './content/kept-values.ts'
import type { AnswerCache } from './http/answer-cache.ts'
import type { Scheduler } from './jobs/scheduler.ts'
import type { Database } from '#database/open.ts'
import type { Changes } from './changes/change.ts'
import type { StaffEvents } from './changes/staff-events.ts'
import type { Secrets } from './config/secrets.ts'
import type { Broadcaster } from './content/live/broadcaster.ts'
import type { PublicAnswers } from './content/public-answers.ts'
import type { HealthChecks } from './http/health-checks.ts'
import type { Report } from './http/log-line.ts'
import type { NetworkLimit } from './http/network-limit.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Inspector } from './kyc/inspection/inspector.ts'
import type { Refusals } from './staff/audit-log/refusals.ts'
import type { Auth } from './staff/auth.ts'
import type { WorkLimits } from './staff/work-queue/deadlines.ts'
import type { Authenticator } from './staff/authenticate.ts'
import type { Keyring } from './storage/encryption/keyring.ts'
import type { ObjectStorage } from './storage/storage.ts'

/** What the routes are handed; nothing else is reached for. */
export type Services = {
  db: Database
  storage: ObjectStorage
  secrets: Secrets
  keyring: Keyring
  changes: Changes
  /** working days after which work of each kind is overdue */
  workLimits: WorkLimits
  /** what is refused to staff, for the audit */
  refusals: Refusals
  answers: PublicAnswers
  jobs: Jobs
  auth: Auth
  authenticator: Authenticator
  broadcaster: Broadcaster
  /** what is made anew for each who asks: pages, lists and searches that cannot be kept */
  costly: NetworkLimit
  /** reads strangers' documents, in processes of their own */
  inspector: Inspector
  /** what staff touch, over all instances */
  staffEvents: StaffEvents
  /** the state of what this process depends on */
  health: HealthChecks
  demonstration: boolean
  /** where what must outlive the database is noted */
  dataDir: string
}

/** What is open, and how it is let go of. */
export type Running = {
  config: Config
  database: OpenDatabase
  services: Services
  scheduler: Scheduler
  cache: AnswerCache
  keptValues: KeptValues
  moments: Moments
  stream: Stream
  /** set once there is an index that changes must reach */
  search: Search | null
  /** to be closed at the end, the last one first */
  onStop: (close: () => unknown) => void
  /** logs a failure of background work */
  report: Report
  /** logs an error that needs an operator */
  alarm: (message: string) => void
  /** a line for whoever watches the terminal */
  say: (line: string) => void
  /** a line for the log of production */
  log: (line: string) => void
}
