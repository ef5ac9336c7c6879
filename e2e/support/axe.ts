import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe, which tells of violations all there is to tell, and of what is well one example: the rest would be made into text
 * and sent for nothing. It joins the results of frames in the page itself; else it opens a page of its own for each look.
 */
export const lookThrough = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

/**
 * Returns the WCAG 2.2 AA and best-practice violations that axe finds in the page, each with its elements.
 * @param except selectors of elements to leave out
 */
export async function faultsFound(page: Page, except: readonly string[] = []): Promise<unknown[]> {
  const axe = lookThrough(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const selector of except) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}
