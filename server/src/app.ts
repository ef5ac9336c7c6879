import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '#database/open.ts'
import type { Refusals } from './staff/audit-log/refusals.ts'
import { auditRoutes } from './staff/audit-log/routes.ts'
import { codeRoutes } from './kyc/one-time-codes/routes.ts'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Changes } from './changes/change.ts'
import { legacyRoutes } from './content/legacy-routes.ts'
import type { PublicAnswers } from './content/public-answers.ts'
import { staffContentRoutes } from './content/staff/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { describeApi } from './http/openapi.ts'
import { ratesRoutes } from './rates/routes.ts'
import { endConnections } from './http/end-connections.ts'
import { handleErrors, frameworkErrors } from './http/error-answers.ts'
import { staffFileRoutes } from './media/library-routes.ts'
import { fileRoutes } from './media/file-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { checkHost } from './http/hosts.ts'
import { deadLetterRoutes } from './staff/system/dead-letter-routes.ts'
import type { Inspector } from './kyc/inspection/inspector.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Broadcaster } from './content/live/broadcaster.ts'
import { queueRoutes } from './kyc/reviews/queue-routes.ts'
import { reviewRoutes } from './kyc/reviews/routes.ts'
import { kycRoutes } from './kyc/submissions/routes.ts'
import { liveRoutes } from './content/live/routes.ts'
import { logRequests, type LogTo } from './http/request-log.ts'
import { onboardingRoutes } from './kyc/onboarding/routes.ts'
import type { Metrics } from './http/metrics/metrics.ts'
import type { BackofficeAssets, OpenSite } from './pages/open-site.ts'
import { backofficeRoutes } from './staff/backoffice/page-routes.ts'
import { findRoute } from './content/staff/find-routes.ts'
import { preferenceRoutes } from './staff/backoffice/preference-routes.ts'
import { staffLiveRoute } from './staff/backoffice/live-routes.ts'
import type { StaffEvents } from './changes/staff-events.ts'
import { workQueueRoute } from './staff/work-queue/routes.ts'
import { pageRoutes, type PageParts } from './pages/routes.ts'
import { securityHeaders, sendSecurityHeaders } from './http/security-headers.ts'
import type { NetworkLimit } from './http/network-limit.ts'
import { networkOf } from './http/network.ts'
import { guardRoutes } from './http/permissions/guard.ts'
import { permissionTable } from './permission-table.ts'
import { refuseUnstorable } from './http/refuse-unstorable.ts'
import type { Keyring } from './storage/encryption/keyring.ts'
import { searchRoutes } from './content/search/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import type { Auth } from './staff/auth.ts'
import type { Authenticator } from './staff/authenticate.ts'
import { cutSlow, headerLimits, slowLimits } from './http/slow-clients.ts'
import { takeEmptyJson } from './http/empty-json.ts'
import { sendOnEmptyParts } from './http/trailing-slash.ts'
import { systemRoutes } from './staff/system/routes.ts'
import type { ObjectStorage } from './storage/storage.ts'
import { draftRoutes } from './kyc/uploads/draft-routes.ts'
import { uploadRoutes } from './kyc/uploads/routes.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What the routes are handed; nothing else is reached for. */
export type Parts = {
  db: Database
  storage: ObjectStorage
  secrets: Secrets
  keyring: Keyring
  changes: Changes
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
  demonstration: boolean
  /** where what must outlive the database is noted */
  dataDir: string
}

type Options = {
  config: Config
  parts: Parts
  pages: PageParts
  metrics: Metrics
  /** false in tests that look for silence */
  log?: LogTo
  /** sees requests first; development only */
  attach?: OpenSite['attach']
  backoffice?: BackofficeAssets | null
}

/** Builds the application; listening is main's business. */
export async function buildApp({
  config,
  parts,
  pages,
  metrics,
  log = true,
  attach = null,
  backoffice = null,
}: Options): Promise<App> {
  const headers = await securityHeaders(config)
  const inFull = config.production || log !== true
  const app: App = Fastify({
    // In demonstration the terminal is for people: warnings and errors only.
    logger: log && { level: inFull ? 'info' : 'warn', ...(log !== true && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    bodyLimit: 1024 * 1024,
    // Fastify's own defaults never cut a slow client off. What is no upload has less time: see cutSlow.
    requestTimeout: slowLimits.uploadMs,
    http: headerLimits(),
    handlerTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    // What the router itself refuses runs through no hook.
    frameworkErrors: (error, request, reply) => frameworkErrors(error, request, reply.headers(headers)),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  // What leaves is whitelisted by presenters; the response schemas describe it.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.decorateRequest('actor', null)
  handleErrors(app, parts.refusals)
  sendSecurityHeaders(app, headers)
  takeEmptyJson(app)
  checkHost(app, config)
  refuseUnstorable(app)
  endConnections(app)
  cutSlow(app)
  if (log && inFull) logRequests(app)
  metrics.watch(app)
  guardRoutes(app, parts.authenticator, permissionTable((await pages.site()).routes))
  sendOnEmptyParts(app)
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  await describeApi(app)
  await liveRoutes(app, config, parts.broadcaster)
  staffLiveRoute(app, config, parts)
  app.register(async (scope: App) => {
    healthRoutes(scope, parts)
    staffRoutes(scope, config, parts)
    auditRoutes(scope, parts)
    systemRoutes(scope, config, parts)
    contentRoutes(scope, parts)
    staffContentRoutes(scope, config, parts, pages)
    staffFileRoutes(scope, parts)
    legacyRoutes(scope, parts)
    codeRoutes(scope, config, parts)
    onboardingRoutes(scope, parts)
    kycRoutes(scope, parts)
    queueRoutes(scope, config, parts)
    reviewRoutes(scope, parts)
    fileRoutes(scope, parts)
    deadLetterRoutes(scope, parts)
    ratesRoutes(scope, parts)
    draftRoutes(scope, parts)
    uploadRoutes(scope, parts)
    searchRoutes(scope, parts, pages.search)
    findRoute(scope, parts)
    workQueueRoute(scope, parts)
    preferenceRoutes(scope, parts)
  })
  if (attach) {
    const { default: middie } = await import('@fastify/middie')
    await app.register(middie)
    app.use(attach)
  }
  if (backoffice) await backofficeRoutes(app, config, backoffice)
  await pageRoutes(app, config, parts, pages)
  return app
}
