import { addressOfRequest } from '../../../addresses.ts'
import { Pager } from '../../../components/pager.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { usePageContext } from '../../../page-context.ts'
import { RateLinks } from '../../rates/rate-links.tsx'
import { PastBank } from './past-bank.tsx'
import { PastExchange } from './past-exchange.tsx'
import styles from './past.module.css'
import type { BankRatesPage } from './read.ts'

/** Every rate with its past, ten rows to a page. */
export function AllRates({ data }: { data: Extract<BankRatesPage, { tab: 'All Rates' }> }) {
  const {
    words: { rates: words },
    request,
  } = usePageContext()
  const to = (list: string) => addressOfRequest(request, { list, page: '', month: '' })
  return (
    <section className={`wrap ${styles.past}`} aria-labelledby="past">
      <h2 id="past">{words.past}</h2>
      <Tabs
        label={words.lists}
        tabs={[
          { name: words.listExchange, to: to(''), current: data.list === 'exchange' },
          { name: words.listBank, to: to('bank'), current: data.list === 'bank' },
        ]}
      />
      {data.list === 'bank' ? <PastBank rows={data.page.items} /> : <PastExchange past={data} />}
      <Pager page={data.page.page} pages={data.page.pages} />
      {data.list === 'exchange' && <RateLinks />}
    </section>
  )
}
