import { Card } from '../../../parts/card.tsx'
import { Link } from '../../../parts/link.tsx'
import { RatesTable, useEffective } from '../../../parts/rates-table.tsx'
import { Section } from '../../../parts/section.tsx'
import { useReader } from '../../../reader.ts'
import { latestOf, type ExchangeRate } from '../../rates/in-order.ts'
import styles from './rates.module.css'

/** Every currency, and which of the two columns is the reader's. */
export function Rates({ rates }: { rates: readonly ExchangeRate[] }) {
  const {
    words: { bureauHome: words, rates: about },
  } = useReader()
  const effective = useEffective()
  const latest = latestOf(rates)
  return (
    <Section id="rates" title={words.rates} lede={latest && `${effective(latest)}. ${about.exchangeCaption}`}>
      <div className={styles.halves}>
        <RatesTable rates={rates} caption={words.rates} />
        <Card title={words.which} tinted className={styles.which}>
          <ul className={styles.list}>
            <li>{words.whichBuy}</li>
            <li>{words.whichSell}</li>
          </ul>
          <Link to="/fdhmoneybureau/tariffs" className={styles.more}>
            {words.whichMore}
          </Link>
        </Card>
      </div>
    </Section>
  )
}
