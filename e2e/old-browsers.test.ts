import { PDFiumLibrary } from '@hyzyla/pdfium'
import { journeys } from './support/island-journeys.ts'
import { addressIn, wordsOf } from './support/kyc.ts'
import { expect, test } from './support/test.ts'

// Removes the built-ins, selectors and style rules that Chrome 95, Safari 15.4 and Firefox 102 lack
// (docs/decisions/0072-oldest-browsers.md).

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
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Navigator.prototype': ['locks'],
}

/** Returns the rules that browsers without `:has()`, popovers and `::details-content` read. */
const withoutNewerRules = (css: string) =>
  css
    .replace(/@supports not selector\((?::has\(a\)|:popover-open)\)/g, '@media all')
    .replaceAll('@supports selector(::details-content)', '@media not all')
    .replace(/[^{}]*(?::has\(|::details-content)[^{}]*\{[^{}]*\}/g, '')

test.beforeEach(async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutNewerRules(await response.text()) })
  })
  const removals = Object.entries(newer).flatMap(([holder, names]) =>
    names.map((name) => `delete ${holder}[${JSON.stringify(name)}]`),
  )
  await page.addInitScript(removals.join('\n'))
  await page.addInitScript(() => {
    // Firefox before 119 has no property for an ARIA attribute.
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^(?:aria[A-Z]|role$)/.test(name)) Reflect.deleteProperty(Element.prototype, name)
    const newerSelector = /:(has|modal|popover-open|user-valid|user-invalid|details-content)\b/
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !newerSelector.test(query.join()) && supports(...query)
    for (const holder of [Document.prototype, DocumentFragment.prototype, Element.prototype])
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
        const select: unknown = Reflect.get(holder, name)
        if (typeof select !== 'function') continue
        Reflect.set(holder, name, function (this: unknown, selector: string) {
          if (newerSelector.test(selector)) throw new SyntaxError(`unknown selector ${selector}`)
          return Reflect.apply(select, this, [selector]) as unknown
        })
      }
    // The attribute alone hides an element in a browser that knows it.
    new MutationObserver(() => {
      for (const popover of document.querySelectorAll('[popover]')) popover.removeAttribute('popover')
    }).observe(document, { childList: true, subtree: true })
    // Safari before 16.4 cannot construct style sheets; the list is frozen in Chrome before 99.
    Object.assign(window, { CSSStyleSheet: undefined })
    Object.defineProperty(document, 'adoptedStyleSheets', { get: () => Object.freeze([]) })
  })
})

const withoutSpaces = (text: string) => text.replace(/[\s\u00ad]+/g, '')
const describeDetails = (all: Element[]) =>
  all.map((one) => [one.getAttribute('name'), one.hasAttribute('open')])

const isCopyComplete = () => {
  const status = JSON.parse(localStorage.getItem('copy') ?? 'null') as { only?: unknown } | null
  return status !== null && status.only === undefined
}

const samples = ['finder', 'kyc', 'loan-calculator']

for (const [name, { address, use }] of Object.entries(journeys))
  test(`${name} works`, { tag: samples.includes(name) ? '@gate' : [] }, async ({ page, dataDir }) => {
    await page.goto(address('en'))
    expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
    await use({ page, island: page.locator(`[data-island="${name}"]`).last(), lang: 'en', dataDir })
  })

test('an explanation opens and closes', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhbankplc/exchangeRates')
  const mark = page.locator('main [popovertarget]').first()
  const text = page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`)
  await expect(text).toBeHidden()
  await mark.click()
  await expect(text).toBeVisible()
  await expect(mark).toHaveAttribute('aria-expanded', 'true')
  await mark.click()
  await expect(text).toBeHidden()
  await mark.press('Enter')
  await expect(text).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await mark.click()
  await page.locator('h1').click()
  await expect(text).toBeHidden()
})

test('closed answers are printed and stay closed', async ({ page }) => {
  const library = await PDFiumLibrary.init()
  // The finder's rows share a name, by which newer browsers keep one open at a time.
  for (const [path, text] of [
    ['/fdhbankplc/faqs', 'main details > div'],
    ['/fdhbankplc/branches', '[id^=place-] > div p:first-child'],
  ] as const) {
    await page.goto(path)
    const wanted = (await page.locator(text).allTextContents()).map((one) => withoutSpaces(one).slice(0, 20))
    expect(wanted.length).toBeGreaterThan(1)
    const before = await page.locator('details').evaluateAll(describeDetails)
    const printed = await library.loadDocument(await page.pdf({ format: 'A4' }))
    const all = withoutSpaces([...printed.pages()].map((sheet) => sheet.getText()).join(''))
    expect.soft(wanted.filter((one) => !all.includes(one))).toEqual([])
    printed.destroy()
    expect(await page.locator('details').evaluateAll(describeDetails)).toEqual(before)
  }
  library.destroy()
})

test('the KYC steps show help', async ({ page }) => {
  const { kyc, kycPage } = wordsOf('en')
  await page.goto(addressIn('en'))
  await page.locator('input[name=type]').first().check()
  await page.getByRole('button', { name: kyc.need.go }).click()
  await expect(page.getByRole('heading', { level: 2, name: kyc.contact.title })).toBeFocused()
  await expect(page.getByText(kycPage.help)).toBeVisible()
})

test('a pressed button is busy until its island has started', async ({ page }) => {
  const { kyc } = wordsOf('en')
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/kyc-.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(addressIn('en'))
  await page.locator('input[name=type]').first().check()
  const go = page.getByRole('button', { name: kyc.need.go })
  await go.click()
  await expect(go).toHaveAttribute('aria-busy', 'true')
  gate.resolve()
  await expect(page.getByRole('heading', { level: 2, name: kyc.contact.title })).toBeFocused()
})

test('the chosen colours are pressed where cookies are refused', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await page.goto('/fdhbankplc/home')
  const dark = page.locator('footer button[name=theme][value=dark]')
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
})

test('the tab of a saved page is the current one', async ({ page, context, expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/fdhbankplc/home')
  await page.waitForFunction(isCopyComplete)
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready')
  await context.setOffline(true)
  const tab = page.locator('[data-tab=bureau]')
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
})

test('a snackbar shows', async ({ page }) => {
  await page.goto('/fdhproperties/home')
  await expect(page.getByText(wordsOf('en').search.hint)).toBeVisible()
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
  await page.waitForFunction(isCopyComplete)
})
