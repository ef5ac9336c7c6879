import type { Step } from '#contract/fields.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Figures as Proof } from '../../../components/figures.tsx'
import { Reading } from '../../../components/grid.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Comparison } from './comparison.tsx'
import { Facts } from './facts.tsx'
import styles from './product-page.module.css'
import type { Figures, Product } from './read.ts'
import { TextBlock } from '../../../components/text-block.tsx'

/** The head of a product's page: what it promises, and the first two steps. */
export function ProductHead({
  product,
  trail,
}: {
  product: Pick<Product, 'name' | 'lede' | 'next' | 'image'>
  trail: readonly Step[]
}) {
  const { hasPage } = usePageContext()
  const [first, second] = product.next.filter(({ to }) => hasPage(to))
  return (
    <>
      <Hero small title={product.name} lede={product.lede} picture={product.image}>
        {first && (
          <ButtonLink look="spark" to={first.to}>
            {first.name}
          </ButtonLink>
        )}
        {second && (
          <ButtonLink look="ghost" to={second.to}>
            {second.name}
          </ButtonLink>
        )}
      </Hero>
      <Breadcrumbs trail={trail} here={product.name} />
    </>
  )
}

/**
 * A product in full: what it is, for whom, what it requires, how to get it; beside it what it earns and costs.
 * @param neighbours what it is compared with, itself among them
 */
export function ProductPage({
  product,
  figures,
  trail,
  neighbours,
}: {
  product: Product
  figures: Figures
  trail: readonly Step[]
  neighbours: readonly Product[]
}) {
  const {
    messages: { product: messages },
  } = usePageContext()
  return (
    <>
      <ProductHead product={product} trail={trail} />
      <Reading aside={<Facts product={product} figures={figures} />}>
        <TextBlock title={messages.what}>
          {product.about.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {product.proof && (
            <div className={styles.proof}>
              <Proof items={[{ value: product.proof.value, label: product.proof.label }]} />
            </div>
          )}
        </TextBlock>
        <TextBlock title={messages.who} items={product.who} />
        <TextBlock title={messages.gains} items={product.gains} ticked />
        <TextBlock title={messages.needs} items={product.needs} />
        <TextBlock title={messages.steps} items={product.steps} counted />
      </Reading>
      {neighbours.length > 1 && (
        <Section
          id="compare"
          title={product.family === 'account' ? messages.compare : messages.ourProducts}
          ground="sand"
        >
          <Comparison products={neighbours} figures={figures} current={product} />
        </Section>
      )}
    </>
  )
}
