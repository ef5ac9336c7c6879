import { kycText, kycTypes, kycDocumentText } from '#contract/products/kyc.ts'
import type { Item } from '#contract/registry.ts'
import { kycAccountTypeNames, requiredDocuments } from '#contract/rules/required-documents.ts'
import { DocumentRows } from '../../../components/document-row.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Section } from '../../../components/section.tsx'
import { TaskGrid } from '../../../components/task-grid.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './kyc.module.css'

/** Account type by account type: the documents that are asked for, and the forms with their sizes. */
export function Downloads({ documents }: { documents: readonly Item<'documents'>[] }) {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <>
      <div className={`wrap ${styles.jump}`}>
        <TaskGrid
          label={kycText.jump[lang]}
          tasks={kycAccountTypeNames.map((type) => ({
            to: `${kycText.to}#${kycTypes[type].id}`,
            name: kycTypes[type].name[lang],
            hint: kycText.documentsOf(requiredDocuments[type].length)[lang],
          }))}
        />
      </div>
      {kycAccountTypeNames.map((type, at) => {
        const ofType = documents.filter(({ group }) => group === type)
        return (
          <Section
            key={type}
            id={kycTypes[type].id}
            title={kycTypes[type].name[lang]}
            lede={kycTypes[type].lede[lang]}
            ground={at % 2 ? 'sand' : 'paper'}
          >
            <div className={styles.halves}>
              <div>
                <h3 className={styles.title}>{kycText.required[lang]}</h3>
                <ul className={styles.documents}>
                  {requiredDocuments[type].map((purpose) => (
                    <li key={purpose}>{kycDocumentText[purpose].name[lang]}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h3 className={styles.title}>{kycText.downloads[lang]}</h3>
                {ofType.length > 0 ? (
                  <DocumentRows documents={ofType} />
                ) : (
                  <EmptyState>{kycText.noDownloads[lang]}</EmptyState>
                )}
              </div>
            </div>
          </Section>
        )
      })}
    </>
  )
}
