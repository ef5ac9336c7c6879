import { runStatement } from '../server/test-support/postgres.ts'
import { doubleTextSize } from './support/double-text-size.ts'
import { onePageOfEachKind } from './support/kinds-of-page.ts'
import { startBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Text that staff write wraps on a phone, however long its words are.

const longWord = 'Kusamalirananso'.repeat(4)

/** Replaces the words of texts and links with one that is wider than the screen: in `main`, the header, notices and the footer. */
function lengthenWords(word: string): void {
  const inMain = 'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, figcaption)'
  const around =
    ':is(header, footer) :is(a, p, h2, summary, [data-company]), [data-notices] :is(p, span, strong)'
  const notByStaff =
    'time, b, button, .unseen, main nav[data-noprint], [hreflang], [data-tabs], [href^="tel:"]'
  const selector = `${inMain}, ${around}`
  for (const element of document.querySelectorAll(selector)) {
    // The server adds break opportunities to words in tables (see below), and staff write no sizes, dates, names of regions
    // and languages.
    if (element.closest('table')) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text // by the walker's filter
      if (text.parentElement?.closest(notByStaff)) continue
      if (/\p{L}{3}/u.test(text.data) && text.data !== word) text.data = word
    }
  }
}

/** Returns texts of the header, notices and footer that reach over the edge of the screen or lie on each other. */
function faultsAround(): string[] {
  const parts = 'header, footer, [data-notices], main'
  const faults: string[] = []
  for (const part of document.querySelectorAll(parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const isOutside = element?.closest('[data-tabs], .strip, table, .unseen, [popover]')
      if (!element?.checkVisibility() || isOutside || getComputedStyle(element).clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > innerWidth + 1))
        faults.push(
          `${part.localName} ${element.localName}.${element.className}: ${element.textContent.slice(0, 20)}`,
        )
    }
  }
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (overflow > 0) faults.push(`the page is ${overflow} pixels too wide`)
  return faults
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
      for (const path of group) {
        await page.goto(path)
        await page.evaluate(lengthenWords, longWord)
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await page.evaluate(faultsAround), `${path} at ${width}`).toEqual([])
        }
        await page.evaluate(() => (location.hash = 'menu'))
        expect.soft(await page.evaluate(faultsAround), `${path}#menu`).toEqual([])
      }
    },
  )

/** Returns texts of cells that reach over their cell's edge, and tables and first columns that are too wide. */
function tableFaults(): string[] {
  const faults = new Set<string>()
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    const name = table.caption?.textContent.slice(0, 40) ?? ''
    // A region that scrolls keeps its first column in view: the others need room next to it.
    const region = table.closest('section[tabindex]')
    const [first] = table.tBodies[0]?.rows[0]?.cells ?? []
    const isScrolled = region && region.scrollWidth > region.clientWidth
    if (isScrolled && first && first.offsetWidth > region.clientWidth * 0.6)
      faults.add(`${name}: first column leaves no room`)
    for (const cell of table.querySelectorAll('th, td')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.unseen')) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const { right } = cell.getBoundingClientRect()
        if ([...range.getClientRects()].some((rect) => rect.width > 1 && rect.right > right + 1))
          faults.add(`${name}: ${cell.textContent.slice(0, 40)}`)
      }
    }
  }
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (overflow > 0) faults.add(`the page is ${overflow} pixels too wide`)
  return [...faults]
}

const pagesWithTables = [
  '/fdhbankplc/exchangeRates?tab=Tariffs',
  '/fdhbankplc/exchangeRates?tab=All+Rates&list=bank',
  '/fdhbankplc/bankaccounts?type=Savings%20Account',
  '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
  '/fdhbankplc/loan',
  '/fdhbankplc/amayiatakateloan',
  '/fdhbankplc/cards',
  '/fdhfinancialholdings/board/tamanda-sample-banda',
  '/fdhfinancialholdings/cookies',
  '/fdhfinancialholdings/fdhshareholding',
  '/fdhproperties/investor_relations',
]
/** Replaces the words of staff in tables with one of 15 letters, which is not broken. Islands have tables of figures. */
function lengthenCells(): void {
  for (const cell of document.querySelectorAll('main tbody :is(th, td)')) {
    if (cell.closest('[data-island]')) continue
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const text = walker.nextNode() as Text | null // by the walker's filter
    if (text && /\p{L}{3}/u.test(text.data)) text.data = 'Kusamalirananso'
  }
}

/** Returns the captions of tables that are wider than what holds them. */
const captionsOfWide = (tables: Element[]): string[] =>
  tables.flatMap((table) => {
    const holder = table.parentElement?.clientWidth ?? 0
    return table.getBoundingClientRect().width > holder + 1 ? [table.textContent.slice(0, 40)] : []
  })

test('pages scroll tables of ordinary long words in their own region', async ({ page }) => {
  for (const path of pagesWithTables) {
    await page.goto(path)
    await page.evaluate(lengthenCells)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, path).toBeLessThanOrEqual(0)
    const wide = page.locator('main table').and(page.locator(':not(section[tabindex="0"][aria-label] table)'))
    expect.soft(await wide.evaluateAll(captionsOfWide), path).toEqual([])
  }
})

const unbrokenTexts = { word: longWord, address: `https://bank.example/${'0123456789'.repeat(4)}` }

for (const [kind, text] of Object.entries(unbrokenTexts))
  test(`tables wrap a long ${kind}`, async ({ page }) => {
    const server = await startBeside({}, ({ databaseUrl }) =>
      runStatement(
        databaseUrl,
        `update revisions set body = replace(body::text, '"en": "', $1)::jsonb
         where collection in ('bank_rates', 'executives', 'kyc_account_types', 'loans', 'pages', 'products')`,
        [`"en": "${text} `],
      ),
    )
    for (const { width, large } of [
      { width: 360, large: false },
      { width: 1280, large: false },
      { width: 390, large: true },
    ]) {
      await page.setViewportSize({ width, height: 800 })
      if (large) await doubleTextSize(page)
      for (const path of pagesWithTables) {
        await page.goto(server.url + path)
        expect.soft(await page.locator('main table').count(), path).toBeGreaterThan(0)
        expect.soft(await page.evaluate(tableFaults), `${path} at ${width}`).toEqual([])
      }
    }
    // An open page would report the connection that stopping the server ends.
    await page.close()
    await server.stop()
  })
