import type { Overview as OverviewText } from '#contract/products/overviews.ts'
import type { Product } from '#contract/products/product.ts'
import { Breadcrumbs } from '../../../parts/breadcrumbs.tsx'
import { Hero } from '../../../parts/hero.tsx'
import { Section } from '../../../parts/section.tsx'
import { useReader } from '../../../reader.ts'
import { Comparison } from './comparison.tsx'
import { Next } from './next.tsx'
import styles from './overview.module.css'
import type { Figures } from './read.ts'
import { Told } from './told.tsx'

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
  } = useReader()
  return (
    <>
      <Hero small title={text.name[lang]} lede={text.lede[lang]} />
      <Breadcrumbs here={text.name[lang]} />
      <Section id="side-by-side" title={text.tableTitle[lang]} lede={text.tableLede[lang]}>
        <Comparison products={products} figures={figures} />
      </Section>
      <Section id="choose" title={text.chooseTitle[lang]} ground="sand">
        <div className={styles.choose}>
          {text.choose.map(({ when, advice }) => (
            <div key={when.en}>
              <Told title={when[lang]}>
                <p>{advice[lang]}</p>
              </Told>
            </div>
          ))}
        </div>
      </Section>
      <div className={`wrap ${styles.next}`}>
        <Next steps={text.next} />
      </div>
    </>
  )
}
