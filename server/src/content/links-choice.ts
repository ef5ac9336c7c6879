import { z } from 'zod'

/** What becomes of links to an item that leaves the site, or does not go live. */
export const linksChoice = z
  .union([z.literal('remove'), z.templateLiteral(['/', z.string().max(499)])])
  .optional()
  .describe('what becomes of links to it: removed, or the address they lead to; left out, they stay')
