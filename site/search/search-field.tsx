import { Island as SearchBox } from '../islands/search-box.tsx'
import { Island } from '../components/island.tsx'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'

/**
 * The search field: an island that wakes when it is touched; it stands on every page, so it fetches its other messages
 * only then. In low data it is a plain form, since suggestions would cost more than the page.
 * @param id where the page has a second one
 */
export function SearchField({ id, text = '', big = false }: { id: string; text?: string; big?: boolean }) {
  const {
    request: { lang, lowData },
    messages: {
      search: { label, placeholder, go },
    },
  } = usePageContext()
  const props = { action: href(lang, '/search'), lang, text, big, label, placeholder, go }
  if (lowData) return <SearchBox {...props} />
  return <Island name="search-box" id={id} of={SearchBox} when="touch" props={props} />
}
