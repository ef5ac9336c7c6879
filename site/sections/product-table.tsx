import type { Feed } from '#contract/feed.ts'
import { Section } from '../components/section.tsx'
import { LoansByKind } from '../pages/bank/loans/loans-by-kind.tsx'
import { readLoans, type Loan } from '../pages/bank/loans/read.ts'
import { ProductCards } from '../pages/bank/products/product-cards.tsx'
import { readFamily, readFigures, type Figures, type Product } from '../pages/bank/products/read.ts'
import { defineSectionView } from '../section.ts'

type Rows = { loans: Loan[] } | { products: Product[]; figures: Figures }

async function readProducts(feed: Feed, families: Parameters<typeof readFamily>[1][]): Promise<Rows> {
  const [figures, ...products] = await Promise.all([
    readFigures(feed),
    ...families.map((family) => readFamily(feed, family)),
  ])
  return { products: products.flat(), figures }
}

/** All that the bank offers of a kind: loans side by side, the others as cards with their scenes. */
export const view = defineSectionView<'product-table', Rows>('product-table', {
  load: async ({ of }, feed) =>
    of === 'loans'
      ? { loans: await readLoans(feed) }
      : readProducts(feed, of === 'accounts' ? ['account'] : ['bank_product', 'digital']),
  Component: ({ section: { id, title, lede, ground }, data }) => (
    <Section id={id} title={title} lede={lede} ground={ground}>
      {'loans' in data ? (
        <LoansByKind loans={data.loans} />
      ) : (
        <ProductCards products={data.products} figures={data.figures} />
      )}
    </Section>
  ),
})
