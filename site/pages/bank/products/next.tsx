import type { Step } from '#contract/fields.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import type { SiteMessages } from '../../../messages/messages.ts'
import { usePageContext } from '../../../page-context.ts'
import styles from './next.module.css'

/** Where pages lead on that no author says it of. */
export const usualSteps = ({ findBranch, askUs }: SiteMessages['product']) => ({
  findBranch: { name: findBranch, to: '/fdhbankplc/branches' },
  askUs: { name: askUs, to: '/fdhbankplc/contact' },
})

/** Where to go on from here; a page that is not there yet is left out. */
export function Next({ steps }: { steps: readonly Step[] }) {
  const {
    messages: { product: messages },
    hasPage,
  } = usePageContext()
  const ready = steps.filter(({ to }) => hasPage(to))
  if (ready.length === 0) return null
  return (
    <nav aria-labelledby="next" data-noprint="">
      <h2 id="next" className={styles.title}>
        {messages.next}
      </h2>
      <ul className={styles.steps}>
        {ready.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              {name} <Icon name="arrow-right" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
