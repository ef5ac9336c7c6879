import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { App } from './app.ts'
import { readableStack } from '../config/readable-stack.ts'
import { AppError } from './app-error.ts'
import { sentenceOfIssue } from './field-errors.ts'

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
  415: ['unsupported_type', 'This kind of content is not taken here.'],
  429: ['too_often', 'Too many requests. Wait a little.'],
  503: ['unavailable', 'The service is busy. Try again shortly.'],
}

/** The one mapping from errors to answers. Never a stack, a query or a path. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
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
  if (code && sentence) return new AppError(code, sentence)
  if (status >= 400 && status < 500) return new AppError('malformed', 'The request could not be understood.')
  return new AppError('internal', 'Something went wrong on our side. Try again.')
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

export function handleErrors(app: App, refusals: { note(refusal: Refusal): void }): void {
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
    // The message may repeat what was sent. So only the error's name and stack go to the log.
    if (failure.status >= 500) request.log.error({ stack: stackOf(error) }, 'request failed')
    if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.body())
  })
}

/** Where it happened, without the message, which may repeat what was sent, what looks like a line of a stack too. */
export const stackOf = (error: unknown) =>
  error instanceof Error
    ? readableStack(error)
        .replace(error.message, '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : 'no stack'

/** Malformed addresses never reach the error handler. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error)
  void reply.code(failure.status).type('application/json; charset=utf-8').send(failure.body())
}
