import { Card } from '../../../components/card.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { ExchangeRates, type ExchangeList } from '../../rates/exchange-list.tsx'
import { RateLinks } from '../../rates/rate-links.tsx'
import styles from './rates.module.css'

/** Ten currencies a page, and which of the two columns is the reader's. */
export function Rates({ list }: { list: ExchangeList }) {
  const {
    messages: { bureauHome: messages },
  } = usePageContext()
  return (
    <Section id="rates" title={messages.rates}>
      <div className={styles.halves}>
        <div>
          <ExchangeRates list={list} caption={messages.rates} at="rates" />
          <RateLinks rows={list.page.total} />
        </div>
        <Card title={messages.which} tinted className={styles.which}>
          <ul className={styles.list}>
            <li>{messages.whichBuy}</li>
            <li>{messages.whichSell}</li>
          </ul>
          <Link to="/fdhmoneybureau/tariffs" className={styles.more}>
            {messages.whichMore}
          </Link>
        </Card>
      </div>
    </Section>
  )
}
