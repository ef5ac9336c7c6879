import { Card } from '../../../components/card.tsx'
import { DepositInsurance } from '../../../components/deposit-insurance.tsx'
import { usePageContext } from '../../../page-context.ts'
import { TariffTable } from '../../rates/tariff-table.tsx'
import styles from './facts.module.css'
import { Next } from './next.tsx'
import { rowsOf, type Figures, type Product } from './read.ts'

/** Says whether deposits in an account, or in another product that takes them, are insured. */
function Cover({ product: { deposits_insured, family } }: { product: Product }) {
  const { frame, messages } = usePageContext()
  if (deposits_insured) return <DepositInsurance company="bank" />
  if (family !== 'account' || !frame.companies.bank.facts?.deposit_insurance) return null
  return <p>{messages.product.depositsNotInsured}</p>
}

/** Beside a product: what it earns and costs, each from its dated row, and where to go on. */
export function Facts({ product, figures }: { product: Product; figures: Figures }) {
  const {
    messages: { product: messages },
  } = usePageContext()
  const [rates, charges] = [rowsOf(figures, product.rates), rowsOf(figures, product.charges)]
  return (
    <div className={styles.facts}>
      {rates.length > 0 && (
        <Card title={product.lends ? messages.lends : messages.earns} level={2} tinted>
          <TariffTable
            rates={rates}
            caption={messages.earnsCaption}
            columns={[messages.rate, messages.perYear]}
          />
        </Card>
      )}
      {charges.length > 0 && (
        <Card title={messages.costs} level={2}>
          {product.charges_note && <p className={styles.note}>{product.charges_note}</p>}
          <TariffTable
            rates={charges}
            caption={messages.costsCaption}
            columns={[messages.charge, messages.price]}
          />
        </Card>
      )}
      <Cover product={product} />
      <Next steps={product.next} />
    </div>
  )
}
