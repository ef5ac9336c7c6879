import type { Page } from '@playwright/test'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

test.use({ trace: 'off' })

/** One page a template that has something of its own to show or to hide. */
const seen = [
  '/fdhfinancialholdings/home',
  '/ny/fdhbankplc/home',
  '/fdhbankplc/loan',
  '/ny/fdhbankplc/kyc?tab=Upload+KYC+Documents',
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/branches',
  '/fdhbankplc/blog/view/five-thousand-agents',
  '/fdhbankplc/bankaccounts?type=Current%20Account',
  '/search?q=savigns',
  '/fdhbankplc/onboarding',
]

type Lang = (typeof languages)[number]
type PageText = { heading: boolean; length: number; canonical: string; paragraphs: string[] }

/**
 * What pages read as without JavaScript, as they come over HTTP: a browser parses them and draws none. A page's own
 * paragraphs are not those of cards, lists, forms and notices, which stand for other pages or serve many.
 * @param page any page of the site
 */
const readAll = (page: Page, addresses: string[]): Promise<[string, PageText][]> =>
  page.evaluate(async (left) => {
    const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const readOne = async (address: string): Promise<[string, PageText]> => {
      const html = await (await fetch(address)).text()
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
      const paragraphs = [...parsed.querySelectorAll('main p')]
        .filter(
          (one) => !one.closest('li, article, aside, form, table, footer, [data-shared], [data-notices]'),
        )
        .map(words)
        .filter((text) => text.length > 60)
      return [
        address,
        {
          heading: words(parsed.querySelector('h1')) !== '',
          length: words(parsed.querySelector('main')).length,
          canonical,
          paragraphs,
        },
      ]
    }
    const found: [string, PageText][] = []
    const line = async () => {
      for (let next = left.shift(); next; next = left.shift()) found.push(await readOne(next))
    }
    await Promise.all([line(), line(), line()])
    return found
  }, addresses)

/** Paragraphs that stand on two pages of a language. Articles and answers to a choice may repeat one. */
function sharedParagraphs(pages: Map<string, PageText>, lang: Lang): string[] {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const path of pageAddresses.filter(
    (address) => !address.includes('/blog/') && !/[?&](page|name|amount|tab)=/.test(address),
  )) {
    const address = inLanguage(lang, path)
    const { canonical = '', paragraphs = [] } = pages.get(address) ?? {}
    // A page that names another address as its own is that page once more.
    if (canonical && new URL(canonical).pathname + new URL(canonical).search !== address) continue
    for (const text of new Set(paragraphs)) {
      const other = seen.get(text)
      if (other) shared.push(`${other} and ${path}: ${text.slice(0, 90)}`)
      seen.set(text, path)
    }
  }
  return shared
}

/** Paragraphs that stand in English on the Chichewa page. What has none yet is marked, and a line above says so. */
const inOneLanguage = (pages: Map<string, PageText>): string[] =>
  pageAddresses.flatMap((path) => {
    const english = new Set(pages.get(path)?.paragraphs)
    const chichewa = pages.get(inLanguage('ny', path))?.paragraphs ?? []
    return chichewa.filter((text) => english.has(text)).map((text) => `${path}: ${text.slice(0, 90)}`)
  })

// One look at each page answers all three.
test(
  'every page reads without JavaScript, in words of its own and of its language',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhproperties/contact')
    const addresses = languages.flatMap((lang) => pageAddresses.map((path) => inLanguage(lang, path)))
    const pages = new Map(await readAll(page, addresses))
    const unread = [...pages].filter(([, { heading, length }]) => !heading || length <= 100)
    expect
      .soft(
        unread.map(([address]) => address),
        'pages that read as nothing',
      )
      .toEqual([])
    for (const lang of languages)
      expect.soft(sharedParagraphs(pages, lang), `paragraphs that two pages share (${lang})`).toEqual([])
    expect.soft(inOneLanguage(pages), 'paragraphs in one language only').toEqual([])
  },
)

test.describe('drawn', () => {
  test.use({ javaScriptEnabled: false })

  // What hides a page until a script shows it would stand in the styles that all pages share.
  test('what a page says is there to be seen without JavaScript', { tag: '@gate' }, async ({ page }) => {
    for (const path of seen) {
      await page.goto(path)
      await expect(page.locator('h1'), path).toBeVisible()
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
    }
  })
})
