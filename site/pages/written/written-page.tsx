import type { Item } from '#contract/registry.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { isEmergencyPage } from '../../components/emergency-calls.tsx'
import { Hero } from '../../components/hero.tsx'
import { SectionRuns } from '../../components/section-runs.tsx'
import { usePageContext } from '../../page-context.ts'
import type { DrawnSection } from '../../section.ts'
import { Next } from '../bank/products/next.tsx'

type Page = Item<'pages'>

/** A page of sections: its head, then each section in its order. */
export const WrittenPage = ({ page, sections }: { page: Page; sections: readonly DrawnSection[] }) => (
  <>
    <Head page={page} />
    <SectionRuns sections={sections} beside={<Next steps={page.next} />} />
  </>
)

/** What the page is about, and the first two ways on. */
function Head({ page }: { page: Page }) {
  const { hasPage, request } = usePageContext()
  // One comes there in order to do it at once; the ways on stand below.
  if (page.slug === 'contact')
    return (
      <>
        <Hero tool title={page.heading} lede={page.lede} picture={page.image} />
        <Breadcrumbs roomy here={page.heading} />
      </>
    )
  const ways = page.next.filter(({ to }) => hasPage(to)).slice(0, 2)
  return (
    <>
      <Hero small title={page.heading} lede={page.lede} picture={page.image}>
        {ways.map(({ name, to }, at) => (
          <ButtonLink key={to} look={at === 0 && !isEmergencyPage(request.path) ? 'spark' : 'ghost'} to={to}>
            {name}
          </ButtonLink>
        ))}
      </Hero>
      <Breadcrumbs here={page.heading} />
    </>
  )
}
