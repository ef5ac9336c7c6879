import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { loans } from '#contract/collections/loans.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { openFeed } from './feed.ts'
import { KeptValues } from './kept-values.ts'
import { PageCheckpoints } from './page-checkpoints.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

test('a short list that is kept is as the database has it: after a change, with a figure’s new value, in each language', async () => {
  const kept = new KeptValues()
  const read = async (lang: 'en' | 'ny' = 'en') => {
    const { feed } = await openFeed(service.services.db, new PageCheckpoints(), lang, undefined, kept)
    return feed.all('loans')
  }
  expect(await read()).toEqual([])
  await newsroom.publish(bankRates, {
    ...newsroom.body(bankRates),
    product: 'kept-figure',
    kind: 'rate',
    value: '7.25',
    unit: 'percent_per_year',
    effective_at: '2020-01-01T00:00:00Z',
  })
  const loan = await newsroom.publish(loans, {
    ...newsroom.body(loans),
    features: [{ en: 'Pays {rate:kept-figure}.' }],
  })
  const [shown] = await read()
  expect(shown).toMatchObject({ id: loan.id, features: ['Pays 7.25%.'] })
  // What one page does with its list is nothing to the next.
  ;(await read()).length = 0
  expect(await read()).toEqual([shown])
  expect((await read('ny')).map(({ id }) => id)).toEqual([loan.id])

  await newsroom.publish(bankRates, {
    ...newsroom.body(bankRates),
    product: 'kept-figure',
    kind: 'rate',
    value: '8.5',
    unit: 'percent_per_year',
    effective_at: '2020-01-02T00:00:00Z',
  })
  expect((await read())[0]).toMatchObject({ features: ['Pays 8.5%.'] })
  const second = await newsroom.publish(loans)
  expect((await read()).map(({ id }) => id).toSorted()).toEqual([loan.id, second.id].toSorted())
})

test('a page shows what this instance has just changed, before it hears of it', async () => {
  const silent = await startService({ silent: true })
  try {
    const desk = await openNewsroom(silent)
    const read = async (): Promise<unknown> => JSON.parse((await silent.ask('GET', '/list/loans')).text)
    expect(await read()).toEqual([])
    const { id } = await desk.publish(loans)
    expect(await read()).toMatchObject([{ id }])
  } finally {
    await silent.stop()
  }
})

test('items that many pages need are read once, and again when one moves or a figure in them does', async () => {
  const kept = new KeptValues()
  let reads = 0
  const read = async () => {
    const { feed, seen } = await openFeed(service.services.db, new PageCheckpoints(), 'en', undefined, kept)
    const items = await feed.keptItems('all loans', 'loans', async (fresh) => {
      reads += 1
      return fresh.newest('loans', 100)
    })
    expect(seen.keys).toContain('loans')
    return items
  }
  const before = await read()
  expect([await read(), reads]).toEqual([before, 1])
  const rate = {
    ...newsroom.body(bankRates),
    product: 'kept-items',
    kind: 'rate',
    unit: 'percent_per_year',
  }
  await newsroom.publish(bankRates, { ...rate, value: '7.25', effective_at: '2020-01-01T00:00:00Z' })
  const features = [{ en: 'Pays {rate:kept-items}.' }]
  const loan = await newsroom.publish(loans, { ...newsroom.body(loans), features })
  const shown = async () => (await read()).find(({ id }) => id === loan.id)?.features
  expect(await shown()).toEqual(['Pays 7.25%.'])
  await newsroom.publish(bankRates, { ...rate, value: '8.5', effective_at: '2021-01-01T00:00:00Z' })
  expect(await shown()).toEqual(['Pays 8.5%.'])
  const sofar = reads
  expect([await shown(), reads]).toEqual([['Pays 8.5%.'], sofar])
})
