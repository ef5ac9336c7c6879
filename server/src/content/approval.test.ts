import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { loans } from '#contract/collections/loans.ts'
import { notices } from '#contract/collections/notices.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const act = (path: string, as: string, body: unknown = null) =>
  service.ask('POST', `/api/${path}`, { as, body })
const own = { status: 403, body: { code: 'own_work' } }

test('an administrator who wrote it may not approve it; another one may', async () => {
  const [writer, other] = [await service.staff('administrator'), await service.staff('administrator')]
  const written = await service.ask('POST', '/api/notices', {
    as: writer.token,
    body: newsroom.body(notices),
  })
  const { id, revision } = written.body as StaffItem
  await act(`notices/${id}/submit`, writer.token)
  expect(await act(`notices/${id}/approve`, writer.token, { revision })).toMatchObject(own)
  expect(await act(`notices/${id}/approve`, other.token, { revision })).toMatchObject({
    status: 200,
    body: { state: 'published' },
  })
})

test('whoever wrote an earlier part of it may not approve what another made of it', async () => {
  const both = await service.staff(['author', 'approver'])
  const author = newsroom.token('author')
  const first = await service.ask('POST', '/api/notices', { as: both.token, body: newsroom.body(notices) })
  const { id, version } = first.body as StaffItem
  const headers = { 'if-match': `"v${version}"` }
  await service.ask('PUT', `/api/notices/${id}`, { as: author, body: newsroom.body(notices), headers })
  await act(`notices/${id}/submit`, author)
  expect(await act(`notices/${id}/approve`, both.token, { revision: 2 })).toMatchObject(own)
  // Returned and written once more by another: what they wrote is still in it.
  await act(`notices/${id}/return`, newsroom.token('approver'), { reason: 'Shorter, please.' })
  const drafted = await service.ask('GET', `/api/notices/${id}?state=all`, { as: author })
  const again = { 'if-match': String(drafted.headers['etag']) }
  const third = await service.ask('PUT', `/api/notices/${id}`, {
    as: author,
    body: newsroom.body(notices),
    headers: again,
  })
  expect(third.status).toBe(200)
  await act(`notices/${id}/submit`, author)
  expect(await act(`notices/${id}/approve`, both.token, { revision: 3 })).toMatchObject(own)
  expect(await act(`notices/${id}/approve`, newsroom.token('approver'), { revision: 3 })).toMatchObject({
    status: 200,
  })
  // Once live, it counts as approved: what follows is judged by who writes that.
  const live = await service.ask('GET', `/api/notices/${id}?state=all`, { as: author })
  const next = { 'if-match': String(live.headers['etag']) }
  await service.ask('PUT', `/api/notices/${id}`, { as: author, body: newsroom.body(notices), headers: next })
  await act(`notices/${id}/submit`, author)
  expect(await act(`notices/${id}/approve`, both.token, { revision: 4 })).toMatchObject({ status: 200 })
})

test('an approval names one revision; another is 409, a draft is in the wrong state', async () => {
  const item = await newsroom.write(loans)
  const approver = newsroom.token('approver')
  expect(await act(`loans/${item.id}/approve`, approver, { revision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'wrong_state' },
  })
  await act(`loans/${item.id}/submit`, newsroom.writer(loans))
  expect(await act(`loans/${item.id}/approve`, approver, { revision: 2 })).toMatchObject({
    status: 409,
    body: { code: 'changed_since' },
  })
  expect(await act(`loans/${item.id}/approve`, approver, {})).toMatchObject({ status: 400 })
  expect(await act(`loans/${item.id}/approve`, newsroom.writer(loans), { revision: 1 })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await act(`loans/${item.id}/submit`, newsroom.writer(loans))).toMatchObject({ status: 409 })
  expect(await act(`loans/${item.id}/return`, approver, {})).toMatchObject({ status: 400 })
  expect(await act(`loans/${item.id}/approve`, approver, { revision: 1 })).toMatchObject({ status: 200 })
  expect(await act(`loans/${item.id}/approve`, approver, { revision: 1 })).toMatchObject({ status: 409 })
})

test('archiving what needs approval asks another person than the one who asked for it', async () => {
  const item = await newsroom.publish(notices)
  const both = await service.staff(['author', 'approver'])
  expect(await act(`notices/${item.id}/archive`, both.token)).toMatchObject({
    status: 200,
    body: { state: 'in_review' },
  })
  expect((await service.ask('GET', `/api/notices/${item.id}`)).status).toBe(200)
  const archiving = { revision: 1, kind: 'archiving' }
  expect(await act(`notices/${item.id}/approve`, both.token, archiving)).toMatchObject(own)
  // Returned, it stays as it was.
  const back = await act(`notices/${item.id}/return`, newsroom.token('approver'), { reason: 'Still true.' })
  expect(back).toMatchObject({ status: 200, body: { state: 'published' } })
  await act(`notices/${item.id}/archive`, both.token)
  expect(await act(`notices/${item.id}/approve`, newsroom.token('approver'), archiving)).toMatchObject({
    status: 200,
    body: { state: 'archived' },
  })
  expect((await service.ask('GET', `/api/notices/${item.id}`)).status).toBe(404)
})

describe('the reason of a returned item', () => {
  const author = () => newsroom.token('author')
  const read = async (path: string) =>
    (await service.ask('GET', `/backoffice/api/${path}`, { as: author() })).body as StaffDetails
  const reasonOf = async (path: string) => (await read(path)).item.standing.draft?.returned
  const save = async (path: string) => {
    const headers = { 'if-match': `"v${(await read(path)).item.version}"` }
    const body = newsroom.body(notices)
    const saved = await service.ask('PUT', `/api/${path}?draft=true`, { as: author(), body, headers })
    expect(saved.status).toBe(200)
  }
  const submit = (path: string) => act(`${path}/submit`, author())
  const giveBack = (path: string) =>
    act(`${path}/return`, newsroom.token('approver'), { reason: 'Which gate?' })
  const approve = async (path: string, kind?: 'archiving') =>
    act(`${path}/approve`, newsroom.token('approver'), { revision: (await read(path)).item.revision, kind })
  const bring = async () => {
    const path = `notices/${(await newsroom.write(notices)).id}`
    await submit(path)
    await giveBack(path)
    await save(path)
    return path
  }

  test('stays with later drafts, and in the history with the returned revision only', async () => {
    const path = await bring()
    await save(path)
    expect(await reasonOf(path)).toBe('Which gate?')
    const history = await service.ask('GET', `/backoffice/api/${path}/revisions`, { as: author() })
    expect(history.body.items).toMatchObject([
      { number: 3, returned_reason: null },
      { number: 2, returned_reason: null },
      { number: 1, returned_reason: 'Which gate?' },
    ])
  })

  test('ends when the item is sent again', async () => {
    const path = await bring()
    await submit(path)
    await act(`${path}/withdraw`, author())
    expect(await reasonOf(path)).toBe(null)
    await save(path)
    expect(await reasonOf(path)).toBe(null)
  })

  test('ends when the item is published', async () => {
    const path = await bring()
    await submit(path)
    await approve(path)
    await save(path)
    expect(await reasonOf(path)).toBe(null)
  })

  test('ends when the item is archived', async () => {
    const path = `notices/${(await newsroom.publish(notices)).id}`
    await save(path)
    await submit(path)
    await giveBack(path)
    await act(`${path}/archive`, author())
    expect(await approve(path, 'archiving')).toMatchObject({ body: { state: 'archived' } })
    await save(path)
    expect(await reasonOf(path)).toBe(null)
  })

  test('of a refused archiving does not pass to the next draft', async () => {
    const path = `notices/${(await newsroom.publish(notices)).id}`
    await act(`${path}/archive`, author())
    await giveBack(path)
    await save(path)
    expect(await reasonOf(path)).toBe(null)
  })
})

test('what needs approval cannot be published by its writer; a slug is one article’s only', async () => {
  const notice = await newsroom.write(notices)
  expect(await act(`notices/${notice.id}/publish`, newsroom.token('administrator'))).toMatchObject({
    status: 409,
    body: { code: 'needs_approval' },
  })
  const body = newsroom.body(blogs)
  await newsroom.publish(blogs, body)
  const second = await service.ask('POST', '/api/blogs', { as: newsroom.token('author'), body })
  expect(second).toMatchObject({ status: 409, body: { code: 'conflict', fields: { slug: 'taken' } } })
})

test('a rate that was approved stands for good', async () => {
  const rate = await newsroom.publish(exchangeRates)
  const headers = { 'if-match': `"v${rate.version}"` }
  const body = newsroom.body(exchangeRates)
  const put = await service.ask('PUT', `/api/money_bureau_exchange_rates/${rate.id}`, {
    as: newsroom.writer(exchangeRates),
    body,
    headers,
  })
  expect(put).toMatchObject({ status: 409, body: { code: 'append_only' } })
})

test('lang=all shows the live item while a newer draft waits', async () => {
  const item = await newsroom.publish(loans, { ...newsroom.body(loans), rate: '12' })
  const as = newsroom.writer(loans)
  const read = (query: string) => service.ask('GET', `/api/loans/${item.id}?${query}`, { as })
  const { headers, body } = await read('lang=all')
  const { rate, title } = body
  await service.ask('PUT', `/api/loans/${item.id}`, {
    as,
    body: { ...newsroom.body(loans), slug: body.slug, type: body.type, rate: '20' },
    headers: { 'if-match': String(headers['etag']) },
  })
  const listed = await service.ask('GET', '/api/loans?lang=all&limit=100', { as })
  expect(listed.body).toContainEqual(expect.objectContaining({ id: item.id, rate, title }))
  for (const state of ['draft', 'in_review']) {
    expect((await read('lang=all')).body).toMatchObject({ id: item.id, rate, title, state })
    expect((await read('lang=all&state=all')).body).toMatchObject({ rate: '20', state })
    if (state === 'draft') await act(`loans/${item.id}/submit`, as)
  }
  const draft = await newsroom.write(loans)
  expect((await service.ask('GET', `/api/loans/${draft.id}?lang=all`, { as })).status).toBe(404)
})

test('rich text is cleaned when it is saved, and again when it is read', async () => {
  const dirty = `<p onclick="steal()">Good<script>alert(1)</script></p><a href="javascript:alert(1)">x</a><img src=x onerror=y><a href="//evil.example">y</a><iframe src="https://a.example"></iframe>`
  const body = { ...newsroom.body(blogs), content: { en: dirty, ny: dirty } }
  const item = await newsroom.publish(blogs, body)
  const { body: kept } = await service.ask('GET', `/api/blogs/${item.id}?lang=all`, {
    as: newsroom.token('author'),
  })
  expect(kept.content.en).toBe('<p>Good</p><a>x</a><a>y</a>')
  expect(kept.content.ny).toBe(kept.content.en)
  await service.services.db.execute(
    `update revisions set body = jsonb_set(body, '{content,en}', '"<p>Old<script>alert(2)</script></p>"') where item_id = '${item.id}'`,
  )
  service.cache.clear()
  expect((await service.ask('GET', `/api/blogs/${item.id}`)).body.content).toBe('<p>Old</p>')
})

test('a draft that was scheduled and superseded by a newer one does not come back', async () => {
  const item = await newsroom.publish(notices)
  const author = newsroom.token('author')
  const version = async () =>
    String((await service.ask('GET', `/api/notices/${item.id}?state=all`, { as: author })).headers['etag'])
  const write = async (en: string, at: string | null) => {
    const body = { ...newsroom.body(notices), title: { en } }
    const { body: made } = await service.ask('PUT', `/api/notices/${item.id}`, {
      as: author,
      body,
      headers: { 'if-match': await version() },
    })
    await act(`notices/${item.id}/submit`, author, { at })
    return act(`notices/${item.id}/approve`, newsroom.token('approver'), { revision: made.revision })
  }
  expect(await write('Tomorrow', '2080-01-01T00:00:00Z')).toMatchObject({ status: 200 })
  expect((await service.ask('GET', `/api/notices/${item.id}`)).body.title).not.toBe('Tomorrow')
  expect(await write('Today', null)).toMatchObject({ status: 200, body: { state: 'published' } })
  expect((await service.ask('GET', `/api/notices/${item.id}`)).body.title).toBe('Today')
  const rows = await service.services.db.execute(
    `select next_revision, next_at from notices where id = '${item.id}'`,
  )
  expect(rows).toMatchObject({ rows: [{ next_revision: null, next_at: null }] })
})
