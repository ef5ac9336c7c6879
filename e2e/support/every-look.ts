import type { Page } from '@playwright/test'
import { lookThrough } from './axe.ts'
import { inColours } from './back-office.ts'

/** A phone, a desk of 1280 at 200 %, a tablet, a desk, a wide desk. */
const everyWidth: readonly number[] = [390, 640, 768, 1280, 1600]
/** What depends on colours: all else is the same in dark ones. */
const byColour = ['color-contrast', 'link-in-text-block']

type Found = { id: string; nodes: { target: unknown; any: { data: { messageKey?: string } | null }[] }[] }
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
            // An open menu lies over the whole page and holds the focus: it is part of no landmark.
            region: { enabled: document.querySelector('[role=menu]') === null },
          },
        }
    return (await axe.run({ ...chosen, iframes: false, resultTypes: ['violations'] })).violations
  }, rules)

/** What lies half under a bar that sticks to the screen's edge is not too small: it is scrolled out of it. */
const isHalfCovered = ({ any }: Found['nodes'][number]) =>
  any.some(({ data }) => data?.messageKey?.startsWith('partiallyObscured'))

const foundIn = (where: string, found: readonly Found[]) =>
  found.flatMap(({ id, nodes }) => {
    const targets = nodes.filter((node) => !isHalfCovered(node)).map(({ target }) => String(target))
    return targets.length ? [`${where}: ${id}, ${targets.join(' ')}`] : []
  })

/**
 * What is wrong with a screen as it stands, at every width and in both colours: by all of axe's rules, those for
 * landmarks and for the size of targets among them, and whether the page itself scrolls sideways.
 */
export async function faultsInEveryLook(page: Page, widths = everyWidth): Promise<string[]> {
  await lookThrough(page).withRules(['document-title']).analyze()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await inColours(page, 'light')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${width}: ${over} pixels too wide`)
    found.push(...foundIn(`${width}, light`, await runAxe(page, null)))
    await inColours(page, 'dark')
    found.push(...foundIn(`${width}, dark`, await runAxe(page, byColour)))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await inColours(page, 'light')
  return found
}
