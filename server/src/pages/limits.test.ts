import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type Service } from '../../test-support/service.ts'

// What is made for one asker alone is limited by network; here a network may have three at once.

let service: Service
beforeAll(async () => {
  service = await startService({ env: { COSTLY_REQUESTS_PER_MINUTE: '6' } })
})
afterAll(() => service.stop())

const ask = (url: string, remoteAddress: string) => service.app.inject({ url, remoteAddress })
const statuses = async (urls: string[], remoteAddress: string) => {
  const all: number[] = []
  for (const url of urls) all.push((await ask(url, remoteAddress)).statusCode)
  return all
}
const four = (url: (n: number) => string) => [0, 1, 2, 3].map(url)

const limited: [what: string, url: (n: number) => string, status: number][] = [
  ['unknown addresses', (n: number) => `/nothing/${n}`, 404],
  ['unknown addresses in Chichewa', (n: number) => `/ny/nothing/${n}`, 404],
  ['unknown items', (n: number) => `/item/faqs/none-${n}`, 404],
  ['the search', (n: number) => `/api/search?q=word${n}`, 200],
  ['past rates', () => '/api/money_bureau_exchange_rates/history?currency=USD', 200],
  ['pages that cannot be kept', (n: number) => `/alone?n=${n}`, 200],
]
const kinds = limited.map(([what]) => what)
test.each(limited)(
  '%s: answered until there are too many, then in a small page or JSON',
  async (what, url, status) => {
    const address = `192.0.2.${kinds.indexOf(what)}`
    const urls = four(url)
    expect(await statuses(urls, address)).toEqual([status, status, status, 429])
    const over = await ask(urls[3] ?? '', address)
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    const isApi = url(0).startsWith('/api')
    expect(over.headers['content-type']).toContain(isApi ? 'application/json' : 'text/html')
  },
)

test('readers hear of it in their language', async () => {
  const address = '192.0.2.200'
  await statuses(
    four((n) => `/nothing/${n}`),
    address,
  )
  const seconds = expect.stringMatching(/^\d+$/)
  for (const [url, lang] of [
    ['/nothing', 'en'],
    ['/ny/nothing', 'ny'],
  ] as const) {
    const { body, headers } = await ask(url, address)
    expect(headers['retry-after']).toEqual(seconds)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toBe(
      `<p>stub, ${lang}, /nothing: too many requests, ${String(headers['retry-after'])} seconds</p>`,
    )
  }
})

test('a form that is refused after the last page comes back with what was typed', async () => {
  const remoteAddress = '192.0.2.202'
  await statuses(
    four((n) => `/nothing/${n}`),
    remoteAddress,
  )
  const send = (message: string) =>
    service.app.inject({
      method: 'POST',
      url: '/enquiry',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name: 'Chisomo Sample', message }).toString(),
    })
  const tooLong = await send('x'.repeat(200_000))
  expect(tooLong.statusCode).toBe(429)
  expect(tooLong.headers['content-type']).toContain('text/html')
  for (let n = 0; n < 10; n++) await send('')
  const tooOften = await send('Do you open on Saturdays?')
  expect(tooOften.statusCode).toBe(429)
  expect(tooOften.body).toContain('{"name":"Chisomo Sample","message":"Do you open on Saturdays?"}')
})

test('what all share is free, however often it is asked for, also for a network that asked too often', async () => {
  const address = '192.0.2.201'
  const kept = Array.from({ length: 12 }, (_, n) => `/list/faqs?page=1&size=${n + 1}`)
  expect(new Set(await statuses(kept, address))).toEqual(new Set([200]))
  expect(
    (
      await statuses(
        four((n) => `/nothing/${n}`),
        address,
      )
    ).at(-1),
  ).toBe(429)
  expect(new Set(await statuses(kept, address))).toEqual(new Set([200]))
})

test('a whole /64 counts as one network, an IPv4 address written as IPv6 as itself', async () => {
  const urls = four((n) => `/nothing/${n}`)
  expect(await statuses(urls.slice(0, 3), '2001:db8:1:2::1')).toEqual([404, 404, 404])
  expect(await statuses(urls.slice(0, 1), '2001:db8:1:2:ffff::9')).toEqual([429])
  expect(await statuses(urls.slice(0, 1), '2001:db8:1:3::1')).toEqual([404])
  expect(await statuses(urls.slice(0, 3), '192.0.2.210')).toEqual([404, 404, 404])
  expect(await statuses(urls.slice(0, 1), '::ffff:192.0.2.210')).toEqual([429])
  expect(await statuses(urls.slice(0, 1), '::ffff:192.0.2.211')).toEqual([404])
})

test('of many at once no more are made than there may be', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(`/alone?n=${n}`, '192.0.2.220')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
})
