import type { Page } from '@playwright/test'

/** Counts how far what is in sight was moved, from each page's beginning. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far it was moved since this was asked last. */
export const shiftSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What is painted is settled two frames later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shifted = Number(Reflect.get(window, 'shifted'))
    Object.assign(window, { shifted: 0 })
    return shifted
  })
