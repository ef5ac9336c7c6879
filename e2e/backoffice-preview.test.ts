import type { Page } from '@playwright/test'
import { openDesks } from './support/desks.ts'
import { expect, test } from './support/test.ts'

let desk: Page
openDesks(['author'], ({ author }) => {
  desk = author.page
})

test('a document without a file has links to the empty fields instead of a preview', async () => {
  await desk.goto('/backoffice/documents/create')
  const panel = desk.getByRole('tabpanel', { name: 'Preview' })
  await expect(panel.getByText('The preview shows once these fields are filled:')).toBeVisible()
  await expect(panel.locator('iframe')).toHaveCount(0)
  await panel.getByRole('button', { name: 'File' }).click()
  await expect(desk.locator('[data-field=file] :focus')).toBeVisible()
})

test('the wide preview has links to the empty fields too', async () => {
  await desk.goto('/backoffice/documents/create')
  await desk.getByRole('button', { name: 'Desktop' }).click()
  const wide = desk.getByRole('dialog', { name: 'Preview' })
  await expect(wide.getByText('The preview shows once these fields are filled:')).toBeVisible()
  await expect(wide.locator('iframe')).toHaveCount(0)
  await wide.getByRole('button', { name: 'File' }).click()
  await expect(wide).toHaveCount(0)
  await expect(desk.locator('[data-field=file] :focus')).toBeVisible()
})

test('the phone preview of a menu opens the menu', async () => {
  await desk.goto('/backoffice/menus')
  await desk.locator('[data-row]').first().click()
  await expect(desk.frameLocator('iframe[title="Preview"]').locator('#menu')).toBeInViewport()
})
