import { Announced } from '../../../components/announced.tsx'
import { Link } from '../../../components/link.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './comparison.module.css'
import { comparedRates, rowsOf, type Figures, type Product, type ProductRate } from './read.ts'

/** Products side by side in at most three short columns, so that the table fits 320 pixels; with rates where all bear one. */
export function Comparison({
  products,
  figures,
  current,
}: {
  products: readonly Product[]
  figures: Figures
  current?: Product
}) {
  const {
    messages: { product: messages, rates: rateMessages },
    frame: {
      companies: { bank },
    },
  } = usePageContext()
  const withRates = products.every(({ rates }) => rates.length > 0)
  const rows = products.map((product) => ({
    key: product.id,
    cells: [
      product.id === current?.id ? (
        <b key="name">{product.name}</b>
      ) : (
        <Link key="name" to={product.to} className={styles.link}>
          {product.name}
        </Link>
      ),
      bank.facts?.deposit_insurance && (product.deposits_insured || product.family === 'account') ? (
        <span key="suits">
          {product.suits}{' '}
          <span className={styles.insured}>
            {product.deposits_insured ? messages.insured : messages.notInsured}
          </span>
        </span>
      ) : (
        product.suits
      ),
      ...(withRates
        ? [
            <span key="rate" className={styles.rate}>
              <Rates rates={comparedRates(rowsOf(figures, product.rates), product, rateMessages)} />
            </span>,
          ]
        : []),
    ],
  }))
  return (
    <div className={styles.table}>
      <Table
        wide="words"
        caption={messages.ourProducts}
        captionSeen={false}
        rows={rows}
        columns={[
          { name: messages.product },
          { name: messages.suits },
          ...(withRates ? [{ name: messages.perYear, figures: true }] : []),
        ]}
      />
    </div>
  )
}

/** Every tier of an account, each with its balance, so that accounts are compared by the same measure. */
const Rates = ({ rates }: { rates: readonly ProductRate[] }) =>
  rates.length === 0
    ? '–'
    : rates.map(({ percent, term, condition = term, announced }) => (
        <span key={percent + condition} className={styles.tier}>
          {percent} {condition && <span className={styles.condition}>{condition}</span>}
          {announced && <Announced {...announced} />}
        </span>
      ))
