import { brandOfPath } from '#contract/brands/names.ts'
import { faultsFound } from './support/axe.ts'
import { inLanguage } from './support/addresses.ts'
import { onePageOfEachKind, otherStates } from './support/kinds-of-page.ts'
import { expect, test } from './support/test.ts'

// Runs axe on one page of each kind, every other group in dark colours. every-page.test.ts covers all pages.

/** Every fourth page in Chichewa. */
const all = [...onePageOfEachKind, ...otherStates].map((path, n) =>
  inLanguage(n % 4 === 3 ? 'ny' : 'en', path),
)
// Opening a window takes longer than checking a page, so that many pages share one.
const together = 10
const groups = Array.from({ length: Math.ceil(all.length / together) }, (_, n) =>
  all.slice(n * together, (n + 1) * together),
)

/** The companies whose header and footer axe has checked in this process; they hold half of a page's elements. */
const frames = new Set<string>()

test.use({ trace: 'off', viewport: { width: 1280, height: 900 } })

for (const [n, addresses] of groups.entries())
  test(
    `axe finds no violations on kinds of page (${n + 1}/${groups.length})`,
    { tag: '@gate' },
    async ({ page, context, baseURL, expectError }) => {
      if (addresses.some((address) => address.includes('no-such-page'))) expectError(/404/)
      // Elements that fade in have too little contrast at first.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (n % 2) await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
      for (const address of addresses) {
        await page.goto(address)
        const frame = `${brandOfPath(address)} ${n % 2}`
        const except = frames.has(frame) ? ['header', 'footer'] : []
        frames.add(frame)
        expect.soft(await faultsFound(page, except), address).toEqual([])
      }
    },
  )
