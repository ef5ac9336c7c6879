import { TopicCards } from '../../../components/topic-cards.tsx'
import { usePageContext } from '../../../page-context.ts'
import { comparedRates, highestRate, rowsOf, type Figures, type Product } from './read.ts'

/** Every product of a kind: for whom it is, and what it earns where it earns something. */
export function ProductCards({ products, figures }: { products: readonly Product[]; figures: Figures }) {
  const {
    messages: { product: messages, rates: rateMessages },
  } = usePageContext()
  return (
    <TopicCards
      topics={products.map((product) => {
        const rates = product.lends
          ? []
          : comparedRates(rowsOf(figures, product.rates), product, rateMessages)
        const rate = highestRate(rates, { upTo: messages.upTo, exactly: '{rate}' })
        return {
          key: product.id,
          to: product.to,
          name: product.name,
          picture: product.image,
          text: product.suits,
          figure: rate === undefined ? undefined : { label: messages.perYear, ...rate },
        }
      })}
    />
  )
}
