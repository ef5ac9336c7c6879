import type { ReactNode } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { usePageContext } from '../page-context.ts'
import styles from './document-row.module.css'
import { fileSize } from './file-size.ts'
import { Icon } from './icon.tsx'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/**
 * Documents one below the other: title, date, language, type and size before anything is fetched.
 * @param withCompany says whose each is, where a list holds several companies'
 */
export function DocumentRows({
  documents,
  withCompany = false,
}: {
  documents: readonly Item<'documents'>[]
  withCompany?: boolean
}) {
  const { request, frame, messages } = usePageContext()
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <li key={document.id} className={styles.row}>
          {/* The sheet's kind is also said in the line below the title. */}
          <span className={styles.sheet} aria-hidden="true">
            {kinds[document.file.mime] ?? ''}
          </span>{' '}
          <a
            className={styles.link}
            href={document.file.url}
            hrefLang={document.language}
            type={document.file.mime}
          >
            {document.title}
          </a>
          <Facts
            facts={[
              withCompany && document.brands.map((brand) => frame.companies[brand].name).join(', '),
              <time key="dated" dateTime={document.dated}>
                {formatDay(document.dated, request.lang)}
              </time>,
              messages.components.languageOf[document.language],
              <b key="size" className={styles.size}>
                {kinds[document.file.mime] ?? document.file.mime}
                {'\u00a0·\u00a0'}
                {fileSize(document.file.bytes)}
              </b>,
            ]}
          />
          <Preview document={document} />
          <span className={styles.action} aria-hidden="true">
            <Icon name="download" />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is known of a document, with a dot between two of them that stand on one line. */
const Facts = ({ facts }: { facts: readonly (ReactNode | false)[] }) => (
  <p className={styles.facts}>
    {facts
      .filter((fact) => fact !== false)
      .map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts are these, in this order
        <span key={at} className={styles.fact}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
  </p>
)

/**
 * The first page, which is fetched when it is opened; in low-data mode a link that names its size, since a browser
 * without scripts would fetch it at once.
 */
function Preview({ document: { title, file } }: { document: Item<'documents'> }) {
  const { request, messages } = usePageContext()
  const { preview } = file
  // Some were drawn before the heavy ones were left out.
  if (!preview || preview.bytes >= file.bytes) return null
  const whose = (
    <>
      {formatMessage(messages.documents.preview, { size: fileSize(preview.bytes) })}
      <span className="unseen">
        : <span>{title}</span>
      </span>
    </>
  )
  if (request.lowData)
    return (
      <p className={styles.preview}>
        <a className={styles.show} href={preview.url}>
          {whose}
        </a>
      </p>
    )
  return (
    <details className={styles.preview} data-noprint="">
      <summary className={styles.show}>{whose}</summary>
      <img
        className={styles.page}
        src={preview.url}
        width={preview.width}
        height={preview.height}
        alt={formatMessage(messages.documents.previewAlt, { title })}
        loading="lazy"
        decoding="async"
      />
    </details>
  )
}
