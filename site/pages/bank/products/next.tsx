import type { Both } from '#contract/languages.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { inLanguage } from '../../../in-language.ts'
import { usePageContext } from '../../../page-context.ts'
import styles from './next.module.css'

/** Where to go on: a name of the feed or, in both languages, of our own. */
export type Step = { name: Both | string; to: string }

/** Where to go on from here; a page that is not there yet is left out. */
export function Next({ steps }: { steps: readonly Step[] }) {
  const {
    request: { lang },
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
              {inLanguage(name, lang)} <Icon name="arrow-right" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
