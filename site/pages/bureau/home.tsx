import { formatMessage } from '#contract/format-message.ts'
import { definePage } from '../../page.ts'
import { Banners } from '../offers/banners.tsx'
import { Promotions } from '../offers/promotions.tsx'
import { quote } from '../../islands/converter/quote.ts'
import { exchangeRates } from '../../structured-data.ts'
import { CostsAndPapers } from './home/costs-and-papers.tsx'
import { Head } from './home/head.tsx'
import { Locations } from './home/locations.tsx'
import { Partners } from './home/partners.tsx'
import { quotedOf } from '../../islands/converter/current.ts'
import { Rates } from './home/rates.tsx'
import { isAsked, readBureauHome } from './home/read.ts'

export const page = definePage({
  paths: ['/fdhmoneybureau/home'],
  query: ['amount', 'currency', 'side', 'page'],
  keep: (request) => !isAsked(request),
  load: readBureauHome,
  title: ({ bureauHome: messages, components }, { asked, rates }, request) => {
    const wrong =
      isAsked(request) &&
      rates.length > 0 &&
      !quote(
        asked,
        rates.map((rate) => quotedOf(rate, request.lang, components.effective)),
      ).ok
    return wrong ? formatMessage(messages.errorTitle, { title: messages.title }) : messages.title
  },
  description: (messages) => messages.bureauHome.description,
  structured: ({ rates }) => exchangeRates(rates),
  Component: ({ data }) => (
    <>
      <Head data={data} />
      <Rates list={data.list} />
      <Banners banners={data.banners} />
      <Partners />
      <Promotions promotions={data.promotions} />
      <Locations locations={data.locations} />
      <CostsAndPapers tariffs={data.tariffs} />
    </>
  ),
})
