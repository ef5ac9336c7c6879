import { addressOfRequest } from '../../addresses.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { exchangeRates } from '../../structured-data.ts'
import { AllRates } from './exchange-rates/past.tsx'
import { pageShown, rateTabs, readRates } from './exchange-rates/read.ts'
import styles from './exchange-rates/tabs.module.css'
import { Tariffs } from './exchange-rates/tariffs.tsx'
import { Today } from './exchange-rates/today.tsx'

export const page = definePage({
  paths: ['/fdhbankplc/exchangeRates'],
  query: ['tab', 'page', 'list', 'month'],
  load: readRates,
  title: ({ rates: words }, data) => {
    const title = words.titleOf(
      { 'Todays Rates': words.today, Tariffs: words.tariffs, 'All Rates': words.all }[data.tab],
    )
    return pageShown(data) > 1 ? words.paged(title, pageShown(data)) : title
  },
  description: ({ rates: words }, data) =>
    ({
      'Todays Rates': words.todayDescription,
      Tariffs: words.tariffsDescription,
      'All Rates': words.allDescription,
    })[data.tab],
  structured: (data) => (data.tab === 'Todays Rates' ? exchangeRates(data.list.page.items) : []),
  Component: ({ data, words: { rates: words }, request }) => {
    const names = { 'Todays Rates': words.today, Tariffs: words.tariffs, 'All Rates': words.all }
    const to = (tab: string) =>
      addressOfRequest({ ...request, query: {} }, { tab: tab === rateTabs[0] ? '' : tab })
    return (
      <>
        <Hero small title={words.title} lede={words.lede} />
        <Breadcrumbs here={words.title} />
        <div className={`wrap ${styles.tabs}`}>
          <Tabs
            label={words.tabs}
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
