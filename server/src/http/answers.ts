import type { FastifyContextConfig, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Standing } from '#contract/backoffice/content.ts'
import { errorCodes, type ErrorCode } from '#contract/errors.ts'
import type { App } from './app.ts'

// What leaves is declared: each route says, by status, what it answers. What every route may answer (the hosts, the
// limits and the checks before any of them) is added here. Tests hold each answer to it
// (test-support/declared-answers.ts); where the service runs, nothing is looked at again.

/** The schema of an answer that is typed in `contract/`. */
export type AnswerSchema<T> = z.ZodType<T, T>

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]] // the keys of the contract's table, which has some

/** The one shape of a refusal (contract/errors.ts). */
export const errorSchema = z
  .strictObject({
    error: z.string().describe('a plain sentence for people'),
    message: z.string().describe('the same sentence'),
    code: z.enum(codes).describe('stable, for programs'),
    fields: z.record(z.string(), z.string()).optional().describe('what is wrong with which field'),
  })
  .meta({ id: 'Error', description: 'What every failed call answers.' })

/** The error answers of these statuses, for a route's `response`. */
export const errors = <S extends number>(...statuses: S[]): Record<S, typeof errorSchema> =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema> // its keys are the statuses

/** A member of staff, a service account, or the process itself. */
export const personSchema = z.strictObject({ id: z.string(), name: z.string() })

const onboardingError = errorSchema
  .omit({ fields: true })
  .extend({
    ok: z.literal(false),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('what is wrong with which field'),
  })
  .meta({ id: 'OnboardingError', description: 'What a failed call of the onboarding service answers.' })

/** The onboarding service's own refusals (contract, "One-time codes"), beside the common ones of the same status. */
export const onboardingErrors = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, eitherError])) as Record<S, typeof eitherError> // its keys are the statuses
const eitherError = z.union([onboardingError, errorSchema])

/** A text in both languages, of which Chichewa may be missing; and one that has both. */
export const textSchema = z.strictObject({ en: z.string(), ny: z.string().optional() })
export const bothSchema = z.strictObject({ en: z.string(), ny: z.string() })

const sinceSchema = z.strictObject({ revision: z.int(), since: z.string() })
/** The state of an item in full. */
export const standingSchema: AnswerSchema<Standing> = z.strictObject({
  live: sinceSchema.nullable().describe('what the public sees now'),
  scheduled: z.strictObject({ revision: z.int(), at: z.string() }).nullable(),
  draft: sinceSchema.extend({ archived: z.boolean(), returned: z.string().nullable() }).nullable(),
  waiting: z
    .strictObject({
      revision: z.int(),
      kind: z.enum(['publication', 'archiving']),
      since: z.string(),
      by: personSchema,
    })
    .nullable()
    .describe('what a second person is to decide on'),
})

/** A title of which either language may be missing. */
export const textParts = z.strictObject({ en: z.string().exactOptional(), ny: z.string().exactOptional() })

/** An answer without a body. */
export const noBody = z.undefined()

const file = z.any().meta({ type: 'string', format: 'binary' })

/** An answer that is no JSON: a file, a stream, a page; where it may be JSON, too, that is a refusal. */
export const ofType = (...types: [string, ...string[]]) => ({
  content: Object.fromEntries(
    types.map((type) => [type, { schema: type === 'application/json' ? errorSchema : file }]),
  ),
})

/** What a page of the site or of the back-office answers; API clients that ask for one get JSON. */
export const pageAnswers = {
  200: ofType('text/html', 'text/csv', 'text/css', 'application/rss+xml', 'application/feed+json'),
  301: noBody,
  302: noBody,
  303: noBody,
  304: noBody,
  308: noBody,
  400: ofType('text/html', 'application/json'),
  404: ofType('text/html', 'application/json'),
  410: ofType('text/html', 'application/json'),
  422: ofType('text/html', 'application/json'),
  429: ofType('text/html', 'application/json'),
  500: ofType('text/html', 'application/json'),
  503: ofType('text/html', 'application/json'),
}

/** The errors of a file that browsers open: pages for them, JSON for API clients. */
export const documentErrors = {
  404: pageAnswers[404],
  429: pageAnswers[429],
  500: pageAnswers[500],
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** who may come, by the table of permissions */
    access?: 'anyone' | 'contact' | 'staff'
    /** what staff get with `lang=all` or `state=all` where the public reads, too */
    staffAnswer?: z.ZodType
    /** what it declares to answer; read by `answersOf()` */
    answers?: readonly [status: string, answer: DeclaredAnswer][]
  }
}

const session = [{ bearer: [] }, { session: [] }]

/** What a route answers, by status. */
export type DeclaredAnswers = Readonly<Record<string, DeclaredAnswer>>
export type DeclaredAnswer = z.ZodType | { content: Record<string, { schema: z.ZodType }> }

/**
 * Says of each route that declares its answers whom it asks to sign in, and puts its answers aside for `answersOf()`: Fastify
 * would keep them twice, each time in a list as long as the highest status.
 */
export function declareCommonAnswers(app: App): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { schema, config } = route
    if (!schema?.response) return
    const access = config?.access ?? 'anyone'
    const security = access === 'staff' ? session : access === 'contact' ? [{ bearer: [] }] : []
    const { response, ...rest } = schema
    const answers = Object.entries(response as DeclaredAnswers) // Fastify's type leaves it open
    route.schema = { security, ...rest }
    route.config = { ...config, answers }
  })
}

type DescribedRoute = Pick<RouteOptions, 'method' | 'url'> & { config?: FastifyContextConfig | undefined }

/** What a route answers, with what any such route may answer; null where it declares nothing. */
export function answersOf(route: DescribedRoute): DeclaredAnswers | null {
  const own = route.config?.answers
  return own ? { ...commonAnswers(route), ...Object.fromEntries(own) } : null
}

function commonAnswers(route: DescribedRoute): Record<number, DeclaredAnswer> {
  const { method, config } = route
  const access = config?.access ?? 'anyone'
  const writes = [method].flat().some((one) => one === 'POST' || one === 'PUT' || one === 'PATCH')
  return {
    // An address that ends in a slash, where the last part is missing.
    ...(!writes && /\/:\w+$/.test(route.url) && { 308: noBody }),
    ...errors(400, 403, 404, 408, 421, 500, 503),
    // A browser that opens such an address gets a page.
    ...(!writes && access === 'anyone' && { 503: pageAnswers[503] }),
    ...(!writes && access === 'anyone' && !config?.place?.api && { 400: pageAnswers[400] }),
    ...(access !== 'anyone' && errors(401)),
    ...(writes && errors(413, 415)),
    ...(config?.rateLimit !== undefined && errors(429)),
  }
}
