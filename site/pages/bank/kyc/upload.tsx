import { kycDraftKey } from '#contract/storage-keys.ts'
import { kycAddress, kycTabs } from '#contract/rules/kyc-address.ts'
import type { Item } from '#contract/registry.ts'
import { maxPagesOf } from '#contract/rules/required-documents.ts'
import { regionNames } from '#contract/regions.ts'
import { Island as KycFlow } from '../../../islands/kyc.tsx'
import type { PageData } from '../../../islands/kyc/page-data.ts'
import { Reading } from '../../../components/grid.tsx'
import { Island } from '../../../components/island.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { SiteMessages } from '../../../messages/en.ts'
import { usePageContext } from '../../../page-context.ts'
import { Next, usualSteps } from '../products/next.tsx'
import { HandingIn } from './handing-in.tsx'
import styles from './kyc.module.css'
import { acceptedText, documentsOf, sentName, type KycType } from './read.ts'
import { HelpLine } from './task-header.tsx'

/** Documents are sent from here; below it stands how they are brought to a branch, for who would rather. */
export function Upload({
  types,
  branches,
}: {
  types: readonly KycType[]
  branches: readonly Item<'branches'>[]
}) {
  const { request, messages } = usePageContext()
  const { lang } = request
  const { kycPage } = messages
  const { findBranch, askUs } = usualSteps(messages.product)
  // A type that asks for nothing takes no documents.
  const asking = types.filter(({ documents }) => documents.length > 0)
  const {
    loading,
    loadFailed,
    retry,
    error,
    errorsTitle,
    errorTitle,
    startOver,
    need,
    step,
    steps,
    stepsName,
  } = messages.kyc
  const about: PageData = {
    lang,
    types: asking.map(presentType),
    documents: presentDocuments(asking, messages.kyc),
    branches: regionNames.map((region) => ({
      region: messages.places.map.regions[region],
      names: branches
        .filter(({ region_name, status }) => region_name === region && status === 'open')
        .map(({ name }) => name)
        .toSorted((a, b) => a.localeCompare(b, 'en')),
    })),
    messages: {
      ...need,
      loading,
      loadFailed,
      retry,
      error,
      errorsTitle,
      errorTitle,
      startOver,
      step,
      steps,
      stepsName,
    },
  }
  return (
    <div className={styles.upload}>
      <Reading
        aside={
          <>
            <Notice kind="warning" label={kycPage.safety}>
              {kycPage.safetyText}
            </Notice>
            <Next steps={[findBranch, { name: kycPage.tabs[kycTabs[0]].name, to: kycAddress }, askUs]} />
          </>
        }
      >
        <Island name="kyc" of={KycFlow} when="touch" begun={kycDraftKey} props={about} />
      </Reading>
      <div className={styles.help}>
        <HelpLine />
      </div>
      <div className={styles.atBranch}>
        <HandingIn types={asking} />
      </div>
    </div>
  )
}

const presentType = (type: KycType): PageData['types'][number] => ({
  name: sentName(type),
  label: type.name,
  lede: type.lede ?? '',
  documents: type.documents.map(({ purpose, substitutes, bring_instead }) => ({
    purpose,
    substitutes: substitutes ?? [],
    bringInstead: bring_instead ?? null,
  })),
})

const presentDocuments = (types: readonly KycType[], messages: SiteMessages['kyc']): PageData['documents'] =>
  Object.fromEntries(
    documentsOf(types).map((document) => [
      document.purpose,
      {
        name: document.name,
        accepted: acceptedText(document, messages),
        maxPages: maxPagesOf([document]),
      },
    ]),
  )
