import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../src/http/app.ts'
import {
  answersOf,
  errors,
  pageAnswers,
  type DeclaredAnswer,
  type DeclaredAnswers,
} from '../src/http/answers.ts'
import { noteUndeclared } from './undeclared-answers.ts'

/** Routes of plugins, which say nothing of their answers: built files, and the page that shows the API. */
const ofPlugins = /^\/(assets\/|backoffice\/assets\/|api\/docs(\/|$))/
/** Where no route is. */
const nowhere: DeclaredAnswers = { ...errors(400, 403, 413, 415, 421, 503), ...pageAnswers }

const seen = new WeakMap<App, Set<string>>()
const queries = new WeakMap<App, Map<string, z.ZodObject>>()
const files = new WeakMap<App, string[]>()

/** The routes of an application that declare what they answer, as `GET /api/branches`. */
export const declaredRoutes = (app: App): ReadonlySet<string> => seen.get(app) ?? new Set()

/** The query parameters that the GET routes of an application take, by address. */
export const queriesOf = (app: App): ReadonlyMap<string, z.ZodObject> => queries.get(app) ?? new Map()

/** The GET routes of an application that declare a picture or a PDF as a response. */
export const fileRoutesOf = (app: App): readonly string[] => files.get(app) ?? []

/** Compares all that leaves with what its route declares; fail-on-undeclared.ts tells of what differs. */
export function watchAnswers(app: App): void {
  const declaring = new Set<string>()
  seen.set(app, declaring)
  const taking = new Map<string, z.ZodObject>()
  queries.set(app, taking)
  const sending: string[] = []
  files.set(app, sending)
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    const own = Object.keys(schema?.response ?? {}).length > 0 || (config?.answers?.length ?? 0) > 0
    for (const one of [method].flat()) if (own) declaring.add(`${one} ${url}`)
    const answers = Object.values((schema?.response ?? {}) as DeclaredAnswers) // Fastify's type leaves it open
    if (method === 'GET' && answers.some(isFile)) sending.push(url)
    if (method === 'GET' && schema?.querystring instanceof z.ZodObject) taking.set(url, schema.querystring)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const error = problemOf(request, reply, payload)
    if (error !== null)
      noteUndeclared(
        `${request.method} ${request.routeOptions.url ?? 'nowhere'} ${reply.statusCode}: ${error}`,
      )
    done(null, payload)
  })
}

const isFile = (answer: DeclaredAnswer): boolean =>
  'content' in answer && Object.keys(answer.content).some((type) => /^(image|video|font)\/|pdf$/.test(type))

const mustDeclare = (url: string): boolean => !ofPlugins.test(url)

function problemOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const { url, method, config } = request.routeOptions
  const all = url === undefined ? nowhere : answersOf({ url, method, config })
  if (!all) return mustDeclare(url ?? '') ? 'the route declares no answers' : null
  const declared = all[String(reply.statusCode)]
  if (!declared) return 'the status is not declared'
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? ''
  const isEmpty = payload === null || payload === undefined || payload === ''
  if (isEmpty || request.method === 'HEAD')
    return isEmpty && request.method !== 'HEAD' && !mayBeEmpty(declared) ? 'it has no body' : null
  const expected = schemaOf(declared, type)
  if (!expected) return `${type} is not declared`
  if (type !== 'application/json') return null
  return difference(staffAnswer(request, reply) ?? expected, JSON.parse(textOf(payload, reply)))
}

const mayBeEmpty = (declared: DeclaredAnswer) => declared instanceof z.ZodUndefined

const schemaOf = (declared: DeclaredAnswer, type: string): z.ZodType | undefined =>
  declared instanceof z.ZodType
    ? type === 'application/json' && !mayBeEmpty(declared)
      ? declared
      : undefined
    : declared.content[type]?.schema

function staffAnswer(request: FastifyRequest, reply: FastifyReply): z.ZodType | undefined {
  const { lang, state } = request.query as { lang?: unknown; state?: unknown } // looked at as whatever they are
  const asked = lang === 'all' || state === 'all'
  return asked && reply.statusCode === 200 ? request.routeOptions.config.staffAnswer : undefined
}

function textOf(payload: unknown, reply: FastifyReply): string {
  if (typeof payload === 'string') return payload
  if (!(payload instanceof Uint8Array)) throw new Error('JSON leaves as a text or as bytes')
  const coding = reply.getHeader('content-encoding')
  const plain =
    coding === 'br' ? brotliDecompressSync(payload) : coding === 'gzip' ? gunzipSync(payload) : payload
  return Buffer.from(plain).toString('utf8')
}

/** What a schema does not know is left out by it, and so is found by comparing. */
export function difference(schema: z.ZodType, body: unknown): string | null {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    return parsed.error.issues
      .map((issue) => `${issue.path.join('.') || 'the body'}: ${say(issue)}`)
      .join('; ')
  return isDeepStrictEqual(parsed.data, body) ? null : `${firstOther(parsed.data, body, '')} is not declared`
}

const say = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `${issue.keys.join(', ')} not declared`
    : issue.code === 'invalid_union'
      ? issue.errors
          .map((one) => one.map((inner) => `${inner.path.join('.')} ${say(inner)}`).join(', '))
          .join(' / or / ')
      : issue.message

function firstOther(known: unknown, left: unknown, path: string): string {
  if (typeof left !== 'object' || left === null || typeof known !== 'object' || known === null) return path
  const of = new Map(Object.entries(known))
  for (const [key, value] of Object.entries(left))
    if (!isDeepStrictEqual(of.get(key), value))
      return firstOther(of.get(key), value, path === '' ? key : `${path}.${key}`)
  return `something in ${path || 'the body'}`
}
