import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { Section } from '../../../components/section.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { TextBlock } from '../../../components/text-block.tsx'
import styles from './kyc.module.css'
import { acceptedText, documentsOf, type KycType, type RequiredDocument } from './read.ts'

/** How documents reach the bank, and what makes each of them good enough. */
export function HandingIn({ types }: { types: readonly KycType[] }) {
  const {
    messages: { kyc, kycPage: messages },
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
            wide="words"
            caption={messages.accepted}
            captionSeen={false}
            columns={[{ name: messages.document }, { name: messages.good }]}
            rows={documentsOf(types).map((document) => ({
              key: document.purpose,
              cells: [document.name, goodEnough(document, kyc)],
            }))}
          />
        </div>
      </Section>
    </>
  )
}

/** What makes a document good enough, and what is accepted in its place. */
function goodEnough(document: RequiredDocument, messages: SiteMessages['kyc']): string {
  const { substitutes = [] } = document
  const accepted = acceptedText(document, messages)
  if (substitutes.length === 0) return accepted
  const list = substitutes.map(({ name }) => name).join('; ')
  return `${accepted} ${formatMessage(messages.need.instead, { list })}.`
}
