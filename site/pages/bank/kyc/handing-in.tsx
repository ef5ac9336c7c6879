import { kycText, kycDocumentText } from '#contract/products/kyc.ts'
import { Section } from '../../../components/section.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { TextBlock } from '../../../components/text-block.tsx'
import styles from './kyc.module.css'

/** How documents reach the bank, and what makes each of them good enough. */
export function HandingIn() {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <>
      <div className={`wrap ${styles.handing}`}>
        <h2 id="branch">{kycText.orAtBranch[lang]}</h2>
        <TextBlock level={3} title={kycText.now[lang]} items={kycText.nowSteps} counted />
        <TextBlock level={3} title={kycText.pictures[lang]} items={kycText.pictureRules} />
      </div>
      <Section id="accepted" title={kycText.accepted[lang]} ground="sand">
        <div className={styles.accepted}>
          <Table
            wide={false}
            caption={kycText.accepted[lang]}
            captionSeen={false}
            columns={[{ name: kycText.document[lang] }, { name: kycText.good[lang] }]}
            rows={Object.entries(kycDocumentText).map(([purpose, { name, accepted }]) => ({
              key: purpose,
              cells: [name[lang], accepted[lang]],
            }))}
          />
        </div>
      </Section>
    </>
  )
}
