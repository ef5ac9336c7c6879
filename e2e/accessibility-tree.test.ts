import { loadWhole } from './support/load-whole.ts'
import { expect, test } from './support/test.ts'
import { fileOf, masked, ways } from './support/ways.ts'

// What a screen reader is told along ten ways through the site, kept as text beside this file: names, roles, states and their
// order. A person reads a change of it before it is kept (`npx playwright test e2e/accessibility-tree.test.ts -u`).
// `npm run test:firefox` goes the same ways in Firefox.

test.use({ viewport: { width: 390, height: 800 } })

for (const way of ways)
  test(`a screen reader is told the same: ${way.name}`, { tag: '@gate' }, async ({ page, expectError }) => {
    const { path, press, part, status } = way
    if (status) expectError(new RegExp(String(status)))
    await loadWhole(page, path)
    if (press) {
      await page.locator(press.selector).first().click()
      await expect(page.locator(press.opens).first()).toBeVisible()
    }
    expect(masked(await page.locator(part).first().ariaSnapshot())).toMatchSnapshot(fileOf(way))
  })
