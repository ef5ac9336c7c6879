import type { Locator, Page } from '@playwright/test'
import { loadWhole } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

// Several tabs of one visitor, and browsers that store nothing.

/** Links whose plain click a script follows, by how a visitor comes to them. */
const followedLinks: Record<string, (page: Page) => Promise<Locator>> = {
  'a menu entry': async (page) => {
    await loadWhole(page, '/fdhbankplc/home')
    const menu = page.getByRole('banner').locator('[data-menu]').first()
    await menu.locator('summary').click()
    return menu.getByRole('link').first()
  },
  'a dot of the map': async (page) => {
    await findInFinder(page, 'lilongwe')
    return page.locator('[data-dot]').last()
  },
  'the link that clears the search': async (page) => {
    await findInFinder(page, 'zzzz')
    return page.locator('main').getByRole('link', { name: 'Show all', exact: true })
  },
  'a region': async (page) => {
    await findInFinder(page, 'lilongwe')
    return page.locator('main nav a').last()
  },
}

/** Types into the finder and waits for its script to show the result. */
async function findInFinder(page: Page, name: string): Promise<void> {
  await page.goto('/fdhbankplc/branches')
  const field = page.locator('#place-name')
  const rows = page.locator('li[data-key]')
  await field.fill('zzzz')
  await expect(rows).toHaveCount(0)
  await field.fill(name)
  if (name !== 'zzzz') await expect(rows).not.toHaveCount(0)
}

// The test does not wait for the new tab: Chromium's headless shell loses some, also those of a page without scripts.
for (const [name, type, how] of [
  ['Ctrl-click', 'click', { modifiers: ['ControlOrMeta'] }],
  ['middle-click', 'auxclick', { button: 'middle' }],
] as const)
  for (const [place, findLink] of Object.entries(followedLinks))
    test(`${name} on ${place} is left to the browser`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const link = await findLink(page)
      const before = new URL(page.url()).pathname
      // The last listener of the click: it sees what the page made of it.
      const intercepted = await page.evaluateHandle((wanted) => {
        const clicked = new Promise<boolean>((resolve) => {
          addEventListener(
            wanted,
            (event) => {
              resolve(event.defaultPrevented)
              event.preventDefault()
            },
            { once: true },
          )
        })
        return { clicked }
      }, type)
      await link.click(how as Parameters<Locator['click']>[0])
      expect(await intercepted.evaluate(({ clicked }) => clicked)).toBe(false)
      await expect(page).toHaveURL(({ pathname }) => pathname === before)
    })

test('two tabs keep their languages', async ({ page, context }) => {
  await page.goto('/fdhbankplc/home')
  const other = await context.newPage()
  await other.goto('/ny/fdhbankplc/home')
  await page.getByRole('main').getByRole('link', { name: 'All rates and tariffs' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('lang', 'ny')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('two tabs keep their companies on pages that all companies share', async ({ page, context }) => {
  await page.goto('/fdhbankplc/home')
  const other = await context.newPage()
  await other.goto('/fdhmoneybureau/home')
  await page.locator('footer a[href$="/privacy"]').first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('data-tab', 'bank')
})

for (const path of ['/fdhfinancialholdings/privacy', '/search?q=card'])
  test(`the language switch of ${path} keeps the company`, async ({ page, context }) => {
    await page.goto('/fdhbankplc/home')
    const other = await context.newPage()
    await other.goto('/fdhmoneybureau/home')
    const current = page.locator('[data-tab][aria-current]')
    await page.evaluate((to) => location.assign(to), path)
    await expect(current).toHaveAttribute('data-tab', 'bank')
    for (const lang of ['ny', 'en']) {
      await page.locator(`[hreflang=${lang}]`).filter({ visible: true }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(current).toHaveAttribute('data-tab', 'bank')
    }
    // A link from another company precedes.
    await page.goto('/fdhproperties/home')
    await page.evaluate((to) => location.assign(to), path)
    await expect(current).toHaveAttribute('data-tab', 'properties')
  })

/** Denies storage and cookies, as a browser that blocks all cookies does. */
function denyStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: deny })
  Object.defineProperty(navigator, 'cookieEnabled', { value: false })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
}

test('colours change where storage is denied', { tag: '@gate' }, async ({ page }) => {
  await page.addInitScript(denyStorage)
  // The cookie of the response would be refused.
  await page.route('**/choices', (route) => route.abort())
  for (const path of ['/fdhbankplc/kyc?tab=Upload+KYC+Documents', '/fdhbankplc/loan', '/fdhbankplc/home']) {
    await loadWhole(page, path)
    await page.locator('footer button[name=theme][value=dark]').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('footer button[name=theme][value=dark]')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.locator('main').getByRole('textbox').or(page.locator('main input')).first().focus()
  }
})

test.describe('where storage is denied', () => {
  test.beforeEach(({ page }) => page.addInitScript(denyStorage))

  test('the finder finds and explains', async ({ page }) => {
    await findInFinder(page, 'lilongwe')
    const row = page.locator('li[data-key]').nth(1)
    await row.locator('summary').click()
    await expect(row.locator('a[href^="tel:"]')).toBeVisible()
  })

  test('closed notices are hidden until the next page', async ({ page }) => {
    await loadWhole(page, '/fdhbankplc/home')
    const strip = page.locator('[data-notices]')
    await strip.locator('[data-close-notices]').click()
    await expect(strip).toBeHidden()
    await loadWhole(page, '/fdhbankplc/home')
    await expect(strip).toBeVisible()
  })

  test('the language switch keeps the page and its search', async ({ page }) => {
    await loadWhole(page, '/fdhbankplc/branches?name=lilongwe')
    await page.locator('[hreflang=ny]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/ny\/fdhbankplc\/branches\?name=lilongwe$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
    await expect(page.locator('#place-name')).toHaveValue('lilongwe')
  })
})
