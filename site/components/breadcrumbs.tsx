import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'

/**
 * Where a page stands: its company's home, the pages between (`trail`), and the page itself. Not on homes.
 * @param roomy not on phones, where a tool comes first and its heading and the companies say the same
 */
export function Breadcrumbs({
  trail = [],
  here,
  roomy = false,
}: {
  trail?: readonly { name: string; to: string }[]
  here: string
  roomy?: boolean
}) {
  const { brand, frame, messages, hasPage } = usePageContext()
  const { short, path } = frame.companies[brand]
  const steps = [{ name: short, to: `${path}/home` }, ...trail].filter((step) => hasPage(step.to))
  return (
    <nav aria-label={messages.shell.breadcrumbs} className={classNames('wrap', roomy && styles.roomy)}>
      <ol className={styles.crumbs}>
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to} className={styles.crumb}>
              {step.name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
