import { officesOf } from '../../frame.ts'
import { AddressCard } from '../../components/address-card.tsx'
import { Grid } from '../../components/grid.tsx'
import { Link } from '../../components/link.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import { definePage } from '../../page.ts'
import { Banners } from '../offers/banners.tsx'
import { Promotions } from '../offers/promotions.tsx'
import { Care } from './home/care.tsx'
import { Companies } from './home/companies.tsx'
import { Head } from './home/head.tsx'
import { Investors } from './home/investors.tsx'
import { Leadership } from './home/leadership.tsx'
import { News } from './home/news.tsx'
import { readHoldingsHome } from './home/read.ts'

export const page = definePage({
  paths: ['/fdhfinancialholdings/home'],
  load: readHoldingsHome,
  title: (messages) => messages.holdingsHome.title,
  description: (messages) => messages.holdingsHome.description,
  Component: ({ data, messages: { holdingsHome: messages } }) => (
    <>
      <Head data={data} />
      <Banners banners={data.banners} />
      <Companies data={data} />
      <Investors data={data} />
      <Promotions promotions={data.promotions} />
      <News lead={data.lead} more={data.more} />
      <Care projects={data.projects} />
      <Leadership executives={data.executives} />
      <Section
        id="contact"
        title={messages.contact}
        lede={messages.contactLede}
        ground="sand"
        aside={<Link to="/fdhfinancialholdings/contact">{messages.contactAll}</Link>}
      >
        <Grid columns={3}>
          {officesOf(usePageContext().frame).map((address) => (
            <AddressCard key={address.brand} address={address} />
          ))}
        </Grid>
      </Section>
    </>
  ),
})
