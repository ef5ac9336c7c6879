import { PDFiumLibrary } from '@hyzyla/pdfium'
import { inLanguage } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

// What people keep on paper: a day's rates, a loan worked out, an article. Each is one sheet of A4.

const sheets = [
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/exchangeRates/day',
  '/fdhmoneybureau/tariffs/day',
  '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24',
  '/fdhbankplc/loan?product=executive-loan-scheme&amount=5000000&months=36',
  '/fdhbankplc/blog/view/dial-525-without-data',
  '/fdhbankplc/blog/view/what-a-reference-rate-is',
]

test(
  'rates, a loan and an article take one sheet of paper each, in Chichewa',
  { tag: '@gate' },
  async ({ page }) => {
    for (const path of sheets) {
      await page.goto(inLanguage('ny', path))
      await page.evaluate(() => document.fonts.ready)
      const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
      expect.soft(printed.match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1)
    }
  },
)

test('links to other tasks and empty portraits are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/fdhbankplc/faqs')
  await expect(page.locator('main h2').first()).toBeVisible()
  await expect(page.locator('#more')).toBeHidden()
  await page.goto('/fdhbankplc/board')
  const people = page.locator('main li:has(h3)')
  await expect(people.first()).toBeVisible()
  await expect(people.locator('> div:not(:has(h3))').filter({ visible: true })).toHaveCount(0)
})

test('the last sheet of the questions holds more than the footer', async ({ page }) => {
  const library = await PDFiumLibrary.init()
  for (const lang of ['en', 'ny'] as const) {
    await page.goto(inLanguage(lang, '/fdhbankplc/faqs'))
    const question = await page.locator('main summary').last().innerText()
    const printed = await library.loadDocument(await page.pdf({ format: 'A4', preferCSSPageSize: false }))
    expect([...printed.pages()].at(-1)?.getText()).toContain(question)
    printed.destroy()
  }
  library.destroy()
})
