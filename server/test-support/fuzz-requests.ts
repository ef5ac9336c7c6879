import fc from 'fast-check'
import { roles, type Role } from '#contract/roles.ts'
import type { UploadedFiles } from './sample-body.ts'

/** A schema of the API's description, as much of it as it uses. */
type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}
export type Operation = {
  path: string
  method: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
export type FuzzRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | null
  signedIn: Role | null
}

/** What programs stumble over. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\ufeff',
    "'; drop table blogs; --",
    '%',
    '%00',
    '${x}',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-0',
    '1e999',
    '9'.repeat(400),
    ' ',
    '',
    'İ',
    '𝕏'.repeat(300),
  ),
  fc.constantFrom(
    '2026-11-21T06:00:00Z',
    '2099-12-31T23:59:60Z',
    '2000-02-30T00:00:00Z',
    '2026-11-21T06:00:00.1234567Z',
    'infinity',
    '-infinity',
    'now',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const wild: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom(null, true, 0, -1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 0.1, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
)

/** What a request is made of: files and items that are there, and how many values in a hundred are anything at all. */
type From = { files: UploadedFiles; ids: string[]; odd: number }

function valueOf(schema: Schema, from: From, name = ''): fc.Arbitrary<unknown> {
  const fits = fitting(schema, from, name)
  return from.odd === 0
    ? fits
    : fc.oneof({ weight: 100 - from.odd, arbitrary: fits }, { weight: from.odd, arbitrary: wild })
}

function fitting(schema: Schema, from: From, name: string): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives?.length) return fc.oneof(...alternatives.map((one) => fitting(one, from, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const type = (Array.isArray(schema.type) ? schema.type[0] : schema.type) ?? 'any'
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([key, child]) => [
        key,
        valueOf(child, from, key),
      ])
      const requiredKeys = schema.required ?? []
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
    }
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, from), { minLength: 1, maxLength: 2 })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 100, 1e6),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema, from, name)
    default:
      return wild
  }
}

function textOf(
  { format, pattern = '', maxLength = 60 }: Schema,
  { files, ids, odd }: From,
  name: string,
): fc.Arbitrary<string> {
  if (name === 'file') return fc.constantFrom(files.image, files.file)
  if (name === 'id' && ids.length) return fc.constantFrom(...ids)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') {
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    return times.map((date) => date.toISOString())
  }
  if (format === 'date') return fc.constant('2026-11-21')
  if (format === 'email') return fc.constant('someone@example.com')
  if (pattern.startsWith('^(0|')) return fc.integer({ min: 0, max: 99_999 }).map((n) => `${n}.25`)
  if (pattern.startsWith('^[a-z0-9]+(')) return fc.integer({ min: 0, max: 500 }).map((n) => `slug-${n}`)
  if (pattern.startsWith('^(\\/')) return fc.constant('/somewhere')
  if (pattern.includes('\\d')) return fc.integer({ min: 0, max: 120 }).map(String)
  const plain = fc.string({ maxLength: Math.min(maxLength - 1, 40) }).map((text) => `a${text}`)
  // Texts of the right length, now and then with what a database or a parser does not take.
  return odd === 0 ? plain : fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: nasty })
}

const encoded = (text: string) => {
  // A lone surrogate cannot be percent-encoded; as bytes it is malformed UTF-8.
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}
const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')

/** Requests to any operation, a third of them without fault; `ids` are items that are there, by collection. */
export function requests(
  operations: readonly Operation[],
  files: UploadedFiles,
  ids: Record<string, string[]>,
): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(fc.constantFrom(...operations), fc.constantFrom(0, 4, 25)).chain(([operation, odd]) => {
    // One is deleted again and again; the others stay for the rest.
    const known = ids[operation.path.split('/')[2] ?? ''] ?? []
    const from = { files, odd, ids: known.slice(operation.method === 'DELETE' ? -1 : 0) }
    const parameters = operation.parameters ?? []
    const record = (
      place: string,
      value: (schema: Schema, name: string) => fc.Arbitrary<unknown>,
      requiredKeys?: string[],
    ) => {
      const fields = parameters
        .filter((one) => one.in === place)
        .map(({ name, schema }) => [name, value(schema, name)])
      return fc.record(
        Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>,
        requiredKeys ? { requiredKeys } : {},
      )
    }
    const versions = fc.constantFrom('"v1"', '"v2"', '"v3"')
    const headerOf = (_: Schema, name: string) => {
      const usual = name === 'idempotency-key' ? fc.uuid() : versions
      return odd === 25 ? fc.oneof(usual, nasty.map(ascii)) : usual
    }
    const content = operation.requestBody?.content['application/json']
    const rarely = <T>(usual: T, unusual: T[]) =>
      odd === 0
        ? fc.constant(usual)
        : fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(...unusual))
    const made = fc.record({
      path: record('path', (schema, name) => valueOf(schema, from, name)),
      query: record('query', (schema, name) => valueOf(schema, from, name), []),
      header: record('header', headerOf, []),
      body: content?.schema ? valueOf(content.schema, from) : fc.option(wild),
      extra: rarely('', ['&%', '&%zz=1', '&lang=en&lang=ny', '&limit[]=1', '&=', '&a=%00', '&surplus', '#x']),
      sentAs: rarely('application/json', [
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'application/pdf',
        '',
      ]),
      cut: rarely<string | null>(null, ['{', '{"a":', '[1,', '"', '{"__proto__":{}}', '\u0000', '']),
      signedIn: fc.oneof(
        { weight: 4, arbitrary: fc.constant('administrator' as const) },
        fc.option(fc.constantFrom(...roles)),
      ),
    })
    return made.map((one) => requestOf(operation, one))
  })
}

type Made = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
  extra: string
  sentAs: string
  cut: string | null
  signedIn: Role | null
}

/** An object may hold a `toString` that is no function. */
const inAddress = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function requestOf({ path, method }: Operation, made: Made): FuzzRequest {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inAddress(made.path[name])))
  const pairs = Object.entries(made.query).map(([name, value]) => `${name}=${encoded(inAddress(value))}`)
  const bodied = method === 'POST' || method === 'PUT'
  const payload = made.cut ?? JSON.stringify(made.body) ?? 'null'
  return {
    method,
    url: `${place}?${pairs.join('&')}${made.extra}`,
    headers: {
      ...(made.header as Record<string, string>),
      ...(bodied && made.sentAs && { 'content-type': made.sentAs }),
    },
    payload: bodied ? payload : null,
    // Whoever signs out is out for all that follows.
    signedIn: path.endsWith('sign-out') ? null : made.signedIn,
  }
}
