import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test(
  'menus open, lists page on and branches are found without JavaScript',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/fdhbankplc/home')
    const menu = page.locator('#menu')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await menu.locator('summary').first().click()
    await expect(menu.locator('details[open] a').first()).toBeVisible()
    await menu.getByRole('link', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.goto('/fdhbankplc/blog')
    const first = await page.locator('main h3, main h2').allInnerTexts()
    await page.locator('a[href*="page=2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    expect(await page.locator('main h3, main h2').allInnerTexts()).not.toEqual(first)
    await page.goto('/fdhbankplc/branches')
    await page.locator('input[name=name]').fill('ZOMBA')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/name=ZOMBA/)
    const branches = page.locator('main').getByRole('heading')
    await expect(branches.filter({ hasText: 'Zomba' }).first()).toBeVisible()
    await expect(branches.filter({ hasText: 'Karonga' })).toHaveCount(0)
  },
)

test(
  'the converter answers without JavaScript, and keeps what was typed where it was wrong',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/fdhmoneybureau/home')
    await page.locator('input[name=amount]').fill('1,5x')
    await page.locator('main form').getByRole('button').first().click()
    await expect(page.locator('input[name=amount]')).toHaveValue('1,5x')
    await expect(page.locator('input[name=amount]')).toHaveAttribute('aria-invalid', 'true')
  },
)

test('account opening says that it needs JavaScript', { tag: '@gate' }, async ({ request }) => {
  // Playwright switches scripts off without showing what browsers without them show.
  const html = await (await request.get('/fdhbankplc/onboarding')).text()
  expect(html).toMatch(/<noscript><p[^>]*>This form needs JavaScript\./)
})

test('pages that all companies share keep the company that led to them', async ({ page }) => {
  await page.goto('/ny/fdhmoneybureau/home')
  await page.locator('footer a[href$="/privacy"]').first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.locator('[data-tab][aria-current]')).toHaveAttribute('data-tab', 'bureau')
})
