import { z } from 'zod'

const path = z.string().max(499)

/** A page of this site to which requests of an item's address are redirected once it has left the site. */
export const redirectTarget = z
  .templateLiteral(['/', path])
  .optional()
  .describe('the address that its own is redirected to once it is not on the site any more')

/** The change to links to an item that leaves the site, or does not go live. */
export const linksChoice = z
  .union([z.literal('remove'), z.templateLiteral(['/', path]), z.templateLiteral(['redirect:/', path])])
  .optional()
  .describe(
    '`remove` removes links to it, an address is their new target, `redirect:` and an address redirects its own address; without it they stay',
  )
