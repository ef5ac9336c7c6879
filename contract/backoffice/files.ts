import { z } from 'zod'
import { line } from '../fields.ts'
import { savedText } from '../rules/blank.ts'

/** What staff write about a file of the media library. */
export const fileFields = {
  name: line(200),
  /** what it shows, in one language */
  alt: z.string().overwrite(savedText).max(300).optional(),
  /** one tag, as it is typed */
  tag: line(40),
  /** why a new version replaces the current one */
  reason: line(300),
} as const
/** How many tags one file may have. */
export const mostTags = 20
