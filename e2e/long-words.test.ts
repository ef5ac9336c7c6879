import { onePageOfEachKind } from './support/kinds-of-page.ts'
import { expect, test } from './support/test.ts'

// Text that staff write wraps on a phone, however long its words are.

const longWord = 'Kusamalirananso'.repeat(4)

/** Replaces the words of texts and links in `main` with one that is wider than the screen. */
function lengthenWords(word: string): void {
  const selector = 'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, figcaption)'
  for (const element of document.querySelectorAll(selector)) {
    // Columns of tables are as wide as their longest word, a "?" stays next to the word before it, and staff write no
    // sizes, dates and names of regions.
    if (element.closest('table')) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text // by the walker's filter
      if (text.parentElement?.closest('time, b, button, span:has(> button), nav[data-noprint]')) continue
      if (/\p{L}{3}/u.test(text.data) && text.data !== word) text.data = word
    }
  }
}

test.use({ trace: 'off', viewport: { width: 360, height: 800 } })

const samples = ['/fdhbankplc/home', '/fdhbankplc/blog', '/fdhfinancialholdings/sitemap']
const groupSize = 20
const others = onePageOfEachKind.filter((path) => !samples.includes(path))
const groups = [
  samples,
  ...Array.from({ length: Math.ceil(others.length / groupSize) }, (_, n) =>
    others.slice(n * groupSize, (n + 1) * groupSize),
  ),
]
for (const [n, group] of groups.entries())
  test(
    `pages from ${group[0]} wrap long words (${n + 1}/${groups.length})`,
    { tag: group === samples ? '@gate' : [] },
    async ({ page }) => {
      test.setTimeout(240_000)
      for (const path of group) {
        await page.goto(path)
        await page.evaluate(lengthenWords, longWord)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, path).toBeLessThanOrEqual(0)
      }
    },
  )
