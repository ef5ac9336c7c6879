import { formatMessage } from '#contract/format-message.ts'
import { addressOfRequest } from '../../addresses.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { definePage, type PageName } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { exchangeRates } from '../../structured-data.ts'
import { AllRates } from './exchange-rates/past.tsx'
import { pageShown, rateTabs, readRates } from './exchange-rates/read.ts'
import styles from './exchange-rates/tabs.module.css'
import { Tariffs } from './exchange-rates/tariffs.tsx'
import { Today } from './exchange-rates/today.tsx'

function nameOf(messages: SiteMessages['rates'], tab: (typeof rateTabs)[number]): PageName {
  const [view, description] = {
    'Todays Rates': [messages.titleViews.today, messages.todayDescription] as const,
    Tariffs: [messages.titleViews.tariffs, messages.tariffsDescription] as const,
    'All Rates': [messages.titleViews.all, messages.allDescription] as const,
  }[tab]
  return { title: formatMessage(messages.titleOf, { view }), description }
}

export const page = definePage({
  paths: ['/fdhbankplc/exchangeRates'],
  sheet: 'rates',
  query: ['tab', 'page', 'list', 'month'],
  load: readRates,
  title: ({ rates: messages }, data) => {
    const { title } = nameOf(messages, data.tab)
    return pageShown(data) > 1 ? formatMessage(messages.paged, { title, page: pageShown(data) }) : title
  },
  otherNames: ({ search }) => search.ratesNames,
  description: ({ rates: messages }, data) => nameOf(messages, data.tab).description,
  name: (_feed, { frame }) => nameOf(frame.messages.rates, rateTabs[0]),
  structured: (data) => (data.tab === 'Todays Rates' ? exchangeRates(data.list.page.items) : []),
  Component: ({ data, messages: { rates: messages }, request }) => {
    const names = { 'Todays Rates': messages.today, Tariffs: messages.tariffs, 'All Rates': messages.all }
    const to = (tab: string) =>
      addressOfRequest({ ...request, query: {} }, { tab: tab === rateTabs[0] ? '' : tab })
    return (
      <>
        <Hero tool title={messages.title} lede={messages.lede} />
        <Breadcrumbs roomy here={messages.title} />
        <div className={`wrap ${styles.tabs}`}>
          <Tabs
            label={messages.tabs}
            tabs={rateTabs.map((tab) => ({ name: names[tab], to: to(tab), current: tab === data.tab }))}
          />
        </div>
        {data.tab === 'Todays Rates' && <Today data={data} />}
        {data.tab === 'Tariffs' && <Tariffs data={data} />}
        {data.tab === 'All Rates' && <AllRates data={data} />}
      </>
    )
  },
})
