/** A JSON Schema as the API's description has it, as far as it is read here. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
}

type From = {
  components: Readonly<Record<string, JsonSchema>>
  /** examples of named schemas */
  named: ReadonlyMap<string, unknown>
  /** leaves out what need not be sent */
  requiredOnly?: boolean
}

/** What texts of a name say; the first that fits is taken. */
const sentence = 'Some fields are missing or not right.'
const id = '6f1c1b0e-2f5f-4b8e-9d55-0a4a4b9a1e11'
const instant = '2026-11-21T06:00:00.000000Z'
const byName: Readonly<Record<string, string>> = {
  username: '+265999000001',
  email: 'sample@example.invalid',
  name: 'Sample Name',
  code: '123456',
  currency: 'USD',
  account_number: '1000000001',
  account_name: 'Sample Customer',
  account_ending: '0001',
  branch: 'Zomba',
  kyc_account_type: 'Personal Account',
  monthly_income: '150,000',
  product: 'First Save Savings Account',
  type: 'personal',
  purpose: 'National ID',
  reference: 'OA-6F1C1B0E',
  q: 'savings',
  slug: 'savings-week-begins',
  url: '/files/6f1c1b0e-2f5f-4b8e-9d55-0a4a4b9a1e11.pdf',
  key: '6f1c1b0e-2f5f-4b8e-9d55-0a4a4b9a1e11.pdf',
  start: '0',
  end: '10',
  limit: '10',
  title: 'Savings week begins',
  summary: 'Open a savings account in any branch this week.',
  message: sentence,
  error: sentence,
  token: 'sample-token-that-opens-nothing',
  mime: 'application/pdf',
  to: '/fdhbankplc/news',
  'if-match': '"v3"',
  'idempotency-key': 'sample-key-1',
  'upload-offset': '0',
  'upload-length': '48213',
  'upload-metadata': 'purpose TmF0aW9uYWwgSUQ=',
  'tus-resumable': '1.0.0',
}
const texts = [
  'Sample text',
  'sample-text',
  '1',
  '10',
  '123456',
  '1734.50',
  'Sample',
  'sample',
  instant,
  '2026-11-21',
  '08:00',
  '/',
  id,
  `blogs/${id}`,
  '',
]

/** A value that fits a schema, real as far as its name or the definitions tell. */
export function exampleOf(schema: JsonSchema, from: From, name = ''): unknown {
  const ref = schema.$ref?.replace('#/components/schemas/', '')
  if (ref !== undefined)
    return from.named.has(ref) ? from.named.get(ref) : exampleOf(from.components[ref] ?? {}, from, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return exampleOf(first, from, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema, from)
    case 'array':
      return [exampleOf(schema.items ?? {}, from, name)]
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema, name)
    case undefined:
    default:
      return null
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, from: From): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([name]) => !from.requiredOnly || required.includes(name))
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, from, name)]))
}

function textOf(
  { format, pattern, allOf = [], minLength = 0, maxLength = 1000 }: JsonSchema,
  name: string,
): string {
  if (format === 'uuid') return id
  const instants =
    /(^|_)(at|since|from|to|until|by)$/.test(name) || name === 'last_created_at' ? [instant] : []
  const said = byName[name] === undefined ? [] : [byName[name]]
  const known =
    format === 'date-time' ? [instant] : format === 'date' ? ['2026-11-21'] : [...said, ...instants]
  const patterns = [pattern, ...allOf.map((one) => one.pattern)]
    .filter((one) => one !== undefined)
    .map((one) => new RegExp(one, 'u'))
  const all = [...known, ...texts].filter(
    (text) => text.length >= minLength && text.length <= maxLength && patterns.every((one) => one.test(text)),
  )
  return all[0] ?? ''
}
