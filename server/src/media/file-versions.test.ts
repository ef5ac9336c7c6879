import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Approvals, DecideBody } from '#contract/backoffice/approvals.ts'
import { documents } from '#contract/collections/documents.ts'
import { products } from '#contract/collections/products.ts'
import { openNewsroom, pdf, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
let colleague: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  colleague = (await service.staff(['author', 'approver'])).token
})
afterAll(() => service.stop())

const files = '/backoffice/api/files'
const replace = (id: string, text: string, as = newsroom.token('author'), reason = 'A wrong figure') =>
  service.ask('POST', `${files}/${id}/replace?reason=${encodeURIComponent(reason)}`, {
    as,
    raw: pdf(text),
    headers: { 'content-type': 'application/pdf' },
  })
const restore = (id: string, version: number, as = newsroom.token('author')) =>
  service.ask('POST', `${files}/${id}/restore`, { as, body: { version, reason: 'The new one is wrong' } })
const details = async (id: string) =>
  (await service.ask('GET', `${files}/${id}`, { as: newsroom.token('author') })).body

async function publishDocument() {
  const file = await newsroom.upload(pdf(`first ${crypto.randomUUID()}`), 'application/pdf', 'report.pdf')
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })
  return { file, item: item.id }
}
const served = async (file: string) => (await service.app.inject({ url: `/files/${file}.pdf` })).rawPayload

const approvals = async (as = newsroom.token('approver')): Promise<Approvals> =>
  (await service.ask('GET', '/backoffice/api/approvals', { as })).body
async function waitingFor(file: string, as?: string) {
  const found = (await approvals(as)).batches.find(({ key }) => key === file)?.items[0]
  if (!found) throw new Error('nothing is pending')
  return found
}
async function decide(
  file: string,
  decision: { decision: 'approve' } | { decision: 'return'; reason: string },
  as = newsroom.token('approver'),
) {
  const { revision } = await waitingFor(file)
  const body: DecideBody = { items: [{ collection: 'files', id: file, revision }], ...decision }
  return service.ask('POST', '/backoffice/api/approvals/decide', { as, body })
}
const approve = (file: string, as?: string) => decide(file, { decision: 'approve' }, as)

describe('a new version of a published document', () => {
  test('takes effect once a second person approves it', async () => {
    const { file } = await publishDocument()
    const first = await served(file)
    expect(await replace(file, 'second')).toMatchObject({ status: 200, body: { version: 1, pending: {} } })
    expect(await served(file)).toEqual(first)
    expect((await approve(file)).status).toBe(204)
    expect(await served(file)).toEqual(pdf('second'))
    expect(await details(file)).toMatchObject({ version: 2, pending: null })
  })

  test('shows approvers both contents, its reason and its uses', async () => {
    const { file, item } = await publishDocument()
    const first = await served(file)
    await replace(file, 'second')
    const { version, title, mine } = await waitingFor(file)
    expect([title, mine]).toEqual(['report.pdf', false])
    expect(version).toMatchObject({ reason: 'A wrong figure', used_by: [{ id: item, live: true }] })
    const view = (url = '') =>
      service.app.inject({ url, headers: { authorization: `Bearer ${newsroom.token('approver')}` } })
    expect((await view(version?.before.view)).rawPayload).toEqual(first)
    expect((await view(version?.after.view)).rawPayload).toEqual(pdf('second'))
  })

  test('is not approved by its sender', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second', colleague)
    expect((await waitingFor(file, colleague)).mine).toBe(true)
    expect(await approve(file, colleague)).toMatchObject({ status: 403, body: { code: 'own_work' } })
  })

  test('is approved only as it was read', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second')
    const { revision } = await waitingFor(file)
    await replace(file, 'third')
    const items = [{ collection: 'files', id: file, revision }]
    expect(
      await service.ask('POST', '/backoffice/api/approvals/decide', {
        as: newsroom.token('approver'),
        body: { items, decision: 'approve' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  })

  test('is not replaced by a colleague while it is pending', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second')
    expect(await replace(file, 'third', colleague)).toMatchObject({ status: 409 })
  })

  test('goes back to its sender with a reason', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second')
    expect((await decide(file, { decision: 'return', reason: 'Page 3 is missing.' })).status).toBe(204)
    expect((await details(file)).pending).toMatchObject({ returned_reason: 'Page 3 is missing.' })
    expect((await approvals()).batches.some(({ key }) => key === file)).toBe(false)
    await replace(file, 'third', colleague)
    expect((await approve(file)).status).toBe(204)
  })

  test('is withdrawn by its sender alone', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second')
    const { revision } = await waitingFor(file)
    const withdraw = (as: string) =>
      service.ask('POST', '/backoffice/api/approvals/withdraw', {
        as,
        body: { verb: 'withdraw', items: [{ collection: 'files', id: file, revision }] },
      })
    expect(await withdraw(colleague)).toMatchObject({ status: 403, body: { code: 'not_sender' } })
    expect((await withdraw(newsroom.token('author'))).status).toBe(204)
    expect((await details(file)).pending).toBeNull()
  })

  test('is in the work queues of approvers and its sender', async () => {
    const { file } = await publishDocument()
    await replace(file, 'second')
    const rowsOf = async (kind: string, as: string) =>
      (await service.ask('GET', '/backoffice/api/work_queue', { as })).body.sections
        .find((section: { kind: string }) => section.kind === kind)
        ?.rows.filter(({ id }: { id: string }) => id === file)
    expect(await rowsOf('approvals', newsroom.token('approver'))).toMatchObject([{ collection: 'files' }])
    expect(await rowsOf('sent', newsroom.token('author'))).toHaveLength(1)
    await decide(file, { decision: 'return', reason: 'No.' })
    expect(await rowsOf('sent', newsroom.token('author'))).toEqual([])
    expect(await rowsOf('returned', newsroom.token('author'))).toMatchObject([{ collection: 'files' }])
  })
})

test('a withdrawn draft’s file needs a second person, since an approver may have read it', async () => {
  const file = await newsroom.upload(pdf('read'), 'application/pdf')
  const summary = { en: `<p><a href="/files/${file}.pdf">x</a></p>` }
  const as = newsroom.token('author')
  const { id } = await newsroom.write(products, { ...newsroom.body(products), summary })
  await service.ask('POST', `/api/products/${id}/submit`, { as, body: {} })
  expect((await service.ask('POST', `/api/products/${id}/withdraw`, { as, body: {} })).status).toBe(200)
  expect(await replace(file, 'second')).toMatchObject({ body: { version: 1, pending: {} } })
})

describe('a new version of an unpublished file', () => {
  test('takes effect immediately', async () => {
    const file = await newsroom.upload(pdf('unused'), 'application/pdf')
    expect(await replace(file, 'second')).toMatchObject({ body: { version: 2, pending: null } })
    await service.ask('POST', '/api/products?draft=true', {
      as: newsroom.token('author'),
      body: { ...newsroom.body(products), summary: { en: `<p><a href="/files/${file}.pdf">x</a></p>` } },
    })
    expect(await replace(file, 'third')).toMatchObject({ body: { version: 3, pending: null } })
  })

  test('needs a reason and another content', async () => {
    const file = await newsroom.upload(pdf('same'), 'application/pdf')
    expect((await replace(file, 'second', undefined, ' ')).status).toBe(400)
    expect(await replace(file, 'same')).toMatchObject({ status: 409 })
  })
})

describe('the versions of a file', () => {
  test('name their own author, reason and approver', async () => {
    const { file, item } = await publishDocument()
    await replace(file, 'second', colleague)
    await approve(file)
    const { versions } = await details(file)
    expect(versions).toMatchObject([
      {
        number: 2,
        bytes: pdf('second').length,
        by: { name: 'author,approver' },
        reason: 'A wrong figure',
        approved_by: { name: 'approver' },
      },
      { number: 1, by: { name: 'author' }, reason: null, approved_by: null },
    ])
    const revisions = await service.ask('GET', `/backoffice/api/documents/${item}/revisions`, {
      as: newsroom.token('author'),
    })
    expect(revisions.body.items[0].file_changes).toMatchObject([
      {
        file,
        name: 'report.pdf',
        number: 2,
        by: { name: 'author,approver' },
        approved_by: { name: 'approver' },
      },
    ])
  })

  test('are restored by the rule for uploads', async () => {
    const { file } = await publishDocument()
    const first = await served(file)
    await replace(file, 'second')
    await approve(file)
    expect(await restore(file, 1)).toMatchObject({ body: { version: 2, pending: { restored_from: 1 } } })
    await approve(file)
    expect(await served(file)).toEqual(first)
    expect((await details(file)).versions).toMatchObject([
      { number: 3, restored_from: 1, reason: 'The new one is wrong' },
      { number: 2 },
      { number: 1 },
    ])
    expect((await restore(file, 9)).status).toBe(404)
    expect((await restore(file, 1)).status).toBe(409)
  })
})
