import type { Page } from '@playwright/test'

/** Waits for fonts and two frames, so that a first measure is not taken before the layout has come to rest. */
export const settleLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const frame of [1, 2]) await new Promise((drawn) => requestAnimationFrame(() => drawn(frame)))
  })
