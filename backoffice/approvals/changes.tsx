import type { FieldChange, WaitingItem } from '#contract/backoffice/approvals.ts'
import { sayChange } from '../rates/say-change.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'

/** Each item with only the fields that change: what is live against what is proposed. */
export function Changes({ items, band }: { items: readonly WaitingItem[]; band: string }) {
  const w = messages.approvals
  return (
    <div className={styles.scroll}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{w.item}</th>
            <th scope="col">{w.field}</th>
            <th scope="col">{w.before}</th>
            <th scope="col">{w.after}</th>
            <th scope="col">{w.difference}</th>
          </tr>
        </thead>
        {items.map((item) => (
          <tbody key={item.id}>
            {item.changes.length === 0 && (
              <tr>
                <th scope="row">{item.title}</th>
                <td colSpan={4}>{item.archive ? w.archiving : w.nothing}</td>
              </tr>
            )}
            {item.changes.map((change, index) => (
              <tr key={change.path}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={item.changes.length}>
                    {item.title}
                    {item.first && <span className={styles.first}>{w.first}</span>}
                  </th>
                )}
                <Change change={change} band={band} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Change({
  change: { path, before, after, change, out_of_band },
  band,
}: {
  change: FieldChange
  band: string
}) {
  const w = messages.approvals
  const figure = change ? styles.figure : undefined
  const by = change?.absolute.replace('-', '') ?? ''
  const share = change?.percent?.replace('-', '') ?? null
  return (
    <>
      <td>{fieldName(path)}</td>
      <td className={figure}>{before === null ? w.nothing : before}</td>
      <td className={figure} data-far={out_of_band || undefined}>
        {after === null ? w.nothing : <ins>{after}</ins>}
      </td>
      <td>
        {change && sayChange(change.direction === 'up' ? 'up' : 'down', by, share)}
        {out_of_band && <span data-chip="warning">{formatMessage(w.outOfBand, { band })}</span>}
      </td>
    </>
  )
}

/** A path as people read it: `title.ny` is "Title (Chichewa)", `requirements.2.en` "Requirements 3 (English)". */
function fieldName(path: string): string {
  const parts = path.split('.')
  const language = messages.approvals.languages[parts.at(-1) ?? '']
  const names = language && parts.length > 1 ? parts.slice(0, -1) : parts
  const spoken = names
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(' ')
  const name = messages.rates.figures[spoken] ?? spoken.charAt(0).toUpperCase() + spoken.slice(1)
  return language && parts.length > 1 ? `${name} (${language})` : name
}
