import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { ownAddresses } from './support/own-address.ts'
import { expect, test } from './support/test.ts'

const linksOf = (html: string) => new Set([...html.matchAll(/\shref="([^"?#]+)/g)].map((match) => match[1]))

for (const lang of languages) {
  test(`the page of all pages leads to each of them (${lang})`, { tag: '@gate' }, async ({ request }) => {
    const all = linksOf(await (await request.get(inLanguage(lang, '/fdhfinancialholdings/sitemap'))).text())
    const missing: string[] = []
    // Articles and profiles are reached from their lists.
    for (const path of pageAddresses.filter((one) => !/[?]|\/(view|board|team)\/./.test(one))) {
      const address = inLanguage(lang, path)
      if (all.has(address)) continue
      // One of two addresses of the same page is enough.
      const html = await (await request.get(address)).text()
      const [canonical = ''] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? []
      const [, own = ''] = /href="([^"]+)"/.exec(canonical) ?? []
      expect(own, `canonical address of ${path}`).not.toBe('')
      if (new URL(own).pathname === address) missing.push(path)
    }
    expect(missing).toEqual([])
  })
}

test(
  'a profile is reached from the list, and only where its person has an office',
  { tag: '@gate' },
  async ({ page, request }) => {
    await page.goto('/fdhbankplc/board')
    await page.getByRole('main').getByRole('link', { name: 'Kondwani Sample-Phiri' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kondwani Sample-Phiri')
    await expect(page.getByRole('table')).toContainText('Group chief executive')
    await page.getByRole('link', { name: 'Group chief executive (Management)' }).click()
    await expect(page).toHaveURL('/fdhfinancialholdings/team/kondwani-sample-phiri')
    for (const wrong of ['/fdhbankplc/team/kondwani-sample-phiri', '/fdhbankplc/board/nobody']) {
      expect((await request.get(wrong)).status(), wrong).toBe(404)
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...ownAddresses })
  test('a complaint reaches the bank', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/fdhbankplc/complaints')
    await page.getByLabel('Your name').fill('Sample Visitor')
    await page.getByLabel('Phone number or e-mail').fill('0999 123 456')
    await page.getByLabel('Your question').fill('The machine kept my card on Monday.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you, we have your question.')).toBeVisible()
  })
})

test(
  'cookies of the last visit are secure under https',
  { tag: '@gate' },
  async ({ page, context, baseURL, expectError }) => {
    // The sockets of the page reach no server.
    expectError(/sample\.invalid/, 'perhaps')
    await context.route('https://sample.invalid/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await context.request.get(`${baseURL}${pathname}${search}`) })
    })
    await page.goto('https://sample.invalid/ny/fdhbankplc/faqs')
    const secureCookies = async () =>
      (await context.cookies('https://sample.invalid')).filter(({ secure }) => secure).map(({ name }) => name)
    await expect.poll(async () => (await secureCookies()).toSorted()).toEqual(['lang', 'tab'])
    // Pictures may still be on their way.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
