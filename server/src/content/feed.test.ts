import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { loans } from '#contract/collections/loans.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { openFeed } from './feed.ts'
import { KeptValues } from './kept-values.ts'

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
    const { feed } = await openFeed(service.services.db, lang, { keptValues: kept })
    return feed.all('loans')
  }
  expect(await read()).toEqual([])
  await newsroom.publish(bankRates, {
    ...newsroom.body(bankRates),
    product: 'kept-figure',
    kind: 'rate',
    value: '7.25',
    unit: 'percent_per_year',
    effective_at: new Date().toISOString(),
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
    effective_at: new Date().toISOString(),
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

test('what many pages ask for alike is as the database has it: the newest, and all that ever took effect', async () => {
  const kept = new KeptValues()
  const read = async () => {
    const { feed, seen } = await openFeed(service.services.db, 'en', { keptValues: kept })
    const newest = await feed.newest('bank_rates', 1, { kind: 'rate' }, { kept: true })
    const span = { from: '2000-01-01T00:00:00Z', to: '9999-01-01T00:00:00Z', kept: true }
    const all = await feed.history('bank_rates', { where: { kind: 'rate' }, ...span })
    expect([...seen.keys].filter((key) => key.startsWith('bank_rates'))).toEqual(['bank_rates'])
    return { newest: newest.map(({ value }) => value), all: all.map(({ value }) => value) }
  }
  const first = await read()
  expect(await read()).toEqual(first)
  const rate = {
    ...newsroom.body(bankRates),
    product: 'kept-history',
    kind: 'rate',
    unit: 'percent_per_year',
  }
  await newsroom.publish(bankRates, { ...rate, value: '17.5', effective_at: new Date().toISOString() })
  const second = await read()
  expect(second).toEqual({ newest: ['17.5'], all: [...first.all, '17.5'] })
  // What one page does with its list is nothing to the next.
  expect(await read()).toEqual(second)
  await newsroom.publish(bankRates, { ...rate, value: '18.5', effective_at: new Date().toISOString() })
  expect(await read()).toEqual({ newest: ['18.5'], all: [...second.all, '18.5'] })
})
