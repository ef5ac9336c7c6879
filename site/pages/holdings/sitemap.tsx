import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { definePage, type PageName } from '../../page.ts'
import { Groups } from './sitemap/groups.tsx'
import { readSitemap } from './sitemap/read.ts'

const nameOf = ({ company }: SiteMessages): PageName => ({
  title: company.sitemap,
  description: company.sitemapDescription,
})

/** For people; what search engines read is at /sitemap.xml. */
export const page = definePage({
  paths: ['/fdhfinancialholdings/sitemap'],
  load: readSitemap,
  title: (messages) => nameOf(messages).title,
  description: (messages) => nameOf(messages).description,
  name: (_feed, { frame }) => nameOf(frame.messages),
  Component: ({ data, messages: { company: messages } }) => (
    <>
      <Hero small title={messages.sitemap} lede={messages.sitemapLede} />
      <Breadcrumbs here={messages.sitemap} />
      {data.map(({ brand, groups }) => (
        <div key={brand} data-brand={brand}>
          <Section id={brand} title={usePageContext().frame.companies[brand].name}>
            <Groups groups={groups} />
          </Section>
        </div>
      ))}
    </>
  ),
})
