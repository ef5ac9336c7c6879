import { inLanguage, languages } from './support/addresses.ts'
import { doubleTextSize } from './support/double-text-size.ts'
import { onePageOfEachKind, otherStates } from './support/kinds-of-page.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { freshNumber } from './support/codes.ts'
import { addDocument, enterWith, fillDetails, freshAccount, proveByApi, row, wordsOf } from './support/kyc.ts'
import { photo } from './support/kyc-documents.ts'
import { requiredDocuments } from '../database/sample/kyc/required-documents.ts'
import { expect, test } from './support/test.ts'

// Text at 200 %, as the font size setting of a phone or browser makes it (WCAG 1.4.4).

const samples = [
  '/fdhbankplc/home',
  '/ny/fdhbankplc/exchangeRates',
  '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
  '/fdhbankplc/loan?amount=5,000,000&months=3',
]
const others = [...onePageOfEachKind, ...otherStates]
  .flatMap((path) => languages.map((lang) => inLanguage(lang, path)))
  .filter((address) => !samples.includes(address))

const groupSize = 30
const groups = [
  samples,
  ...Array.from({ length: Math.ceil(others.length / groupSize) }, (_, n) =>
    others.slice(n * groupSize, (n + 1) * groupSize),
  ),
]

/** Lays out sections outside the viewport, which have a placeholder's height until they are scrolled to. */
const layOutAll = () =>
  document.querySelectorAll<HTMLElement>('main *').forEach((element) => {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Returns the parts that stay on the screen over the page and cover more than a third of its height. */
const coveringParts = () =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position, top, bottom, pointerEvents } = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    const isOver = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
    const isWide = rect.width > innerWidth / 2 && rect.height > innerHeight / 3
    if (!isOver || !isWide || pointerEvents === 'none' || !element.checkVisibility()) return []
    return [`${element.className} covers ${Math.round(rect.height)} of ${innerHeight}`]
  })

test.use({ trace: 'off' })

for (const [n, group] of groups.entries())
  test(
    `pages from ${group[0]} hold (${n + 1}/${groups.length})`,
    { tag: group === samples ? '@gate' : [] },
    async ({ page, expectError }) => {
      if (group.some((address) => address.includes('no-such-page'))) expectError(/404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await doubleTextSize(page)
      for (const address of group)
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(address)
          await page.evaluate(() => document.fonts.ready)
          await page.evaluate(layOutAll)
          expect.soft(await page.evaluate(layoutFaults, true), `${address} at ${width}`).toEqual([])
          expect.soft(await page.evaluate(coveringParts), `${address} at ${width}`).toEqual([])
        }
    },
  )

for (const lang of languages)
  test(`the documents step of KYC holds (${lang})`, async ({ page, baseURL, dataDir }) => {
    const type = 'Individual Account'
    const [first] = requiredDocuments[type]
    await doubleTextSize(page)
    await enterWith(page, await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), lang), lang)
    await page.getByLabel(wordsOf(lang).kyc.details.type).selectOption(type)
    await fillDetails(page, freshAccount(), lang)
    await addDocument(page, first, await photo(`${'0123456789'.repeat(6)}.jpg`), lang)
    await expect(row(page, first, lang)).toHaveAttribute('data-state', 'received')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(layOutAll)
      expect.soft(await page.evaluate(layoutFaults, true), `${width}`).toEqual([])
      expect.soft(await page.evaluate(coveringParts), `${width}`).toEqual([])
    }
  })
