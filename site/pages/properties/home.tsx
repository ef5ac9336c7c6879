import { officesOf } from '../../frame.ts'
import { AddressCard } from '../../components/address-card.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/button.tsx'
import { EnquiryForm } from '../../components/enquiry-form.tsx'
import { Grid } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { Link } from '../../components/link.tsx'
import { leadersOf } from '../../components/offices.ts'
import { People } from '../../components/people.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import { definePage } from '../../page.ts'
import { Banners } from '../offers/banners.tsx'
import { Promotions } from '../offers/promotions.tsx'
import { readOffers } from '../offers/read.ts'
import { readServices } from '../services/read.ts'
import { Proof } from './home/proof.tsx'
import { Services } from './home/services.tsx'
import { Steps } from './home/steps.tsx'
import { Valuation } from './home/valuation.tsx'

const at = '/fdhproperties'

export const page = definePage({
  paths: ['/fdhproperties/home'],
  query: ['sent'],
  form: 'enquiry',
  load: async (feed) => ({
    services: await readServices(feed, 'properties'),
    team: leadersOf(await feed.all('executives'), 'properties').slice(0, 6),
    ...(await readOffers(feed, 'properties')),
  }),
  title: (messages) => messages.propertiesHome.title,
  description: (messages) => messages.propertiesHome.description,
  Component: ({ data: { services, team, banners, promotions }, messages: { propertiesHome: messages } }) => (
    <>
      <Hero title={messages.hero} lede={messages.lede}>
        <ButtonAnchor look="spark" href="#valuation">
          {messages.askValuation}
        </ButtonAnchor>
        <ButtonLink look="ghost" to={`${at}/services`}>
          {messages.seeServices}
        </ButtonLink>
      </Hero>
      <Banners banners={banners} />
      <Services services={services} />
      <Proof />
      <Steps />
      <Promotions promotions={promotions} />
      <Valuation />
      <EnquiryForm />
      {team.length > 0 && (
        <Section id="team" title={messages.team} aside={<Link to={`${at}/team`}>{messages.teamAll}</Link>}>
          <People people={team} />
        </Section>
      )}
      <Section
        id="contact"
        title={messages.contact}
        ground="sand"
        aside={<Link to={`${at}/contact`}>{messages.contactAll}</Link>}
      >
        <Grid columns={2}>
          {officesOf(usePageContext().frame)
            .filter(({ brand }) => brand === 'properties' || brand === 'holdings')
            .toReversed()
            .map((address) => (
              <AddressCard key={address.brand} address={address} />
            ))}
        </Grid>
      </Section>
    </>
  ),
})
