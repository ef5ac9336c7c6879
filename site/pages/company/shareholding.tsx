import { Section } from '../../components/section.tsx'
import { Shareholding } from '../../components/shareholding.tsx'
import { definePage } from '../../page.ts'
import { usePageContext } from '../../page-context.ts'
import { brandOf, companyOf } from './of.ts'
import { Ownership } from './shareholding/ownership.tsx'
import { WrittenPage } from './written-page.tsx'

export const page = definePage({
  // The holding company's is spelt otherwise.
  paths: [
    '/fdhfinancialholdings/fdhshareholding',
    '/fdhbankplc/shareholding',
    '/fdhmoneybureau/shareholding',
    '/firstdiscounthouse/shareholding',
    '/fdhproperties/shareholding',
  ],
  load: async (_feed, request) => ({ text: companyOf(request).shareholding, brand: brandOf(request) }),
  title: (_messages, { text }, { lang }) => text.heading[lang],
  description: (_messages, { text }, { lang }) => text.description[lang],
  Component: ({ data: { text, brand } }) => (
    <WrittenPage page={text}>
      {brand !== 'bank' && <Ownership brand={brand} />}
      {(brand === 'bank' || brand === 'holdings') && <Bank />}
    </WrittenPage>
  ),
})

/** The bar and table of the bank's owners. */
function Bank() {
  const { messages } = usePageContext()
  return (
    <Section id="bank" title={messages.company.shareholdingOf}>
      <Shareholding />
    </Section>
  )
}
