import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { kycAddress } from '#contract/rules/kyc-address.ts'
import { DocumentRows } from '../../../components/document-row.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Section } from '../../../components/section.tsx'
import { TaskGrid } from '../../../components/task-grid.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './kyc.module.css'
import { sentName, type KycType } from './read.ts'

const anchorOf = ({ slug, id }: KycType): string => slug ?? id

/** Account type by account type: the documents that are asked for, and the forms with their sizes. */
export function Downloads({
  types,
  documents,
}: {
  types: readonly KycType[]
  documents: readonly Item<'documents'>[]
}) {
  const {
    messages: { kycPage: messages },
  } = usePageContext()
  return (
    <>
      <div className={`wrap ${styles.jump}`}>
        <TaskGrid
          label={messages.jump}
          tasks={types.map((type) => ({
            to: `${kycAddress}#${anchorOf(type)}`,
            name: type.name,
            hint: formatMessage(messages.documentCount, { n: type.documents.length }),
          }))}
        />
      </div>
      {types.map((type, at) => {
        const ofType = documents.filter(({ group }) => group === sentName(type))
        return (
          <Section
            key={type.id}
            id={anchorOf(type)}
            title={type.name}
            lede={type.lede}
            ground={at % 2 ? 'sand' : 'paper'}
          >
            <div className={styles.halves}>
              <div>
                <h3 className={styles.title}>{messages.required}</h3>
                <ul className={styles.documents}>
                  {type.documents.map(({ purpose, name }) => (
                    <li key={purpose}>{name}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h3 className={styles.title}>{messages.downloads}</h3>
                {ofType.length > 0 ? (
                  <DocumentRows documents={ofType} />
                ) : (
                  <EmptyState>{messages.noDownloads}</EmptyState>
                )}
              </div>
            </div>
          </Section>
        )
      })}
    </>
  )
}
