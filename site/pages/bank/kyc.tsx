import { kycAddress, kycTabs } from '#contract/rules/kyc-address.ts'
import { addressOfRequest } from '../../addresses.ts'
import { readFrame } from '../../frame.ts'
import { definePage, notFound } from '../../page.ts'
import { toKnownSpelling } from '../../redirect-close-spelling.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { digitalDocument } from '../../structured-data.ts'
import { Downloads } from './kyc/downloads.tsx'
import styles from './kyc/kyc.module.css'
import { readKycTypes } from './kyc/read.ts'
import { TaskHeader } from './kyc/task-header.tsx'
import { Upload } from './kyc/upload.tsx'

/** KYC documents: what to download, and how to hand them in. */
export const page = definePage({
  paths: [kycAddress],
  sheet: 'kyc',
  query: ['tab'],
  foundAs: [{ tab: kycTabs[1] }],
  load: async (feed, request) => {
    const given = request.query['tab'] ?? kycTabs[0]
    const tab = kycTabs.find((one) => one === given)
    if (tab === undefined) {
      const known = toKnownSpelling(request, 'tab', kycTabs)
      if (known) return known
      const { tabs } = (await readFrame(feed)).messages.kycPage
      return notFound(
        kycTabs.map((one) => ({
          label: tabs[one].name,
          to: addressOfRequest(request, { tab: one }),
        })),
      )
    }
    // The authors' order: an update form stands before the documents that go with it.
    const [types, found] = await Promise.all([readKycTypes(feed), feed.all('documents', { section: 'kyc' })])
    const documents = found.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    // The flow alone asks for a branch.
    const branches = tab === kycTabs[1] ? await feed.all('branches') : []
    return { tab, types, documents, branches }
  },
  title: ({ kycPage }, { tab }) => kycPage.tabs[tab].title,
  description: ({ kycPage }, { tab }) => kycPage.tabs[tab].summary,
  structured: ({ tab, documents }, request) =>
    tab === kycTabs[0] ? documents.map(({ title, file }) => digitalDocument(request, title, file)) : [],
  // Sending is a task of its own: nothing else stands around it.
  header: ({ tab }) => (tab === kycTabs[1] ? <TaskHeader /> : null),
  Component: ({ data: { tab, types, documents, branches }, request, messages: { kycPage } }) => {
    return (
      <div className={tab === kycTabs[0] ? undefined : styles.task}>
        <div className={styles.hero}>
          {/* The steps stand alone: no picture beside them. */}
          <Hero
            tool
            title={kycPage.name}
            lede={kycPage.tabs[tab].lede}
            picture={tab === kycTabs[0] ? undefined : null}
          />
        </div>
        <Breadcrumbs roomy here={kycPage.name} />
        <div className={`wrap ${styles.tabs}`}>
          <Tabs
            label={kycPage.label}
            tabs={kycTabs.map((one) => ({
              name: kycPage.tabs[one].name,
              to: addressOfRequest(request, { tab: one === kycTabs[0] ? '' : one }),
              current: one === tab,
            }))}
          />
        </div>
        {tab === kycTabs[0] ? (
          <Downloads types={types} documents={documents} />
        ) : (
          <Upload types={types} branches={branches} />
        )}
      </div>
    )
  },
})
