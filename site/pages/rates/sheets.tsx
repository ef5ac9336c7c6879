import { fileSize } from '../../components/file-size.ts'
import { Icon } from '../../components/icon.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './sheets.module.css'
import type { BankRate } from './tariffs.ts'

/** The sheets the rates are printed in. */
export function Sheets({ sheets }: { sheets: readonly BankRate[] }) {
  const {
    messages: { rates: messages },
  } = usePageContext()
  const ready = sheets.flatMap(({ id, name, note, file }) => (file ? [{ id, name, note, file }] : []))
  if (ready.length === 0) return null
  return (
    <section aria-labelledby="sheets" data-noprint="">
      <h2 id="sheets" className={styles.title}>
        {messages.sheets}
      </h2>
      <ul className={styles.sheets}>
        {ready.map(({ id, name, note, file }) => (
          <li key={id}>
            <a className={styles.sheet} href={file.url} type={file.mime}>
              <Icon name="printer" className={styles.icon} />
              <span>
                <b>{name}</b>{' '}
                <span className={styles.meta}>
                  <span>{note}</span> · PDF · {fileSize(file.bytes)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{messages.print}</p>
    </section>
  )
}
