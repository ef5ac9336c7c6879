import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest, href } from '../../addresses.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { filters } from './documents/asked.ts'
import { DocumentList } from './documents/list.tsx'
import { readDocuments } from './documents/read.ts'
import { DocumentSearch } from './documents/search.tsx'

const clearOf = (request: PageRequest) =>
  href(
    request.lang,
    addressOfRequest(request, Object.fromEntries([...filters, 'page', 'bankPage'].map((key) => [key, '']))),
  )

export const page = definePage({
  paths: ['/fdhbankplc/documents'],
  query: ['type', 'group', 'page', 'bankPage', ...filters],
  // Any text may stand in the title.
  keep: ({ query }) => query['title'] === undefined,
  load: readDocuments,
  title: ({ documents, rates }, data) => {
    const { type, group } = data.asked
    const tabs = documents.titleOf(documents.types[type], documents.groups[group])
    const title = data.filtered ? documents.titleFound(tabs) : tabs
    const page = Math.max(data.public.page, data.bank.page)
    return page > 1 ? rates.paged(title, page) : title
  },
  description: ({ documents }, data) => documents.description(documents.types[data.asked.type]),
  Component: ({ data, words: { documents: words }, request }) => (
    <>
      <Hero small title={words.title} lede={words.lede}>
        <ButtonLink look="ghost" to="/fdhbankplc/kyc">
          {words.kycLink}
        </ButtonLink>
      </Hero>
      <Breadcrumbs here={words.title} />
      <DocumentSearch data={data} />
      <DocumentList
        id="public"
        title={words.public}
        lede={words.publicLede}
        label={words.publicTabs}
        page={data.public}
        param="page"
        ground="paper"
        clear={data.filtered ? clearOf(request) : null}
        withCompany
        tabs={documentTypes.map((type) => ({
          name: words.types[type],
          to: addressOfRequest(request, { type, page: '' }),
          current: type === data.asked.type,
          count: data.counts?.types[type],
        }))}
      />
      <DocumentList
        id="bank"
        title={words.bank}
        lede={words.bankLede}
        label={words.bankTabs}
        page={data.bank}
        param="bankPage"
        ground="sand"
        clear={data.filtered ? `${clearOf(request)}#bank` : null}
        tabs={bankDocumentGroups.map((group) => ({
          name: words.groups[group],
          to: `${addressOfRequest(request, { group, bankPage: '' })}#bank`,
          current: group === data.asked.group,
          count: data.counts?.groups[group],
        }))}
      />
    </>
  ),
})
