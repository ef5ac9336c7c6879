import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { brandOfPath } from '#contract/brands/names.ts'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

/** Scrolls to the end, so that what loads late has to load, and says which pictures did not. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  return page.evaluate(() =>
    [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src),
  )
}

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const lang of languages) {
  for (const path of pageAddresses) {
    test(`${inLanguage(lang, path)} is whole`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const answer = await page.goto(inLanguage(lang, path))
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      if (brandOfPath(path)) await expect(page.locator('nav[data-tabs] [aria-current]')).toHaveCount(1)
      for (const other of ['en', 'ny', 'x-default']) {
        await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveCount(1)
      }
      expect(await brokenPictures(page)).toEqual([])
      const { violations } = await new AxeBuilder({ page })
        // Our pages have no frames, so axe need not open a page of its own to join their results.
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  }
}

test('axe finds nothing in dark colours and in low data', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'theme', value: 'dark', url: baseURL ?? '' },
    { name: 'low', value: 'on', url: baseURL ?? '' },
  ])
  for (const path of pageAddresses.filter((address) => address.endsWith('/home'))) {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ target }) => String(target))])).toEqual(
      [],
    )
  }
})
