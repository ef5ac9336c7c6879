import { expect, test } from './support/test.ts'
import { inLanguage } from './support/addresses.ts'

const number = 'tel:+2651000911'
const languages = ['en', 'ny'] as const
const pages = [
  ...['lostcard', 'fraud', 'contact', 'cards', 'faqs'].map((slug) => `/fdhbankplc/${slug}`),
  '/fdhmoneybureau/contact',
  '/fdhproperties/contact',
]

test.describe('emergency numbers', () => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(
      `come first on the pages opened in an emergency at ${width} px`,
      { tag: width === 360 ? '@gate' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        for (const path of pages)
          for (const lang of languages) {
            await page.goto(inLanguage(lang, path))
            const links = page.locator('main a')
            await expect.soft(links.nth(0), path).toHaveAttribute('href', number)
            await expect.soft(links.nth(1), path).toHaveAttribute('href', 'tel:*525%23')
            await expect.soft(links.nth(0), path).toBeInViewport({ ratio: 1 })
            await expect.soft(links.nth(1), path).toBeInViewport({ ratio: 1 })
          }
      },
    )

  for (const width of [320, 360, 768, 1024, 1280])
    test(`are in the header at ${width} px`, { tag: width === 360 ? '@gate' : [] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of [
        '/fdhbankplc/home',
        '/ny/fdhproperties/home',
        '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
      ]) {
        await page.goto(path)
        const line = page.locator(`header a[href="${number}"]:visible`)
        await expect(line).toHaveCount(1)
        await expect(line).toBeInViewport({ ratio: 1 })
        // Shown, not only read aloud.
        await expect(line.locator('.unseen', { hasText: '+265 1 000 911' })).toHaveCount(0)
        await expect(line).toContainText('+265 1 000 911')
        const code = page.locator('header a[href="tel:*525%23"]:visible')
        await expect(code).toHaveCount(1)
        await expect(code).toBeInViewport({ ratio: 1 })
        await expect(code).toContainText('*525#')
      }
    })
})
