import { inLanguage, languages } from './support/addresses.ts'
import { doubleTextSize } from './support/double-text-size.ts'
import { onePageOfEachKind, otherStates } from './support/kinds-of-page.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { expect, test } from './support/test.ts'

// Text at 200 %, as the font size setting of a phone or browser makes it (WCAG 1.4.4).

const samples = [
  '/fdhbankplc/home',
  '/ny/fdhbankplc/exchangeRates',
  '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
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
        }
    },
  )
