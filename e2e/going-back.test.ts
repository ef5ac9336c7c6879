import type { Page } from '@playwright/test'
import { freshNumber } from './support/codes.ts'
import { addressIn, chooseType, wordsOf } from './support/kyc.ts'
import { expect, test } from './support/test.ts'

// A phone's Back button closes what covers the page before it leaves the page.

test.use({ viewport: { width: 360, height: 740 } })

test.describe('the phone menu', () => {
  const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Menu' })

  test('Back closes it and stays on the page', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/fdhbankplc/home')
    await page.goto('/fdhbankplc/cards')
    await opener(page).click()
    const panel = page.locator('#menu')
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/fdhbankplc\/cards$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/fdhbankplc\/home$/)
  })

  test('leaves no history entry when it is closed otherwise', async ({ page }) => {
    await page.goto('/fdhbankplc/home')
    await page.goto('/fdhbankplc/cards')
    const panel = page.locator('#menu')
    await opener(page).click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await opener(page).click()
    await panel.getByRole('link', { name: 'Close menu' }).click()
    await expect(panel).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/fdhbankplc\/home$/)
  })

  test('Back after following one of its links returns to the page', async ({ page }) => {
    await page.goto('/fdhbankplc/home')
    await page.goto('/fdhbankplc/cards')
    await opener(page).click()
    await page.locator('#menu').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/fdhbankplc\/contact$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/fdhbankplc\/cards$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/fdhbankplc\/home$/)
  })

  test('closes where a reload had opened it', async ({ page }) => {
    await page.goto('/fdhbankplc/cards#menu')
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(page).toHaveURL(/\/fdhbankplc\/cards#top$/)
  })
})

test.describe('the code dialog', () => {
  test('Back closes it and keeps the contact', { tag: '@gate' }, async ({ page }) => {
    const { kyc } = wordsOf('en')
    await page.goto(addressIn('en'))
    await chooseType(page, 'Individual Account')
    const contact = freshNumber()
    await page.getByLabel(kyc.contact.label).fill(contact)
    await page.getByRole('button', { name: kyc.contact.go }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel(kyc.contact.label)).toHaveValue(contact)
    await page.goBack()
    await expect(page.getByLabel(kyc.contact.label)).toHaveCount(0)
  })
})

test.describe('the filters of documents', () => {
  test('match the list after Back', async ({ page }) => {
    await page.goto('/fdhbankplc/documents')
    const title = page.getByLabel('Part of the title')
    await page.locator('summary', { hasText: 'Find a document' }).click()
    await title.fill('annual')
    await page.getByLabel('Year', { exact: true }).selectOption('2025')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText(/documents? found/)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/documents$/)
    await expect(title).toHaveValue('')
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('')
    await page.goForward()
    await expect(title).toHaveValue('annual')
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2025')
  })
})

test.describe('the branch finder', () => {
  test(
    'typing keeps the chosen region, and Back returns to the one before',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/fdhbankplc/branches')
      const region = (name: RegExp) =>
        page.getByRole('navigation', { name: 'Regions' }).getByRole('link', { name })
      const name = page.getByRole('searchbox', { name: 'Town, branch or service' })
      // Until the script runs, regions are links to another page.
      await name.fill('z')
      await expect(page).toHaveURL(/name=z$/)
      await name.fill('')
      await expect(page).toHaveURL(/\/branches$/)
      await region(/^Southern/).click()
      await expect(page).toHaveURL(/region=Southern/)
      await name.fill('zom')
      await expect(page).toHaveURL(/name=zom&region=Southern/)
      await expect(region(/^Southern/)).toHaveAttribute('aria-current', 'true')
      await page.goBack()
      await expect(region(/^All/)).toHaveAttribute('aria-current', 'true')
      await expect(name).toHaveValue('')
    },
  )
})
