import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

const rates = '/api/money_bureau_exchange_rates'
const justNow = () => new Date().toISOString()
const sound = { currency: 'USD', buying: '1700', selling: '1710', middle: '1705' }

let service: Service
let newsroom: Newsroom
let officer: string
/** The specification's sign-in: what it writes is a proposal. */
let program: string
/** A sound draft, which the update would change. */
let draft: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  officer = newsroom.token('rates_officer')
  const { email, password } = service.firstUsers.find(({ role }) => role === 'administrator') ?? {}
  program = (await service.ask('POST', '/login', { body: { username: email, password } })).body.token
  await newsroom.publish(exchangeRates, { ...sound, effective_at: justNow() })
  draft = (await newsroom.write(exchangeRates, { ...sound, effective_at: justNow() })).id
})
afterAll(() => service.stop())

type Written = typeof sound & { effective_at: string }
const desk = ({ currency, buying, selling, middle, effective_at }: Written, more: object = {}) =>
  service.ask('POST', '/backoffice/api/rates/batch', {
    as: officer,
    body: {
      sheet: 'exchange',
      effective_at: Math.abs(Date.parse(effective_at) - Date.now()) < 60_000 ? null : effective_at,
      rows: [{ key: currency, figures: { buying, selling, middle } }],
      ...more,
    },
  })
const ways = {
  'an API call': (body: Written) => service.ask('POST', rates, { as: officer, body }),
  'an update': (body: Written) => service.ask('PUT', `${rates}/${draft}`, { as: officer, body }),
  'a proposal': (body: Written) => service.ask('POST', rates, { as: program, body }),
  'a proposed update': (body: Written) => service.ask('PUT', `${rates}/${draft}`, { as: program, body }),
  'the rates desk': (body: Written) => desk(body),
}
const faults: [string, Partial<typeof sound>, string][] = [
  ['all zero', { buying: '0', selling: '0', middle: '0' }, 'buying'],
  ['selling zero', { selling: '0.00' }, 'selling'],
  ['middle zero', { middle: '0' }, 'middle'],
  ['selling below buying', { selling: '1690', middle: '1695' }, 'selling'],
  ['middle above selling', { middle: '1711' }, 'middle'],
  ['middle below buying', { middle: '1' }, 'middle'],
]
const fieldsAtFault = (body: { fields: object }) =>
  Object.keys(body.fields).map((name) => name.replace('USD.', ''))

describe.each(Object.entries(ways))('%s', (_, write) => {
  test.each(faults)('is refused with %s', async (_fault, change, field) => {
    const { status, body } = await write({ ...sound, ...change, effective_at: justNow() })
    expect([400, 422]).toContain(status)
    expect(fieldsAtFault(body)).toContain(field)
  })

  test('is refused with an effective time in the past', async () => {
    const { status, body } = await write({ ...sound, middle: '1706', effective_at: '2026-01-01T00:00:00Z' })
    expect([400, 422]).toContain(status)
    expect(fieldsAtFault(body)).toEqual(['effective_at'])
  })
})

test('a draft whose effective time has passed is not submitted', async () => {
  const body = { ...sound, effective_at: '2026-01-01T00:00:00Z' }
  const { id } = (await service.ask('POST', `${rates}?draft=true`, { as: officer, body })).body
  const submit = (at: string | null) =>
    service.ask('POST', `${rates}/${id}/submit`, { as: officer, body: at === null ? null : { at } })
  expect(await submit(null)).toMatchObject({
    status: 400,
    body: { fields: { effective_at: expect.stringContaining('passed') } },
  })
  expect((await submit('2079-01-01T00:00:00Z')).status).toBe(200)
  const approve = { as: newsroom.token('approver'), body: { revision: 1 } }
  expect((await service.ask('POST', `${rates}/${id}/approve`, approve)).status).toBe(200)
  const { body: board } = await service.ask('GET', '/backoffice/api/rates/board', { as: officer })
  const usd = board.rows.find(({ key }: { key: string }) => key === 'USD')
  expect(usd.scheduled.find((one: { id: string }) => one.id === id)?.at).toBe('2079-01-01T00:00:00.000000Z')
})

test('a rate that was withdrawn long after it was submitted is submitted again', async () => {
  const { body: sent } = await desk({ ...sound, middle: '1707', effective_at: justNow() })
  const { body: board } = await service.ask('GET', '/backoffice/api/rates/board', { as: officer })
  const { id } = board.rows
    .find(({ key }: { key: string }) => key === 'USD')
    .waiting.find(({ batch }: { batch: string }) => batch === sent.batch)
  const past = '2026-01-01T00:00:00Z'
  await service.services.db.execute(
    sql`update revisions set created_at = ${past}, submitted_at = ${past},
        body = body || ${JSON.stringify({ effective_at: past })}::jsonb where item_id = ${id}`,
  )
  const ask = (verb: string) =>
    service.ask('POST', `${rates}/${id}/${verb}`, { as: officer, body: { revision: 1 } })
  expect((await ask('withdraw')).status).toBe(200)
  expect(await ask('submit')).toMatchObject({ status: 200, body: { state: 'in_review' } })
  expect((await ask('withdraw')).status).toBe(200)
})

describe('a rate beyond the limits', () => {
  const unusual: [string, typeof sound, string[]][] = [
    [
      'a change',
      { currency: 'USD', buying: '1900', selling: '1910', middle: '1905' },
      ['buying', 'selling', 'middle'],
    ],
    ['a spread', { currency: 'USD', buying: '1650', selling: '1750', middle: '1700' }, ['spread']],
    [
      'a spread of a first rate',
      { currency: 'JPY', buying: '11', selling: '12', middle: '11.5' },
      ['spread'],
    ],
  ]
  const write = async (body: typeof sound) =>
    (await service.ask('POST', rates, { as: officer, body: { ...body, effective_at: justNow() } })).body.id
  const submit = (id: string, body: object | null) =>
    service.ask('POST', `${rates}/${id}/submit`, { as: officer, body })
  const waiting = async (id: string) => {
    const { body } = await service.ask('GET', '/backoffice/api/approvals', { as: newsroom.token('approver') })
    return body.batches
      .flatMap(({ items }: { items: { id: string }[] }) => items)
      .find((one: { id: string }) => one.id === id)
  }

  test.each(unusual)('is submitted with a reason only: %s', async (_, figures, fields) => {
    const id = await write(figures)
    const refused = await submit(id, null)
    expect(refused).toMatchObject({ status: 409, body: { code: 'over_change_limit' } })
    expect(Object.keys(refused.body.fields)).toEqual(fields)
    expect((await submit(id, { confirmation: ' ' })).status).toBe(400)
    expect((await submit(id, { confirmation: 'The market moved.' })).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ confirmed: 'The market moved.' })
  })

  test.each(unusual)('stays a draft when a program proposes it: %s', async (_, figures) => {
    const body = { ...figures, effective_at: justNow() }
    expect(await service.ask('POST', rates, { as: program, body })).toMatchObject({
      status: 202,
      body: { state: 'draft' },
    })
  })

  test.each(unusual)('needs a reason at the rates desk: %s', async (_, figures) => {
    const [key, effective_at] = [figures.currency, '2080-01-01T00:00:00Z']
    const written = { ...figures, effective_at }
    expect(await desk(written)).toMatchObject({ status: 409 })
    expect(await desk(written, { confirmed: [key] })).toMatchObject({
      status: 422,
      body: { fields: { note: 'missing' } },
    })
    const { body } = await desk(written, { confirmed: [key], note: 'As agreed.' })
    expect(body.sent).toEqual([key])
    const { body: board } = await service.ask('GET', '/backoffice/api/rates/board', { as: officer })
    const row = board.rows.find((one: { key: string }) => one.key === key)
    const { id } = row.waiting.find(({ batch }: { batch: string }) => batch === body.batch)
    expect(await waiting(id)).toMatchObject({ confirmed: 'As agreed.' })
    // At another time the same figures need no second reason.
    const moved = await service.ask('POST', `${rates}/${id}/reschedule`, {
      as: officer,
      body: { revision: 1, edge: 'begins', at: '2081-01-01T00:00:00Z' },
    })
    expect(moved.status).toBe(200)
    expect(await waiting(id)).toMatchObject({ confirmed: 'As agreed.' })
    await service.ask('POST', `${rates}/${id}/withdraw`, { as: officer, body: { revision: 2 } })
  })

  test('has no confirmation for the approver where nothing was exceeded', async () => {
    const id = await write({ ...sound, buying: '1701' })
    expect((await submit(id, { confirmation: 'Not needed.' })).status).toBe(200)
    expect(await waiting(id)).toMatchObject({ confirmed: null })
  })

  test('follows the limit that an approver sets', async () => {
    const set = (percent: string, as = newsroom.token('approver')) =>
      service.ask('PUT', '/backoffice/api/rates/spread_limit', { as, body: { percent } })
    expect((await set('10', officer)).status).toBe(403)
    expect(await set('10')).toMatchObject({ status: 200, body: { percent: '10' } })
    const id = await write({ currency: 'CHF', buying: '1650', selling: '1750', middle: '1700' })
    expect((await submit(id, null)).status).toBe(200)
    expect((await set('3')).status).toBe(200)
  })
})
