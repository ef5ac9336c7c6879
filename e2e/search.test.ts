import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { inLanguage } from './support/addresses.ts'
import { wordsOf } from './support/kyc.ts'
import { loadWhole, scriptsFrom } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.locator('input[name=q]:visible')
const options = (page: Page) => page.getByRole('option')

/** The island is there once the field says that it is a combobox with words of its own. */
async function open(page: Page, path: string, text: string) {
  await page.goto(path)
  await field(page).click()
  // What was typed there before is still there.
  await field(page).fill('')
  await field(page).pressSequentially(text)
  await expect(page.getByRole('listbox')).toBeVisible()
}

test(
  'in the header one types with slips, chooses with the arrow keys and goes there with Enter',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/fdhbankplc/home', 'savigns accont')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(options(page).first()).toContainText('Savings Account')
    await expect(page.getByRole('group', { name: 'Products' })).toBeVisible()
    await expect(page.locator('search output')).toHaveText(/^\d suggestions\. Use the arrow keys\.$/)
    const { violations } = await lookThrough(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([])

    // Nothing is chosen until an arrow key is pressed; the focus stays in the field.
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).last()).toHaveText(/^See all \d+ results$/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Home')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    // Escape first closes the list and keeps the text.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field(page)).toHaveValue('savigns accont')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fdhbankplc\/bankaccounts\?type=Savings\+Account$/)
    // It has served: nothing of it is kept, here or on the way back.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:'))),
    ).toEqual([])
    await page.goBack()
    await expect(field(page)).toHaveValue('')
  },
)

test(
  'in Chichewa: accents do not matter, a branch is pressed, and without a choice Enter shows all results',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/ny/fdhbankplc/home')
    await page.getByRole('link', { name: 'Fufuzani' }).first().click()
    await expect(page).toHaveURL(/\/ny\/search$/)
    await field(page).click()
    await field(page).pressSequentially('mŵanza')
    await expect(page.getByRole('group', { name: 'Nthambi' })).toContainText('Mwanza')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('option', { name: /^Mwanza/ }).click()
    await expect(page).toHaveURL(/\/ny\/fdhbankplc\/branches\?name=Mwanza$/)
    await expect(page.locator('main').getByRole('heading', { name: 'Mwanza' })).toBeVisible()

    await open(page, '/ny/search', 'ngongole')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ny\/search\?q=ngongole$/)
    await expect(page.getByText(/^Zotsatira za “ngongole”: \d+$/)).toBeVisible()
    // The section visited last is still the bank's.
    expect((await page.context().cookies()).find(({ name }) => name === 'tab')?.value).toBe('bank')
  },
)

for (const lang of ['en', 'ny'] as const)
  test(
    `apps lead to their pages in the shops (${lang})`,
    { tag: lang === 'ny' ? '@gate' : [] },
    async ({ page }) => {
      await page.goto(inLanguage(lang, '/search?q=FDH+Mobile'))
      const app = page
        .getByRole('listitem')
        .filter({ has: page.locator('a[href$=".sample.invalid/fdh-mobile"]') })
      await expect(app).toHaveCount(2)
      await expect(app.first()).toContainText(wordsOf(lang).search.external)
    },
  )

test('a document shows its kind and size', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/search?q=annual+report&group=documents')
  await expect(page.getByRole('listitem').filter({ hasText: 'PDF' }).first()).toContainText(
    /\d+(\.\d)?\s[KM]B/,
  )
})

test('a question leads to its answer, which is open', async ({ page }) => {
  await page.goto('/ny/search?q=lost+card&group=faqs')
  await page.locator('main section li a').first().click()
  await expect(page).toHaveURL(/\/ny\/fdhbankplc\/faqs#faq-/)
  await expect(page.locator('details[open]:has(:target)')).toBeVisible()
})

test(
  'in low data the field is a plain form and fetches nothing but what keeps the word',
  { tag: '@gate' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
    await loadWhole(page, '/search')
    const fetched = scriptsFrom(page)
    await field(page).click()
    await field(page).pressSequentially('loan')
    const kept = () =>
      page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('typed:')))
    await expect.poll(async () => JSON.stringify(await kept())).toContain('loan')
    // The two scripts that keep the word may already have come with the page.
    expect([...fetched].filter((name) => !['keep-typed', 'storage-keys'].includes(name))).toEqual([])
    await expect(field(page)).not.toHaveAttribute('role', 'combobox')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^\d+ results for “loan”$/)).toBeVisible()
    await expect(page).toHaveURL(/\/search\?q=loan$/)
  },
)

test('the hint shows by itself on a home, once a browser', async ({ page }) => {
  const hint = page.getByText('Spelling mistakes are fine. We search in both languages.')
  await page.goto('/fdhproperties/home')
  await expect(hint).toBeVisible()
  await page.goto('/search')
  await field(page).click()
  await field(page).pressSequentially('loan')
  await expect(options(page).first()).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('the hint shows once a browser', async ({ page }) => {
  await page.goto('/search')
  await field(page).click()
  const hint = page.getByText('Spelling mistakes are fine. We search in both languages.')
  await expect(hint).toBeVisible()
  // It makes room for what is found.
  await field(page).pressSequentially('kyc')
  await expect(hint).toBeHidden()
  await expect(options(page).first()).toBeVisible()
  await page.reload()
  await field(page).click()
  await expect(field(page)).toHaveValue('kyc')
  await field(page).fill('')
  await field(page).pressSequentially('loan')
  await expect(options(page).first()).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test(
  'the line is cut in the middle of a search, and comes back',
  { tag: '@gate' },
  async ({ page, context, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/search', 'loan')
    await context.setOffline(true)
    await field(page).pressSequentially('s')
    await expect(page.getByText('You are offline. Try again when you have network.').first()).toBeVisible()
    await context.setOffline(false)
    await field(page).pressSequentially(' executive')
    await expect(options(page).first()).toContainText('Executive')
    // The service may be down while the line is not.
    await page.route('**/api/search?**', (route) => route.fulfill({ status: 503, json: {} }))
    expectError(/503/)
    await field(page).pressSequentially(' x')
    await expect(
      page.getByText('Suggestions are not available now. Press Enter to search.').first(),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  },
)

test('an answer that is overtaken is not shown', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/api/search?q=br&**', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto('/search')
  await field(page).click()
  const asked = page.waitForRequest(/q=br&/)
  await field(page).pressSequentially('br')
  const overtaken = await asked
  await field(page).fill('lost card')
  await expect(options(page).first()).toContainText('Lost or stolen card')
  release()
  // The response, or null where the page has cancelled its request.
  await (await overtaken.response())?.finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(options(page).first()).toContainText('Lost or stolen card')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [lang, at, words] of [
    [
      'en',
      '/search',
      {
        short: 'Type at least two letters.',
        none: /^Nothing was found/,
        all: /^All \d+ in/,
        beyond: 'Search: bank',
      },
    ],
    [
      'ny',
      '/ny/search',
      {
        short: 'Lembani zilembo zosachepera ziwiri.',
        none: /^Palibe chomwe chapezeka/,
        all: /^Zonse \d+ za/,
        beyond: 'Fufuzani: bank',
      },
    ],
  ] as const) {
    test(
      `a form and its results, by groups and pages; nothing, too little and too far are said (${lang})`,
      { tag: '@gate' },
      async ({ page, expectError }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(at.replace('/search', '/fdhbankplc/home'))
        await field(page).fill('bank')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${at}\\?q=bank$`))
        await expect(field(page)).toHaveValue('bank')
        // Of what was found; beside it stands what people often look for.
        const headings = page.locator('main section h2')
        expect(await headings.count()).toBeGreaterThan(3)
        await page.getByRole('link', { name: words.all }).first().click()
        await expect(page).toHaveURL(/group=/)
        await expect(headings).toHaveCount(1)
        await page.locator('main nav a[href*="page=2"]').first().click()
        await expect(page).toHaveURL(/page=2/)
        await expect(field(page)).toHaveValue('bank')
        // The language switch keeps what was searched for.
        await page.locator('a[hreflang]').first().click()
        await expect(field(page)).toHaveValue('bank')

        await page.goto(`${at}?q=a`)
        await expect(page.getByText(words.short)).toBeVisible()
        await page.goto(`${at}?q=xqzwvkj`)
        await expect(page.getByText(words.none)).toBeVisible()
        expect(await page.locator('main a[href$="/fdhbankplc/branches"]').count()).toBeGreaterThan(0)
        expectError(/404/)
        await page.goto(`${at}?q=bank&group=news&page=99`)
        await expect(page.getByRole('link', { name: words.beyond })).toBeVisible()
      },
    )
  }
})
