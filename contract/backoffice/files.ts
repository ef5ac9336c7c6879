import { z } from 'zod'

/** What staff write about a file of the media library. */
export const fileFields = {
  name: z.string().trim().min(1).max(200),
  /** what it shows, in one language */
  alt: z.string().trim().max(300).optional(),
  /** one tag, as it is typed */
  tag: z.string().trim().min(1).max(40),
} as const
/** How many tags one file may have. */
export const mostTags = 20
