import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { notices } from '#contract/collections/notices.ts'
import { exchangeRatesTable } from '#database/collections/exchange-rates.ts'
import { auditLog } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

const rates = '/api/money_bureau_exchange_rates'
const desk = '/backoffice/api/rates'
const past = '2020-01-01T00:00:00Z'
const justNow = () => new Date().toISOString()
const later = '2080-01-01T06:00:00Z'

let service: Service
let newsroom: Newsroom
let officer: string
let approver: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  officer = newsroom.token('rates_officer')
  approver = newsroom.token('approver')
  for (const [currency, buying] of [
    ['USD', '1700'],
    ['EUR', '1900'],
    ['ZAR', '90'],
  ]) {
    const body = {
      currency,
      buying,
      selling: `${buying}.90`,
      middle: `${buying}.50`,
      effective_at: justNow(),
    }
    await newsroom.publish(exchangeRates, body)
  }
})
afterAll(() => service.stop())
/** Nothing waits and nothing is drafted, whatever the test before left. */
beforeEach(async () => {
  await service.services.db.execute(
    `update money_bureau_exchange_rates set deleted_at = now() where state in ('draft', 'in_review', 'scheduled')`,
  )
})

const row = (key: string, buying: string, more: object = {}) => ({
  key,
  figures: { buying, selling: `${buying}.90`, middle: `${buying}.50` },
  ...more,
})
const send = (rows: unknown[], more: object = {}, as = officer) =>
  service.ask('POST', `${desk}/batch`, { as, body: { sheet: 'exchange', effective_at: null, rows, ...more } })
const board = async (key: string, as = officer) => {
  const { body } = await service.ask('GET', `${desk}/board`, { as })
  return body.rows.find((one: { key: string }) => one.key === key)
}
const approvals = async (as = approver) =>
  (await service.ask('GET', '/backoffice/api/approvals', { as })).body
const decide = (batch: { items: object[] }, decision: object, as = approver) => {
  const items = batch.items.map((item) => {
    const { collection, id, revision, archive } = item as {
      collection: string
      id: string
      revision: number
      archive: boolean
    }
    return { collection, id, revision, kind: archive ? 'archiving' : 'publication' }
  })
  return service.ask('POST', '/backoffice/api/approvals/decide', { as, body: { items, ...decision } })
}
const shown = async (currency: string): Promise<string> =>
  (await service.ask('GET', `${rates}?currency=${currency}`)).body[0].buying
const drafts = async () =>
  (await service.services.db.select().from(exchangeRatesTable).where(isNotNull(exchangeRatesTable.id))).length

test('a batch goes from the desk to the approver, who sees only what changes, and to the public', async () => {
  const sent = await send([row('USD', '1710'), row('EUR', '1900')], { note: 'Morning rates' })
  expect(sent).toMatchObject({ status: 200, body: { sent: ['USD'], unchanged: ['EUR'] } })
  expect(sent.headers['cache-control']).toBe('no-store')
  expect(await board('USD')).toMatchObject({
    live: { figures: { buying: '1700' } },
    waiting: [{ figures: { buying: '1710' }, wanted_at: null, by: 'rates_officer' }],
  })
  const { batches } = await approvals()
  expect(batches).toHaveLength(1)
  expect(batches[0]).toMatchObject({ key: sent.body.batch, note: 'Morning rates' })
  const [item] = batches[0].items
  expect(item).toMatchObject({ title: 'USD', mine: false, first: false, archive: false, wanted_at: null })
  expect(item.changes.map(({ path }: { path: string }) => path)).toEqual(['buying', 'selling', 'middle'])
  expect(item.changes[0]).toMatchObject({
    before: '1700',
    after: '1710',
    change: { absolute: '10', percent: '0.59', direction: 'up' },
    over_change_limit: false,
  })
  expect((await decide(batches[0], { decision: 'approve' })).status).toBe(204)
  expect(await shown('USD')).toBe('1710')
  expect(await board('USD')).toMatchObject({ live: { figures: { buying: '1710' } }, waiting: [] })
})

test('the same rows sent at the same moment, twice by one or by two, wait once', async () => {
  const other = newsroom.token('administrator')
  for (const effective_at of [null, later]) {
    const rows = [row('USD', '1715'), row('EUR', '1915')]
    const sent = await Promise.all([officer, other, officer].map((as) => send(rows, { effective_at }, as)))
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    for (const { body } of sent.filter(({ status }) => status === 422))
      expect(body.fields).toEqual({ USD: 'waits', EUR: 'waits' })
    expect(
      (await board('USD')).waiting.filter(
        (one: { wanted_at: string | null }) => (one.wanted_at === null) === (effective_at === null),
      ),
    ).toHaveLength(1)
  }
})

test('one row at fault and nothing is written; each fault is named by its row and field', async () => {
  const before = await drafts()
  const bad = await send([
    row('USD', '1720'),
    { key: 'EUR', figures: { buying: '1,900', selling: '1800', middle: '' } },
    { key: 'ZAR', figures: { buying: '92', selling: '91', middle: '91.5' } },
    row('XXX', '1'),
    row('USD', '1721'),
  ])
  expect(bad).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(bad.body.fields).toEqual({
    'EUR.buying': 'has_commas',
    'ZAR.selling': 'selling_below_buying',
    XXX: 'unknown',
    USD: 'twice',
  })
  expect(await send([row('USD', '1720')], { effective_at: past })).toMatchObject({
    status: 422,
    body: { fields: { effective_at: 'past' } },
  })
  expect(await send([row('EUR', '1900')])).toMatchObject({
    status: 422,
    body: { fields: { rows: 'unchanged' } },
  })
  expect(await drafts()).toBe(before)
})

test('over the change limit a row needs to be confirmed; approvers and administrators set the limit, in the record', async () => {
  const far = await send([row('EUR', '2000'), row('ZAR', '91')])
  expect(far).toMatchObject({ status: 409, body: { code: 'over_change_limit' } })
  expect(Object.keys(far.body.fields)).toEqual(['EUR.buying', 'EUR.selling', 'EUR.middle'])
  expect(far.body.fields['EUR.buying']).toBe('5.26')
  const set = (percent: string, as: string) =>
    service.ask('PUT', `${desk}/change_limit`, { as, body: { percent } })
  expect((await set('10', officer)).status).toBe(403)
  expect((await set('-1', approver)).status).toBe(400)
  expect(await set('1', approver)).toMatchObject({ status: 200, body: { percent: '1' } })
  expect((await send([row('ZAR', '91')])).body.fields['ZAR.buying']).toBe('1.11')
  expect((await set('5', approver)).status).toBe(200)
  expect((await send([row('EUR', '2000')], { confirmed: ['EUR'], note: 'The market moved' })).status).toBe(
    200,
  )
  const [batch] = (await approvals()).batches
  expect(batch.items[0].changes[0]).toMatchObject({ path: 'buying', over_change_limit: true })
  const record = await service.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'set change limit'))
  expect(record).toHaveLength(2)
})

test('nobody decides on what they wrote any of, administrators included; auditors look on', async () => {
  const boss = await service.staff(['administrator', 'rates_officer'])
  await send([row('USD', '1730')], {}, boss.token)
  const [own] = (await approvals(boss.token)).batches
  expect(own.items[0].mine).toBe(true)
  expect(await decide(own, { decision: 'approve' }, boss.token)).toMatchObject({
    status: 403,
    body: { code: 'own_work', fields: { [own.items[0].id]: 'own_work' } },
  })
  const auditor = newsroom.token('auditor')
  expect((await approvals(auditor)).batches).toHaveLength(1)
  expect((await decide(own, { decision: 'approve' }, auditor)).status).toBe(403)
  expect((await decide(own, { decision: 'approve' })).status).toBe(204)
})

test('returned with a reason it is taken up again; who read the older revision is told', async () => {
  await send([row('USD', '1740'), row('ZAR', '92')])
  const [batch] = (await approvals()).batches
  expect((await decide(batch, { decision: 'return' })).status).toBe(400)
  expect((await decide(batch, { decision: 'return', reason: '\u200b ' })).status).toBe(400)
  expect((await decide(batch, { decision: 'return', reason: 'Selling is yesterday’s' })).status).toBe(204)
  const came = await board('USD')
  expect(came.drafts).toMatchObject([{ reason: 'Selling is yesterday’s', figures: { buying: '1740' } }])
  const { id, version } = came.drafts[0]
  expect((await send([row('USD', '1741', { id, version })])).status).toBe(200)
  // Written again while it waits: what the approver has open is overtaken, also for returning it.
  const [open] = (await approvals()).batches
  const waits = (await board('USD')).waiting[0]
  expect(await send([row('USD', '1742')])).toMatchObject({ status: 422, body: { fields: { USD: 'waits' } } })
  expect((await send([row('USD', '1742', { id, version: waits.version })])).status).toBe(200)
  for (const decision of [{ decision: 'approve' }, { decision: 'return', reason: 'no' }])
    expect(await decide(open, decision)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect(await send([row('USD', '1743', { id, version })])).toMatchObject({
    status: 412,
    body: { code: 'overtaken', fields: { USD: 'overtaken' } },
  })
  const [fresh] = (await approvals()).batches
  expect((await decide(fresh, { decision: 'approve' })).status).toBe(204)
  expect(await shown('USD')).toBe('1742')
})

test('a batch is approved as a whole, or not at all', async () => {
  await send([row('EUR', '1910'), row('ZAR', '93')])
  const [batch] = (await approvals()).batches
  const stranger = { ...batch.items[1], id: randomUUID() }
  const half = await decide({ items: [batch.items[0], stranger] }, { decision: 'approve' })
  expect(half).toMatchObject({ status: 404, body: { fields: { [stranger.id]: 'not_found' } } })
  expect((await approvals()).batches[0].items).toHaveLength(2)
  const twoAtOnce = await Promise.all([
    decide(batch, { decision: 'approve' }),
    decide(batch, { decision: 'approve' }, newsroom.token('administrator')),
  ])
  expect(twoAtOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
})

test('what is wanted for later says so, to the desk and to the approver, and waits for its time', async () => {
  await send([row('EUR', '1920')], { effective_at: later })
  const [batch] = (await approvals()).batches
  expect(Date.parse(batch.items[0].wanted_at)).toBe(Date.parse(later))
  // Another for today is no second one for the same moment.
  expect((await send([row('EUR', '1915')])).status).toBe(200)
  await decide(batch, { decision: 'approve' })
  const { scheduled, waiting, live } = await board('EUR')
  expect(scheduled).toMatchObject([{ figures: { buying: '1920' }, at: '2080-01-01T06:00:00.000000Z' }])
  expect(waiting).toHaveLength(1)
  expect(live.figures.buying).not.toBe('1920')
  expect(await send([row('EUR', '1921')], { effective_at: later })).toMatchObject({
    body: { fields: { EUR: 'waits' } },
  })
})

test('what was sent together and is moved together stays one batch with its note; parted by their times they are two', async () => {
  await send([row('USD', '1722'), row('EUR', '1922')], { effective_at: later, note: 'For January' })
  const [batch] = (await approvals()).batches
  expect((await decide(batch, { decision: 'approve' })).status).toBe(204)
  const move = async (key: string, at: string) => {
    const [{ id, revision }] = (await board(key)).scheduled
    const body = { revision, edge: 'begins', at }
    return service.ask('POST', `${rates}/${id}/reschedule`, { as: officer, body })
  }
  for (const key of ['USD', 'EUR']) expect((await move(key, '2080-01-02T06:00:00Z')).status).toBe(200)
  const together = await approvals()
  expect(together.batches).toMatchObject([{ note: 'For January', items: [{}, {}] }])
  expect((await decide(together.batches[0], { decision: 'approve' })).status).toBe(204)
  await move('USD', '2080-01-03T06:00:00Z')
  await move('EUR', '2080-01-04T06:00:00Z')
  const { batches: apart } = await approvals()
  expect(apart).toMatchObject([
    { note: 'For January', items: [{ title: 'USD' }] },
    { note: 'For January', items: [{ title: 'EUR' }] },
  ])
  expect(apart[0].key).not.toBe(apart[1].key)
})

test('the bank’s rates and tariffs take the same path; words have no figure to change', async () => {
  const product = {
    ...newsroom.body(bankRates),
    kind: 'tariff',
    unit: 'MWK',
    value: '2500',
    effective_at: justNow(),
  }
  await newsroom.publish(bankRates, {
    ...product,
    product: 'card-fee',
    name: { en: 'Card' },
    group: { en: 'Cards' },
  })
  const free = {
    ...newsroom.body(bankRates),
    kind: 'tariff',
    unit: 'text',
    note: { en: 'Free' },
    effective_at: justNow(),
  }
  await newsroom.publish(bankRates, {
    ...free,
    product: 'free-fee',
    name: { en: 'Opening' },
    group: { en: 'Accounts' },
  })
  const read = async () => (await service.ask('GET', `${desk}/board?sheet=tariff`, { as: officer })).body.rows
  expect(await read()).toMatchObject([
    { key: 'free-fee', text: { en: 'Free' } },
    {
      key: 'card-fee',
      text: null,
      name: { en: 'Card' },
      group: { en: 'Cards' },
      live: { figures: { value: '2500' } },
    },
  ])
  const sheet = { sheet: 'tariff' }
  expect(await send([{ key: 'free-fee', figures: { value: '5' } }], sheet)).toMatchObject({
    body: { fields: { 'free-fee': 'no_figure' } },
  })
  expect((await send([{ key: 'card-fee', figures: { value: '2600' } }], sheet)).status).toBe(200)
  const [batch] = (await approvals()).batches
  expect(batch.items[0].changes).toMatchObject([{ path: 'value', before: '2500', after: '2600' }])
  await decide(batch, { decision: 'approve' })
  expect((await read())[1].live.figures.value).toBe('2600')
  expect((await service.ask('GET', '/api/bank_rates?product=card-fee')).body[0].group).toBe('Cards')
})

test('notices, and archiving, come to the same desk', async () => {
  const item = await newsroom.publish(notices)
  const author = newsroom.token('author')
  await service.ask('POST', `/api/notices/${item.id}/archive`, { as: author, body: null })
  const fresh = await newsroom.write(notices)
  await service.ask('POST', `/api/notices/${fresh.id}/submit`, { as: author, body: null })
  const { batches } = await approvals()
  const found = (id: string) =>
    batches
      .flatMap((batch: { items: { id: string }[] }) => batch.items)
      .find((one: { id: string }) => one.id === id)
  expect(found(item.id)).toMatchObject({ archive: true, changes: [] })
  expect(found(fresh.id)).toMatchObject({ archive: false, first: true, kind: 'Notice' })
  expect(found(fresh.id).changes.map(({ path }: { path: string }) => path)).toContain('title.en')
  await decide({ items: [found(item.id)] }, { decision: 'approve' })
  expect((await service.ask('GET', `/api/notices/${item.id}`)).status).toBe(404)
})

test('who asks for an archiving is not given the words of an older batch', async () => {
  const batch = await sent([row('USD', '1733')], { note: 'Of another day' })
  expect((await decide(batch, { decision: 'approve' })).status).toBe(204)
  const id = String(batch.items[0]?.id)
  const path = `/api/money_bureau_exchange_rates/${id}/archive`
  expect((await service.ask('POST', path, { as: officer, body: null })).status).toBe(200)
  const { batches } = await approvals()
  const asked = batches.find(({ items }: { items: { id: string }[] }) => items.some((one) => one.id === id))
  expect(asked).toMatchObject({ note: null, items: [{ archive: true }] })
  expect((await decide(asked, { decision: 'return', reason: 'It holds.' })).status).toBe(204)
})

type Batch = { key: string; items: { collection: string; id: string; revision: number }[] }
/** Rows that were sent for later, as the approvals desk has them. */
async function sent(rows: unknown[], more: object = {}): Promise<Batch> {
  const { body, text } = await send(rows, {
    effective_at: later,
    confirmed: ['USD', 'ZAR'],
    note: 'Sample',
    ...more,
  })
  const found = (await approvals()).batches.find(({ key }: Batch) => key === body.batch)
  if (!found) throw new Error(text)
  return found
}

test('a scheduled rate is taken up again with its time and note, and is off the schedule until it is approved anew', async () => {
  const batch = await sent([row('USD', '1712'), row('ZAR', '91')], { note: 'For Monday' })
  expect((await decide(batch, { decision: 'approve' })).text).toBe('')
  const [scheduled] = (await board('USD')).scheduled
  expect(scheduled).toMatchObject({ note: 'For Monday', batch: batch.key, sent_by_me: true, revision: 1 })
  expect(Date.parse(scheduled.wanted_at)).toBe(Date.parse(later))
  const { id, version } = scheduled
  const again = (key: string, more: object) => send([row(key, '1720', more)], { effective_at: later })
  expect(await again('USD', { id, version: version + 1 })).toMatchObject({ status: 412 })
  expect((await board('USD')).scheduled).toHaveLength(1)
  expect((await again('USD', { id, version })).status).toBe(200)
  expect(await board('USD')).toMatchObject({
    scheduled: [],
    waiting: [{ id, figures: { buying: '1720' }, revision: 2 }],
  })
  expect((await board('ZAR')).scheduled).toHaveLength(1)
  const fresh = (await approvals()).batches.find(({ items }: Batch) => items[0]?.id === id)
  expect((await decide(fresh, { decision: 'approve' })).status).toBe(204)
  expect((await board('USD')).scheduled).toMatchObject([{ id, figures: { buying: '1720' } }])
})

test('a whole batch is withdrawn by who sent it, or taken off the schedule: all of it, or nothing', async () => {
  const back = (verb: string, items: object[], as = officer) =>
    service.ask('POST', '/backoffice/api/approvals/withdraw', { as, body: { verb, items } })
  const named = (list: { collection: string; id: string; revision: number }[]) =>
    list.map(({ collection, id, revision }) => ({ collection, id, revision }))
  const batch = await sent([row('USD', '1711'), row('ZAR', '91')])
  const items = named(batch.items)
  const other = await service.staff('rates_officer')
  expect((await back('withdraw', items, other.token)).body.code).toBe('not_sender')
  const half = [items[0]!, { ...items[1]!, revision: 9 }]
  expect((await back('withdraw', half)).body).toMatchObject({
    code: 'changed_since',
    fields: { [items[1]!.id]: 'changed_since' },
  })
  expect((await board('USD')).waiting).toHaveLength(1)
  expect((await back('withdraw', items)).status).toBe(204)
  expect(await board('USD')).toMatchObject({ waiting: [], drafts: [{ figures: { buying: '1711' } }] })
  await service.services.db.execute(
    `update money_bureau_exchange_rates set deleted_at = now() where state = 'draft'`,
  )
  const next = await sent([row('USD', '1712'), row('ZAR', '92')])
  await decide(next, { decision: 'approve' })
  expect((await back('unschedule', named(next.items), approver)).status).toBe(204)
  expect(await board('ZAR')).toMatchObject({ scheduled: [], drafts: [{ figures: { buying: '92' } }] })
})

test('the desk has yesterday beside today, and the history says who wrote and who approved', async () => {
  // What tests write takes effect today.
  await service.services.db.execute(
    `update money_bureau_exchange_rates set visible_from = '2020-01-01' where currency = 'USD' and visible_until = 'infinity'`,
  )
  const before = (await board('USD')).live.figures.buying
  const { body: sentNow } = await send([row('USD', '1713')])
  const batch = (await approvals()).batches.find(({ key }: Batch) => key === sentNow.batch)
  await decide(batch, { decision: 'approve' })
  const usd = await board('USD')
  expect(usd).toMatchObject({ live: { figures: { buying: '1713' } }, yesterday: { buying: before } })
  expect((await board('KES')).yesterday).toBeNull()
  const history = (query: string, as = officer) => service.ask('GET', `${desk}/history?${query}`, { as })
  const { items } = (await history('sheet=exchange&key=USD')).body
  expect(items[0]).toMatchObject({
    figures: { buying: '1713' },
    written_by: 'rates_officer',
    approved_by: 'approver',
  })
  expect((await history('sheet=exchange&key=USD', newsroom.token('author'))).status).toBe(403)
  expect((await history('sheet=exchange')).status).toBe(400)
  expect((await history('sheet=rate&key=nothing')).body.items).toEqual([])
})

test('the history of a tariff in words has its words', async () => {
  const tariff = {
    kind: 'tariff',
    product: 'statement',
    name: { en: 'Statement' },
    group: { en: 'Accounts' },
    unit: 'text',
  }
  for (const en of ['Free', '2% of the amount'])
    await newsroom.publish(bankRates, { ...tariff, note: { en }, effective_at: justNow() })
  const query = 'sheet=tariff&key=statement'
  const { body } = await service.ask('GET', `${desk}/history?${query}`, { as: officer })
  expect(body.items.map(({ text }: { text: object }) => text)).toEqual([
    { en: '2% of the amount' },
    { en: 'Free' },
  ])
})

test('terms stand by their length, not by their first digit', async () => {
  for (const months of [12, 1, 6, 3])
    await newsroom.publish(bankRates, {
      kind: 'rate',
      product: `fixed-${months}`,
      name: { en: `Fixed Deposit, ${months} months` },
      group: { en: 'Fixed deposits' },
      value: '5',
      unit: 'percent_per_year',
      effective_at: justNow(),
    })
  const { body } = await service.ask('GET', `${desk}/board?sheet=rate`, { as: officer })
  const keys = body.rows.map(({ key }: { key: string }) => key)
  expect(keys.filter((key: string) => key.startsWith('fixed-'))).toEqual([
    'fixed-1',
    'fixed-3',
    'fixed-6',
    'fixed-12',
  ])
})

test('decided and withdrawn at the same moment, a batch comes to one of them, whole', async () => {
  const colleague = newsroom.token('administrator')
  const asked = { items: [] as object[] }
  const withdrawal = () => {
    const items = asked.items.map((item) => {
      const { collection, id, revision } = item as { collection: string; id: string; revision: number }
      return { collection, id, revision }
    })
    const body = { verb: 'withdraw', items }
    return service.ask('POST', '/backoffice/api/approvals/withdraw', { as: officer, body })
  }
  const approve = { decision: 'approve' }
  const back = { decision: 'return', reason: 'Too high.' }
  const pairs = {
    'approved by two': () => [decide(asked, approve), decide(asked, approve, colleague)],
    'approved and returned': () => [decide(asked, approve), decide(asked, back, colleague)],
    'approved and withdrawn': () => [decide(asked, approve), withdrawal()],
    'returned and withdrawn': () => [decide(asked, back), withdrawal()],
  }
  let buying = 1730
  for (const [name, both] of Object.entries(pairs))
    for (let times = 0; times < 3; times++) {
      buying += 1
      const sent = await send([row('USD', String(buying)), row('EUR', String(buying + 200))], {
        confirmed: ['USD', 'EUR'],
        note: 'Sample',
      })
      const { batches } = await approvals()
      asked.items = batches.find(({ key }: { key: string }) => key === sent.body.batch).items
      const answers = await Promise.all(both())
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect([name, ...statuses]).toEqual([name, 204, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect([name, refused?.body.code]).toEqual([name, 'wrong_state'])
      // Both rows of it went one way.
      const live = await Promise.all(['USD', 'EUR'].map(shown))
      const went = live[0] === String(buying)
      expect([name, live[1] === String(buying + 200)]).toEqual([name, went])
      for (const key of ['USD', 'EUR']) expect([name, (await board(key)).waiting]).toEqual([name, []])
    }
})
