import { inLanguage, languages } from './support/addresses.ts'
import { forcedColourFaults } from './support/forced-colours.ts'
import { hiddenFocus } from './support/hidden-focus.ts'
import { onePageOfEachKind, otherStates } from './support/kinds-of-page.ts'
import { layoutFaults, wideSpacing } from './support/layout-faults.ts'
import { expect, test } from './support/test.ts'

// Every kind of page as people see it who need it larger, set wider, in colours of their own, or without motion.

const all = [...onePageOfEachKind, ...otherStates].flatMap((path) =>
  languages.map((lang) => inLanguage(lang, path)),
)
const together = 30
const groups = Array.from({ length: Math.ceil(all.length / together) }, (_, n) =>
  all.slice(n * together, (n + 1) * together),
)

/** What still moves, though the reader asked for less. */
function moving(): string[] {
  const long = (durations: string) => durations.split(',').some((one) => parseFloat(one) > 0.05)
  return [...document.querySelectorAll('body, body *')].flatMap((one) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(one)
    const moves =
      (animationName !== 'none' && long(animationDuration)) ||
      long(transitionDuration) ||
      scrollBehavior === 'smooth'
    return moves ? [`${one.localName}.${one.className}`] : []
  })
}

// A desk's window of 1280 × 1024 at 400 %, and a small phone.
const zoomed = { width: 320, height: 256 }
const small = { width: 320, height: 640 }

test.use({ trace: 'off' })

for (const [n, addresses] of groups.entries())
  test(`kinds of page from ${addresses[0]} on, seen in every way (${n + 1}/${groups.length})`, async ({
    page,
    expectError,
  }) => {
    if (addresses.some((address) => address.includes('no-such-page'))) expectError(/404/)
    for (const address of addresses) {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
      await page.setViewportSize(zoomed)
      await page.goto(address)
      await page.evaluate(async () => {
        await document.fonts.ready
        for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true
      })
      expect.soft(await page.evaluate(moving), `${address} without motion`).toEqual([])
      expect.soft(await page.evaluate(layoutFaults, false), `${address} at 400 %`).toEqual([])
      expect.soft(await page.evaluate(hiddenFocus), `${address} at 400 %, by keyboard`).toEqual([])
      await page.setViewportSize(small)
      await page.evaluate((css) => {
        // A style element would be refused by the page's policy.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, wideSpacing)
      expect.soft(await page.evaluate(layoutFaults, true), `${address} with wide spacing`).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await page.evaluate(forcedColourFaults), `${address} in forced colours`).toEqual([])
    }
  })
