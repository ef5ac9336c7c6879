import { kycDraftKey } from '#contract/storage-keys.ts'
import { kycText, kycTypes, kycDocumentText } from '#contract/products/kyc.ts'
import { findBranch, askUs } from '#contract/products/product.ts'
import type { Item } from '#contract/registry.ts'
import { regionNames } from '#contract/regions.ts'
import { kycAccountTypeNames, requiredDocuments } from '#contract/rules/required-documents.ts'
import { Island as KycFlow } from '../../../islands/kyc.tsx'
import type { PageData } from '../../../islands/kyc/page-data.ts'
import { Reading } from '../../../components/grid.tsx'
import { Island } from '../../../components/island.tsx'
import { Notice } from '../../../components/notice.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Next } from '../products/next.tsx'
import { HandingIn } from './handing-in.tsx'
import styles from './kyc.module.css'

/** Documents are sent from here; below it stands how they are brought to a branch, for who would rather. */
export function Upload({ branches }: { branches: readonly Item<'branches'>[] }) {
  const { request, messages } = usePageContext()
  const { lang } = request
  const { loading, loadFailed, retry, error, startOver, need } = messages.kyc
  const about: PageData = {
    lang,
    types: kycAccountTypeNames.map((name) => ({
      name,
      label: kycTypes[name].name[lang],
      lede: kycTypes[name].lede[lang],
      purposes: requiredDocuments[name],
    })),
    documents: Object.fromEntries(
      Object.entries(kycDocumentText).map(([purpose, { name, accepted }]) => [
        purpose,
        { name: name[lang], accepted: accepted[lang] },
      ]),
    ),
    branches: regionNames.map((region) => ({
      region: messages.places.map.regions[region],
      names: branches
        .filter(({ region_name, status }) => region_name === region && status === 'open')
        .map(({ name }) => name)
        .toSorted((a, b) => a.localeCompare(b, 'en')),
    })),
    messages: { ...need, loading, loadFailed, retry, error, startOver },
  }
  return (
    <div className={styles.upload}>
      <Reading
        aside={
          <>
            <Notice kind="warning" label={kycText.safety[lang]}>
              {kycText.safetyText[lang]}
            </Notice>
            <Next
              steps={[
                findBranch,
                { name: kycText.tabs['KYC Document Downloads'].name, to: kycText.to },
                askUs,
              ]}
            />
          </>
        }
      >
        <Island name="kyc" of={KycFlow} when="touch" begun={kycDraftKey} props={about} />
      </Reading>
      <div className={styles.atBranch}>
        <HandingIn />
      </div>
    </div>
  )
}
