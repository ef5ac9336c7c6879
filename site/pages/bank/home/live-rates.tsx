import type { Item } from '#contract/registry.ts'
import { Card } from '../../../components/card.tsx'
import { Link } from '../../../components/link.tsx'
import { Live } from '../../../components/live.tsx'
import { RatesTable, useEffective } from '../../../components/rates-table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './live-rates.module.css'

/** The exchange rates asked for most, beside the greeting. */
export function LiveRates({ rates }: { rates: Item<'money_bureau_exchange_rates'>[] }) {
  const {
    messages: { bankHome: messages },
  } = usePageContext()
  const effective = useEffective()
  const latest = rates
    .map((rate) => rate.effective_at)
    .toSorted()
    .at(-1)
  return (
    <Live id="live-rates" of={['money_bureau_exchange_rates']}>
      <Card title={messages.rates} level={2} meta={latest && effective(latest)}>
        <div className={styles.rates}>
          <RatesTable rates={rates} caption={messages.rates} />
        </div>
        <Link to="/fdhbankplc/exchangeRates" className={styles.all}>
          {messages.allRates}
        </Link>
      </Card>
    </Live>
  )
}
