import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe, which tells of violations all there is to tell, and of what is well one example: the rest would be made into text
 * and sent for nothing. It joins the results of frames in the page itself; else it opens a page of its own for each look.
 */
export const lookThrough = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
