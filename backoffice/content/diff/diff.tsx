import { diffWordsWithSpace } from 'diff'
import { messages } from '../../messages.ts'
import type { Difference } from './changed-fields.ts'
import styles from './diff.module.css'

const { content } = messages
const languages = { en: content.english, ny: content.chichewa }

/** What differs, field by field: what goes is struck out, what comes is underlined. */
export function Differences({ all }: { all: readonly Difference[] }) {
  if (!all.length) return <p>{content.diff.none}</p>
  return (
    <dl className={styles.diff}>
      {all.map(({ field, label, lang, before, after }) => (
        <div key={`${field} ${lang ?? ''}`}>
          <dt>{lang ? `${label}, ${languages[lang]}` : label}</dt>
          <dd lang={lang ?? undefined}>
            <Words before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Words = ({ before, after }: { before: string; after: string }) =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    if (added) return <ins key={index}>{value}</ins>
    if (removed) return <del key={index}>{value}</del>
    return <span key={index}>{value}</span>
  })
