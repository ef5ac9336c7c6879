import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest, href } from '../../addresses.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { definePage, type PageName } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Link } from '../../components/link.tsx'
import { filters, type DocumentQuery } from './documents/document-query.ts'
import { DocumentList } from './documents/list.tsx'
import { readDocuments } from './documents/read.ts'
import { DocumentSearch } from './documents/search.tsx'

const clearOf = (request: PageRequest) =>
  href(
    request.lang,
    addressOfRequest(request, Object.fromEntries([...filters, 'page', 'bankPage'].map((key) => [key, '']))),
  )

const nameOf = (
  { documents }: SiteMessages,
  { type, group }: Pick<DocumentQuery, 'type' | 'group'>,
): PageName => ({
  title: formatMessage(documents.titleOf, { type: documents.types[type], group: documents.groups[group] }),
  description: formatMessage(documents.description, { type: documents.types[type] }),
})

export const page = definePage({
  paths: ['/fdhbankplc/documents'],
  query: ['type', 'group', 'page', 'bankPage', ...filters],
  // Any text may stand in the title.
  keep: ({ query }) => query['title'] === undefined,
  load: readDocuments,
  title(messages, data) {
    const { title: tabs } = nameOf(messages, data.asked)
    const title = data.filtered ? formatMessage(messages.documents.titleFound, { title: tabs }) : tabs
    const page = Math.max(data.public.page, data.bank.page)
    return page > 1 ? formatMessage(messages.rates.paged, { title, page }) : title
  },
  description: (messages, data) => nameOf(messages, data.asked).description,
  name: (_feed, { frame }) =>
    nameOf(frame.messages, { type: documentTypes[0], group: bankDocumentGroups[0] }),
  Component: ({ data, messages: { documents: messages }, request }) => (
    <>
      <Hero tool title={messages.title} lede={messages.lede} />
      <Breadcrumbs roomy here={messages.title} />
      <DocumentSearch data={data} />
      <DocumentList
        id="public"
        title={messages.public}
        label={messages.publicTabs}
        page={data.public}
        param="page"
        ground="paper"
        clear={data.filtered ? clearOf(request) : null}
        withCompany
        tabs={documentTypes.map((type) => ({
          name: messages.types[type],
          to: addressOfRequest(request, { type, page: '' }),
          current: type === data.asked.type,
          count: data.counts?.types[type],
        }))}
      />
      <DocumentList
        id="bank"
        title={messages.bank}
        lede={messages.bankLede}
        aside={<Link to="/fdhbankplc/kyc">{messages.kycLink}</Link>}
        label={messages.bankTabs}
        page={data.bank}
        param="bankPage"
        ground="sand"
        clear={data.filtered ? `${clearOf(request)}#bank` : null}
        tabs={bankDocumentGroups.map((group) => ({
          name: messages.groups[group],
          to: `${addressOfRequest(request, { group, bankPage: '' })}#bank`,
          current: group === data.asked.group,
          count: data.counts?.groups[group],
        }))}
      />
    </>
  ),
})
