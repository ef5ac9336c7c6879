import { startSampleServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

// A network that asks too often right after a start, before anybody has seen a page.

test('shows the telephone number in Chichewa to a visitor who is refused right after a start', async ({
  page,
  expectError,
}) => {
  expectError(/429/)
  const server = await startSampleServer({ COSTLY_REQUESTS_PER_MINUTE: '6' })
  try {
    for (let n = 0; n < 4; n++)
      await fetch(`${server.url}/api/money_bureau_exchange_rates/history?currency=USD`)
    const answer = await page.goto(`${server.url}/ny/fdhbankplc/nothing`)
    expect(answer?.status()).toBe(429)
    const call = page.getByRole('link', { name: 'Kapena tiimbireni:' })
    await expect(call).toHaveAttribute('href', /^tel:\+265\d{7,9}$/)
    await expect(call).toContainText('+265')
    await expect(page).toHaveTitle(/FDH Bank/)
  } finally {
    await server.stop()
  }
})
