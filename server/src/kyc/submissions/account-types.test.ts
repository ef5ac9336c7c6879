import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kycAccountTypes } from '#contract/collections/kyc-account-types.ts'
import { kycDocuments, kycSubmissions } from '#database/tables.ts'
import { openBank, prove, readyDocument, requiredDocument } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

// Staff say what an account type requires; what was sent stays under the list it was sent under.

let service: Service
let newsroom: Newsroom
let branch: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
})
afterAll(() => service.stop())

const username = 'club@sample.invalid'
const type = (purposes: string[]) => ({
  name: { en: 'Club Account', ny: 'Akaunti ya kalabu' },
  position: 9,
  documents: purposes.map(requiredDocument),
})
const ready = async (...purposes: string[]) =>
  Promise.all(
    purposes.map(async (purpose) => ({ purpose, document: await readyDocument(service, username, purpose) })),
  )
const send = async (documents: object, { id = '', number = '8000000000001', more = {} } = {}) => {
  const body = {
    ...(id === '' && { account_number: number, account_name: 'Sample Club', branch }),
    ...(id === '' && { kyc_account_type: 'Club Account' }),
    documents,
    ...more,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const as = await prove(service, username)
  return service.ask(id ? 'PUT' : 'POST', `/api/kyc_submissions${id && `/${id}`}`, { as, body, headers })
}

test('a type of staff’s is asked for by its live list, and what was sent keeps the list it was sent under', async () => {
  expect((await send(await ready('Club Rules'))).body.fields).toHaveProperty('kyc_account_type')
  const item = await newsroom.publish(kycAccountTypes, type(['Club Rules', 'List of Members']))

  const partly = await send(await ready('Club Rules'))
  expect([partly.status, partly.body.fields]).toEqual([422, { documents: 'List of Members' }])
  const sent = await send(await ready('Club Rules', 'List of Members'))
  expect(sent.status).toBe(201)
  const { id } = sent.body as { id: string }

  await service.ask('PUT', `/api/kyc_account_types/${item.id}`, {
    as: newsroom.token('administrator'),
    body: type(['Club Rules', 'Letter of the Chair']),
  })
  await newsroom.approve(kycAccountTypes, item as StaffItem)

  // A new one is asked for what stands now.
  const old = await send(await ready('Club Rules', 'List of Members'), { number: '8000000000002' })
  expect([old.status, old.body.fields]).toEqual([
    422,
    {
      documents: 'Letter of the Chair',
      'documents.List of Members': 'This account type does not ask for it.',
    },
  ])
  // One that was sent is mended under its own list, also where the type is named again.
  await service.services.db
    .update(kycDocuments)
    .set({ state: 'needs_change' })
    .where(eq(kycDocuments.submission_id, id))
  const more = { kyc_account_type: 'Club Account' }
  const mended = await send(await ready('Club Rules', 'List of Members'), { id, more })
  expect(mended.status).toBe(200)
  const stranger = await send(await ready('Letter of the Chair'), { id })
  expect(stranger.body.fields).toHaveProperty(['documents.Letter of the Chair'])
  const [row] = await service.services.db.select().from(kycSubmissions).where(eq(kycSubmissions.id, id))
  expect(row?.required_documents.map(({ purpose }) => purpose)).toEqual(['Club Rules', 'List of Members'])
  // Nobody has decided that one officer is enough for it.
  expect(row?.two_officers).toBe(true)
})

test('a branch beyond the first thousand is accepted', async () => {
  // These ids come first in the order of ids.
  await service.services.db.execute(sql`
    with copies as (select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id, n from generate_series(1, 1001) as n),
    texts as (insert into revisions (collection, item_id, number, body, author, created_at, contributors)
      select 'branches', id, 1, jsonb_build_object('name', 'Sample Branch ' || n), 'sample', now(), '{}' from copies
      returning id as revision, item_id)
    insert into branches (id, created_at, updated_at, state, version, draft_revision, live_revision)
      select item_id, timestamptz '2020-01-01' + revision * interval '1 ms', now(), 'published', 1, revision, revision from texts`)
  const documents = await ready('Payslip')
  const sent = await send(documents, {
    number: '8000000000004',
    more: { kyc_account_type: 'Individual Account' },
  })
  expect(sent.body.fields).toHaveProperty('documents')
  expect(sent.body.fields).not.toHaveProperty('branch')
})

test('another type brings its own list', async () => {
  const item = await newsroom.publish(kycAccountTypes, {
    name: { en: 'Choir Account', ny: 'Akaunti ya kwaya' },
    position: 10,
    documents: [requiredDocument('Choir Rules')],
  })
  expect(item.state).toBe('published')
  const sent = await send(await ready('Choir Rules'), {
    number: '8000000000003',
    more: { kyc_account_type: 'Akaunti ya kwaya' },
  })
  expect(sent.status).toBe(201)
  const documents = await ready('Payslip', 'Signature')
  const changed = await send(documents, {
    id: sent.body.id,
    more: { kyc_account_type: 'Individual Account' },
  })
  expect(changed.body.fields.documents).toContain('Letter from Employer')
})
