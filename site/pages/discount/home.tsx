import { definePage } from '../../page.ts'
import { Banners } from '../offers/banners.tsx'
import { Promotions } from '../offers/promotions.tsx'
import { DocumentRows } from '../../components/document-row.tsx'
import { Link } from '../../components/link.tsx'
import { Section } from '../../components/section.tsx'
import { Head } from './home/head.tsx'
import { readDiscountHome } from './home/read.ts'
import { RepoSteps } from './home/repo-steps.tsx'
import { Services } from './home/services.tsx'
import { Team } from './home/team.tsx'
import { Adviser } from './services/adviser.tsx'

export const page = definePage({
  paths: ['/firstdiscounthouse/home'],
  load: readDiscountHome,
  title: (messages) => messages.discountHouse.title,
  description: (messages) => messages.discountHouse.description,
  Component: ({ data, messages }) => (
    <>
      <Head services={data.services} />
      <Banners banners={data.banners} />
      <Services services={data.services} />
      <RepoSteps />
      <Promotions promotions={data.promotions} />
      {data.documents.length > 0 && (
        <Section
          id="documents"
          title={messages.discountHouse.documents}
          aside={
            <Link to="/firstdiscounthouse/investor_relations">{messages.discountHouse.documentsAll}</Link>
          }
        >
          <DocumentRows documents={data.documents} />
        </Section>
      )}
      <Team team={data.team} />
      <Adviser />
    </>
  ),
})
