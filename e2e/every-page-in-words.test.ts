import type { Page } from '@playwright/test'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false, trace: 'off' })

type Lang = (typeof languages)[number]
type Read = { heading: boolean; length: number; canonical: string; paragraphs: string[] }

/**
 * What a page reads as without JavaScript. Its own paragraphs are not those of cards, lists and forms, which stand for
 * other pages or serve many.
 */
const read = (page: Page): Promise<Read> =>
  page.evaluate(() => ({
    heading: document.querySelector('h1')?.checkVisibility() ?? false,
    length: document.querySelector('main')?.innerText.length ?? 0,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    paragraphs: [...document.querySelectorAll('main p')]
      .filter((one) => !one.closest('li, article, aside, form, table, footer, [data-shared]'))
      .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length > 60),
  }))

/** Paragraphs that stand on two pages of a language. Articles and answers to a choice may repeat one. */
function sharedParagraphs(pages: Map<string, Read>, lang: Lang): string[] {
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
const inOneLanguage = (pages: Map<string, Read>): string[] =>
  pageAddresses.flatMap((path) => {
    const english = new Set(pages.get(path)?.paragraphs)
    const chichewa = pages.get(inLanguage('ny', path))?.paragraphs ?? []
    return chichewa.filter((text) => english.has(text)).map((text) => `${path}: ${text.slice(0, 90)}`)
  })

// One visit to each page answers all three.
test('every page reads without JavaScript, in words of its own and of its language', async ({ page }) => {
  test.setTimeout(300_000)
  const pages = new Map<string, Read>()
  for (const lang of languages) {
    for (const path of pageAddresses) {
      const address = inLanguage(lang, path)
      await page.goto(address)
      pages.set(address, await read(page))
    }
  }
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
})
