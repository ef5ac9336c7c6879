import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** the part that throws, counted from zero */
    broken: number
    /** the parts that were called */
    called: number[]
    startPart: (start: () => void) => void
  }
}

test('each part of the first script starts where another one throws', async ({ page, expectError }) => {
  expectError(/part \d+ is broken/)
  // Lets the page decide which part throws.
  await page.route(/\/assets\/client-[\w-]+\.js/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const body = script.replace(/([^]*for\(let (\w+) of \w+\)(?:try\{)?)\2\(\)/, '$1window.startPart($2)')
    expect(body).not.toBe(script)
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    window.called = []
    window.broken = Number(sessionStorage.getItem('broken') ?? -1)
    window.startPart = (start) => {
      const part = window.called.push(window.called.length) - 1
      if (part === window.broken) throw new Error(`part ${part} is broken`)
      start()
    }
  })
  const partsCalled = () => page.evaluate(() => window.called)
  await page.goto('/fdhbankplc/branches')
  const parts = await partsCalled()
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) {
    const reported = page.waitForEvent('pageerror')
    await page.evaluate((n) => sessionStorage.setItem('broken', String(n)), part)
    await page.reload()
    expect((await reported).message).toBe(`part ${part} is broken`)
    expect(await partsCalled()).toEqual(parts)
  }
})
