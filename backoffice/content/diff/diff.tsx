import { formatMessage, messages } from '../../messages.ts'
import type { Difference } from './changed-fields.ts'
import { isChanged, withContext, type DiffLine } from './diff-lines.ts'
import styles from './diff.module.css'

const { content } = messages
const languages = { en: content.english, ny: content.chichewa }

/** The fields that differ, with what is removed struck out, what is added underlined, and two lines around each change. */
export function Differences({ all }: { all: readonly Difference[] }) {
  if (!all.length) return <p>{content.diff.none}</p>
  return (
    <dl className={styles.diff}>
      {all.map(({ field, label, lang, lines }) => (
        <div key={`${field} ${lang ?? ''}`}>
          <dt>{lang ? `${label}, ${languages[lang]}` : label}</dt>
          <dd lang={lang ?? undefined}>
            {lines.some(isChanged) ? (
              withContext(lines).map((line, index) => <Line key={index} line={line} />)
            ) : (
              <span lang="en">{content.diff.formatting}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const sayMoved = (from: number | string): string =>
  typeof from === 'number'
    ? formatMessage(content.diff.moved, { n: from })
    : formatMessage(content.diff.movedFromList, { list: from })

/** @param line a number where unchanged lines are left out */
function Line({ line }: { line: DiffLine | number }) {
  if (typeof line === 'number')
    return (
      <div lang="en" className={styles.note}>
        {formatMessage(content.diff.unchanged, { n: line })}
      </div>
    )
  const { depth, parts, movedFrom } = line
  return (
    <div style={{ paddingInlineStart: depth * 16 }}>
      {parts.map(({ text, is }, index) => {
        if (is === 'added') return <ins key={index}>{text}</ins>
        if (is === 'removed') return <del key={index}>{text}</del>
        return <span key={index}>{text}</span>
      })}
      {movedFrom !== undefined && <ins className={styles.moved}>{sayMoved(movedFrom)}</ins>}
    </div>
  )
}
