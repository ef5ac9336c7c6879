import { usePageContext } from '../../../page-context.ts'
import styles from './items.module.css'
import type { Loan } from './read.ts'

/** One of a loan's lists as its authors wrote it. */
export function Items({ loan, items }: { loan: Loan; items: readonly string[] }) {
  const { messages } = usePageContext()
  if (items.length === 0) return <p>{messages.loans.noItems}</p>
  return (
    <ul className={styles.items} lang={loan.untranslated ? 'en' : undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
