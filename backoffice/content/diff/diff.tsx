import { messages } from '../../messages.ts'
import type { Difference } from './changed-fields.ts'
import styles from './diff.module.css'
import { wordChanges } from './word-changes.ts'

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
  wordChanges(before, after).map(({ text, is }, index) => {
    if (is === 'added') return <ins key={index}>{text}</ins>
    if (is === 'removed') return <del key={index}>{text}</del>
    return <span key={index}>{text}</span>
  })
