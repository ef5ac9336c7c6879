import type { Lang } from '#contract/languages.ts'
import { href } from '../addresses.ts'
import type { Props } from '../islands/search-box.tsx'
import type { Words } from '../words/words.ts'

/** What the search field gets as an island; it stands on every page, so it fetches its other words when it is used. */
export const searchBoxProps = (
  lang: Lang,
  { label, placeholder, go }: Words['search'],
  { text, big }: { text: string; big: boolean },
): Props => ({ action: href(lang, '/search'), lang, text, big, label, placeholder, go })
