import { kycTabs, kycText } from '#contract/products/kyc.ts'
import { addressOfRequest } from '../../addresses.ts'
import { definePage, notFound } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { digitalDocument } from '../../structured-data.ts'
import { Downloads } from './kyc/downloads.tsx'
import styles from './kyc/kyc.module.css'
import { Upload } from './kyc/upload.tsx'

/** KYC documents: what to download, and how to hand them in. */
export const page = definePage({
  paths: [kycText.to],
  query: ['tab'],
  load: async (feed, request) => {
    const given = request.query['tab'] ?? kycTabs[0]
    const tab = kycTabs.find((one) => one === given)
    if (tab === undefined) {
      return notFound(
        kycTabs.map((one) => ({
          label: kycText.tabs[one].name[request.lang],
          to: addressOfRequest(request, { tab: one }),
        })),
      )
    }
    // The authors' order: an update form stands before the documents that go with it.
    const documents = (await feed.all('documents', { section: 'kyc' })).toSorted((a, b) =>
      a.created_at.localeCompare(b.created_at),
    )
    // The flow alone asks for a branch.
    const branches = tab === kycTabs[1] ? await feed.all('branches') : []
    return { tab, documents, branches }
  },
  title: (_messages, { tab }, { lang }) => kycText.tabs[tab].title[lang],
  description: (_messages, { tab }, { lang }) => kycText.tabs[tab].summary[lang],
  structured: ({ tab, documents }, request) =>
    tab === kycTabs[0] ? documents.map(({ title, file }) => digitalDocument(request, title, file)) : [],
  Component: ({ data: { tab, documents, branches }, request }) => {
    const { lang } = request
    return (
      <>
        <Hero small title={kycText.name[lang]} lede={kycText.tabs[tab].lede[lang]} />
        <Breadcrumbs here={kycText.name[lang]} />
        <div className={`wrap ${styles.tabs}`}>
          <Tabs
            label={kycText.label[lang]}
            tabs={kycTabs.map((one) => ({
              name: kycText.tabs[one].name[lang],
              to: addressOfRequest(request, { tab: one === kycTabs[0] ? '' : one }),
              current: one === tab,
            }))}
          />
        </div>
        {tab === kycTabs[0] ? <Downloads documents={documents} /> : <Upload branches={branches} />}
      </>
    )
  },
})
