import { kycText, papers } from '#contract/products/kyc.ts'
import { findBranch, askUs } from '#contract/products/product.ts'
import { Reading } from '../../../parts/grid.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Section } from '../../../parts/section.tsx'
import { Table } from '../../../parts/table.tsx'
import { useReader } from '../../../reader.ts'
import { Next } from '../products/next.tsx'
import { Told } from '../products/told.tsx'
import styles from './kyc.module.css'

/** How papers reach the bank, and what makes each of them good enough. */
export function HandingIn() {
  const {
    request: { lang },
  } = useReader()
  return (
    <>
      <Reading
        aside={
          <Next
            steps={[findBranch, { name: kycText.tabs['KYC Document Downloads'].name, to: kycText.to }, askUs]}
          />
        }
      >
        <Told title={kycText.now[lang]} items={kycText.nowSteps} counted />
        <Told title={kycText.pictures[lang]} items={kycText.pictureRules} />
        <Told title={kycText.safety[lang]}>
          <Notice kind="warning">{kycText.safetyText[lang]}</Notice>
        </Told>
      </Reading>
      <Section id="accepted" title={kycText.accepted[lang]} ground="sand">
        <div className={styles.accepted}>
          <Table
            wide={false}
            caption={kycText.accepted[lang]}
            captionSeen={false}
            columns={[{ name: kycText.paper[lang] }, { name: kycText.good[lang] }]}
            rows={Object.entries(papers).map(([purpose, { name, accepted }]) => ({
              key: purpose,
              cells: [name[lang], accepted[lang]],
            }))}
          />
        </div>
      </Section>
    </>
  )
}
