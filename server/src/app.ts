import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { auditRoutes } from './staff/audit-log/routes.ts'
import type { Site } from '#contract/site.ts'
import { codeRoutes } from './kyc/one-time-codes/routes.ts'
import type { App } from './http/app.ts'
import type { Services } from './services.ts'
import type { Config } from './config/settings.ts'
import { legacyRoutes } from './content/legacy-routes.ts'
import { pagesOnce, readPages, type PagesKnown } from './content/staff/pages-showing-item.ts'
import { previewRoutes } from './pages/preview-routes.ts'
import { sampleExamples } from './content/sample-examples.ts'
import { staffContentRoutes } from './content/staff/routes.ts'
import { mayReadDrafts } from './content/permissions.ts'
import { contentRoutes } from './content/routes.ts'
import { describeApi } from './http/openapi.ts'
import { ratesRoutes } from './rates/routes.ts'
import { endConnections } from './http/end-connections.ts'
import { handleErrors, frameworkErrors, neverCacheErrors, type ShowError } from './http/error-answers.ts'
import { readForwardedAddresses } from './http/forwarded-addresses.ts'
import { headAsGet } from './http/head-requests.ts'
import { staffFileRoutes } from './media/library-routes.ts'
import { fileRoutes } from './media/file-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { checkHost, isStaffHost } from './http/hosts.ts'
import { replaceUnreadable } from './http/raw-address.ts'
import { clientErrorHandler, trackResponses } from './http/client-errors.ts'
import { undeliveredRoutes } from './messages/undelivered-routes.ts'
import { deadLetterRoutes } from './staff/system/dead-letter-routes.ts'
import { queueRoutes } from './kyc/reviews/queue-routes.ts'
import { reviewRoutes } from './kyc/reviews/routes.ts'
import { kycRoutes } from './kyc/submissions/routes.ts'
import { liveRoutes } from './content/live/routes.ts'
import { logRequests, sendRequestId, type LogTo } from './http/request-log.ts'
import { onboardingRoutes } from './kyc/onboarding/routes.ts'
import type { Metrics } from './http/metrics/metrics.ts'
import type { OpenSite } from './pages/open-site.ts'
import { backofficePage, backofficeRoutes, type BackofficeAssets } from './staff/backoffice/page-routes.ts'
import { findRoute } from './content/staff/find-routes.ts'
import { titleRoute } from './content/staff/title-routes.ts'
import { missingAddressRoute } from './content/staff/missing-address-routes.ts'
import { figureRoute } from './content/staff/figure-routes.ts'
import { linkRoute } from './content/staff/link-routes.ts'
import { messageRoute } from './content/staff/message-routes.ts'
import { translationRoutes } from './content/staff/translation-routes.ts'
import { publishingCheck } from './content/publishing-check.ts'
import { preferenceRoutes } from './staff/backoffice/preference-routes.ts'
import { staffLiveRoute } from './staff/backoffice/live-routes.ts'
import { contentSubjects } from './content/note-subjects.ts'
import { acceptedAccounts } from './kyc/reviews/accepted-accounts.ts'
import { submissionSubject } from './kyc/reviews/note-subject.ts'
import { mailSettingRoutes } from './staff/notices/settings.ts'
import { noteRoutes } from './staff/notes/routes.ts'
import { workQueueSources } from './work-queue-sources.ts'
import { workQueueRoute } from './staff/work-queue/routes.ts'
import type { PageServices } from './pages/page-services.ts'
import { pageRoutes, showMissing, showUnavailable } from './pages/routes.ts'
import { securityHeaders, sendSecurityHeaders } from './http/security-headers.ts'
import { networkOf } from './http/network.ts'
import { declareCommonAnswers } from './http/answers.ts'
import type { Row } from './http/permissions/access.ts'
import { guardRoutes } from './http/permissions/guard.ts'
import { permissionTable } from './permission-table.ts'
import { refuseAmbiguousFraming } from './http/request-framing.ts'
import { refuseUnstorable } from './http/refuse-unstorable.ts'
import { searchRoutes } from './content/search/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { cutSlow, headerLimits, slowLimits } from './http/slow-clients.ts'
import { takeEmptyJson } from './http/empty-json.ts'
import { sendOnEmptyParts } from './http/trailing-slash.ts'
import { systemRoutes } from './staff/system/routes.ts'
import { draftRoutes } from './kyc/uploads/draft-routes.ts'
import { uploadRoutes } from './kyc/uploads/routes.ts'

type Options = {
  config: Config
  services: Services
  pages: PageServices
  metrics: Metrics
  /** false in tests that look for silence */
  log?: LogTo
  /** sees requests first; development only */
  attach?: OpenSite['attach']
  backoffice?: BackofficeAssets | null
  /** sees the application before it has any route; tests look at what it answers */
  watch?: ((app: App) => void) | undefined
}

/** Builds the application; listening is main's business. */
export async function buildApp({
  config,
  services,
  pages,
  metrics,
  log = true,
  attach = null,
  backoffice = null,
  watch,
}: Options): Promise<App> {
  const headers = await securityHeaders(config)
  const site = await pages.site()
  const table = permissionTable(site.routes)
  const app = makeFastify(config, headers, log, table, site)
  app.setValidatorCompiler(validatorCompiler)
  // What leaves is whitelisted by presenters; the response schemas describe it.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.decorateRequest('actor', null)
  watch?.(app)
  const needs = { config, services, pages }
  const sendBackoffice = backoffice && backofficePage(config, backoffice)
  // The site's own page would lead staff to addresses that their host does not have.
  const showMissingPage: ShowError = async (status, request, reply) =>
    sendBackoffice && isStaffHost(config, request)
      ? sendBackoffice(reply.code(status))
      : showMissing(needs)(status, request, reply)
  handleErrors(app, services.refusals, {
    showUnavailable: showUnavailable(needs),
    showMissing: showMissingPage,
  })
  neverCacheErrors(app)
  sendRequestId(app)
  sendSecurityHeaders(app, headers)
  refuseAmbiguousFraming(app)
  takeEmptyJson(app)
  checkHost(app, config, showMissingPage)
  refuseUnstorable(app)
  endConnections(app)
  cutSlow(app)
  trackResponses(app)
  if (log && logsInFull(config, log)) logRequests(app)
  metrics.watch(app)
  guardRoutes(app, services.authenticator, table)
  declareCommonAnswers(app)
  sendOnEmptyParts(app)
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  await describeApi(app, { publicUrl: config.publicUrl, examples: sampleExamples })
  await liveRoutes(app, config, services.broadcaster)
  staffLiveRoute(app, config, { ...services, mayRead: mayReadDrafts })
  const about = { origin: config.publicUrl, demonstration: services.demonstration }
  const showing = pagesOnce(async () => readPages(services.db, await pages.site(), about))
  app.register(async (scope: App) => {
    apiRoutes(scope, { config, services, pages, showing })
  })
  if (attach) {
    const { default: middie } = await import('@fastify/middie')
    await app.register(middie)
    app.use(attach.middleware)
    app.addHook('onListen', async () => attach.listening())
  }
  if (backoffice) await backofficeRoutes(app, config, backoffice)
  await pageRoutes(app, config, services, pages)
  return app
}

/** In demonstration the terminal is for people: warnings and errors only. */
const logsInFull = ({ production }: Config, log: LogTo): boolean => production || log !== true

/** Characters that a parameter in an address may have. */
const maxParamLength = 300

/** Fastify with the limits that hold for every request. */
function makeFastify(
  config: Config,
  headers: Readonly<Record<string, string>>,
  log: LogTo,
  table: readonly Row[],
  site: Site,
): App {
  const rewriteHead = headAsGet(table)
  return Fastify({
    logger: log && {
      level: logsInFull(config, log) ? 'info' : 'warn',
      ...(log !== true && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // Unique over all instances and restarts, unlike Fastify's counter.
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    bodyLimit: 1024 * 1024,
    // Fastify's own defaults never cut a slow client off. What is no upload has less time: see cutSlow.
    requestTimeout: slowLimits.uploadMs,
    http: headerLimits(),
    handlerTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength },
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      readForwardedAddresses(request)
      return rewriteHead(request)
    },
    // Hooks do not run for an address that the router refuses, so it routes a readable one instead.
    frameworkErrors: (error, request, reply) =>
      replaceUnreadable(request.raw, maxParamLength)
        ? request.server.routing(request.raw, reply.raw)
        : frameworkErrors(error, request, reply.headers(headers)),
    clientErrorHandler: clientErrorHandler(headers, () => site.badRequest()),
  }).withTypeProvider<ZodTypeProvider>()
}

/** Everything that is answered as data: for the site's visitors, customers, staff and service accounts. */
function apiRoutes(
  scope: App,
  {
    config,
    services,
    pages,
    showing,
  }: Pick<Options, 'config' | 'services' | 'pages'> & { showing: PagesKnown },
): void {
  healthRoutes(scope, config, services)
  staffRoutes(scope, config, services)
  auditRoutes(scope, services)
  systemRoutes(scope, config, services)
  const about = { origin: config.publicUrl, demonstration: services.demonstration }
  const ownHosts = config.allowedHosts
  const links = { db: services.db, site: pages.site, about, ownHosts }
  const check = publishingCheck(links)
  contentRoutes(scope, { ...services, acceptedAccounts }, check)
  staffContentRoutes(scope, { ...services, ...links }, showing)
  previewRoutes(scope, config, services, pages.site, showing)
  staffFileRoutes(scope, services)
  legacyRoutes(scope, services)
  codeRoutes(scope, config, services)
  onboardingRoutes(scope, services)
  kycRoutes(scope, services)
  queueRoutes(scope, config, services)
  reviewRoutes(scope, services)
  fileRoutes(scope, services)
  deadLetterRoutes(scope, services)
  undeliveredRoutes(scope, services)
  ratesRoutes(scope, { ...services, check })
  draftRoutes(scope, services)
  uploadRoutes(scope, services)
  searchRoutes(scope, services, pages.search)
  findRoute(scope, services)
  titleRoute(scope, services)
  linkRoute(scope, links, pages.search)
  figureRoute(scope, services)
  missingAddressRoute(scope, links)
  translationRoutes(scope, services)
  messageRoute(scope, { ...links, publicUrl: config.publicUrl })
  workQueueRoute(scope, services, workQueueSources)
  preferenceRoutes(scope, services)
  mailSettingRoutes(scope, services)
  noteRoutes(scope, services, [...contentSubjects, submissionSubject])
}
