import { brands, brandOfPath } from '#contract/brands/names.ts'
import type { Frame } from '../frame.ts'
import type { Offer } from '../page.ts'
import { usePageContext } from '../page-context.ts'
import { ButtonLink } from '../components/button.tsx'
import { Hero } from '../components/hero.tsx'
import { WaysOn } from './ways-on.tsx'

/** A page's name as the menus have it, before its company's; null where no menu names it: an address is no name. */
function nameOf(path: string, { companies, menus, messages }: Frame): string | null {
  const brand = brandOfPath(path)
  const company = brand ? companies[brand].name : ''
  if (path.endsWith('/home')) return `${company}: ${messages.shell.home}`
  const categories = (brand && menus[brand]?.categories) ?? []
  const named = categories
    .flatMap((category) => [...category.links, category])
    .find((link) => link.href === path)
  return named ? `${company}: ${named.name}` : null
}

const mostOffers = 5

/** Says so, and where one may have wanted to go: what the page offers itself, or the nearest addresses. */
export function NotFoundPage({ offers, paths }: { offers: readonly Offer[]; paths: readonly string[] }) {
  const { messages, frame, brand } = usePageContext()
  const { shell } = messages
  const near = paths.flatMap((to) => {
    const label = nameOf(to, frame)
    return label === null ? [] : [{ to, label }]
  })
  const all = [...offers, ...near.slice(0, mostOffers)]
  return (
    <>
      <Hero small title={shell.notFoundTitle} lede={shell.notFoundText}>
        <ButtonLink look="spark" to={`${brands[brand].path}/home`}>
          {shell.home}
        </ButtonLink>
      </Hero>
      <WaysOn offers={all} />
    </>
  )
}
