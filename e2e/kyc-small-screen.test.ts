import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { freshNumber } from './support/codes.ts'
import {
  addDocuments,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  proveByApi,
  wordsOf,
} from './support/kyc.ts'
import { expect, test } from './support/test.ts'

/** What axe finds, and how far the page is too wide. */
async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return {
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]),
    over,
  }
}
const fine = { violations: [], over: 0 }

for (const lang of ['en', 'ny'] as const) {
  test(`the last pages on a screen of 320 pixels, by keyboard alone, in ${lang}`, async ({
    page,
    baseURL,
    dataDir,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { kyc } = wordsOf(lang)
    const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), lang)
    await enterWith(page, token, lang)
    await page.getByLabel(kyc.details.type).selectOption('Sole Proprietorship')
    await fillDetails(page, freshAccount(), lang)
    await addDocuments(page, 'Sole Proprietorship', lang)
    expect(await look(page)).toEqual(fine)
    await page.getByRole('button', { name: kyc.next, exact: true }).press('Enter')
    await expect(heading(page, kyc.check.title)).toBeFocused()
    expect(await look(page)).toEqual(fine)
    await page.getByRole('button', { name: kyc.check.go }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(kyc.sure.message)
    await dialog.getByRole('button', { name: kyc.sure.action }).press('Enter')
    await expect(heading(page, kyc.done.title)).toBeFocused({ timeout: 60_000 })
    expect(await look(page)).toEqual(fine)
  })
}
