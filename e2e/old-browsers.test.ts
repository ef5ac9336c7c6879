import { journeys } from './support/island-journeys.ts'
import { expect, test } from './support/test.ts'

// Removes the built-ins that Chrome 95, Safari 15 and Firefox 102 lack (docs/decisions/0072-oldest-browsers.md).

/** Built-ins and browser interfaces by the object that has them, but `checkVisibility`, which Playwright itself calls. */
const newer: Record<string, readonly string[]> = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.prototype.__proto__': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  Array: ['fromAsync'],
  Object: ['groupBy', 'hasOwn'],
  Map: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  AbortSignal: ['any', 'timeout'],
  URL: ['canParse', 'parse'],
  window: ['Iterator', 'scheduler', 'structuredClone'],
  'Crypto.prototype': ['randomUUID'],
  'Navigator.prototype': ['locks'],
}

test.beforeEach(async ({ page }) => {
  const removals = Object.entries(newer).flatMap(([holder, names]) =>
    names.map((name) => `delete ${holder}[${JSON.stringify(name)}]`),
  )
  await page.addInitScript(removals.join('\n'))
  await page.addInitScript(() => {
    // Safari before 16.4 cannot construct style sheets; the list is frozen in Chrome before 99.
    Object.assign(window, { CSSStyleSheet: undefined })
    Object.defineProperty(document, 'adoptedStyleSheets', { get: () => Object.freeze([]) })
  })
})

const samples = ['finder', 'kyc', 'loan-calculator']

for (const [name, { address, use }] of Object.entries(journeys))
  test(`${name} works`, { tag: samples.includes(name) ? '@gate' : [] }, async ({ page, dataDir }) => {
    await page.goto(address('en'))
    expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
    await use({ page, island: page.locator(`[data-island="${name}"]`).last(), lang: 'en', dataDir })
  })

test('a closed notice stays closed', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/home')
  const strip = page.locator('[data-notices]')
  await strip.locator('[data-close-notices]').click()
  await expect(strip).toBeHidden()
  await page.reload()
  await expect(strip).toBeHidden()
})

test('the copy on the device is filled', async ({ page }) => {
  await page.goto('/fdhbankplc/exchangeRates')
  await page.waitForFunction(() => {
    const status = JSON.parse(localStorage.getItem('copy') ?? 'null') as { only?: unknown } | null
    return status !== null && status.only === undefined
  })
})
