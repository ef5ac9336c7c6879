import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import { isDatabaseUnavailable } from '#database/unavailable.ts'
import type { App } from './app.ts'
import { AppError } from './app-error.ts'
import { errorDetail } from './error-detail.ts'
import { sentenceOfIssue } from './field-errors.ts'
import { requestIdHeader } from './request-log.ts'

/** A refused request of staff, or of somebody who tried to sign in as staff. */
export type Refusal = {
  what: 'sign in refused' | 'request refused'
  /** the account, where it is known; what was typed as a name is never kept, since it may be a password */
  person: string | null
  code: ErrorCode
  /** the route's pattern with its method */
  route: string
  address: string
}

/** What Fastify itself refuses, in our words and codes. */
const refusals: Record<number, [ErrorCode, string]> = {
  404: ['not_found', 'There is no such address.'],
  405: ['method_not_allowed', 'This address does not take that method.'],
  408: ['timeout', 'The request took too long.'],
  413: ['too_large', 'The request is too large.'],
  414: ['malformed', 'The address is too long.'],
  415: ['unsupported_type', 'This file type isn’t supported.'],
  429: ['too_often', 'Too many requests. Wait a little.'],
  503: ['unavailable', 'The service is busy. Try again shortly.'],
}

/** Seconds after which a client may try again where nothing more precise is known. */
const unavailableRetrySeconds = 30

const unavailable = (sentence: string) =>
  new AppError('unavailable', sentence, undefined, unavailableRetrySeconds)

/** The one mapping from errors to answers. Never a stack, a query or a path. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error))
    return unavailable('The service is temporarily unavailable. Try again shortly.')
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const { instancePath, keyword, message = '', params } of error.validation) {
      const path = instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'request')
      const names = Array.isArray(params['keys']) ? params['keys'].map(String) : [path]
      for (const name of names) fields[name] ??= sentenceOfIssue({ ...params, code: keyword, message })
    }
    return new AppError('malformed', 'Some fields are missing or not right.', fields)
  }
  const status = statusOf(error)
  const [code, sentence] = refusals[status] ?? []
  if (code && sentence) return code === 'unavailable' ? unavailable(sentence) : new AppError(code, sentence)
  if (status >= 400 && status < 500) return new AppError('malformed', 'The request could not be understood.')
  return new AppError('internal', 'Something went wrong on our side. Try again.')
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

declare module 'fastify' {
  interface FastifyContextConfig {
    /** an address that browsers open and that is no page of the site: its errors are pages for them */
    document?: true
  }
}

/** Sends an error page. @param value what the page needs to know, such as its status */
export type ShowError = (value: number, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * @param pages error pages for browsers: `showUnavailable` takes the seconds after which to try again, `showMissing` the
 * status
 */
export function handleErrors(
  app: App,
  refusals: { note(refusal: Refusal): void },
  { showUnavailable, showMissing }: { showUnavailable: ShowError; showMissing: ShowError },
): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error)
    const { actor, ip: address, method, routeOptions } = request
    if ((failure.status === 401 || failure.status === 403) && actor?.kind === 'staff')
      refusals.note({
        what: 'request refused',
        person: actor.id,
        code: failure.code,
        route: `${method} ${routeOptions.url ?? ''}`,
        address,
      })
    if (failure.status >= 500) request.log.error({ err: errorDetail(error) }, 'request failed')
    if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
    if (failure.code === 'unavailable' && mayBeOpenedInBrowser(request))
      return showUnavailable(failure.retryAfter ?? unavailableRetrySeconds, request, reply)
    const status = missingPageStatus(failure, request, reply)
    if (status !== null) return showMissing(status, request, reply)
    return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.body())
  })
}

/** Forbids caching of JSON errors and of error pages that were not posted to, whatever the route had set for its success. */
export function neverCacheErrors(app: App): void {
  app.addHook('onSend', ({ method }, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.statusCode >= 400 && (method === 'GET' || type.startsWith('application/json')))
      void reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

const mayBeOpenedInBrowser = ({ method, headers, routeOptions: { config } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  config.access === 'anyone' &&
  config.place?.on !== 'health' &&
  (headers.accept ?? '').includes('text/html')

const missing: ReadonlySet<ErrorCode> = new Set(['not_found', 'malformed', 'method_not_allowed'])

/**
 * Returns the status of the page for a missing address where a visitor opened an unreadable address or a missing document;
 * null where the response is JSON.
 */
export function missingPageStatus(
  { code, status }: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): number | null {
  const { document, place } = request.routeOptions.config
  // Rendering takes longer than an ambiguous request's connection stays open (request-framing.ts).
  if (request.method !== 'GET' || reply.hasHeader('connection')) return null
  if (document) return missing.has(code) && mayBeOpenedInBrowser(request) ? 404 : null
  const isPage = !place || (!place.api && (place.on === 'public' || place.on === 'both'))
  return code === 'malformed' && isPage ? status : null
}

/** Responds to the few malformed addresses that are given to no route, such as `*`. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error)
  void reply
    .header(requestIdHeader, request.id)
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure.body())
}
