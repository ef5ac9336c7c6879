import { startBeside, type ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// Two people stand behind every rate; what they agreed on shows on the next request of each page that carries it.

let server: ServerBeside

test.beforeAll(async () => {
  // A copy of the sample content, and a start.
  test.setTimeout(240_000)
  server = await startBeside()
})
test.afterAll(() => server.stop())

test('a rate written by one and approved by another is on every page that shows it', async ({
  request,
  page,
}) => {
  const rates = `${server.url}/api/money_bureau_exchange_rates`
  const pages = [
    '/fdhbankplc/home',
    '/fdhmoneybureau/home',
    '/ny/fdhmoneybureau/home',
    '/fdhbankplc/exchangeRates',
  ]
  for (const path of pages) {
    await page.goto(server.url + path)
    await expect(page.getByText('1,999.75').first(), path).toBeHidden()
  }
  const officer = await signIn(server, request, 'rates-officer')
  const data = {
    currency: 'USD',
    buying: '1999.25',
    selling: '1999.75',
    middle: '1999.50',
    effective_at: new Date().toISOString(),
  }
  const { id } = (await (await request.post(rates, { data, headers: officer })).json()) as { id: string }
  const submission = { confirmation: 'The market moved.' }
  const submitted = await request.post(`${rates}/${id}/submit`, { data: submission, headers: officer })
  expect(submitted.status()).toBe(200)
  expect(
    (await request.post(`${rates}/${id}/approve`, { data: { revision: 1 }, headers: officer })).status(),
  ).toBe(403)
  expect(await (await request.get(`${rates}?currency=USD`)).text()).not.toContain('1999.75')
  const approver = await signIn(server, request, 'approver')
  expect(
    (await request.post(`${rates}/${id}/approve`, { data: { revision: 1 }, headers: approver })).status(),
  ).toBe(200)
  expect(await (await request.get(`${rates}?currency=USD`)).json()).toMatchObject([
    { id, selling: '1999.75' },
  ])
  for (const path of pages) {
    await page.goto(server.url + path)
    await expect(page.getByText('1,999.75').first(), path).toBeVisible()
  }
})
