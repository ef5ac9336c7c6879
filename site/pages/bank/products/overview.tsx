import type { Overview as OverviewText } from '#contract/products/overviews.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Choose } from './choose.tsx'
import { Comparison } from './comparison.tsx'
import type { Figures, Product } from './read.ts'

/** All products of a kind: side by side first, then how to choose. */
export function Overview({
  text,
  products,
  figures,
}: {
  text: OverviewText
  products: readonly Product[]
  figures: Figures
}) {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <>
      <Hero small title={text.name[lang]} lede={text.lede[lang]} />
      <Breadcrumbs here={text.name[lang]} />
      <Section id="side-by-side" title={text.tableTitle[lang]} lede={text.tableLede[lang]}>
        <Comparison products={products} figures={figures} />
      </Section>
      <Choose text={text} />
    </>
  )
}
