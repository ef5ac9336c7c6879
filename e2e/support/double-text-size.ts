import type { Page } from '@playwright/test'

/** Sets text to 200 %, as the font size setting of a phone or browser does. */
export async function doubleTextSize(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
