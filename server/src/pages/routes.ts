import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languages, type Lang } from '#contract/languages.ts'
import type { PageAnswer, PageRequest, RenderedRoute } from '#contract/site.ts'
import { countMissing, countRedirect } from '../content/address-counts.ts'
import { openFeed } from '../content/feed.ts'
import { findRedirect } from '../content/redirects.ts'
import { isWithdrawn } from '../content/withdrawn-addresses.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { NetworkLimit } from '../http/network-limit.ts'
import { pageAnswers } from '../http/answers.ts'
import type { Config } from '../config/settings.ts'
import { missingPageStatus, toAppError } from '../http/error-answers.ts'
import { errorDetail } from '../http/error-detail.ts'
import { AppError } from '../http/app-error.ts'
import type { PageServices } from './page-services.ts'
import { mixedNotFoundAddresses, notFoundAddresses } from './permission-rows.ts'
import { sentTarget, withoutTrailingSlash } from '../http/raw-address.ts'
import { Answer } from '../http/answer.ts'
import { cacheLifetimes } from '../http/cache-lifetimes.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { allowMeasurement } from './allow-measurement.ts'
import { assetRoutes } from './asset-routes.ts'
import { choiceRoutes } from './choice-routes.ts'
import { cacheKey, pageRequest, lowDataOf } from './page-request.ts'
import {
  enquiryRoute,
  type FormAddress,
  type FormPage,
  type ShowRefused,
  type ShowUnsent,
} from './enquiry-routes.ts'
import { crawlerRoutes } from './crawler-routes.ts'

type Services = { db: Database; changes: Changes; jobs: Jobs; costly: NetworkLimit; demonstration: boolean }

const vary = 'Cookie, Save-Data, Accept-Encoding'

/** What is needed to render a page. */
type Needs = { config: Config; services: Services; pages: PageServices }

/** Every page as a route, in both languages, from the cache or freshly rendered. */
export async function pageRoutes(
  app: App,
  config: Config,
  services: Services,
  pages: PageServices,
): Promise<void> {
  const needs: Needs = { config, services, pages }
  // The database reads what stands around the pages while the routes are made.
  await Promise.all([prepareSite(needs), addRoutes(app, needs)])
}

/** Whoever is refused right after a start is to read a telephone, too. */
async function prepareSite(needs: Needs): Promise<void> {
  const site = await needs.pages.site()
  await Promise.all(languages.map(async ({ code }) => site.prepare((await openPageFeed(needs, code)).feed)))
}

async function addRoutes(app: App, needs: Needs): Promise<void> {
  const { config, services, pages } = needs
  const show = pageHandler(needs)
  const form: FormPage = {
    addressOf: formAddress(needs),
    showRefused: refusedHandler(needs),
    showUnsent: unsentHandler(needs),
    showMissing: (lang, request, reply) => pageNotFound(needs, request, reply, lang),
  }
  const { site, assets } = pages
  await app.register(async (scope: App) => {
    await allowMeasurement(scope, config)
    scope.setErrorHandler(errorHandler(needs))
    for (const route of (await site()).routes) {
      const schema = { hide: true, response: pageAnswers }
      scope.get(route.path, { schema }, show(route, 'en'))
      scope.get(`/ny${route.path}`, { schema }, show(route, 'ny'))
      if (route.form === 'enquiry') {
        enquiryRoute(scope, services, route, 'en', form)
        enquiryRoute(scope, services, route, 'ny', form)
      }
    }
    crawlerRoutes(scope, config, services, pages)
    choiceRoutes(scope, config)
  })
  if (assets) await assetRoutes(app, assets)

  const notFound = notFoundHandler(needs)
  const mixed: ReadonlySet<string> = new Set(mixedNotFoundAddresses)
  for (const address of notFoundAddresses)
    app.get(
      address,
      { schema: { hide: true, response: pageAnswers }, config: mixed.has(address) ? { document: true } : {} },
      notFound,
    )
  app.setNotFoundHandler(notFound)
}

/** The content that a page is drawn from. */
const openPageFeed = (
  { config: { announceDays }, services: { db }, pages: { checkpoints, search, keptValues, moments } }: Needs,
  lang: Lang,
) => openFeed(db, lang, { checkpoints, search, keptValues, moments, announceDays })

/** What every page is told of the site. */
const about = ({ config, services: { demonstration } }: Needs, lang: Lang) => ({
  lang,
  origin: config.publicUrl,
  demonstration,
  measurement: config.measurement,
})

/** What a page answers, as it goes out and is kept: HTML, or a file. */
const answerOf = (
  answer: Exclude<PageAnswer, { location: string }>,
  { lang, lowData }: { lang: Lang; lowData: boolean },
  status: number = answer.status,
) =>
  'html' in answer
    ? new Answer(status, answer.html, {
        type: 'text/html; charset=utf-8',
        vary,
        variant: lang,
        // Who saves data is spared half a kilobyte more, for half a millisecond.
        once: !answer.keep && !lowData,
      })
    : new Answer(status, answer.body, {
        type: answer.type,
        vary,
        variant: lang,
        filename: answer.filename,
        ...(answer.lasting && { cacheControl: cacheLifetimes.immutable }),
      })

/** Shows a page: kept where it was rendered before and nothing has changed since, else rendered. */
const pageHandler =
  (needs: Needs) =>
  (route: RenderedRoute, lang: Lang) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { costly } = needs.services
    const { cache } = needs.pages
    const asked = pageRequest(request, route, about(needs, lang))
    const key = cacheKey(asked)
    if (!cache.holds(key)) costly.take(request.ip)
    const render = async () => {
      const { feed, seen } = await openPageFeed(needs, lang)
      const answer = await route.render(asked, feed)
      if ('location' in answer) throw new Moved(answer)
      if (answer.status === 404) {
        const moved = await redirectOf(needs, request, lang)
        if (moved) throw new Moved(moved)
        if (await isWithdrawn(needs.services.db, sentTarget(request)))
          return { answer: answerOf(answer, asked, 410), seen, keep: false }
      }
      // What all share may be asked for by anybody; what is made for one alone is what a network can ask too often for.
      if (answer.keep && answer.status === 200) costly.giveBack(request.ip)
      // In development the code may change at any time, which no event tells.
      const keep = answer.keep && answer.status === 200 && !needs.config.dev
      return { answer: answerOf(answer, asked), seen, keep }
    }
    try {
      const page = await freshOrLate(cache, key, render)
      // The number of the last change and the time: a cached page has older ones (site/client/server-timing.ts).
      reply.header(
        'server-timing',
        `clock;desc="${Date.now()}", changes;desc="${needs.pages.stream.position()}"`,
      )
      return await page.send(request, reply)
    } catch (error) {
      if (error instanceof Moved) return redirect(reply, error.to)
      const last = toAppError(error).code === 'unavailable' ? await lastKnownPage(needs, key, asked) : null
      if (!last) throw error
      costly.giveBack(request.ip)
      return last.send(request, reply)
    }
  }

/** How long a visitor waits for a fresh page where there is an outdated one. */
const freshPageWaitMs = 2000

/** @throws AppError `unavailable` where rendering takes long and there is an outdated page to fall back on */
async function freshOrLate(
  cache: AnswerCache,
  key: string,
  render: () => Promise<{ answer: Answer; seen: Dependencies; keep: boolean }>,
): Promise<Answer> {
  const page = cache.get(key, render)
  if (!(page instanceof Promise) || !cache.lastKnown(key)) return page
  const late = new AbortController()
  const timeout = wait(freshPageWaitMs, null, { signal: late.signal, ref: false }).then(
    () => {
      throw new AppError('unavailable', 'The page takes too long.')
    },
    () => page,
  )
  return Promise.race([page, timeout]).finally(() => late.abort())
}

/** The last cached page. One with rates says as of when they are; a file with rates cannot, so it is not served. */
async function lastKnownPage({ pages }: Needs, key: string, asked: PageRequest): Promise<Answer | null> {
  const last = pages.cache.lastKnown(key)
  if (!(last?.answer instanceof Answer)) return null
  if (![...last.keys].some((dependency) => rateCollections.has(dependency.split('/')[0] ?? '')))
    return last.answer
  const { html } = last.answer
  if (html === null) return null
  const noted = (await pages.site()).withAsOf(html, asked, last.at.toISOString())
  return answerOf({ status: 200, html: noted, keep: false }, asked)
}

const rateCollections: ReadonlySet<string> = new Set(
  storedCollections.flatMap(({ definition: { name, fields } }) => ('effective_at' in fields ? [name] : [])),
)

const statusOfRefused = { too_often: 429, failed: 500, unreadable: 422 } as const

/** The page again with what was typed and why it could not be taken; 422 where a field is to blame, and never kept. */
const refusedHandler =
  (needs: Needs): ShowRefused =>
  async (route, lang, refused, request, reply) => {
    const { feed } = await openPageFeed(needs, lang)
    const asked = { ...pageRequest(request, route, about(needs, lang)), refused }
    const answer = await route.render(asked, feed)
    if ('location' in answer) return redirect(reply, answer)
    const status = refused.unsent ? statusOfRefused[refused.unsent] : 422
    return answerOf(answer, asked, status).send(request, reply)
  }

/** The same where there were too many or the service failed; the small pages, where even this cannot be drawn. */
const unsentHandler =
  (needs: Needs): ShowUnsent =>
  async (route, lang, { typed, error }, request, reply) => {
    const { code, status } = toAppError(error)
    const isTooOften = code === 'too_often'
    const isForm = /^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '')
    if (status < 500 && !isTooOften && !isForm) return errorHandler(needs)(error, request, reply)
    const unsent = isTooOften ? 'too_often' : status < 500 ? 'unreadable' : 'failed'
    const refused = { typed, fieldErrors: {}, unsent } as const
    try {
      // It is drawn for one asker alone.
      needs.services.costly.take(request.ip)
      const answer = await refusedHandler(needs)(route, lang, refused, request, reply)
      if (unsent === 'failed') request.log.error({ err: errorDetail(error) }, 'form failed')
      return answer
    } catch (notDrawn) {
      const failure = isTooOften ? notDrawn : error
      const { code: reason, retryAfter } = toAppError(failure)
      if (reason === 'unavailable')
        return showUnavailable(needs)(retryAfter ?? 30, request, reply, { ...refused, unsent: 'failed' })
      const limit = toAppError(notDrawn)
      if (limit.code === 'too_often') return sayTooOften(needs, limit, request, reply, refused)
      return errorHandler(needs)(failure, request, reply)
    }
  }

/** Where the page with a form is; what is sent to one that was taken back has nobody to read it. */
const formAddress =
  (needs: Needs): FormAddress =>
  async (route, lang, request) => {
    const { feed } = await openPageFeed(needs, lang)
    const asked = pageRequest(request, route, about(needs, lang))
    if (!(await route.hasForm(asked, feed))) return null
    return lang === 'ny' ? `/ny${asked.path}` : asked.path
  }

function sendPage(answer: PageAnswer, request: FastifyRequest, reply: FastifyReply, lang: Lang) {
  if ('location' in answer) return redirect(reply, answer)
  return answerOf(answer, { lang, lowData: lowDataOf(request) }).send(request, reply)
}

/** What failed, as a page in the reader's language where it is our fault; else in the one error shape. */
const errorHandler =
  (needs: Needs) => async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toAppError(error)
    if (failure.code === 'too_often') return sayTooOften(needs, failure, request, reply)
    if (failure.code === 'unavailable')
      return showUnavailable(needs)(failure.retryAfter ?? 30, request, reply)
    const status = missingPageStatus(failure, request, reply)
    if (status !== null) return showMissing(needs)(status, request, reply)
    if (failure.status < 500) return reply.code(failure.status).type('application/json').send(failure.body())
    request.log.error({ err: errorDetail(error) }, 'page failed')
    const lang = langOf(request)
    const asked: PageRequest = pageRequest(request, null, about(needs, lang))
    return sendPage(await (await needs.pages.site()).failed(asked), request, reply, lang)
  }

/** A page in the reader's language that says that there is none here. */
async function pageNotFound(
  needs: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  lang: Lang = langOf(request),
  status = 404,
) {
  const { site } = needs.pages
  needs.services.costly.take(request.ip)
  const moved = status === 404 ? await redirectOf(needs, request, lang) : null
  if (moved) {
    needs.services.costly.giveBack(request.ip)
    return redirect(reply, moved)
  }
  // Nothing of others is loaded at an address that nobody has decided on.
  const asked = pageRequest(request, null, { ...about(needs, lang), measurement: null })
  const { feed } = await openPageFeed(needs, lang)
  const answer = await (await site()).notFound(asked, feed)
  if ('location' in answer) return redirect(reply, answer)
  return answerOf(answer, asked, status).send(request, reply)
}

/** Sends the page for a missing address, or the error page of what prevented it. */
export const showMissing =
  (needs: Needs) =>
  (status: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    pageNotFound(needs, request, reply, langOf(request), status).catch((error: unknown) =>
      errorHandler(needs)(error, request, reply),
    )

/** People get a page in their language; API clients get the one error shape. */
const notFoundHandler = (needs: Needs) => async (request: FastifyRequest, reply: FastifyReply) => {
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const without = reading ? withoutTrailingSlash(request) : null
  if (without !== null) return reply.redirect(without, 308)
  const failure = toAppError({ statusCode: 404 })
  const isPage = reading && !request.routeOptions.config.place?.api
  if (isPage || missingPageStatus(failure, request, reply) !== null)
    return showMissing(needs)(404, request, reply)
  return reply.code(404).send(failure.body())
}

/** Sends the page for a network with too many requests. It costs little, since rendering is what there is too much of. */
async function sayTooOften(
  needs: Needs,
  failure: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  refused?: PageRequest['refused'],
) {
  const seconds = failure.retryAfter ?? 60
  const asked = { ...waitRequest(needs, request), ...(refused && { refused }) }
  const html = (await needs.pages.site()).tooManyRequests(asked, seconds)
  return sendWaitPage(reply.code(429), html, seconds)
}

/** Sends the 503 page. @param refused what was sent with a form, to be shown again */
export const showUnavailable =
  (needs: Needs) =>
  async (
    seconds: number,
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: PageRequest['refused'],
  ): Promise<FastifyReply> => {
    const asked = { ...waitRequest(needs, request), ...(refused && { refused }) }
    const html = (await needs.pages.site()).unavailable(asked, seconds)
    return sendWaitPage(reply.code(503), html, seconds)
  }

const waitRequest = (needs: Needs, request: FastifyRequest): PageRequest =>
  pageRequest(request, null, about(needs, langOf(request)))

/** The language of the matched route's prefix. */
const langOf = ({ routeOptions: { url = '' } }: FastifyRequest): Lang =>
  /^\/ny(?:\/|$)/.test(url) ? 'ny' : 'en'

const sendWaitPage = (reply: FastifyReply, html: string, seconds: number) =>
  reply
    .headers({ 'retry-after': Math.ceil(seconds), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)

type Redirect = Extract<PageAnswer, { location: string }>

/**
 * Returns where the address of a request that has no page leads: where staff have redirected it, or to the page whose address
 * differs in capitals alone; null where it leads nowhere. Counts the first and the last.
 */
async function redirectOf(needs: Needs, request: FastifyRequest, lang: Lang): Promise<Redirect | null> {
  if (request.method !== 'GET') return null
  const { db } = needs.services
  const target = sentTarget(request)
  const found = await findRedirect(db, target, lang)
  const location = found ? null : await inOtherCase(needs, target)
  if (location !== null) return { status: 301, location }
  await (found ? countRedirect(db, found.id) : countMissing(db, target)).catch((error: unknown) =>
    request.log.warn({ err: errorDetail(error) }, 'request not counted'),
  )
  return found && { status: 301, location: found.location }
}

/** Returns the target as the site spells it, with its language and query; null for no page. */
async function inOtherCase(needs: Needs, target: string): Promise<string | null> {
  const [, prefix = '', path = '', query = ''] = /^(\/ny(?=\/))?([^?#]*)(.*)$/i.exec(target) ?? []
  if (!/[A-Z]/.test(prefix + path)) return null
  const { feed } = await openPageFeed(needs, 'en')
  const own = await (await needs.pages.site()).inOtherCase(path, feed)
  return own === null ? null : prefix.toLowerCase() + own + query
}

/**
 * Redirects a reader. A browser may keep a permanent redirect for five minutes only: staff can rename an address back, and
 * two redirects that are kept for good would then lead to each other.
 */
function redirect(reply: FastifyReply, { location, status }: Redirect) {
  if (status === 301) void reply.header('cache-control', 'max-age=300')
  return reply.redirect(location, status)
}

/** A page that is somewhere else; thrown past the cache, since it is quick to find again. */
class Moved extends Error {
  readonly to: Redirect
  constructor(to: Redirect) {
    super('moved')
    this.to = to
  }
}
