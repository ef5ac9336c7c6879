import { brands, brandOfPath, type BrandId } from '#contract/brands/names.ts'
import type { Frame } from '../frame.ts'
import type { Offer } from '../page.ts'
import { usePageContext } from '../page-context.ts'
import { ButtonLink } from '../components/button.tsx'
import { Hero } from '../components/hero.tsx'
import { WaysOn } from './ways-on.tsx'

/**
 * A page's name as the menus have it; null where no menu names it: an address is no name.
 * @param here the company whose address this is, which its own pages need not name again; null outside all sections
 */
function nameOf(path: string, here: BrandId | null, { companies, menus, messages }: Frame): string | null {
  const brand = brandOfPath(path)
  const company = brand && brand !== here ? `${companies[brand].name}: ` : ''
  if (path.endsWith('/home')) return `${company}${messages.shell.home}`
  const categories = (brand && menus[brand]?.categories) ?? []
  const named = categories
    .flatMap((category) => [...category.links, category])
    .find((link) => link.href === path)
  return named ? `${company}${named.name}` : null
}

const mostOffers = 5

/** Says so, and where one may have wanted to go: what the page offers itself, or the nearest addresses. */
export function NotFoundPage({ offers, paths }: { offers: readonly Offer[]; paths: readonly string[] }) {
  const { messages, frame, brand, request } = usePageContext()
  const { shell } = messages
  const home = `${brands[brand].path}/home`
  const near = paths.flatMap((to) => {
    // It has the button already.
    if (to === home) return []
    const label = nameOf(to, brandOfPath(request.path), frame)
    return label === null ? [] : [{ to, label }]
  })
  const all = [...offers, ...near.slice(0, mostOffers)]
  return (
    <>
      <Hero small title={shell.notFoundTitle} lede={shell.notFoundText}>
        <ButtonLink look="spark" to={home}>
          {shell.home}
        </ButtonLink>
      </Hero>
      <WaysOn offers={all} />
    </>
  )
}
