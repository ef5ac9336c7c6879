import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { bodyOf, valuesOf } from '../backoffice/content/values.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'

// The back-office restores a revision by sending its text; the service compares the two.

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

/** What the gate tries of all collections. */
const samples = new Set(['pages', 'products', 'kyc_account_types'])

for (const definition of collections) {
  const { name } = definition
  test(
    `${name}: a restored revision has its own text`,
    { tags: samples.has(name) ? [] : ['length'] },
    async () => {
      await newsroom.makeRoom()
      const as = newsroom.writer(definition)
      const written = newsroom.body(definition, { ny: true })
      const item = await newsroom.write(definition, written)
      // Records of customers have no drafts.
      const draft = definition.staffOnly ? {} : { draft: 'true' }
      const put = async (body: unknown, restored: Record<string, string> = {}) => {
        const query = new URLSearchParams({ ...draft, ...restored }).toString()
        const read = await service.ask('GET', `/backoffice/api/${name}/${item.id}`, { as })
        const headers = { 'if-match': `"v${read.body.item.version}"` }
        return service.ask('PUT', `/api/${name}/${item.id}?${query}`, { as, body, headers })
      }
      const next = { ...newsroom.body(definition), ...keysOf(definition.unique, written) }
      const changed = await put(next)
      expect(changed.status).toBe(200)
      const reveal = Object.keys(definition.personal).length > 0 ? '?reveal=true' : ''
      const revision = `/backoffice/api/${name}/${item.id}/revisions/2${reveal}`
      const earlier = await service.ask('GET', revision, { as })
      const body = bodyOf(definition, valuesOf(definition, earlier.body.fields))
      expect((await put(body, { restored: '2' })).status).toBe(200)
      const refused = await put(body, { restored: '1' })
      expect([refused.status, refused.body.fields]).toEqual([400, { restored: expect.any(String) }])
    },
  )
}

const keysOf = (names: readonly string[], body: Record<string, unknown>) =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
