// @module-tag databases

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { collections } from '#contract/registry.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { sampled } from '../../test-support/sampled.ts'
import type { Service } from '../../test-support/service.ts'
import { maskPersonal } from './personal-data.ts'
import { readSchema } from './read-schema.ts'
import { staffFrame } from './staff/staff-schema.ts'

// Every collection by its definition alone: a new one is tested as soon as it is registered.

// prettier-ignore
const wrongQueries = [
  'limit=0', 'limit=101', 'limit=', 'limit=1e1', 'limit=0x5', 'limit=+5', 'limit=1&limit=1', 'limit=-1',
  'lang=fr', 'lang=en&lang=ny', 'lang=', 'last_created_at=', 'last_created_at=yesterday', 'surplus=1',
  'last_created_at=2026-02-30T00:00:00Z', 'last_created_at=2026-01-01', '__proto__=1', 'state=draft', 'id=1',
]
/** Records of customers have states of their own; what needs approval waits. */
function stateAfterWriting(definition: Collection, body: Record<string, unknown>): string {
  if (definition.staffOnly) return definition.recordState(body)
  return definition.approvalOf(body) ? 'draft' : 'published'
}

const each = collections.map((definition) => [definition.name, definition] as const)

test.each(collections)(
  '$name has no field that is called like what every item carries for staff',
  ({ fields }) => {
    expect(Object.keys(fields).filter((name) => Object.hasOwn(staffFrame, name))).toEqual([])
  },
)

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  beforeEach(() => newsroom.makeRoom())
  afterAll(() => service.stop())

  for (const [tags, cases] of sampled(each))
    test.each(cases)('%s: 401, 400, 403, then written', { tags }, async (name, definition) => {
      const body = newsroom.body(definition)
      const address = `/api/${name}`
      const as = newsroom.writer(definition)
      expect(await service.ask('POST', address, { body })).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
      expect(await service.ask('POST', address, { as: 'nobody', body })).toMatchObject({ status: 401 })
      expect(await service.ask('POST', address, { as, body: {} })).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      })
      const surplus = await service.ask('POST', address, { as, body: { ...body, surplus: 1 } })
      expect(surplus).toMatchObject({ status: 400, body: { code: 'malformed' } })
      const refused = await service.ask('POST', address, { as: newsroom.token('auditor'), body })
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(refused.body.error).toBe(refused.body.message)
      const written = await service.ask('POST', address, { as, body })
      expect(written).toMatchObject({
        status: 201,
        body: { state: stateAfterWriting(definition, body) },
      })
      expect(written.headers['etag']).toBe(`"v${written.body.version}"`)
    })

  for (const [tags, cases] of sampled(each))
    test.each(cases)(
      '%s: 404, 428, 400, 412, then overwritten and deleted',
      { tags },
      async (name, definition) => {
        const as = newsroom.writer(definition)
        const body = newsroom.body(definition)
        const item = await newsroom.write(definition, body)
        const address = `/api/${name}/${item.id}`
        const put = (to: string, version?: string, sent: unknown = body) =>
          service.ask('PUT', to, {
            as,
            body: sent,
            headers: version === undefined ? {} : { 'if-match': version },
          })
        expect(await service.ask('PUT', address, { body })).toMatchObject({ status: 401 })
        expect(await put(`/api/${name}/${randomUUID()}`, '"v1"')).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
        expect(await put(`/api/${name}/none`, '"v1"')).toMatchObject({ status: 400 })
        expect(await put(address, '1')).toMatchObject({ status: 400 })
        expect(await put(address, `"v${item.version + 1}"`)).toMatchObject({
          status: 412,
          body: { code: 'overtaken' },
        })
        expect(await put(address, `"v${item.version}"`, {})).toMatchObject({ status: 400 })
        const changed = await put(address, `"v${item.version}"`)
        expect(changed).toMatchObject({ status: 200, body: { revision: 2 } })
        expect(changed.body.version).toBeGreaterThan(item.version)
        expect(await put(address, `"v${item.version}"`)).toMatchObject({ status: 412 })

        expect(await service.ask('DELETE', address)).toMatchObject({ status: 401 })
        expect(await service.ask('DELETE', address, { as: newsroom.token('auditor') })).toMatchObject({
          status: 403,
        })
        expect(await service.ask('DELETE', address, { as })).toMatchObject({ status: 204, text: '' })
        expect(await service.ask('DELETE', address, { as })).toMatchObject({ status: 404 })
        expect(await put(address, `"v${changed.body.version}"`)).toMatchObject({ status: 404 })
        expect(await service.ask('GET', address, { as })).toMatchObject({ status: 404 })
        const all = await service.ask('GET', `/api/${name}?state=all&limit=100`, { as })
        expect(all.body.map(({ id }: { id: string }) => id)).not.toContain(item.id)
      },
    )

  for (const [tags, cases] of sampled(each))
    test.each(cases)(
      '%s: published, it is read by list and alone, as the API describes it',
      { tags },
      async (name, definition) => {
        const item = await newsroom.publish(definition)
        const as = definition.staffOnly ? newsroom.writer(definition) : null
        const list = await service.ask('GET', `/api/${name}?limit=1`, { as })
        expect(list).toMatchObject({ status: 200, body: [{ id: item.id, created_at: item.created_at }] })
        const one = await service.ask('GET', `/api/${name}/${item.id}`, { as })
        // What tells of customers is masked in lists.
        expect(maskPersonal(definition, one.body)).toEqual(list.body[0])
        expect(readSchema(definition).safeParse(one.body).error?.issues).toBeUndefined()
        expect(one.body._id).toBe(item.id)
        expect(one.body).not.toHaveProperty('state')
        if (!definition.staffOnly) return
        expect(await service.ask('GET', `/api/${name}`)).toMatchObject({ status: 401 })
        expect(await service.ask('GET', `/api/${name}/${item.id}`)).toMatchObject({ status: 401 })
        for (const role of ['author', 'approver', 'rates_officer', 'auditor'] as const) {
          const other = newsroom.token(role)
          expect(await service.ask('GET', `/api/${name}`, { as: other })).toMatchObject({ status: 403 })
          expect(await service.ask('GET', `/api/${name}/${item.id}`, { as: other })).toMatchObject({
            status: 403,
          })
        }
      },
    )

  const bilingual = each.filter(
    // A correction of a message names both languages itself.
    ([, { staffOnly, schema, fields }]) =>
      !staffOnly && !('ny' in fields) && JSON.stringify(schema.toJSONSchema()).includes('"ny"'),
  )
  for (const [tags, cases] of sampled(bilingual))
    test.each(cases)(
      '%s: in Chichewa; English stands in where it is missing',
      { tags },
      async (name, definition) => {
        const both = await newsroom.publish(definition)
        const en = await service.ask('GET', `/api/${name}/${both.id}`)
        const ny = await service.ask('GET', `/api/${name}/${both.id}?lang=ny`)
        expect(ny.text).toContain('Chi ')
        expect(ny.body).not.toHaveProperty('untranslated')
        expect(ny.headers['etag']).not.toBe(en.headers['etag'])
        const single = await newsroom.publish(definition, newsroom.body(definition, { ny: false }))
        const fallback = await service.ask('GET', `/api/${name}/${single.id}?lang=ny`)
        expect(fallback.body).toMatchObject({ untranslated: true })
        expect((await service.ask('GET', `/api/${name}/${single.id}`)).body).not.toHaveProperty(
          'untranslated',
        )
        const list = await service.ask('GET', `/api/${name}?lang=ny&limit=1`)
        expect(list.body[0]).toEqual(fallback.body)
      },
    )

  for (const [tags, cases] of sampled(each))
    test.each(cases)(
      '%s: a list takes its own keys once and nothing else',
      { tags },
      async (name, definition) => {
        const as = definition.staffOnly ? newsroom.writer(definition) : null
        const wrong = [
          ...wrongQueries,
          ...definition.filters.flatMap((filter) => [`${filter}=`, `${filter}=a&${filter}=b`]),
        ]
        for (const query of wrong) {
          const answer = await service.ask('GET', `/api/${name}?${query}`, { as })
          expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'malformed'])
        }
        expect(
          (await service.ask('GET', `/api/${name}?limit=100&last_created_at=2020-01-01T00:00:00Z`, { as }))
            .body,
        ).toEqual([])
        expect(await service.ask('GET', `/api/${name}/${randomUUID()}`, { as })).toMatchObject({
          status: 404,
        })
        expect(await service.ask('GET', `/api/${name}/${randomUUID()}?limit=1`, { as })).toMatchObject({
          status: 400,
        })
        expect(await service.ask('GET', `/api/${name}/none`, { as })).toMatchObject({ status: 400 })
      },
    )

  for (const [tags, cases] of sampled(each))
    test.each(cases)('%s: lists narrow by each filter', { tags }, async (name, definition) => {
      const as = definition.staffOnly ? newsroom.writer(definition) : null
      const body = newsroom.body(definition)
      const { id } = await newsroom.publish(definition, body)
      for (const filter of definition.filters) {
        const value = body[filter]
        const given = encodeURIComponent(String(Array.isArray(value) ? value[0] : value))
        const found = await service.ask('GET', `/api/${name}?limit=100&${filter}=${given}`, { as })
        expect(found.status).toBe(200)
        expect(found.body.map((item: { id: string }) => item.id)).toContain(id)
        // A list field matches where it holds the value.
        const other = found.body.filter(
          (item: Record<string, unknown>) =>
            ![item[filter]].flat().includes([maskPersonal(definition, body)[filter]].flat()[0]),
        )
        expect(other).toEqual([])
      }
    })
})
