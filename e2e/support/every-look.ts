import type { Page } from '@playwright/test'
import { lookThrough } from './axe.ts'
import { inColours } from './back-office.ts'

/** A phone, a desk of 1280 at 200 %, a tablet, a desk, a wide desk. */
const everyWidth = [390, 640, 768, 1280, 1600]
/** Where the layout is another: axe looks at these. */
const looked: readonly number[] = [390, 1280]
/** What depends on colours. */
const byColour = ['color-contrast', 'link-in-text-block']

type Data = { messageKey?: string; fgColor?: string; bgColor?: string } | null
type Found = { id: string; nodes: { target: unknown; any: { data: Data }[] }[] }
type Axe = { run(options: object): Promise<{ violations: Found[] }> }

/** Axe, which the first look has left in the page: to bring it anew each time takes longer than the look itself. */
const runAxe = (page: Page, rules: readonly string[] | null): Promise<Found[]> =>
  page.evaluate(async (only) => {
    // What axe puts there, and nobody else.
    const { axe } = window as unknown as { axe: Axe }
    const chosen = only
      ? { runOnly: only }
      : {
          rules: {
            // Off by default, since it is new in WCAG 2.2.
            'target-size': { enabled: true },
          },
        }
    return (await axe.run({ ...chosen, iframes: false, resultTypes: ['violations'] })).violations
  }, rules)

/** What lies half under a bar that sticks to the screen's edge is not too small: it is scrolled out of it. */
const isHalfCovered = ({ any }: Found['nodes'][number]) =>
  any.some(({ data }) => data?.messageKey?.startsWith('partiallyObscured'))

const coloursOf = (any: readonly { data: Data }[]) =>
  any.map(({ data }) => (data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '')).join('')

const foundIn = (where: string, found: readonly Found[]) =>
  found.flatMap(({ id, nodes }) => {
    const targets = nodes
      .filter((node) => !isHalfCovered(node))
      .map(({ target, any }) => `${String(target)}${coloursOf(any)}`)
    return targets.length ? [`${where}: ${id}, ${targets.join(' ')}`] : []
  })

/**
 * What is wrong with a screen as it stands: by all of axe's rules on a phone and at a desk, those for landmarks and for the
 * size of targets among them; and whether the page itself scrolls sideways at any width.
 */
export async function faultsInEveryLook(page: Page, widths = looked): Promise<string[]> {
  await lookThrough(page).withRules(['document-title']).analyze()
  const found: string[] = []
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 900 })
    // Waits for what the screen draws anew for the width.
    await inColours(page, 'light')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${width}: ${over} pixels too wide`)
    if (widths.includes(width)) found.push(...foundIn(String(width), await runAxe(page, null)))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

/** What cannot be read in the colours that a screen was opened in. */
export async function faultsOfColour(page: Page): Promise<string[]> {
  await lookThrough(page).withRules(['document-title']).analyze()
  return foundIn('colours', await runAxe(page, byColour))
}
