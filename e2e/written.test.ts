import type { Page } from '@playwright/test'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** A page's own paragraphs: not those of cards, lists and forms, which stand for other pages or serve many. */
const paragraphs = (page: Page) =>
  page.locator('main p').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('li, article, aside, form, table, footer, [data-shared]'))
      .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length > 60),
  )

for (const lang of languages) {
  test(`no two pages share a paragraph (${lang})`, async ({ page }) => {
    test.setTimeout(240_000)
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const path of pageAddresses.filter(
      (address) => !address.includes('/blog/') && !/[?&](page|name|amount|tab)=/.test(address),
    )) {
      await page.goto(inLanguage(lang, path))
      // A page that names another address as its own is that page once more.
      const own = await page.locator('link[rel=canonical]').getAttribute('href')
      if (own && new URL(own).pathname + new URL(own).search !== inLanguage(lang, path)) continue
      for (const text of new Set(await paragraphs(page))) {
        const other = seen.get(text)
        if (other) shared.push(`${other} and ${path}: ${text.slice(0, 90)}`)
        seen.set(text, path)
      }
    }
    expect(shared).toEqual([])
  })
}

test('no own paragraph stands in one language only', async ({ page }) => {
  test.setTimeout(240_000)
  const same: string[] = []
  for (const path of pageAddresses) {
    await page.goto(path)
    const english = new Set(await paragraphs(page))
    await page.goto(inLanguage('ny', path))
    // What has no Chichewa yet is marked as English, and a line above the page says so.
    for (const text of await paragraphs(page))
      if (english.has(text)) same.push(`${path}: ${text.slice(0, 90)}`)
  }
  expect(same).toEqual([])
})

/** Each figure of the specification and the page it belongs to. */
const figures: readonly (readonly [path: string, ...texts: (string | RegExp)[]])[] = [
  [
    '/fdhbankplc/personalAndbusinessbanking?type=Executive%20Loan%20Scheme',
    /5,000,000|5 million/,
    '36 months',
  ],
  ['/fdhbankplc/personalAndbusinessbanking?type=Employer%20Supported%20Loans', '24 months'],
  ['/fdhbankplc/amayiatakateloan', /5,000,000|5 million/, '24 months', /6 months|six months/, '12 months'],
  ['/fdhbankplc/personalAndbusinessbanking', /Instaloans/, /36 months/, /12 months/],
  ['/fdhbankplc/personalAndbusinessbanking?type=Instaloans', /12 months|twelve months/],
  ['/fdhbankplc/bankaccounts?type=Savings%20Account', '3.5%', '8%'],
  ['/fdhbankplc/bankaccounts?type=Current%20Account', '5%'],
  ['/fdhbankplc/bankproducts/digitalbanking/fdhbankpakhomo', /over 5,?000/i],
  ['/fdhbankplc/shareholding', '74.05%', '20.00%', '4.75%', '1.20%', '3 August 2020'],
  ['/fdhproperties/aboutus', /over 100/i, '2017'],
]

test('every figure of the specification stands on its page', async ({ page }) => {
  for (const [path, ...texts] of figures) {
    await page.goto(path)
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    for (const wanted of texts) expect(text, `${String(wanted)} on ${path}`).toMatch(wanted)
  }
})
