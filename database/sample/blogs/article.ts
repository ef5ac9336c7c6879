import type { Text } from '#contract/languages.ts'
import type { PictureName } from '../drawings/alts.ts'

/** A sample article as it is written; blogs.ts makes the item of it. */
export type Article = {
  slug: string
  /** days before `now` on which it was published */
  days: number
  title: Text
  summary: Text
  content: Text
  image: PictureName
  featured?: true
}
