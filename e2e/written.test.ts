import type { Page } from '@playwright/test'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** A page's own paragraphs: not those of cards, lists and forms, which stand for other pages or serve many. */
const paragraphs = (page: Page) =>
  page
    .locator('main p')
    .evaluateAll((all) =>
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
    for (const path of pageAddresses.filter((address) => !address.includes('/blog/') && !/[?&](page|name|amount|tab)=/.test(address))) {
      await page.goto(inLanguage(lang, path))
      for (const text of new Set(await paragraphs(page))) {
        const other = seen.get(text)
        if (other) shared.push(`${other} and ${path}: ${text.slice(0, 90)}`)
        seen.set(text, path)
      }
    }
    expect(shared).toEqual([])
  })
}
