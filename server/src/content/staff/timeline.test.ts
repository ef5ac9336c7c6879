import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Timeline } from '#contract/backoffice/timeline.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { notices } from '#contract/collections/notices.ts'
import { promotions } from '#contract/collections/promotions.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
let author: string
let approver: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  author = newsroom.token('author')
  approver = newsroom.token('approver')
})
afterAll(() => service.stop())

const [first, second, third] = [
  '2080-03-04T06:00:00.000Z',
  '2080-03-05T06:00:00.000Z',
  '2080-03-06T06:00:00.000Z',
]
const read = (as: string, query = 'from=2080-03-01&to=2080-04-01') =>
  service.ask('GET', `/backoffice/api/timeline?${query}`, { as })
const entries = async (id: string, as = author) =>
  ((await read(as)).body as Timeline).entries.filter((one) => one.id === id)
const act = (path: string, as: string, body: unknown = null) =>
  service.ask('POST', `/api/${path}`, { as, body })
const ahead = (at: string, iso: string) => expect(Date.parse(at)).toBe(Date.parse(iso))

async function scheduledFaq(at = first) {
  const made = await service.ask('POST', '/api/faqs?draft=true', { as: author, body: newsroom.body(faqs) })
  const { id } = made.body as { id: string }
  await act(`faqs/${id}/publish`, author, { at })
  return id
}

test('what is scheduled stands at its time, for those who may read it; the days are asked for', async () => {
  const id = await scheduledFaq()
  const [entry] = await entries(id)
  expect(entry).toMatchObject({
    collection: 'faqs',
    kind: 'begins',
    revision: 1,
    approval: false,
    may: { move: true, cancel: true },
  })
  ahead(entry?.at ?? '', first)
  expect((await entries(id, approver))[0]?.may).toEqual({ move: false, cancel: true })
  expect((await entries(id, newsroom.token('auditor')))[0]?.may).toEqual({ move: false, cancel: false })
  expect((await read(newsroom.token('kyc_officer'))).status).toBe(403)
  for (const query of [
    '',
    'from=2080-03-01',
    'from=2080-03-02&to=2080-03-01',
    'from=2080-01-01&to=2080-12-01',
    'from=x&to=y',
  ])
    expect([query, (await read(author, query)).status]).toEqual([query, 400])
  expect(
    ((await read(author, 'from=2080-03-05&to=2080-03-09')).body as Timeline).entries.map((one) => one.id),
  ).not.toContain(id)
})

test('without an approver it is moved at once, whatever its revision was', async () => {
  const id = await scheduledFaq()
  const move = (body: object, as = author) =>
    act(`faqs/${id}/reschedule`, as, { revision: 1, edge: 'begins', at: second, ...body })
  expect((await move({ revision: 7 })).body.code).toBe('changed_since')
  expect(await move({ at: '2020-01-01T06:00:00Z' })).toMatchObject({
    status: 400,
    body: { fields: { at: expect.stringContaining('has passed') } },
  })
  expect((await move({ edge: 'ends' })).body.code).toBe('wrong_state')
  expect((await move({}, approver)).status).toBe(403)
  expect((await move({})).body.state).toBe('scheduled')
  ahead((await entries(id))[0]?.at ?? '', second)
})

test('what was approved for its time waits for approval at the new one; a rate takes its effective time along', async () => {
  const officer = newsroom.token('rates_officer')
  const rate = { currency: 'CHF', buying: '2100', selling: '2140', middle: '2120', effective_at: first }
  const { id } = await newsroom.write(exchangeRates, rate)
  const path = `money_bureau_exchange_rates/${id}`
  await act(`${path}/submit`, officer, { at: first })
  expect((await entries(id, officer))[0]).toMatchObject({
    kind: 'waiting',
    may: { move: true, cancel: true },
  })
  expect((await entries(id, approver))[0]?.may).toEqual({ move: false, cancel: false })
  // While it waits its sender moves it, and nobody else: it waits as before, for another time.
  const shift = (as: string, at: string, revision: number) =>
    act(`${path}/reschedule`, as, { revision, edge: 'begins', at })
  expect((await shift(newsroom.token('administrator'), second, 1)).body.code).toBe('not_sender')
  const shifted = await shift(officer, second, 1)
  expect(shifted.body.state).toBe('in_review')
  ahead((await entries(id, officer))[0]?.at ?? '', second)
  const back = await shift(officer, first, shifted.body.revision)
  await act(`${path}/approve`, approver, { revision: back.body.revision })
  expect((await entries(id, officer))[0]).toMatchObject({ kind: 'begins', approval: true })
  const moved = await shift(officer, third, back.body.revision)
  expect(moved.body.state).toBe('in_review')
  ahead((await entries(id, officer))[0]?.at ?? '', third)
  await act(`${path}/approve`, approver, { revision: moved.body.revision })
  const [entry] = await entries(id, officer)
  expect(entry?.kind).toBe('begins')
  ahead(entry?.at ?? '', third)
})

test('a notice that waits is published at another time, and shows in the days that it names', async () => {
  const { id } = await newsroom.write(notices, {
    ...newsroom.body(notices),
    starts_at: '2079-01-01T06:00:00.000Z',
    ends_at: '2081-01-01T06:00:00.000Z',
  })
  await act(`notices/${id}/submit`, author, { at: first })
  const moved = await act(`notices/${id}/reschedule`, author, { revision: 1, edge: 'begins', at: second })
  expect(moved.body).toMatchObject({ state: 'in_review', starts_at: '2079-01-01T06:00:00.000Z' })
  ahead((await entries(id))[0]?.at ?? '', second)
})

test('an end is moved, not before the beginning; a newer draft is not sent out with it', async () => {
  const body = { ...newsroom.body(promotions), starts_at: '2080-03-02T06:00:00.000Z', ends_at: first }
  const { id } = await newsroom.publish(promotions, body)
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(['begins', 'ends'])
  const move = (at: string, revision = 1) =>
    act(`promotions/${id}/reschedule`, author, { revision, edge: 'ends', at })
  expect(await move('2080-03-01T06:00:00.000Z')).toMatchObject({
    status: 400,
    body: { fields: { ends_at: 'The end must come after the start.' } },
  })
  const { revision } = (await move(third)).body
  const [begins, ends] = await entries(id)
  ahead(begins?.at ?? '', '2080-03-02T06:00:00.000Z')
  ahead(ends?.at ?? '', third)
  const item = await service.ask('GET', `/api/promotions/${id}?state=all`, { as: author })
  const headers = { 'if-match': String(item.headers['etag']) }
  await service.ask('PUT', `/api/promotions/${id}?draft=true`, { as: author, body, headers })
  expect((await entries(id))[0]?.may.move).toBe(false)
  expect((await move(second, revision)).body.code).toBe('wrong_state')
})

test('a notice that is shown gets another end only with a second person', async () => {
  const live = await newsroom.publish(notices, {
    ...newsroom.body(notices),
    starts_at: '2020-01-01T06:00:00.000Z',
    ends_at: first,
  })
  const moved = await act(`notices/${live.id}/reschedule`, author, { revision: 1, edge: 'ends', at: second })
  expect(moved.body).toMatchObject({ state: 'in_review', standing: { live: { revision: 1 } } })
  await act(`notices/${live.id}/approve`, approver, { revision: moved.body.revision })
  ahead((await entries(live.id))[0]?.at ?? '', second)
})
