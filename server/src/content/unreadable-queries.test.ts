import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bare, kindOf } from '#contract/backoffice/schema.ts'
import { collections } from '#contract/registry.ts'
import { roles } from '#contract/roles.ts'
import { queriesOf } from '../../test-support/declared-answers.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { sampled } from '../../test-support/sampled.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { writeCursor } from '../http/paging.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

/** Requests an address as each role in turn, until one of them is admitted. */
async function answerTo(address: string, query: Record<string, string>) {
  const url = `${address.replace(/:\w+/g, () => randomUUID())}?${new URLSearchParams(query).toString()}`
  for (const role of roles) {
    const answer = await service.ask('GET', url, { as: newsroom.token(role) })
    if (answer.status !== 403) return answer
  }
  throw new Error(`No role reads ${address}`)
}

/** Values that no field of these kinds can have. */
const unreadable: Readonly<Record<string, readonly string[]>> = {
  flag: ['a', '1', 'TRUE'],
  choice: ['nothing-there', '0'],
  date: ['a', '2026-02-30', '2026-11-21T06:00:00Z'],
}
/** The kind of a filter's values; of a list, of its entries. */
function kindOfFilter(fields: Readonly<Record<string, z.ZodType>>, filter: string): string {
  const field = fields[filter] ?? z.never()
  const list = bare(field)
  return kindOf(list instanceof z.ZodArray ? list.element : field) ?? 'none'
}
const text = ['line', 'slug', 'address', 'path', 'link', 'contact', 'message_key']
const typed = collections
  .flatMap(({ name, fields, filters }) =>
    filters.map((filter) => ({ name, filter, kind: kindOfFilter(fields, filter) })),
  )
  .filter(({ kind }) => !text.includes(kind))

for (const [tags, share] of sampled(typed))
  test.for(share)('$name responds with 400 to a $filter that is no $kind', { tags }, async (filter) => {
    const { name, filter: field, kind } = filter
    expect(Object.keys(unreadable)).toContain(kind)
    for (const value of unreadable[kind] ?? [])
      for (const address of [`/api/${name}`, `/backoffice/api/${name}`]) {
        const { status, body } = await answerTo(address, { [field]: value })
        expect([address, value, status, body]).toMatchObject([
          address,
          value,
          400,
          { fields: { [field]: expect.stringMatching(/^This takes/) } },
        ])
      }
  })

/** Values that PostgreSQL refuses for a boolean, a number, an instant or an id. */
const hostile = [
  'a',
  '-1',
  '9'.repeat(15),
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-11-21T06:00:00+23:59',
  `pages/${'-'.repeat(36)}`,
  ...[
    ['0000-01-01T00:00:00Z', randomUUID()],
    ['2026-11-21T06:00:00+23:59', randomUUID()],
    ['0000-01-01T00:00:00Z'],
    ['a\0', randomUUID()],
    ['a', '0000-01-01T00:00:00Z'],
    ['a', randomUUID()],
    ['a', '2026-11-21T06:00:00Z'],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
    [2 ** 53 - 1],
  ].map(writeCursor),
]

describe('GET routes with a query', () => {
  test('respond with 4xx to values that PostgreSQL cannot read', { tags: ['length'] }, async () => {
    const failed: unknown[] = []
    for (const [address, schema] of queriesOf(service.app))
      for (const name of Object.keys(schema.shape))
        for (const value of hostile) {
          if (schema.shape[name]?.safeParse(value).success === false) continue
          // inject() throws where an export fails after its beginning was sent.
          const status = await answerTo(address, { [name]: value }).then(
            (answer) => answer.status,
            () => 500,
          )
          if (status >= 500 && address !== '/live') failed.push([address, name, value, status])
        }
    for (const sort of ['created_at', 'updated_at', 'state', 'name'])
      for (const after of hostile) {
        const { status } = await answerTo('/backoffice/api/branches', { sort, after })
        if (status >= 500) failed.push([sort, after, status])
      }
    expect(failed).toEqual([])
  })
})
