import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import { addressOfRequest } from '../../addresses.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Hero } from '../../parts/hero.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { DocumentList } from './documents/list.tsx'
import { readDocuments } from './documents/read.ts'

export const page = definePage({
  paths: ['/fdhbankplc/documents'],
  query: ['type', 'group', 'page', 'bankPage'],
  load: readDocuments,
  title: ({ documents, rates }, data) => {
    const title = documents.titleOf(documents.types[data.type], documents.groups[data.group])
    const page = Math.max(data.public.page, data.bank.page)
    return page > 1 ? rates.paged(title, page) : title
  },
  description: ({ documents }, data) => documents.description(documents.types[data.type]),
  Component: ({ data, words: { documents: words }, request }) => (
    <>
      <Hero small title={words.title} lede={words.lede}>
        <ButtonLink look="ghost" to="/fdhbankplc/kyc">
          {words.kycLink}
        </ButtonLink>
      </Hero>
      <Breadcrumbs here={words.title} />
      <DocumentList
        id="public"
        title={words.public}
        lede={words.publicLede}
        label={words.publicTabs}
        page={data.public}
        param="page"
        ground="paper"
        withCompany
        tabs={documentTypes.map((type) => ({
          name: words.types[type],
          to: addressOfRequest(request, { type, page: '' }),
          current: type === data.type,
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
        tabs={bankDocumentGroups.map((group) => ({
          name: words.groups[group],
          to: `${addressOfRequest(request, { group, bankPage: '' })}#bank`,
          current: group === data.group,
        }))}
      />
    </>
  ),
})
