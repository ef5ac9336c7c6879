import type { Page } from '@playwright/test'

/**
 * Loads a page and waits until it has fetched all that it fetches by itself: nothing is on its way, it is painted, and two
 * frames and an idle moment later nothing more was begun. What begins seconds later on purpose (the copy on the device) is not waited for.
 * @param path absent: waits for the page that is there, from now on
 */
export async function loadWhole(page: Page, path?: string, how: 'goto' | 'reload' = 'goto'): Promise<void> {
  const onTheWay = new Set<unknown>()
  let begun = 0
  const begin = (request: unknown) => {
    onTheWay.add(request)
    begun += 1
  }
  const end = (request: unknown) => void onTheWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  try {
    if (how === 'reload') await page.reload()
    else if (path !== undefined) await page.goto(path)
    for (let before = -1; before !== begun || onTheWay.size > 0;) {
      before = begun
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            new PerformanceObserver((_, observer) => {
              observer.disconnect()
              requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())))
            }).observe({ type: 'paint', buffered: true })
          }),
      )
    }
  } finally {
    page.off('request', begin)
    page.off('requestfinished', end)
    page.off('requestfailed', end)
  }
}

/** @returns the names of the scripts that the page fetches from now on, each once, and filled as it goes */
export function scriptsFrom(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) names.add(name)
  })
  return names
}
