import { Section } from '../../../components/section.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { TextBlock } from '../../../components/text-block.tsx'
import styles from './kyc.module.css'
import { documentsOf, type KycType } from './read.ts'

/** How documents reach the bank, and what makes each of them good enough. */
export function HandingIn({ types }: { types: readonly KycType[] }) {
  const {
    messages: { kycPage: messages },
  } = usePageContext()
  return (
    <>
      <div className={`wrap ${styles.handing}`}>
        <h2 id="branch">{messages.orAtBranch}</h2>
        <TextBlock level={3} title={messages.now} items={messages.nowSteps} counted />
        <TextBlock level={3} title={messages.pictures} items={messages.pictureRules} />
      </div>
      <Section id="accepted" title={messages.accepted} ground="sand">
        <div className={styles.accepted}>
          <Table
            wide={false}
            caption={messages.accepted}
            captionSeen={false}
            columns={[{ name: messages.document }, { name: messages.good }]}
            rows={documentsOf(types).map(({ purpose, name, accepted }) => ({
              key: purpose,
              cells: [name, accepted],
            }))}
          />
        </div>
      </Section>
    </>
  )
}
