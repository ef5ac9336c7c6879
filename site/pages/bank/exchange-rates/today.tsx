import { EmptyState } from '../../../components/empty-state.tsx'
import { Reading } from '../../../components/grid.tsx'
import { Live } from '../../../components/live.tsx'
import { usePageContext } from '../../../page-context.ts'
import { ExchangeRates } from '../../rates/exchange-list.tsx'
import { RateLinks } from '../../rates/rate-links.tsx'
import { Sheets } from '../../rates/sheets.tsx'
import { TariffTable } from '../../rates/tariff-table.tsx'
import { byGroup } from '../../rates/tariffs.ts'
import type { BankRatesPage } from './read.ts'
import styles from './tables.module.css'

/** What is in effect: exchange rates, then interest by group. */
export function Today({ data }: { data: Extract<BankRatesPage, { tab: 'Todays Rates' }> }) {
  const {
    messages: { rates: messages, components },
  } = usePageContext()
  return (
    <Reading aside={<Sheets sheets={data.sheets} />}>
      <h2 className={styles.today}>{messages.todayHeading}</h2>
      <div className={styles.tables}>
        <section aria-labelledby="exchange">
          <h3 id="exchange" className="unseen">
            {messages.exchange}
          </h3>
          <ExchangeRates list={data.list} caption={messages.exchange} />
          <RateLinks rows={data.list.page.total} />
        </section>
        <section aria-labelledby="interest">
          <h3 id="interest">{messages.interest}</h3>
          <Live id="live-interest" of={['bank_rates']}>
            {data.interest.length === 0 && <EmptyState>{components.noRates}</EmptyState>}
            <div className={styles.groups}>
              {byGroup(data.interest).map(([group, rates]) => (
                <div key={group}>
                  <h4>{group}</h4>
                  <TariffTable
                    rates={rates}
                    caption={messages.interestCaption}
                    columns={[messages.rate, messages.perYear]}
                  />
                </div>
              ))}
            </div>
          </Live>
        </section>
      </div>
    </Reading>
  )
}
