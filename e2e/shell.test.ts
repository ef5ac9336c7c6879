import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test(
  'the section menu works by keyboard: opens, closes with Escape, gives the focus back',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/fdhbankplc/home')
    const menu = page.getByRole('navigation', { name: 'FDH Bank PLC menu' })
    const [first, second] = [menu.locator('summary').nth(0), menu.locator('summary').nth(1)]
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(menu.locator('details').nth(0)).toHaveAttribute('open', '')
    await page.keyboard.press('Tab')
    await expect(menu.locator('details').nth(0).locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.locator('details[open]')).toHaveCount(0)
    await expect(first).toBeFocused()
    await first.click()
    await second.click()
    await expect(menu.locator('details[open]')).toHaveCount(1)
    await page.locator('h1').click()
    await expect(menu.locator('details[open]')).toHaveCount(0)
  },
)

test('an open menu closes when the focus leaves it', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/fdhbankplc/home')
  const menu = page.getByRole('navigation', { name: 'FDH Bank PLC menu' })
  const [first, second] = [menu.locator('summary').nth(0), menu.locator('summary').nth(1)]
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(menu.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(first).toBeFocused()
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

test(
  'the menu of a phone fills the window, goes one level at a time and keeps the focus',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/fdhbankplc/home')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Menu' })
    await opener.click()
    const panel = page.locator('#menu')
    await expect(panel.getByRole('link', { name: 'Close menu' })).toBeFocused()
    await panel.locator('summary').first().click()
    await expect(panel.locator('details[open]')).toHaveCount(1)
    // The open level's own row stays in sight as its heading; the links below it scroll, and look like links.
    await expect(panel.locator('details[open] > summary')).toHaveCSS('position', 'sticky')
    await expect(panel.locator('details[open] a').first()).toHaveCSS('position', 'static')
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#menu') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel.locator('details[open]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('the menu is in the HTML once', async ({ request }) => {
  const html = await (await request.get('/fdhbankplc/faqs')).text()
  const [header] = html.split('<main')
  expect(header?.match(/href="\/fdhbankplc\/exchangeRates"/g)).toHaveLength(1)
})

test(
  'the language switch keeps the page, and each name stands in its own language',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhbankplc/blog?page=2')
    await page.getByRole('link', { name: 'Chichewa' }).first().click()
    await expect(page).toHaveURL(/\/ny\/fdhbankplc\/blog\?page=2$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
    const english = page.getByRole('link', { name: 'English' }).first()
    expect(await english.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await english.click()
    await expect(page).toHaveURL(/localhost:\d+\/fdhbankplc\/blog\?page=2$/)
  },
)

test('the first stop is a link past the menus', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhproperties/home')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#content')
})

test(
  'colours and low data are chosen by buttons, kept, and come back to the page',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/ny/fdhmoneybureau/home')
    const footer = page.locator('footer')
    await footer.locator('button[name=theme][value=dark]').click()
    await expect(page).toHaveURL(/\/ny\/fdhmoneybureau\/home$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await footer.locator('button[name=low_data]').click()
    await expect(page.locator('html')).toHaveAttribute('data-low', /.*/)
    await page.goto('/fdhbankplc/home')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-low', /.*/)
  },
)

test('a choice leads back to this site only', { tag: '@gate' }, async ({ request }) => {
  for (const back of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    const answer = await request.post('/choices', { form: { theme: 'dark', back }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(answer.headers()['location']).toBe('/')
  }
})

test(
  'each page says that it is a demonstration and shows the current notices',
  { tag: '@gate' },
  async ({ page, request }) => {
    const notices = (await (await request.get('/api/notices?brands=bank')).json()) as { title: string }[]
    expect(notices.length).toBeGreaterThan(0)
    await page.goto('/fdhbankplc/home')
    await expect(page.getByText(/^Demonstration:/)).toBeVisible()
    for (const { title } of notices) await expect(page.getByText(title)).toBeVisible()
  },
)

test('motion is left out where the reader asked for that', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/fdhbankplc/home')
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1)
        .length,
  )
  expect(moving).toBe(0)
  await context.close()
})

test.describe('between two companies', () => {
  /** Every part seen to move since the page now shown came, and for how many milliseconds. */
  const moved = async (page: Page) => await page.evaluate(() => sessionStorage.getItem('moved'))

  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const note = () => {
        const seen = new Set<string>()
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const duration = Number(effect?.getTiming().duration)
          if (part?.startsWith('::view-transition') && duration > 0) seen.add(`${part} ${duration}`)
        }
        sessionStorage.setItem('moved', [...seen].toSorted().join())
      }
      addEventListener('pagereveal', ({ viewTransition }) => {
        // The empty page before the first has no storage.
        if (location.protocol === 'about:') return
        sessionStorage.removeItem('moved')
        // Without a transition nothing moves.
        if (viewTransition) viewTransition.ready.then(note, () => sessionStorage.setItem('moved', 'skipped'))
        else note()
      })
    }),
  )
  const follow = async (page: Page, path: string) => {
    await page.locator(`header a[href="${path}"]`).first().click()
    await page.waitForURL(path)
  }

  test(
    'their threads cross once, in 200 ms, and nothing else moves; within a company nothing does',
    { tag: '@gate' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/fdhbankplc/home')
      await follow(page, '/fdhproperties/home')
      await expect
        .poll(() => moved(page))
        .toBe('::view-transition-new(properties) 200,::view-transition-old(bank) 200')
      await follow(page, '/fdhproperties/contact')
      await expect.poll(() => moved(page)).toBe('')
    },
  )

  for (const calm of ['less motion', 'low data'])
    test(`nothing moves with ${calm}`, { tag: '@gate' }, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      if (calm === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' })
      else await page.context().addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
      await page.goto('/fdhbankplc/home')
      await follow(page, '/fdhproperties/home')
      await expect.poll(() => moved(page)).toBe('')
    })
})
